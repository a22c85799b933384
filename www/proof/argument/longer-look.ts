/**
 * The worth of a later move: it asks until there is an answer or it has looked into enough. The engine looks into some
 * more situations each time; where the claim itself is open, it first searches that on with a larger budget, as at the
 * proof table.
 */
import type { Answer, Question } from "../../engine/engine.ts";
import { LONGER_LOOK_TIME, LONGER_LOOKS } from "../../engine/limits.ts";
import type { Judge } from "./judge.ts";
import type { Asked as Answering } from "./play.ts";

type Asked = Pick<Judge, "answer" | "answered" | "extendable" | "goOn" | "wait">;

/** `longer` is called once, with the first answer when it leaves the reader's move open. */
export async function lookLonger(
  judge: Asked,
  question: Question,
  signal: AbortSignal,
  longer: (open: Answer) => void,
  enough = (times: number): boolean => times >= LONGER_LOOKS,
): Promise<Answer> {
  let answer = await judge.answer(question, signal);
  for (let times = 0; !enough(times) && isOpen(answer); times++) {
    if (times === 0) longer(answer);
    if (judge.extendable) judge.goOn();
    if (!judge.answered) await judge.wait(LONGER_LOOK_TIME, signal);
    answer = await judge.answer(question, signal);
  }
  return answer;
}

const isOpen = ({ said }: Answer): boolean => said.find(({ by }) => by === "you")?.expectedAfter === "open";

/**
 * The judge of a claim, who looks longer into a move that leaves the proof: a look may be over in a moment, so it uses
 * the time. While the claim itself is open, moves don't wait.
 */
export const patiently = (judge: Judge): Answering => ({
  answer(question, signal, open = () => {}) {
    if (!judge.answered) return judge.answer(question, signal);
    const until = performance.now() + LONGER_LOOK_TIME;
    const enough = (times: number): boolean => times >= LONGER_LOOKS && performance.now() > until;
    return lookLonger(judge, question, signal, open, enough);
  },
  hints: (line, signal) => judge.hints(line, signal),
});
