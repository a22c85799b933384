/** The reader's progress with a beast, from the kept record. */
import type { PageRecord } from "../progress/reader-record.ts";
import { BESTIARY } from "./words.ts";

export type State = "new" | "play" | "predicted" | "proved";

export const STATE_WORDS: Record<State, string> = {
  new: BESTIARY.notMetYet,
  play: BESTIARY.play,
  predicted: BESTIARY.predicted,
  proved: BESTIARY.proved,
};

/** Whether he has answered, or tried moves, where a page asks the same: "welcome step-1". */
export function isMet(pages: ReadonlyMap<string, PageRecord>, elsewhere: string): boolean {
  const [page = "", figure = ""] = elsewhere.split(" ");
  const kept = pages.get(page);
  return kept !== undefined && [kept.predicted, kept.solved, kept.tried].some((done) => done.has(figure));
}

/**
 * `question` is the first question, `proofs` are the claims to argue; both by their names. `met`: the reader knows the
 * board from elsewhere.
 */
export function stateOf(
  kept: PageRecord | undefined,
  question: string,
  proofs: readonly string[],
  met = false,
): State {
  if (!kept) return met ? "play" : "new";
  if (proofs.length > 0 && proofs.every((proof) => kept.solved.has(proof))) return "proved";
  if (kept.predicted.has(question) || kept.solved.has(question)) return "predicted";
  return met || kept.played || kept.solved.size > 0 || kept.predicted.size > 0 ? "play" : "new";
}

/** Whether he has said his own, so that he may be told. */
export const mayBeTold = (state: State): boolean => state === "predicted" || state === "proved";
