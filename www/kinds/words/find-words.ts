/** What a player controls: the reader's marks compared with the truth, and the words for it. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Control } from "../../board/index.ts";
import type { Color, Location } from "../../engine/engine.ts";
import type { Hint } from "../asking.ts";
import { capital, counted, few } from "./result-words.ts";

const CONTROL: Record<string, Control | null> = { B: "black", W: "white", "2": "both" };

/** Rows as the referee prints them, by location. */
export const controlIn = (rows: readonly string[]): (Control | null)[] =>
  [...rows.join("")].filter((sign) => sign !== ",").map((sign) => CONTROL[sign] ?? null);

/** What is known of one player alone. */
export const ownControl = (count: number, set: readonly Location[], color: Color): (Control | null)[] =>
  Array.from({ length: count }, (_, at) => (set.includes(at) ? color : null));

interface Marked {
  missing: Location[];
  extra: Location[];
}

export const compare = (marked: readonly Location[], truth: readonly Location[]): Marked => ({
  missing: truth.filter((at) => !marked.includes(at)),
  extra: marked.filter((at) => !truth.includes(at)),
});

/** "Two points are missing, and one is not White’s." */
export function comparedWords({ missing, extra }: Marked, color: Color): string {
  const lacks = missing.length > 0 && `${counted(missing.length, "point is", "points are")} missing`;
  const short = `${few(extra.length)} ${extra.length === 1 ? "is" : "are"} not ${COLOR_NAMES[color]}’s`;
  const over = `${few(extra.length)} of these points ${extra.length === 1 ? "is" : "are"} not ${COLOR_NAMES[color]}’s`;
  if (lacks && extra.length > 0) return `${capital(lacks)}, and ${short}.`;
  return lacks ? `${capital(lacks)}.` : `${capital(over)}.`;
}

/** "White controls 12 points." */
export const truthWords = (count: number, color: Color): string =>
  count === 0
    ? `${COLOR_NAMES[color]} controls nothing.`
    : `${COLOR_NAMES[color]} controls ${counted(count, "point")}.`;

/** "The three black stones among them are dead." Empty where there is none. */
export function deadWords(stones: readonly (Color | null)[], set: readonly Location[], color: Color): string {
  const dead = set.filter((at) => stones[at] === otherColor(color)).length;
  if (dead === 0) return "";
  const name = otherColor(color);
  return dead === 1
    ? `The ${name} stone among them is dead.`
    : `The ${few(dead)} ${name} stones among them are dead.`;
}

export function findHints(stones: readonly (Color | null)[], set: readonly Location[], color: Color): Hint[] {
  const enemy = otherColor(color);
  const dead = set.filter((at) => stones[at] === enemy);
  const own = stones.flatMap((stone, at) => (stone === color ? [at] : []));
  const out = own.filter((at) => !set.includes(at)).length;
  const look =
    dead.length > 0
      ? `${capital(counted(dead.length, `${enemy} stone`))} ${dead.length === 1 ? "is" : "are"} dead.`
      : out === own.length && own.length > 0
        ? `Ask of each ${color} group whether ${COLOR_NAMES[enemy]}, moving first, can take it or keep it from two eyes.`
        : `No ${enemy} stone is dead: find ${COLOR_NAMES[color]}’s living groups and what they surround.`;
  return [
    { words: look },
    {
      words:
        set.length === 0
          ? "No claim of his holds, not even a small one."
          : `${truthWords(set.length, color).replace(/\.$/, "")} in all.`,
    },
    set.length === 0 ? { words: truthWords(0, color) } : { words: "These are the points.", points: set },
  ];
}
