/** A count compared with the truth, part by part. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import type { Control } from "../../board/index.ts";
import type { Color, Location, Situation } from "../../engine/engine.ts";
import { capital, counted, list, plural, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";
import type { PlayerScore } from "../problem.ts";
import { resultOf } from "./result-words.ts";

const named = (points: readonly string[]): string => (points.length > 0 ? `: ${list(points)}` : "");

export const COUNT_WORDS = words("kinds.count", {
  territory: "Territory",
  deadStones: "Dead stones",
  prisoners: "Prisoners",
  underDead: ({ dead }: { dead: number }) =>
    dead === 1
      ? "The point under the dead stone is among them."
      : `The ${counted(dead, "point")} under dead stones are among them.`,
  noTerritory: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} has no territory.`,
  territoryIs: ({ color, truth, points }: { color: Color; truth: number; points: readonly string[] }) =>
    `${COLOR_NAMES[color]}’s territory is ${counted(truth, "point")}${named(points)}.`,
  noStoneDead: ({ enemy }: { enemy: Color }) => `No ${enemy} stone is dead.`,
  dead: ({ enemy, truth, points }: { enemy: Color; truth: number; points: readonly string[] }) =>
    `${capital(counted(truth, `${enemy} stone is`, `${enemy} stones are`))} dead${named(points)}.`,
  noPrisoners: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} has no prisoners.`,
  hasPrisoners: ({ color, truth, enemy }: { color: Color; truth: number; enemy: Color }) =>
    `${COLOR_NAMES[color]} has ${counted(truth, "prisoner")}: ${plural(truth, "the", "all the")} ${enemy} ${plural(truth, "stone", "stones")} taken during the game.`,
  everyPartYou: ({ truth }: { truth: string }) => `${truth}: every part is as you have it.`,
  resultAllSame: ({ parts, truth }: { parts: number; truth: string }) =>
    `${capital(counted(parts, "part differs", "parts differ"))}. The result is ${truth} all the same.`,
  resultIs: ({ parts, truth }: { parts: number; truth: string }) =>
    `${capital(counted(parts, "part differs", "parts differ"))}. The result is ${truth}.`,
  firstTwoNumbersLine: ({ blackCaptives, whiteCaptives }: { blackCaptives: number; whiteCaptives: number }) =>
    `The first two numbers of the status line are prisoners: ${blackCaptives} black, which count for White, and ${whiteCaptives} white, which count for Black.`,
  deadOnBoard: ({ dead }: { dead: number }) =>
    `${capital(counted(dead, "stone"))} on the board ${plural(dead, "is", "are")} dead. Each counts once as dead, and its point once as territory.`,
  noStoneBoardDead: "No stone on the board is dead.",
  whoControlsWhatTerritory:
    "This is who controls what. Territory is each controlled point without a stone of its owner.",
  itIs: ({ result }: { result: string }) => `It is ${result}.`,
  showThem: "Show them",
  legend: "Legend",
  controls: ({ color, count }: { color: Color; count: number }) =>
    `${COLOR_NAMES[color]} controls ${counted(count, "point")}`,
  compare: "Compare",
  score: "Score",
  resultName: "Result",
  oneLess: "One less",
  oneMore: "One more",
});

export const PARTS = ["territory", "dead", "prisoners"] as const;
export type Part = (typeof PARTS)[number];
type Counted = Record<Part, number>;
export type Chart = Record<Color, Counted>;

export const PART_NAMES: Record<Part, string> = {
  territory: COUNT_WORDS.territory,
  dead: COUNT_WORDS.deadStones,
  prisoners: COUNT_WORDS.prisoners,
};

export const total = ({ territory, dead, prisoners }: Counted): number => territory + dead + prisoners;

export const resultOfChart = (chart: Chart): string => resultOf(total(chart.black) - total(chart.white));

export interface Difference {
  color: Color;
  part: Part;
  given: number;
  truth: number;
}

export const differences = (given: Chart, truth: Record<Color, PlayerScore>): Difference[] =>
  COLORS.flatMap((color) =>
    PARTS.flatMap((part) => {
      const [mine, real] = [given[color][part], truth[color][part]];
      return mine === real ? [] : [{ color, part, given: mine, truth: real }];
    }),
  );

const controls = (control: readonly (Control | null)[], color: Color, at: number): boolean =>
  control[at] === color || control[at] === "both";

/** The points that a part counts; those of prisoners are on no board. */
export function pointsOf(
  part: Part,
  color: Color,
  control: readonly (Control | null)[],
  { stones }: Pick<Situation, "stones">,
): Location[] {
  if (part === "prisoners") return [];
  const enemy = otherColor(color);
  return stones.flatMap((stone, at) => {
    if (!controls(control, color, at)) return [];
    if (part === "dead") return stone === enemy ? [at] : [];
    return stone === color ? [] : [at];
  });
}

/** Why a part is what it is: "Black’s territory is 7: a1, b1 and …, the dead stones’ points among them." */
export function partWords(
  { color, part, truth }: Pick<Difference, "color" | "part" | "truth">,
  names: readonly string[],
  dead: number,
): string {
  const enemy = otherColor(color);
  const points = names.length <= 12 ? names : [];
  switch (part) {
    case "territory":
      if (truth === 0) return COUNT_WORDS.noTerritory({ color });
      return [COUNT_WORDS.territoryIs({ color, truth, points }), dead > 0 && COUNT_WORDS.underDead({ dead })]
        .filter(Boolean)
        .join(" ");
    case "dead":
      return truth === 0 ? COUNT_WORDS.noStoneDead({ enemy }) : COUNT_WORDS.dead({ enemy, truth, points });
    case "prisoners":
      return truth === 0
        ? COUNT_WORDS.noPrisoners({ color })
        : COUNT_WORDS.hasPrisoners({ color, truth, enemy });
  }
}

/** "Four of six parts differ", with the result if only the parts were wrong. */
export function headline(found: readonly Difference[], given: string, truth: string): string {
  if (found.length === 0) return COUNT_WORDS.everyPartYou({ truth });
  const parts = found.length;
  return given === truth
    ? COUNT_WORDS.resultAllSame({ parts, truth })
    : COUNT_WORDS.resultIs({ parts, truth });
}

export function countHints(
  situation: Pick<Situation, "blackCaptives" | "whiteCaptives" | "stones">,
  truth: Record<Color, PlayerScore>,
  control: readonly (Control | null)[],
): Hint[] {
  const { blackCaptives, whiteCaptives } = situation;
  const dead = truth.black.dead + truth.white.dead;
  const marked = COLORS.flatMap((color) => pointsOf("dead", color, control, situation));
  return [
    {
      words: COUNT_WORDS.firstTwoNumbersLine({ blackCaptives, whiteCaptives }),
    },
    dead > 0
      ? {
          words: COUNT_WORDS.deadOnBoard({ dead }),
          points: marked,
        }
      : { words: COUNT_WORDS.noStoneBoardDead },
    {
      words: COUNT_WORDS.whoControlsWhatTerritory,
      over: { control },
    },
  ];
}
