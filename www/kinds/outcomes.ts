/** Choices compared by what comes of them, for `pass` and `cycle`. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import type { Problem } from "./problem.ts";
import { doing } from "./problem-game.ts";
import { margin } from "./words/result-words.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

export type Outcome = NonNullable<Problem["outcomes"]>[number];
type Compared = Pick<Problem, "solutions" | "outcomes">;

export const outcomeOf = ({ outcomes }: Compared, choice: string): Outcome | null =>
  outcomes?.find(({ move }) => move === choice) ?? null;

/** The best outcome of those that are right, or of those that are wrong. */
export function best({ outcomes, solutions }: Compared, right: boolean, you: Color): Outcome | null {
  const those = (outcomes ?? []).filter(({ move }) => solutions.includes(move) === right);
  const worth = ({ result }: Outcome): number => margin(result, you) ?? Number.NEGATIVE_INFINITY;
  return those.reduce<Outcome | null>((top, one) => (top && worth(top) >= worth(one) ? top : one), null);
}

/** The gain of one choice over another, in points; null when a result says nothing. */
export function gain(one: Outcome | null, two: Outcome | null, you: Color): number | null {
  const [a, b] = [one && margin(one.result, you), two && margin(two.result, you)];
  return a === null || b === null ? null : a - b;
}

/** How a line begins after the choice itself: "White then plays b1", "White passes too". */
function replyWords({ line }: Outcome, you: Color): string {
  const [first, next] = line;
  if (!next) return "";
  const enemy = COLOR_NAMES[otherColor(you)];
  if (next === "pass")
    return first === "pass" ? ROUND_WORDS.passesToo({ enemy }) : ROUND_WORDS.passes({ enemy });
  return ROUND_WORDS.followedBy({ enemy, next: doing(next) });
}

/** "ends B+1" after two passes; where looking ahead stopped before, "stands at B+1". */
export function comes({ line, result }: Outcome): string {
  const over = line.at(-1) === "pass" && (line.length < 2 || line.at(-2) === "pass");
  return over ? ROUND_WORDS.ends({ result }) : ROUND_WORDS.stands({ result });
}

/** "White then plays b1, and it ends B+1." */
export function followed(outcome: Outcome, you: Color): string {
  const said = replyWords(outcome, you);
  return said
    ? ROUND_WORDS.andIt({ said, outcome: comes(outcome) })
    : ROUND_WORDS.it({ outcome: comes(outcome) });
}

/** "With c1 first it ends B+3." */
export const instead = (outcome: Outcome): string =>
  outcome.move === "pass"
    ? ROUND_WORDS.withPass({ outcome: comes(outcome) })
    : ROUND_WORDS.withMove({ move: outcome.move, outcome: comes(outcome) });
