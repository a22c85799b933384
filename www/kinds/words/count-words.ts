/** A count compared with the truth, part by part. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import type { Control } from "../../board/index.ts";
import type { Color, Location, Situation } from "../../engine/engine.ts";
import { list } from "../../table/situation-words.ts";
import type { Hint } from "../asking.ts";
import type { PlayerScore } from "../problem.ts";
import { capital, counted, few, resultOf } from "./result-words.ts";

export const PARTS = ["territory", "dead", "prisoners"] as const;
export type Part = (typeof PARTS)[number];
type Counted = Record<Part, number>;
export type Chart = Record<Color, Counted>;

export const PART_NAMES: Record<Part, string> = {
  territory: "Territory",
  dead: "Dead stones",
  prisoners: "Prisoners",
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

const under = (dead: number): string =>
  dead === 0
    ? ""
    : dead === 1
      ? " The point under the dead stone is among them."
      : ` The ${few(dead)} points under dead stones are among them.`;

/** Why a part is what it is: "Black’s territory is 7: a1, b1 and …, the dead stones’ points among them." */
export function partWords(
  { color, part, truth }: Pick<Difference, "color" | "part" | "truth">,
  names: readonly string[],
  dead: number,
): string {
  const name = COLOR_NAMES[color];
  const enemy = otherColor(color);
  const points = names.length > 0 && names.length <= 12 ? `: ${list(names)}` : "";
  switch (part) {
    case "territory":
      return truth === 0
        ? `${name} has no territory.`
        : `${name}’s territory is ${counted(truth, "point")}${points}.${under(dead)}`;
    case "dead":
      return truth === 0
        ? `No ${enemy} stone is dead.`
        : `${capital(counted(truth, `${enemy} stone`))} ${truth === 1 ? "is" : "are"} dead${points}.`;
    case "prisoners":
      return truth === 0
        ? `${name} has no prisoners.`
        : `${name} has ${counted(truth, "prisoner")}: ${truth === 1 ? "the" : "all the"} ${enemy} ${truth === 1 ? "stone" : "stones"} taken during the game.`;
  }
}

/** "Four of six parts differ", with the result if only the parts were wrong. */
export function headline(found: readonly Difference[], given: string, truth: string): string {
  if (found.length === 0) return `${truth}: every part is as you have it.`;
  const parts = `${capital(counted(found.length, "part differs", "parts differ"))}`;
  return given === truth
    ? `${parts}. The result is ${truth} all the same.`
    : `${parts}. The result is ${truth}.`;
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
      words: `The first two numbers of the line below the board are prisoners: ${blackCaptives} black, which count for White, and ${whiteCaptives} white, which count for Black.`,
    },
    dead > 0
      ? {
          words: `${capital(counted(dead, "stone"))} on the board ${dead === 1 ? "is" : "are"} dead. Each counts once as dead, and its point once as territory.`,
          points: marked,
        }
      : { words: "No stone on the board is dead." },
    {
      words: "This is who controls what. Territory is each controlled point without a stone of its owner.",
      over: { control },
    },
  ];
}
