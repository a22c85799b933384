/** A cycle may be removed (B3): is it better to do so? */
import { engine, type Situation } from "../engine/engine.ts";
import { button } from "../proof/ui.ts";
import type { Asking, ExplainedLine, Explanation, Floor } from "./asking.ts";
import { outcomeOf } from "./outcomes.ts";
import { moveOf } from "./problem-game.ts";
import { note } from "./problem-words.ts";
import {
  type Choice,
  contrary,
  cycleHints,
  cycleWords,
  removalWords,
  since,
  withStone,
} from "./words/cycle-words.ts";
import { DEPTH } from "./words/pass-words.ts";
import { cycleTask } from "./words/task-words.ts";

export function askCycle(floor: Floor): Asking {
  const { board, moves, problem, situation, start, you } = floor;
  const [first] = outcomeOf(problem, "remove")?.line ?? [];
  const turn = first ? moveOf(board, first) : null;
  const began = turn?.kind === "cycle" ? turn.since : (situation.cycle ?? 0);
  const cleared = floor.cycles.find((offer) => offer.since === began)?.cleared ?? [];
  /** What the board would be after the removal; null until it is asked for. */
  let removed: Situation | null = null;
  let shown = false;
  const preview = button("Show it removed", "quiet", () => void look(), { "aria-pressed": "false" });

  async function look(): Promise<void> {
    try {
      removed ??=
        (await engine.follow(start, [...moves, { kind: "cycle", since: began }])).situations.at(-1) ?? null;
    } catch {
      return floor.remark("The engine did not answer. Try again.");
    }
    shown = !shown;
    preview.ariaPressed = String(shown);
    floor.redraw();
  }

  function answer(choice: Choice): void {
    floor.answer(problem.solutions.includes(choice), choice, () => told(choice));
  }

  async function told(choice: Choice): Promise<Explanation> {
    const right = problem.solutions.includes(choice);
    const lines = await Promise.all([line(choice, right), line(contrary(choice), !right)]);
    const { headline, words } = cycleWords(problem, choice, you);
    const also = withStone(outcomeOf(problem, "remove"));
    return {
      sign: right ? "holds" : "fails",
      headline,
      paragraphs: [[words, also].filter(Boolean).join(" "), note(DEPTH)],
      lines: lines.filter((one) => one !== null),
      // A removal shows itself; a pass does not, but what answers it does.
      shown: choice === "remove" ? 1 : 2,
    };
  }

  async function line(choice: Choice, right: boolean): Promise<ExplainedLine | null> {
    const outcome = outcomeOf(problem, choice);
    if (!outcome) return null;
    const label = choice === "remove" ? "The cycle is removed" : "The cycle stays";
    const followed = await floor.line(outcome.line);
    return { label, result: outcome.result, sign: right ? "holds" : "fails", ...followed };
  }

  return {
    task: {
      ...cycleTask(
        you,
        `What stood here ${since(began)} has come back. ${removalWords(situation.stones, cleared)}`,
      ),
      help: "",
    },
    hints: cycleHints(problem, you, cleared),
    numbered: true,
    view: () => ({
      areas: [{ points: cleared, kind: "other" }],
      ...(shown && removed && { stones: removed.stones, marks: removed.marks, labels: [] }),
    }),
    parts: [preview],
    // Neither is what the page would press.
    answers: () => [
      button("Leave it", "quiet", () => answer("keep")),
      button("Remove it", "quiet", () => answer("remove")),
    ],
    reset() {
      shown = false;
      preview.ariaPressed = "false";
    },
    touched: () => shown,
    playsOn: true,
    async solution() {
      const [choice = "keep"] = problem.solutions as Choice[];
      const found = await told(choice);
      const headline = choice === "remove" ? "It is better to remove it." : "It is better to leave it.";
      return { ...found, sign: null, headline };
    },
    done() {
      preview.hidden = true;
    },
  };
}
