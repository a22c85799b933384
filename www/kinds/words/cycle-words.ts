/** Whether to remove a cycle, in words. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { list } from "../../table/situation-words.ts";
import type { Hint } from "../asking.ts";
import { comes, followed, gain, type Outcome, outcomeOf, pointsWords } from "../outcomes.ts";
import type { Problem } from "../problem.ts";
import { capital, counted, few } from "./result-words.ts";

type Cycling = Pick<Problem, "solutions" | "outcomes">;
export type Choice = "remove" | "keep";

export const contrary = (choice: Choice): Choice => (choice === "remove" ? "keep" : "remove");

/** "after move 1", "at the start". */
export const since = (number: number): string => (number === 0 ? "at the start" : `after move ${number}`);

/** What removing does to the board: "Removing it shuts the three outlined points for good, and takes a stone." */
export function removalWords(stones: readonly (Color | null)[], cleared: readonly Location[]): string {
  const taken = COLORS.map((color) => [color, cleared.filter((at) => stones[at] === color).length] as const)
    .filter(([, count]) => count > 0)
    .map(([color, count]) => counted(count, `${color} stone`));
  const prisoners = taken.length > 0 ? `, and takes ${list(taken)}` : "";
  const one = cleared.length === 1;
  return `Removing the cycle shuts the ${one ? "" : `${few(cleared.length)} `}outlined point${one ? "" : "s"} for good${prisoners}.`;
}

const chosen = (choice: Choice): string => (choice === "remove" ? "You removed it" : "You left it");

export function cycleWords(
  problem: Cycling,
  choice: Choice,
  you: Color,
): { headline: string; words: string } {
  const right = problem.solutions.includes(choice);
  const [own, against] = [outcomeOf(problem, choice), outcomeOf(problem, contrary(choice))];
  const better = right ? gain(own, against, you) : gain(against, own, you);
  const says =
    better && better > 0
      ? right
        ? `: that gains ${pointsWords(better)}.`
        : `: that costs ${pointsWords(better)}.`
      : ".";
  const rest = against && `With the cycle ${choice === "remove" ? "left" : "removed"} it ${comes(against)}.`;
  const words = [own ? followed(own, you) : "", rest ?? ""].filter(Boolean).join(" ");
  return { headline: `${chosen(choice)}${says}`, words };
}

/** How one goes on best after each choice: "Best with b5 in the same turn." */
export function withStone(outcome: Outcome | null): string {
  const [, stone] = /^cycle@\d+\+(.+)$/.exec(outcome?.line[0] ?? "") ?? [];
  return stone ? `The stone at ${stone} is played in the same turn.` : "";
}

export function cycleHints(problem: Cycling, you: Color, cleared: readonly Location[]): Hint[] {
  const [answer] = problem.solutions as Choice[];
  const outcome = answer ? outcomeOf(problem, answer) : null;
  return [
    {
      words: `Go round once more in your mind: is ${COLOR_NAMES[you]} or ${COLOR_NAMES[otherColor(you)]} better off each time?`,
    },
    {
      words: `${capital(counted(cleared.length, "point"))} would be shut for good. Look what the groups around ${cleared.length === 1 ? "it" : "them"} lose and gain by that.`,
      points: cleared,
    },
    {
      words: `${answer === "remove" ? "Remove it" : "Leave it"}${outcome ? `: it ${comes(outcome)}` : ""}.`,
    },
  ];
}
