/** An author's texts and choices. They last for the visit, so that a reload loses nothing. */
import type { Attributes } from "../address/code.ts";
import { argues as argue } from "../address/link.ts";

export interface Wish {
  /** As it was pasted or typed. */
  text: string;
  board: string;
  mode: string;
  /** The kind of problem; empty for a claim without a given side. */
  ask: string;
  claim: string;
  side: string;
  player: string;
  move: string;
  coordinates: string;
  numbers: string;
  at: string;
  caption: string;
  theme: string;
  /** Pixels between two lines at most; empty for as many as there is room for. */
  cell: string;
  /** Where Loja's files are. */
  base: string;
  /** Which code is shown. */
  kind: string;
}

export const START: Wish = {
  text: "",
  board: "",
  mode: "view",
  ask: "",
  claim: "",
  side: "",
  player: "",
  move: "",
  coordinates: "",
  numbers: "",
  at: "",
  caption: "",
  theme: "",
  cell: "",
  base: "",
  kind: "html",
};

const KEY = "loja.author";
/** More is not kept: storage is small, and belongs to the whole site. */
const MOST = 300_000;

export function keptWish(): Wish | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const wish = { ...START };
    for (const name of Object.keys(START) as (keyof Wish)[]) {
      const value = (found as Record<string, unknown>)[name];
      if (typeof value === "string") wish[name] = value;
    }
    return wish;
  } catch {
    // No storage, or something else in it.
    return null;
  }
}

export function keepWish(wish: Wish): void {
  try {
    const text = JSON.stringify(wish);
    if (text.length <= MOST) sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Somebody who types changes so many characters at once; a paste changes more. */
const TYPED = 3;

/** The wish with another text. Where another position was pasted, what names points or moves of the last one goes. */
export function withText(wish: Wish, text: string): Wish {
  const before = wish.text;
  const most = Math.min(before.length, text.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === text[start]) start++;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end++;
  const isTyped = Math.max(before.length, text.length) - start - end <= TYPED;
  const kept = isTyped || before.trim() === "" ? {} : { claim: "", move: "", at: "" };
  return { ...wish, text, ...kept };
}

/** The reader's task, as far as it decides the author's fields; null where there is no problem. */
export const askedIn = ({ mode, ask }: Pick<Wish, "mode" | "ask">): string | null =>
  mode === "problem" ? ask : null;

/** Whether a reader of this argues a claim. */
export const argues = ({ mode, ask }: Pick<Wish, "mode" | "ask">): boolean =>
  mode === "prove" || (mode === "problem" && argue(ask));

/** Whether he may be told his side: a problem to lock or to refute has one. */
export const sided = (wish: Pick<Wish, "mode" | "ask">): boolean => argues(wish) && !askedIn(wish);

/** Whether the author’s own file stands between the tags, with all that it says. */
export const looks = ({ mode, board }: Pick<Wish, "mode" | "board">): boolean => mode === "view" && !board;

/** The attributes of a wish; a default has none. */
export function wishedOf(wish: Wish, moves: number): Attributes {
  const asked = askedIn(wish);
  return {
    mode: wish.mode,
    ask: asked || undefined,
    claim: ((argues(wish) || asked === "save") && wish.claim.trim()) || undefined,
    side: (sided(wish) && wish.side) || undefined,
    player: (asked === "find" && wish.player) || undefined,
    move: (asked === "rule" && wish.move.trim()) || undefined,
    coordinates: wish.coordinates || undefined,
    numbers: (moves > 0 && wish.numbers) || undefined,
    at: (moves > 0 && /^\d{1,5}$/.test(wish.at) && wish.at) || undefined,
    caption: wish.caption.trim() || undefined,
    theme: wish.theme || undefined,
  };
}
