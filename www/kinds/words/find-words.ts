/** The control of a player: the reader's marks compared with the truth, and the words for it. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Control } from "../../board/index.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { capital, counted, plural, spelled, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";

export const FIND_WORDS = words("kinds.find", {
  missing: ({ missing }: { missing: number }) =>
    `${capital(counted(missing, "point is", "points are"))} missing.`,
  extra: ({ extra, color }: { extra: number; color: Color }) =>
    `${capital(spelled(extra))} of these points ${plural(extra, "is", "are")} not ${COLOR_NAMES[color]}’s.`,
  missingAndExtra: ({ missing, extra, color }: { missing: number; extra: number; color: Color }) =>
    `${capital(counted(missing, "point is", "points are"))} missing, and ${spelled(extra)} ${plural(extra, "is", "are")} not ${COLOR_NAMES[color]}’s.`,
  controlsNothing: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} controls nothing.`,
  controls: ({ color, count }: { color: Color; count: number }) =>
    `${COLOR_NAMES[color]} controls ${counted(count, "point")}.`,
  deadAmong: ({ dead, color }: { dead: number; color: Color }) =>
    dead === 1
      ? `The ${color} stone among them is dead.`
      : `The ${counted(dead, `${color} stone`)} among them are dead.`,
  dead: ({ dead, color }: { dead: number; color: Color }) =>
    `${capital(counted(dead, `${color} stone is`, `${color} stones are`))} dead.`,
  askEachGroupWhether: ({ color, enemy }: { color: string; enemy: Color }) =>
    `Ask of each ${color} group whether ${COLOR_NAMES[enemy]}, moving first, can take it or keep it from two eyes.`,
  noStoneDeadFind: ({ enemy, color }: { enemy: string; color: Color }) =>
    `No ${enemy} stone is dead: find ${COLOR_NAMES[color]}’s living groups and what they surround.`,
  noClaim: "No claim holds here, not even a small one.",
  inAll: ({ color, count }: { color: Color; count: number }) =>
    `${COLOR_NAMES[color]} controls ${counted(count, "point")} in all.`,
  thesePoints: "These are the points.",
  youMarkedNothing: "You marked nothing.",
  legend: "Legend",
  own: ({ color, count }: { color: Color; count: number }) => `${COLOR_NAMES[color]}’s, ${count}`,
  missingSign: ({ count }: { count: number }) => `missing, ${count}`,
  notOwn: ({ color, count }: { color: Color; count: number }) => `not ${COLOR_NAMES[color]}’s, ${count}`,
  engineDidNotAnswer: "The engine did not answer. Mark the points one by one.",
  pressRegionTakeLeave: "Press a region to add or remove it.",
  single: "Point by point",
  clear: "Clear",
  nothing: "No points",
  thatIsAll: ({ count }: { count: number }) => `Submit ${count} ${plural(count, "point")}`,
  nowMapBoth: "Now the map of both.",
});

const CONTROL: Record<string, Control | null> = { B: "black", W: "white", "2": "both" };

/** Rows as the referee prints them, by location. */
export const controlIn = (rows: readonly string[]): (Control | null)[] =>
  [...rows.join("")].filter((sign) => sign !== ",").map((sign) => CONTROL[sign] ?? null);

/** The facts about one player alone. */
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
  const counts = { missing: missing.length, extra: extra.length, color };
  if (missing.length === 0) return FIND_WORDS.extra(counts);
  return extra.length > 0 ? FIND_WORDS.missingAndExtra(counts) : FIND_WORDS.missing(counts);
}

/** "White controls 12 points." */
export const truthWords = (count: number, color: Color): string =>
  count === 0 ? FIND_WORDS.controlsNothing({ color }) : FIND_WORDS.controls({ color, count });

/** "The three black stones among them are dead." Empty where there is none. */
export function deadWords(stones: readonly (Color | null)[], set: readonly Location[], color: Color): string {
  const dead = set.filter((at) => stones[at] === otherColor(color)).length;
  return dead === 0 ? "" : FIND_WORDS.deadAmong({ dead, color: otherColor(color) });
}

export function findHints(stones: readonly (Color | null)[], set: readonly Location[], color: Color): Hint[] {
  const enemy = otherColor(color);
  const dead = set.filter((at) => stones[at] === enemy);
  const own = stones.flatMap((stone, at) => (stone === color ? [at] : []));
  const out = own.filter((at) => !set.includes(at)).length;
  const look =
    dead.length > 0
      ? FIND_WORDS.dead({ dead: dead.length, color: enemy })
      : out === own.length && own.length > 0
        ? FIND_WORDS.askEachGroupWhether({ color, enemy })
        : FIND_WORDS.noStoneDeadFind({ enemy, color });
  return [
    { words: look },
    {
      words: set.length === 0 ? FIND_WORDS.noClaim : FIND_WORDS.inAll({ color, count: set.length }),
    },
    set.length === 0 ? { words: truthWords(0, color) } : { words: FIND_WORDS.thesePoints, points: set },
  ];
}
