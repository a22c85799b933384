/** The way from a problem to the proof table: the same claim there, with the moves made so far. */
import type { ComponentChildren } from "preact";
import { nowhere, writeAddress } from "../../address/link.ts";
import { engine } from "../../engine/engine.ts";
import { closed } from "../../kinds/problem-game.ts";
import type { Argued } from "../../kinds/trainer.ts";
import { useSame, useTask } from "../../kit/hooks.ts";

const EMPTY = "./referee.html";

async function proofAddress({ start, moves, claim, side, line }: Argued): Promise<string> {
  // A part of a larger board can’t be argued about as such.
  const link = await engine.write(closed(start), moves, "link");
  return `${EMPTY}#${writeAddress({ ...nowhere(), link, view: "claim", claim, side, line: [...line] })}`;
}

/** A link whose address comes in a moment: until then it leads to an empty board. */
export function ProofLink({ to, children }: { to: Argued; children: ComponentChildren }) {
  // That page tells itself what is wrong with the engine.
  const same = useSame(to);
  const address = useTask(() => proofAddress(same), [same]);
  return <a href={address.kind === "done" ? address.found : EMPTY}>{children}</a>;
}
