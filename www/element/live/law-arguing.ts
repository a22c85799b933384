/** A question of 1989 in an element: which side the reader takes, then the same argument as a claim’s. */
import { FORMS, located, readLawQuestion } from "../../address/law-question.ts";
import { engine } from "../../engine/engine.ts";
import { lawTask } from "../../proof/law/law-proving.ts";
import { asSetUp } from "../../table/as-set-up.ts";
import { openProof } from "./live-proof.tsx";
import type { Running, Seat } from "./seat.ts";
import { WORDS } from "./words.ts";

/** Settles when the board is there. A fault in the text goes to the author, and the reader can make a claim instead. */
export async function openLaw(seat: Seat, text: string): Promise<Running> {
  const { start, moves, at, side } = seat.known;
  const made = moves.slice(0, at);
  const line = await engine.follow(start, made);
  const situation = line.situations.at(-1);
  const question = readLawQuestion(text);
  const found = question && located(line.board.points, question);
  if (situation && question && found && "found" in found) {
    const position = asSetUp(start, situation);
    const task = await lawTask({ start: position, question: found.found }).catch((error: unknown) => {
      seat.tell("loja-error", { code: "attribute", message: String((error as Error).message) });
      return null;
    });
    if (task)
      return openProof(seat, {
        start: position,
        moves: [],
        claim: null,
        side,
        mode: "prove",
        law: { task, question },
      });
  } else {
    const message = question ? WORDS.pointOfQuestion : WORDS.formsOfQuestion({ forms: FORMS });
    seat.tell("loja-error", { code: "attribute", message });
  }
  return openProof(seat, { start, moves: made, claim: null, side, mode: "prove" });
}
