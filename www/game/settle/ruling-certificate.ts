/** The certificate of what the referee ruled in a settlement, as a file. */
import { COLOR_NAMES } from "../../board/color.ts";
import { type Judged, type Line, prover } from "../../engine/engine.ts";
import { saved } from "../../play/copy-and-save.ts";
import { locks } from "../../referee/claims.ts";
import type { Asked } from "../referee-ask.ts";
import type { Item, Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

/** The smallest lock of the claimant that holds all of it. */
export const lockAround = (report: Pick<Judged, "claims">, { claimant, points }: Item) =>
  locks(report)
    .filter(({ player, set }) => player === claimant && points.every((point) => set.includes(point)))
    .sort((a, b) => a.set.length - b.set.length)[0];

/** Of the lock that holds it, or of the smallest claim, refuted. Null where this report does not find it so. */
export async function saveRuling(
  { start, moves }: Asked,
  { line, settlement }: { line: Line; settlement: Settlement },
  item: Item,
  report: Judged,
): Promise<string | null> {
  const { claimant, at, holds } = item;
  const lock = lockAround(report, item);
  if (holds !== (lock !== undefined)) return null;
  const set = lock?.set ?? smallestBordered(settlement.beside, settlement.end.stones, claimant, at);
  const text = await prover.certificate({ start, moves: [...moves], claim: { player: claimant, set } });
  const name = `loja-${COLOR_NAMES[claimant].toLowerCase()}-${line.board.points[at]?.name ?? at}.txt`;
  return saved(new Blob([text], { type: "text/plain" }), name);
}
