/** Whether to remove a cycle, in words. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { capital, counted, list, plural, spelled, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";
import { comes, followed, gain, type Outcome, outcomeOf } from "../outcomes.ts";
import type { Problem } from "../problem.ts";
import { ROUND_WORDS } from "./round-words.ts";

const CHOSEN = words("kinds.cycle.chosen", { remove: "You removed it", keep: "You left it" });
const chosen = (choice: Choice): string => CHOSEN[choice];

interface Taken {
  color: Color;
  count: number;
}

export const CYCLE_WORDS = words("kinds.cycle", {
  start: "at the start",
  afterMove: ({ number }: { number: number }) => `after move ${number}`,
  removing: ({ closed, taken }: { closed: number; taken: readonly Taken[] }) =>
    `Removing the cycle closes ${closed === 1 ? "the outlined point" : `the ${spelled(closed)} outlined points`} for good${
      taken.length > 0
        ? `, and takes ${list(taken.map(({ color, count }) => counted(count, `${color} stone`)))}`
        : ""
    }.`,
  youDid: ({ choice }: { choice: Choice }) => `${chosen(choice)}.`,
  gains: ({ choice, points }: { choice: Choice; points: number }) =>
    `${chosen(choice)}: that gains ${counted(points, "point")}.`,
  costs: ({ choice, points }: { choice: Choice; points: number }) =>
    `${chosen(choice)}: that costs ${counted(points, "point")}.`,
  withoutCycle: ({ outcome }: { outcome: string }) => `With the cycle removed it ${outcome}.`,
  withCycle: ({ outcome }: { outcome: string }) => `With the cycle left it ${outcome}.`,
  stonePlayedSameTurn: ({ stone }: { stone: string }) => `The stone at ${stone} is played in the same turn.`,
  goRoundOnceMore: ({ you, other }: { you: Color; other: Color }) =>
    `Go round once more in your mind: is ${COLOR_NAMES[you]} or ${COLOR_NAMES[other]} better off each time?`,
  wouldClose: ({ count }: { count: number }) =>
    `${capital(counted(count, "point"))} would be closed for good. See what the groups around ${plural(count, "it", "them")} lose and gain by that.`,
  removeHint: "Remove it.",
  leaveHint: "Leave it.",
  remove: "Remove it",
  leave: "Leave it",
  engineDidNotAnswer: "The engine did not answer. Try again.",
  cycleRemoved: "The cycle is removed",
  cycleStays: "The cycle stays",
  whatStoodHereCome: ({ began, words }: { began: string; words: string }) =>
    `The situation ${began} has come back. ${words}`,
  showRemoved: "Show it removed",
  betterRemove: "It is better to remove it.",
  betterLeave: "It is better to leave it.",
});

type Cycling = Pick<Problem, "solutions" | "outcomes">;
export type Choice = "remove" | "keep";

export const contrary = (choice: Choice): Choice => (choice === "remove" ? "keep" : "remove");

/** "after move 1", "at the start". */
export const since = (number: number): string =>
  number === 0 ? CYCLE_WORDS.start : CYCLE_WORDS.afterMove({ number });

/** The effect of a removal on the board: "Removing it closes the three outlined points for good, and takes a stone." */
export function removalWords(stones: readonly (Color | null)[], cleared: readonly Location[]): string {
  const taken = COLORS.map((color) => ({
    color,
    count: cleared.filter((at) => stones[at] === color).length,
  })).filter(({ count }) => count > 0);
  return CYCLE_WORDS.removing({ closed: cleared.length, taken });
}

export function cycleWords(
  problem: Cycling,
  choice: Choice,
  you: Color,
): { headline: string; words: string } {
  const right = problem.solutions.includes(choice);
  const [own, against] = [outcomeOf(problem, choice), outcomeOf(problem, contrary(choice))];
  const better = right ? gain(own, against, you) : gain(against, own, you);
  const headline =
    better && better > 0
      ? CYCLE_WORDS[right ? "gains" : "costs"]({ choice, points: better })
      : CYCLE_WORDS.youDid({ choice });
  const rest =
    against && CYCLE_WORDS[choice === "remove" ? "withCycle" : "withoutCycle"]({ outcome: comes(against) });
  const words = [own ? followed(own, you) : "", rest ?? ""].filter(Boolean).join(" ");
  return { headline, words };
}

/** How one goes on best after each choice: "Best with b5 in the same turn." */
export function withStone(outcome: Outcome | null): string {
  const [, stone] = /^cycle@\d+\+(.+)$/.exec(outcome?.line[0] ?? "") ?? [];
  return stone ? CYCLE_WORDS.stonePlayedSameTurn({ stone }) : "";
}

export function cycleHints(problem: Cycling, you: Color, cleared: readonly Location[]): Hint[] {
  const [answer] = problem.solutions as Choice[];
  const outcome = answer ? outcomeOf(problem, answer) : null;
  return [
    {
      words: CYCLE_WORDS.goRoundOnceMore({ you, other: otherColor(you) }),
    },
    {
      words: CYCLE_WORDS.wouldClose({ count: cleared.length }),
      points: cleared,
    },
    {
      words: [
        CYCLE_WORDS[answer === "remove" ? "removeHint" : "leaveHint"],
        outcome && ROUND_WORDS.it({ outcome: comes(outcome) }),
      ]
        .filter(Boolean)
        .join(" "),
    },
  ];
}
