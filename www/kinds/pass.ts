/** One move or a pass: is the game really over? */
import { engine, type Location } from "../engine/engine.ts";
import { button } from "../proof/ui.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { Asking, ExplainedLine, Explanation, Floor } from "./asking.ts";
import { best, type Outcome, outcomeOf } from "./outcomes.ts";
import { Pencil } from "./pencil.ts";
import { locations } from "./problem-game.ts";
import { note } from "./problem-words.ts";
import { DEPTH, passHints, passWords } from "./words/pass-words.ts";
import { passTask } from "./words/task-words.ts";

export function askPass(floor: Floor): Asking {
  const { board, moves, problem, situation, start, you } = floor;
  const pencil = new Pencil(floor, answer);

  function answer(name: string): void {
    floor.answer(problem.solutions.includes(name), name, () => told(name));
  }

  /** `made` is what the line of the choice is called. */
  async function told(
    choice: string,
    made = choice === "pass" ? "You passed" : `You played ${choice}`,
  ): Promise<Explanation> {
    const right = problem.solutions.includes(choice);
    const own = outcomeOf(problem, choice);
    const against = best(problem, !right, you);
    const lines = await Promise.all([
      own && line(own, made, right),
      against &&
        line(against, against.move === "pass" ? "A pass instead" : `${against.move} instead`, !right),
    ]);
    const { headline, words } = passWords(problem, choice, you);
    return {
      sign: right ? "holds" : "fails",
      headline,
      paragraphs: [words, note(DEPTH)],
      lines: lines.filter((one) => one !== null),
      // The move and what answers it.
      shown: own ? Math.min(2, own.line.length) : 1,
    };
  }

  async function line(outcome: Outcome, label: string, right: boolean): Promise<ExplainedLine> {
    const followed = await floor.line(outcome.line);
    return { label, result: outcome.result, sign: right ? "holds" : "fails", ...followed };
  }

  async function refused(at: Location): Promise<void> {
    const { refusal } = await engine.follow(start, [...moves, { kind: "play", at }]);
    if (refusal) floor.note(refusalWords(refusal));
  }

  return {
    task: {
      ...passTask(you),
      help: "Press a point to play there, or pass.",
    },
    hints: passHints(problem, you, (name) => locations(board, [name])),
    view: () => ({ hand: you, playable: situation.playable }),
    press(at) {
      if (situation.playable.includes(at)) pencil.play(at);
      else refused(at).catch(() => {});
    },
    pencil: (at) => pencil.set(at),
    reset: () => pencil.set(null),
    touched: () => pencil.isSet,
    answers: () => [
      button("Pass", "quiet", () => answer("pass"), { "data-key": "pass" }),
      ...pencil.buttons((name) => `Play ${name}`),
    ],
    playsOn: true,
    async solution() {
      const choice = best(problem, true, you)?.move ?? problem.solutions[0] ?? "pass";
      const found = await told(choice, choice === "pass" ? "A pass" : `${choice} first`);
      const headline =
        choice === "pass" ? "It is over: a pass is best." : `It is not over: ${choice} is best.`;
      return { ...found, sign: null, headline };
    },
  };
}
