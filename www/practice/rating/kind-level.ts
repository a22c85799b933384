/**
 * A reader's level in a kind, as the page states it. At first a rating moves by hundreds with one answer: as long as it
 * does so, or does so again after a long time, points would only puzzle, so the page states it roughly or not at all.
 * Pure.
 */
import { numberWords } from "../../engine/engine.ts";
import type { Kind } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { deviationNow, ratingOf } from "./rating.ts";
import { RATING } from "./words.ts";

type Level =
  /** The number of answers of the kind missing before there is a level. */
  | { known: "not"; missing: number }
  | { known: "roughly"; rating: number }
  | { known: "well"; rating: number };

/** The number of answers that make a level worth stating. */
const ENOUGH = 5;
/** With at most this deviation an answer to a problem at one's level moves it by thirty points, and later by less. */
const SURE = 110;
/** The step, in points, of a rough level. */
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

/** The meaning of "about". */
export const ROUGHLY = RATING.levelWithAboutStill;

/** The words where there are no levels yet. */
export const NO_LEVELS = RATING.levelsToldAfterFive;
