/** A problem in somebody's article: the element argues claims, so it can show those kinds that are about one. */
import type { Line } from "../../engine/engine.ts";
import { pageCode } from "../../play/page-code.ts";
import type { Kind } from "../problem.ts";
import type { Draft } from "./draft.ts";

/** What can be had for this kind, in words. */
export function embedNote(kind: Kind): { words: string; offered: boolean } {
  switch (kind) {
    case "lock":
    case "refute":
      return {
        offered: true,
        words:
          "Readers play it on the board in your page, against the engine, with this side and this claim.",
      };
    case "find":
      return {
        offered: true,
        words:
          "A board in your page asks more openly: readers choose a set themselves and show that it holds. To have control marked as here, give the link.",
      };
    default:
      return {
        offered: false,
        words: "A board in a page argues claims, and this problem is about none. Give its link instead.",
      };
  }
}

/** The code of the element with this problem. */
export function embedCode(draft: Draft, line: Line): Promise<string> {
  const { start, moves, kind, player, set, title } = draft;
  const { name: _name, ...plain } = start;
  const names = set.map((at) => line.board.points[at]?.name ?? "");
  const claim = set.length === line.board.points.length ? "all" : names.join(", ");
  const argued = kind === "lock" || kind === "refute";
  return pageCode(plain, moves, {
    mode: "problem",
    claim: argued ? `${player}: ${claim}` : undefined,
    side: kind === "lock" ? "claimant" : kind === "refute" ? "refuter" : undefined,
    caption: title || undefined,
  });
}
