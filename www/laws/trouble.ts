/** Troubles with other rule sets, and their remedies. Here, since no first view of a page needs these words. */
import { EngineError, troubleWords } from "../engine/engine.ts";
import { LAWS } from "./words.ts";

const LOST = LAWS.crashed;
const WORDS: Record<string, string> = {
  unloadable: LAWS.unloadable,
  memory: LAWS.memory,
};

export function lawsTrouble(error: unknown): string {
  if (!(error instanceof EngineError) || error.who !== "systems" || !error.passing)
    return troubleWords(error);
  // What the page or the browser forbids is said as everywhere.
  return error.hopeless ? troubleWords(error) : (WORDS[error.code] ?? LOST);
}
