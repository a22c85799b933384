/**
 * The proofs of the referee’s rulings in a settlement: each has a checked certificate, or is no ruling of the
 * referee’s.
 */
import { nowhere, writeAddress } from "../../address/link.ts";
import { pack } from "../../address/packed.ts";
import { COLOR_NAMES } from "../../board/color.ts";
import type { Board, Judged, Location, Prover } from "../../engine/engine.ts";
import { locks } from "../../referee/claims.ts";
import type { ToJudge } from "../referee-ask.tsx";
import { type Item, judgedRulings, type Ruling, type Settlement } from "./settlement.ts";
import { smallestBordered } from "./strings.ts";

type Report = Pick<Judged, "claims" | "control">;

/** A certificate, and the address that opens it at the referee; null where it is too long for one. */
export interface ShownRuling {
  text: string;
  address: string | null;
}

/** The smallest lock of the claimant that holds all of it. */
export const lockAround = (report: Pick<Judged, "claims">, { claimant, points }: Item) =>
  locks(report)
    .filter(({ player, set }) => player === claimant && points.every((point) => set.includes(point)))
    .sort((a, b) => a.set.length - b.set.length)[0];

/**
 * The claims whose certificate would show a ruling, the best first: a lock that holds all of it; or claims around it that were
 * refuted, the largest first, since it leaves out least of what the claimant has, and at last the smallest that there is.
 */
export function showing(
  settlement: Settlement,
  report: Report,
  item: Item,
  holds: boolean,
): (readonly Location[])[] {
  const { claimant, points, at, kind } = item;
  if (holds) {
    const lock = lockAround(report, item);
    if (lock) return [lock.set];
    // Several locks together hold all of a claim; then it may be a lock itself.
    return kind === "claim" ? [points] : [];
  }
  const refuted = report.claims
    .filter(({ verdict, player, set }) => verdict === "refuted" && player === claimant && set.includes(at))
    .map(({ set }) => set)
    .sort((a, b) => b.length - a.length);
  const smallest = smallestBordered(settlement.beside, settlement.end.stones, claimant, at);
  return refuted.some((set) => set.join() === smallest.join()) ? refuted : [...refuted, smallest];
}

const keyOf = ({ start, moves }: ToJudge, { claimant, at, holds }: Ruling): string =>
  JSON.stringify([start, moves, claimant, at, holds]);

/** Two certificates of one ruling are looked for at most: the second where the first can’t be had. */
const MOST_TRIED = 2;

/** Keeps the certificates of what was ruled in the games of this page. */
export class RulingCertificates {
  private readonly kept = new Map<string, ShownRuling>();

  constructor(private readonly prover: Pick<Prover, "shown" | "check">) {}

  of(game: ToJudge, ruling: Ruling): ShownRuling | null {
    return this.kept.get(keyOf(game, ruling)) ?? null;
  }

  /** A certificate that came with the rulings. */
  async keep(game: ToJudge, rulings: readonly Ruling[], text: string): Promise<void> {
    const shown = { text, address: await addressOf(text) };
    for (const ruling of rulings) this.kept.set(keyOf(game, ruling), shown);
  }

  /** Looks for what shows a ruling in a report; false where nothing does, and then it is no ruling. */
  async find(
    game: ToJudge,
    settlement: Settlement,
    report: Report,
    item: Item,
    ruling: Ruling,
  ): Promise<boolean> {
    if (this.of(game, ruling)) return true;
    const { claimant, holds } = ruling;
    for (const set of showing(settlement, report, item, holds).slice(0, MOST_TRIED)) {
      const text = await this.prover.shown(
        { ...game, moves: [...game.moves] },
        { player: claimant, set: [...set] },
      );
      if (text === null) continue;
      const { answer } = await this.prover.check(text);
      if ((answer === "lock") !== holds) continue;
      await this.keep(game, [ruling], text);
      return true;
    }
    return false;
  }

  /** The disputes that a whole judgement settles: only those that a certificate shows. It leaves the others open. */
  async rulings(
    game: ToJudge,
    settlement: Settlement,
    report: Report,
    items: readonly Item[],
  ): Promise<{ ruled: Ruling[]; unshown: number }> {
    const ruled: Ruling[] = [];
    let unshown = 0;
    for (const ruling of judgedRulings(items, report.control)) {
      const item = items.find(({ at, claimant }) => at === ruling.at && claimant === ruling.claimant);
      if (item && (await this.find(game, settlement, report, item, ruling))) ruled.push(ruling);
      else unshown += 1;
    }
    return { ruled, unshown };
  }
}

async function addressOf(text: string): Promise<string | null> {
  const proof = await pack(text);
  return proof && `./referee.html#${writeAddress({ ...nowhere(), proof })}`;
}

/** The file name of a certificate. */
export const certificateName = ({ points }: Pick<Board, "points">, { claimant, at }: Item): string =>
  `loja-${COLOR_NAMES[claimant].toLowerCase()}-${points[at]?.name ?? at}.txt`;
