/** The way from a problem to the proof table: the same claim there, with the moves made so far. */
import { nowhere, writeAddress } from "../../address/link.ts";
import { element } from "../../dom.ts";
import { engine } from "../../engine/engine.ts";
import { closed } from "../../kinds/problem-game.ts";
import type { Argued } from "../../kinds/trainer.ts";

/** A link whose address comes in a moment: until then it leads to an empty board. */
export function toProof(text: string, { start, moves, claim, side, line }: Argued): HTMLAnchorElement {
  const link = element("a", { href: "./referee.html" }, text);
  // A part of a larger board can’t be argued about as such.
  engine.write(closed(start), moves, "link").then(
    (written) => {
      const address = { ...nowhere(), link: written, view: "claim" as const, claim, side, line: [...line] };
      link.href = `./referee.html#${writeAddress(address)}`;
    },
    // That page tells itself what is wrong with the engine.
    () => {},
  );
  return link;
}
