/**
 * What a later move is worth, asked for until there is an answer or enough was looked into. The engine looks into some
 * more situations each time; where the claim itself is open, that is searched on with a larger budget first, as at the
 * proof table.
 */
import type { Answer, Question } from "../../engine/engine.ts";
import { LONGER_LOOK_TIME, LONGER_LOOKS } from "../../engine/limits.ts";
import type { Judge } from "../../proof/argument/judge.ts";

type Asked = Pick<Judge, "answer" | "decided" | "extendable" | "goOn" | "wait">;

/** `longer` is called once, when the first answer leaves the reader's move open. */
export async function lookLonger(
  judge: Asked,
  question: Question,
  signal: AbortSignal,
  longer: () => void,
): Promise<Answer> {
  let answer = await judge.answer(question, signal);
  for (let times = 0; times < LONGER_LOOKS && isOpen(answer); times++) {
    if (times === 0) longer();
    if (judge.extendable) judge.goOn();
    if (!judge.decided) await judge.wait(LONGER_LOOK_TIME, signal);
    answer = await judge.answer(question, signal);
  }
  return answer;
}

const isOpen = ({ said }: Answer): boolean => said.find(({ by }) => by === "you")?.after === "undecided";
