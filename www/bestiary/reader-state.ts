/** How far the reader is with a beast, from what is kept of him. */
import type { PageRecord } from "../progress/reader-record.ts";

export type State = "new" | "play" | "predicted" | "proved";

export const STATE_WORDS: Record<State, string> = {
  new: "Not met yet",
  play: "In play",
  predicted: "You predicted",
  proved: "You proved it",
};

/** `question` is what he is asked at first, `proofs` are the claims to be argued; both by their names. */
export function stateOf(kept: PageRecord | undefined, question: string, proofs: readonly string[]): State {
  if (!kept) return "new";
  if (proofs.length > 0 && proofs.every((proof) => kept.solved.has(proof))) return "proved";
  if (kept.predicted.has(question) || kept.solved.has(question)) return "predicted";
  return kept.played || kept.solved.size > 0 || kept.predicted.size > 0 ? "play" : "new";
}

/** Whether he has said his own, so that he may be told. */
export const mayBeTold = (state: State): boolean => state === "predicted" || state === "proved";
