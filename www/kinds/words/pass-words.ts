/** Whether the game is over, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import type { Hint } from "../asking.ts";
import { best, followed, gain, instead, outcomeOf, pointsWords } from "../outcomes.ts";
import type { Problem } from "../problem.ts";
import { capital } from "./result-words.ts";

export type Passing = Pick<Problem, "solutions" | "outcomes">;

const isOver = ({ solutions }: Passing): boolean => solutions.includes("pass");

/** What is said to a choice: "You passed. White then plays b1, and it ends B+1. With c1 first it ends B+3." */
export function passWords(problem: Passing, choice: string, you: Color): { headline: string; words: string } {
  const right = problem.solutions.includes(choice);
  const own = outcomeOf(problem, choice);
  const against = best(problem, !right, you);
  const better = right ? gain(own, against, you) : gain(against, own, you);
  const words = [own ? followed(own, you) : "", against ? instead(against) : ""].filter(Boolean).join(" ");
  if (right && choice === "pass") return { headline: "You passed: nothing is left to gain.", words };
  if (right)
    return {
      headline:
        better && better > 0
          ? `You played ${choice}: it gains ${pointsWords(better)}.`
          : `You played ${choice}.`,
      words,
    };
  const loss =
    better && better > 0 ? ` ${capital(pointsWords(better))} ${better === 1 ? "is" : "are"} lost.` : "";
  return { headline: `${choice === "pass" ? "You passed." : `You played ${choice}.`}${loss}`, words };
}

/** How far the comparison was carried. */
export const DEPTH =
  "Each choice was played out for both sides by looking up to four moves ahead, and then counted.";

export function passHints(problem: Passing, you: Color, at: (name: string) => Location[]): Hint[] {
  const enemy = COLOR_NAMES[otherColor(you)];
  const first: Hint = {
    words: `Suppose you pass. What would ${enemy} play, and would it change what anybody controls?`,
  };
  const over = isOver(problem);
  const answer = best(problem, true, you);
  const rest = best(problem, false, you);
  const better = gain(answer, rest, you);
  if (over)
    return [
      first,
      { words: "A stone on a point that is yours already costs you that point." },
      { words: "Nothing is left to gain: pass." },
    ];
  const [name = ""] = problem.solutions;
  return [
    first,
    {
      words:
        better && better > 0
          ? `There is a move that is worth ${pointsWords(better)} more than any other choice.`
          : "There is a move that gains something.",
    },
    { words: `Play ${name}.`, points: at(name) },
  ];
}
