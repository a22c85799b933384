/** A problem in somebody's article: the element asks every kind, and finds out by itself what holds. */
import type { Line } from "../../engine/engine.ts";
import type { Kind } from "../../kinds/problem.ts";
import { pageCode } from "../../play/page-code.ts";
import { type Draft, marks, moveText } from "./draft.ts";

/** What readers of the article do, in words. */
export const embedNote = (kind: Kind): string =>
  kind === "lock" || kind === "refute"
    ? "Readers play it on the board in your page, against the engine, with this side and this claim."
    : "Readers answer on the board in your page. When they begin, the engine finds what holds, as it did here.";

/** The code of the element with this problem. */
export function embedCode(draft: Draft, line: Line): Promise<string> {
  const { start, moves, kind, player, set, asked, title } = draft;
  const { name: _name, ...plain } = start;
  const name = (at: number): string => line.board.points[at]?.name ?? "";
  const points = set.length === line.board.points.length ? "all" : set.map(name).join(", ");
  const turn = line.situations.at(-1)?.turn ?? "black";
  return pageCode(plain, moves, {
    mode: "problem",
    ask: kind ?? undefined,
    claim: marks(kind) ? `${kind === "save" ? turn : player}: ${points}` : undefined,
    player: kind === "find" && player === "white" ? player : undefined,
    move: kind === "rule" && asked ? moveText(asked, name) : undefined,
    caption: title || undefined,
  });
}
