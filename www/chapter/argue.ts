/** A claim that is argued with the engine: the proof table in a chapter's two columns. */

import type { StepAnswer } from "./answer-state.ts";
import type { Figure, Proof } from "./data.ts";
import { invite } from "./table-guest.ts";

export interface Arguing {
  figure: Figure & { proof: Proof };
  table: HTMLElement;
  /** Where the words stand, where the reply of the lesson is said, and where what helps stands. */
  words: HTMLElement;
  answer: HTMLElement;
  aside: HTMLElement;
  level: 3 | 4;
  done(): boolean;
  /** Whether the answer to a question has already said that the claim holds. */
  known: boolean;
  /** A press on the board before that: tried on a table where both colours may be moved. */
  tryOut(at: number): void;
  /** The lesson's words below the proof, above its hints; and the open hints. */
  say(said: StepAnswer | null): void;
  showHints(hints: readonly string[]): void;
  predicted(guess: number): void;
  /** The reader's first move. */
  begun(): void;
  solved(): void;
  /** The proof table did not load. */
  failed(): void;
}

/** A proof on the table. It can give its place to another figure for a while. */
export interface Argued {
  pause(): void;
  resume(): void;
  leave(): void;
}

/** Fetches the proof table and lays the claim on it. Until then the claim can be put aside, or left for good. */
export function argue(arguing: Arguing): Argued {
  let now: keyof Argued = "resume";
  let laid: Argued | null = null;
  const { proof, position } = arguing.figure;
  const turn = (to: keyof Argued) => (): void => {
    now = to;
    laid?.[to]();
  };
  const asked = proof.law && { start: position, question: proof.law };
  const law = asked && import("../proof/law/law-proving.ts").then(({ lawTask }) => lawTask(asked));
  Promise.all([import("./lay-proof.ts"), import("../proof/styled-proof.ts"), law]).then(
    ([{ lay }, { mountProofTable }, task]) => {
      // Whoever left and came back by then has another table in the same place.
      if (now === "leave") return;
      laid = lay(arguing, mountProofTable, task, invite);
      if (now === "pause") laid.pause();
    },
    () => {
      if (now !== "leave") arguing.failed();
    },
  );
  return { pause: turn("pause"), resume: turn("resume"), leave: turn("leave") };
}
