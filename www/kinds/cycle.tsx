/** A cycle may be removed (B3): is it better to do so? */
import { engine, type Location, type Situation } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import type { ExplainedLine, Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { outcomeOf } from "./outcomes.ts";
import { moveOf } from "./problem-game.ts";
import { Note } from "./problem-words.tsx";
import {
  type Choice,
  CYCLE_WORDS,
  contrary,
  cycleHints,
  cycleWords,
  removalWords,
  since,
  withStone,
} from "./words/cycle-words.ts";
import { DEPTH } from "./words/pass-words.ts";
import { cycleTask } from "./words/task-words.ts";

interface Look {
  /** The board after the removal; null before anybody asked. */
  removed: Situation | null;
  shown: boolean;
}

/** The move after which the cycle began, and the points that its removal clears. */
function cycleOf({ board, problem, situation, cycles }: Ground): {
  began: number;
  cleared: readonly Location[];
} {
  const [first] = outcomeOf(problem, "remove")?.line ?? [];
  const turn = first ? moveOf(board, first) : null;
  const began = turn?.kind === "cycle" ? turn.since : (situation.cycle ?? 0);
  return { began, cleared: cycles.find((offer) => offer.since === began)?.cleared ?? [] };
}

function look(floor: Floor<Look>, { removed, shown }: Look): void {
  if (removed) {
    floor.change((own) => ({ ...own, shown: !shown }));
    return;
  }
  const move = { kind: "cycle", since: cycleOf(floor).began } as const;
  floor.run(
    () => engine.follow(floor.start, [...floor.moves, move]),
    ({ situations }) => floor.change(() => ({ removed: situations.at(-1) ?? null, shown: true })),
    () => floor.remark(CYCLE_WORDS.engineDidNotAnswer),
  );
}

const answer = (floor: Floor<Look>, choice: Choice): void =>
  floor.answer(floor.problem.solutions.includes(choice), choice, () => told(floor, choice));

async function told(ground: Ground, choice: Choice): Promise<Explanation<Look>> {
  const { problem, you } = ground;
  const right = problem.solutions.includes(choice);
  const lines = await Promise.all([line(ground, choice, right), line(ground, contrary(choice), !right)]);
  const { headline, words } = cycleWords(problem, choice, you);
  const also = withStone(outcomeOf(problem, "remove"));
  return {
    sign: right ? "holds" : "fails",
    headline,
    paragraphs: [[words, also].filter(Boolean).join(" "), <Note key="depth">{DEPTH}</Note>],
    lines: lines.filter((one) => one !== null),
    // A removal shows itself; a pass does not, but what answers it does.
    shown: choice === "remove" ? 1 : 2,
  };
}

async function line(ground: Ground, choice: Choice, right: boolean): Promise<ExplainedLine | null> {
  const outcome = outcomeOf(ground.problem, choice);
  if (!outcome) return null;
  const label = choice === "remove" ? CYCLE_WORDS.cycleRemoved : CYCLE_WORDS.cycleStays;
  const followed = await ground.line(outcome.line);
  return { label, result: outcome.result, sign: right ? "holds" : "fails", ...followed };
}

export const CYCLE: KindOf<Look> = {
  begin: { removed: null, shown: false },
  task(ground) {
    const { began, cleared } = cycleOf(ground);
    const words = removalWords(ground.situation.stones, cleared);
    return {
      ...cycleTask(ground.you, CYCLE_WORDS.whatStoodHereCome({ began: since(began), words })),
      help: "",
    };
  },
  hints: (ground) => cycleHints(ground.problem, ground.you, cycleOf(ground).cleared),
  numbered: () => true,
  view: (ground, { removed, shown }) => ({
    areas: [{ points: cycleOf(ground).cleared, kind: "other" }],
    ...(shown && removed && { stones: removed.stones, marks: removed.marks, labels: [] }),
  }),
  Parts: ({ floor, own, phase }) => (
    <Button part="button" aria-pressed={own.shown} hidden={phase === "done"} press={() => look(floor, own)}>
      {CYCLE_WORDS.showRemoved}
    </Button>
  ),
  touched: ({ shown }) => shown,
  // Neither is what the page would press.
  answers: (floor) => [
    { key: "keep", text: CYCLE_WORDS.leave, look: "quiet", press: () => answer(floor, "keep") },
    { key: "remove", text: CYCLE_WORDS.remove, look: "quiet", press: () => answer(floor, "remove") },
  ],
  playsOn: true,
  async solution(floor) {
    const [choice = "keep"] = floor.problem.solutions as Choice[];
    const headline = choice === "remove" ? CYCLE_WORDS.betterRemove : CYCLE_WORDS.betterLeave;
    return { ...(await told(floor, choice)), sign: null, headline };
  },
};
