/** One move or a pass: is the game really over? */
import { KIT } from "../kit/kit-words.ts";
import type { ExplainedLine, Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { best, type Outcome, outcomeOf } from "./outcomes.ts";
import { locations } from "./problem-game.ts";
import { Note } from "./problem-words.tsx";
import { type Pencilled, pencil, pencilButtons, pressing } from "./save.tsx";
import { DEPTH, PASS_WORDS, passHints, passWords } from "./words/pass-words.ts";
import { passTask } from "./words/task-words.ts";

const answer = (floor: Floor<Pencilled>, name: string): void =>
  floor.answer(floor.problem.solutions.includes(name), name, () =>
    told(floor, name, name === "pass" ? PASS_WORDS.passed : PASS_WORDS.played({ name })),
  );

/** `made` is what the line of the choice is called. */
async function told(ground: Ground, choice: string, made: string): Promise<Explanation<Pencilled>> {
  const { problem, you } = ground;
  const right = problem.solutions.includes(choice);
  const own = outcomeOf(problem, choice);
  const against = best(problem, !right, you);
  const instead =
    !against || against.move === "pass" ? PASS_WORDS.passInstead : PASS_WORDS.instead({ move: against.move });
  const lines = await Promise.all([
    own && line(ground, own, made, right),
    against && line(ground, against, instead, !right),
  ]);
  const { headline, words } = passWords(problem, choice, you);
  return {
    sign: right ? "holds" : "fails",
    headline,
    paragraphs: [words, <Note key="depth">{DEPTH}</Note>],
    lines: lines.filter((one) => one !== null),
    // The move and what answers it.
    shown: own ? Math.min(2, own.line.length) : 1,
  };
}

async function line(ground: Ground, outcome: Outcome, label: string, right: boolean): Promise<ExplainedLine> {
  const followed = await ground.line(outcome.line);
  return { label, result: outcome.result, sign: right ? "holds" : "fails", ...followed };
}

export const PASS: KindOf<Pencilled> = {
  ...pencil,
  task: ({ you }) => ({ ...passTask(you), help: PASS_WORDS.pressPointPlayPass }),
  hints: ({ problem, you, board }) => passHints(problem, you, (name) => locations(board, [name])),
  view: ({ you, situation }) => ({ hand: you, playable: situation.playable }),
  press: pressing(answer),
  answers: (floor, own) => [
    { key: "pass", text: KIT.pass, look: "quiet", press: () => answer(floor, "pass") },
    ...pencilButtons(floor, own, (name) => PASS_WORDS.playButton({ name }), answer),
  ],
  playsOn: true,
  async solution(floor) {
    const { problem, you } = floor;
    const choice = best(problem, true, you)?.move ?? problem.solutions[0] ?? "pass";
    const isOver = choice === "pass";
    const found = await told(floor, choice, isOver ? PASS_WORDS.aPass : PASS_WORDS.first({ choice }));
    const headline = isOver ? PASS_WORDS.overPassBest : PASS_WORDS.notOverBest({ choice });
    return { ...found, sign: null, headline };
  },
};
