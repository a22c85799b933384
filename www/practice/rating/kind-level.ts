/**
 * What is told of a reader's level in a kind. At first a rating moves by hundreds with one answer: as long as it does so,
 * or does so again after a long time, points would only puzzle, so it is told roughly or not at all. Pure.
 */
import { numberWords } from "../../engine/engine.ts";
import type { Kind } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { deviationNow, ratingOf } from "./rating.ts";
import { RATING } from "./words.ts";

export type Level =
  /** So many answers of the kind are missing before there is one to speak of. */
  | { known: "not"; missing: number }
  | { known: "roughly"; rating: number }
  | { known: "well"; rating: number };

/** So many answers make a level worth telling. */
const ENOUGH = 5;
/** With at most this deviation an answer to a problem at one's level moves it by thirty points, and later by less. */
const SURE = 110;
/** A rough level is told in steps of so many points. */
const ROUGH = 50;

export function levelOf(log: Log, kind: Kind, now: Date): Level {
  const { rating, answers } = ratingOf(log, kind);
  if (answers < ENOUGH) return { known: "not", missing: ENOUGH - answers };
  return { known: deviationNow(log, kind, now) <= SURE ? "well" : "roughly", rating: Math.round(rating) };
}

/** "1 462", "about 1 350"; null where there is none. */
export function levelWords(level: Level): string | null {
  if (level.known === "not") return null;
  if (level.known === "well") return numberWords(level.rating);
  return RATING.about({ number: Math.round(level.rating / ROUGH) * ROUGH });
}

/** What "about" means. */
export const ROUGHLY = RATING.levelWithAboutStill;

/** What stands where there are no levels yet. */
export const NO_LEVELS = RATING.levelsToldAfterFive;
