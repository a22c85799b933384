/** The author's settings: read from attributes, or from the options of `mount`. Pure. */
import { COLORS } from "../../board/color.ts";
import { ASKS, COORDINATES, MODES, NUMBERS, type Options, SIDES, THEMES } from "../options.ts";

/** All of it is as it should be, but for `claim`, which takes a board to be read. */
export interface Attributes extends Omit<Options, "position" | "board"> {
  board?: string;
  /** Columns and rows that are kept free while nothing is drawn. */
  size?: [number, number];
}

/** Something else than could stand there. It is left out. */
interface Wrong {
  name: string;
  given: string;
}

/** These have one of a few words. */
export const WORDS = {
  mode: MODES,
  ask: ASKS,
  side: SIDES,
  player: COLORS,
  turn: COLORS,
  coordinates: COORDINATES,
  numbers: NUMBERS,
  theme: THEMES,
} as const;

/**
 * Whether an address is that of a folder: a whole one of the web, or a path that stays on the site of its page. Browsers
 * take `\` for a slash and leave out tabs and ends of lines, so none of them may stand in a path.
 */
const isFolder = (given: string): boolean =>
  /^https?:\/\//i.test(given) ? URL.canParse(given) : /^\.{0,2}\/(?!\/)[^\\\s]*$/.test(given);

/** The address of the referee in a folder; null where there is no folder, or the page's own address leads nowhere. */
export function refereeAddress(home: string | null, page: string): string | null {
  return home !== null && URL.canParse(home, page) ? new URL("referee.html", new URL(home, page)).href : null;
}

/** These have a form. */
export const FORMS = {
  board: /^(rectangle|cylinder|moebius|torus|klein|projective|round|triangles|\{[\s\S]{1,50000})$/i,
  at: /^\d{1,5}$/,
  size: /^[1-9]\d?x[1-9]\d?$/i,
  home: { test: isFolder },
  src: /^(?!javascript:)/i,
  move: /^(pass|(cycle@\d{1,3}(\+|$))?([a-z]{0,2}\d{1,3})?)$/i,
};

export const ATTRIBUTES = [
  ...Object.keys(WORDS),
  ...Object.keys(FORMS),
  "claim",
  "caption",
  "rules",
  "moves",
];

export function attributesBy(ask: (name: string) => unknown): { told: Attributes; wrong: Wrong[] } {
  const told: Record<string, unknown> = {};
  const wrong: Wrong[] = [];
  for (const name of ATTRIBUTES) {
    const given = String(ask(name) ?? "").trim();
    const words: readonly string[] | undefined = WORDS[name as keyof typeof WORDS];
    const form = FORMS[name as keyof typeof FORMS];
    const small = given.toLowerCase();
    // "B" and "W" will do for a player, as everywhere.
    const word = words?.find((one) => one === small || (words === COLORS && one[0] === small));
    if (!given) continue;
    if (words ? !word : form && !form.test(given)) wrong.push({ name, given });
    else if (name === "size") told[name] = small.split("x").map(Number);
    else if (name === "at") told[name] = Number(given);
    // JSON stays as it is.
    else told[name] = word ?? (name === "board" && small[0] !== "{" ? small : given);
  }
  return { told, wrong };
}
