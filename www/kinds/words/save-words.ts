/** Whether something has to be added, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color, Location } from "../../engine/engine.ts";
import { counted, list, spelled, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";
import type { Problem } from "../problem.ts";

interface Threatened {
  enemy: string;
  /** Points to hold. */
  count: number;
}

interface WorstCase {
  enemy: string;
  reply: string;
}

const them = (count: number): string => (count > 2 ? `all ${spelled(count)}` : count === 2 ? "both" : "it");

export const SAVE_WORDS = words("kinds.save", {
  wouldDoneWell: ({ rest }: { rest: readonly string[] }) => `${list(rest)} would have worked as well.`,
  nothingAdded: "Nothing has to be added.",
  whateverTriesStayYours: ({ other, count }: { other: Color; count: number }) =>
    `Whatever ${COLOR_NAMES[other]} tries, the ${counted(count, "point")} stay yours. A stone of yours on one of them would have cost you a point.`,
  withAllStayYours: ({ name, count }: { name: string; count: number }) =>
    `With ${name} all ${counted(count, "point")} stay yours.`,
  youAddedNothingMissing: ({ name }: { name: string }) => `You added ${name}, and nothing was missing.`,
  nowLost: ({ enemy, count }: Threatened) => `Worse, ${enemy} can now keep you from holding ${them(count)}.`,
  pointsYoursAlreadyStone:
    "The points were yours already. The stone stands on one of them, so it costs you that point.",
  pointsYoursAlready: "The points were yours already.",
  somethingMissing: "Something is missing.",
  ifStoppedHere: ({ enemy, count }: Threatened) =>
    `If play stopped here, ${enemy} could keep you from holding ${them(count)}.`,
  youAddedNotWhat: ({ name }: { name: string }) => `You added ${name}. It is not what was missing.`,
  ifStoppedNow: ({ enemy, count }: Threatened) =>
    `If play stopped now, ${enemy} could still keep you from holding ${them(count)}.`,
  worst: ({ enemy, reply }: WorstCase) =>
    `Shown is the worst case: ${enemy} begins${reply && ` with ${reply}`}.`,
  worstOutside: ({ enemy, reply }: WorstCase) =>
    `Shown is the worst case: all outside is ${enemy}’s, and ${enemy} begins${reply && ` with ${reply}`}.`,
  letBeginInsideAsk: ({ enemy }: { enemy: string }) =>
    `Let ${enemy} begin inside, and ask of each move whether you have an answer to it.`,
  addStoneOnlyIf: ({ enemy }: { enemy: string }) =>
    `Add a stone only if you can name the move of ${enemy}’s that it stops.`,
  somethingMissingOneThese: "Something is missing, and it is at one of these points.",
  add: ({ name }: { name: string }) => `Add ${name}.`,
  holdThemAgainstEngine: "Defend them against the engine, move by move",
  tryHoldThemAll: "Try to defend them anyway: the engine answers each move",
  nothingIsAdded: "Nothing is added",
  youAdd: ({ name }: { name: string }) => `You add ${name}`,
  pressPointAddStone: "Press a point to add a stone there.",
  nothingToAdd: "Nothing to add",
  addButton: ({ name }: { name: string }) => `Add ${name}`,
});

type Save = Pick<Problem, "solutions" | "set" | "traps">;

/** Whether nothing has to be added. */
export const passIsEnough = ({ solutions }: Save): boolean => solutions.includes("pass");

/** "b3 would have done as well." */
function others(problem: Save, name: string): string {
  const rest = problem.solutions.filter((one) => one !== name && one !== "pass");
  return rest.length > 0 ? SAVE_WORDS.wouldDoneWell({ rest }) : "";
}

export const rightWords = (problem: Save, name: string, you: Color): { headline: string; words: string } =>
  name === "pass"
    ? {
        headline: SAVE_WORDS.nothingAdded,
        words: SAVE_WORDS.whateverTriesStayYours({ other: otherColor(you), count: problem.set.length }),
      }
    : {
        headline: SAVE_WORDS.withAllStayYours({ name, count: problem.set.length }),
        words: others(problem, name),
      };

interface Wrong {
  headline: string;
  words: string;
}

/** The evidence against an answer. */
interface Shown {
  /** The opponent's first move of it; empty where he passes. */
  reply: string;
  /** Whether there are points outside the claim, which are the opponent's then. */
  outside: boolean;
}

/** The fault of an answer; `shown` is null where no line shows it. */
export function wrongWords(problem: Save, name: string, you: Color, shown: Shown | null): Wrong {
  const enemy = COLOR_NAMES[otherColor(you)];
  const count = problem.set.length;
  const own = problem.set.includes(name);
  if (passIsEnough(problem)) {
    const headline = SAVE_WORDS.youAddedNothingMissing({ name });
    if (shown)
      return {
        headline,
        words: withWorst(SAVE_WORDS.nowLost({ enemy, count }), enemy, shown),
      };
    return {
      headline,
      words: own ? SAVE_WORDS.pointsYoursAlreadyStone : SAVE_WORDS.pointsYoursAlready,
    };
  }
  return name === "pass"
    ? {
        headline: SAVE_WORDS.somethingMissing,
        words: withWorst(SAVE_WORDS.ifStoppedHere({ enemy, count }), enemy, shown),
      }
    : {
        headline: SAVE_WORDS.youAddedNotWhat({ name }),
        words: withWorst(SAVE_WORDS.ifStoppedNow({ enemy, count }), enemy, shown),
      };
}

const withWorst = (words: string, enemy: string, shown: Shown | null): string =>
  shown
    ? `${words} ${SAVE_WORDS[shown.outside ? "worstOutside" : "worst"]({ enemy, reply: shown.reply })}`
    : words;

export function saveHints(problem: Save, you: Color, at: (name: string) => Location[]): Hint[] {
  const enemy = COLOR_NAMES[otherColor(you)];
  const stones = problem.solutions.filter((name) => name !== "pass");
  const first: Hint = {
    words: SAVE_WORDS.letBeginInsideAsk({ enemy }),
  };
  if (passIsEnough(problem))
    return [first, { words: SAVE_WORDS.addStoneOnlyIf({ enemy }) }, { words: SAVE_WORDS.nothingAdded }];
  // Some that are right among some that are not; alone they would be the answer.
  const near = [...stones, ...(problem.traps ?? []).map(({ move }) => move)].filter(
    (name) => name !== "pass",
  );
  const points = [...new Set(near)].slice(0, stones.length + 2).flatMap(at);
  return [
    first,
    points.length > stones.length
      ? {
          words: SAVE_WORDS.somethingMissingOneThese,
          points: [...points].sort((a, b) => a - b),
        }
      : { words: SAVE_WORDS.somethingMissing },
    { words: SAVE_WORDS.add({ name: stones[0] ?? "" }), points: at(stones[0] ?? "") },
  ];
}
