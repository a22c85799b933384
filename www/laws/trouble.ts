/** What went wrong with other laws, and what one can do. Here, since no first view of a page needs these words. */
import { EngineError, troubleWords } from "../engine/engine.ts";

const LOST = "What knows the other rules stopped. Ask again, and it starts anew.";
const WORDS: Record<string, string> = {
  unloadable: "What knows the other rules did not load. Try again when you are online.",
  memory:
    "The browser has no more memory for the other rules. Close other pages and ask again, or ask fewer of them.",
};

export function lawsTrouble(error: unknown): string {
  if (!(error instanceof EngineError) || error.who !== "systems" || !error.passing)
    return troubleWords(error);
  // What the page or the browser forbids is said as everywhere.
  return error.hopeless ? troubleWords(error) : (WORDS[error.code] ?? LOST);
}
