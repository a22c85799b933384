/** Whether the game is over, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { capital, counted, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";
import { best, followed, gain, instead, outcomeOf } from "../outcomes.ts";
import type { Problem } from "../problem.ts";

export const PASS_WORDS = words("kinds.pass", {
  youPassedNothingLeft: "You passed: nothing is left to gain.",
  youPlayedGains: ({ choice, better }: { choice: string; better: number }) =>
    `You played ${choice}: it gains ${counted(better, "point")}.`,
  youPlayed: ({ choice }: { choice: string }) => `You played ${choice}.`,
  lost: ({ points }: { points: number }) => `${capital(counted(points, "point is", "points are"))} lost.`,
  youPassed: "You passed.",
  eachChoicePlayedOut:
    "Each choice was played out for both sides by looking up to four moves ahead, and then counted.",
  supposeYouPassWhat: ({ enemy }: { enemy: string }) =>
    `Suppose you pass. What would ${enemy} play, and would it change what anybody controls?`,
  stonePointYoursAlready: "A stone on a point that is yours already costs you that point.",
  nothingLeftGainPass: "Nothing is left to gain: pass.",
  moveWorthMoreThan: ({ better }: { better: number }) =>
    `There is a move that is worth ${counted(better, "point")} more than any other choice.`,
  moveGainsSomething: "There is a move that gains something.",
  play: ({ name }: { name: string }) => `Play ${name}.`,
  passed: "You passed",
  aPass: "A pass",
  played: ({ name }: { name: string }) => `You played ${name}`,
  passInstead: "A pass instead",
  instead: ({ move }: { move: string }) => `${move} instead`,
  pressPointPlayPass: "Press a point to play there, or pass.",
  playButton: ({ name }: { name: string }) => `Play ${name}`,
  first: ({ choice }: { choice: string }) => `${choice} first`,
  overPassBest: "It is over: a pass is best.",
  notOverBest: ({ choice }: { choice: string }) => `It is not over: ${choice} is best.`,
});

type Passing = Pick<Problem, "solutions" | "outcomes">;

const isOver = ({ solutions }: Passing): boolean => solutions.includes("pass");

/** The words on a choice: "You passed. White then plays b1, and it ends B+1. With c1 first it ends B+3." */
export function passWords(problem: Passing, choice: string, you: Color): { headline: string; words: string } {
  const right = problem.solutions.includes(choice);
  const own = outcomeOf(problem, choice);
  const against = best(problem, !right, you);
  const better = right ? gain(own, against, you) : gain(against, own, you);
  const words = [own ? followed(own, you) : "", against ? instead(against) : ""].filter(Boolean).join(" ");
  if (right && choice === "pass") return { headline: PASS_WORDS.youPassedNothingLeft, words };
  if (right)
    return {
      headline:
        better && better > 0
          ? PASS_WORDS.youPlayedGains({ choice, better })
          : PASS_WORDS.youPlayed({ choice }),
      words,
    };
  const loss = better && better > 0 && PASS_WORDS.lost({ points: better });
  const did = choice === "pass" ? PASS_WORDS.youPassed : PASS_WORDS.youPlayed({ choice });
  return { headline: loss ? `${did} ${loss}` : did, words };
}

/** How far the comparison was carried. */
export const DEPTH = PASS_WORDS.eachChoicePlayedOut;

export function passHints(problem: Passing, you: Color, at: (name: string) => Location[]): Hint[] {
  const enemy = COLOR_NAMES[otherColor(you)];
  const first: Hint = {
    words: PASS_WORDS.supposeYouPassWhat({ enemy }),
  };
  const over = isOver(problem);
  const answer = best(problem, true, you);
  const rest = best(problem, false, you);
  const better = gain(answer, rest, you);
  if (over)
    return [first, { words: PASS_WORDS.stonePointYoursAlready }, { words: PASS_WORDS.nothingLeftGainPass }];
  const [name = ""] = problem.solutions;
  return [
    first,
    {
      words: better && better > 0 ? PASS_WORDS.moveWorthMoreThan({ better }) : PASS_WORDS.moveGainsSomething,
    },
    { words: PASS_WORDS.play({ name }), points: at(name) },
  ];
}
