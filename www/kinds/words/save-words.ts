/** Whether something has to be added, in words. Pure. */

import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { list } from "../../table/situation-words.ts";
import type { Hint } from "../asking.ts";
import type { Problem } from "../problem.ts";
import { counted, few } from "./result-words.ts";

export type Save = Pick<Problem, "solutions" | "set" | "traps">;

/** Whether nothing has to be added. */
export const passIsEnough = ({ solutions }: Save): boolean => solutions.includes("pass");

/** "b3 would have done as well." */
function others(problem: Save, name: string): string {
  const rest = problem.solutions.filter((one) => one !== name && one !== "pass");
  return rest.length > 0 ? `${list(rest)} would have done as well.` : "";
}

export const rightWords = (problem: Save, name: string, you: Color): { headline: string; words: string } =>
  name === "pass"
    ? {
        headline: "Nothing has to be added.",
        words: `Whatever ${COLOR_NAMES[otherColor(you)]} tries, the ${counted(problem.set.length, "point")} stay yours. A stone of yours on one of them would have cost you a point.`,
      }
    : {
        headline: `With ${name} all ${counted(problem.set.length, "point")} stay yours.`,
        words: others(problem, name),
      };

export interface Wrong {
  headline: string;
  words: string;
}

/** What shows that an answer is wrong. */
export interface Shown {
  /** The opponent's first move of it; empty where he passes. */
  reply: string;
  /** Whether there are points outside the claim, which are the opponent's then. */
  outside: boolean;
}

/** What is wrong with an answer; `shown` is null where no line shows it. */
export function wrongWords(problem: Save, name: string, you: Color, shown: Shown | null): Wrong {
  const enemy = COLOR_NAMES[otherColor(you)];
  const count = problem.set.length;
  const all = count > 2 ? `all ${few(count)}` : count === 2 ? "both" : "it";
  const own = problem.set.includes(name);
  if (passIsEnough(problem)) {
    const headline = `You added ${name}, and nothing was missing.`;
    if (shown)
      return {
        headline,
        words: `What is more, ${enemy} can now keep you from holding ${all}.${worst(enemy, shown)}`,
      };
    return {
      headline,
      words: own
        ? "The points were yours already. The stone stands on one of them, so it costs you that point."
        : "The points were yours already.",
    };
  }
  return name === "pass"
    ? {
        headline: "Something is missing.",
        words: `If play stopped here, ${enemy} could keep you from holding ${all}.${worst(enemy, shown)}`,
      }
    : {
        headline: `You added ${name}. It is not what was missing.`,
        words: `If play stopped now, ${enemy} could still keep you from holding ${all}.${worst(enemy, shown)}`,
      };
}

function worst(enemy: string, shown: Shown | null): string {
  if (!shown) return "";
  const outside = shown.outside ? `: all outside is ${enemy}’s, and he begins` : `: ${enemy} begins`;
  return ` Shown is the worst case (C6)${outside}${shown.reply ? ` with ${shown.reply}` : ""}.`;
}

export function saveHints(problem: Save, you: Color, at: (name: string) => Location[]): Hint[] {
  const enemy = COLOR_NAMES[otherColor(you)];
  const stones = problem.solutions.filter((name) => name !== "pass");
  const first: Hint = {
    words: `Let ${enemy} begin inside, and ask of each move whether you have an answer to it.`,
  };
  if (passIsEnough(problem))
    return [
      first,
      { words: `Add a stone only if you can name the move of ${enemy}’s that it stops.` },
      { words: "Nothing has to be added." },
    ];
  // Some that are right among some that are not; alone they would be the answer.
  const near = [...stones, ...(problem.traps ?? []).map(({ move }) => move)].filter(
    (name) => name !== "pass",
  );
  const points = [...new Set(near)].slice(0, stones.length + 2).flatMap(at);
  return [
    first,
    points.length > stones.length
      ? {
          words: "Something is missing, and it is at one of these points.",
          points: [...points].sort((a, b) => a - b),
        }
      : { words: "Something is missing." },
    { words: `Add ${stones[0]}.`, points: at(stones[0] ?? "") },
  ];
}
