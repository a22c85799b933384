/** Ways on from a problem of locking or refuting: the same claim at the proof table, with the moves made so far. */
import { nowhere, writeAddress } from "../../address/link.ts";
import { element } from "../../dom.ts";
import { engine, type Move } from "../../engine/engine.ts";
import type { Side } from "../../proof/session.ts";
import { startOf } from "../kinds/game.ts";
import type { MoveName, Problem } from "../problem.ts";

/** A link whose address comes in a moment: until then it leads to the empty playground. */
export function toProof(
  text: string,
  problem: Problem,
  moves: readonly Move[],
  side: Side,
  line: readonly MoveName[],
): HTMLAnchorElement {
  const link = element("a", { href: "./play.html" }, text);
  // A part of a larger board can’t be argued about as such.
  const { board_edges: _, ...start } = startOf(problem);
  engine.write(start, moves, "link").then(
    (written) => {
      const claim = { player: problem.player ?? "black", set: problem.set };
      const address = { ...nowhere(), link: written, view: "claim" as const, claim, side, line: [...line] };
      link.href = `./play.html#${writeAddress(address)}`;
    },
    // The playground tells itself what is wrong with the engine.
    () => {},
  );
  return link;
}
