/** The way from a problem to the proof table: the same claim there, with the moves made so far. */
import { nowhere, writeAddress } from "../../address/link.ts";
import { element } from "../../dom.ts";
import { type Color, engine, type Move, type PositionInput } from "../../engine/engine.ts";
import type { Side } from "../../proof/argument/proof-session.ts";
import { closed } from "../kinds/problem-game.ts";
import type { MoveName } from "../problem.ts";

export interface Place {
  start: PositionInput;
  /** The moves before the claim was made. */
  moves: readonly Move[];
  /** Its points by their names. */
  claim: { player: Color; set: string[] };
  side: Side;
  /** The moves from the worst case on. */
  line: readonly MoveName[];
}

/** A link whose address comes in a moment: until then it leads to the empty playground. */
export function toProof(text: string, { start, moves, claim, side, line }: Place): HTMLAnchorElement {
  const link = element("a", { href: "./play.html" }, text);
  // A part of a larger board can’t be argued about as such.
  engine.write(closed(start), moves, "link").then(
    (written) => {
      const address = { ...nowhere(), link: written, view: "claim" as const, claim, side, line: [...line] };
      link.href = `./play.html#${writeAddress(address)}`;
    },
    // The playground tells itself what is wrong with the engine.
    () => {},
  );
  return link;
}
