/** A question of 1989 on the table: what it says, and who answers. Types alone: what knows those rules is brought by whoever asks for it. */
import type { LawCase } from "../engine/systems.ts";
import type { Proving } from "./argument/judge.ts";

export interface LawTask {
  about: LawCase;
  prover: Proving;
  /** To the other part of what enabling means, where there is one. */
  next?: { text: string; run(): void } | undefined;
}
