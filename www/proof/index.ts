/** Puts a proof table into a page. */
import type { Checked } from "../engine/engine.ts";
import { startOf } from "./certificate.ts";
import type { ProofOptions } from "./options.ts";
import { ProofTable } from "./proof-table.ts";

export type { Claim, Guess, Side } from "./argument/proof-session.ts";
export type { Lesson, LessonNews } from "./lesson/lesson.ts";
export type { ProofOptions } from "./options.ts";

export interface ProofHandle {
  destroy(): void;
  /** Has a certificate checked, and shows what came of it. */
  openCertificate(text: string): Promise<void>;
}

/** `host` is the table's from then on. */
export function mountProofTable(host: HTMLElement, options: ProofOptions): ProofHandle {
  let table = new ProofTable(host, options, openChecked);

  /** A certificate brings its own position: it gets a table of its own in the same place. */
  function openChecked({ position, player, set, title }: Checked): void {
    const start = position && startOf(position);
    if (!start) return;
    const { onChange, onVerdict, onLeave, onPosition } = options;
    table.destroy();
    onPosition?.(start);
    table = new ProofTable(
      host,
      {
        start,
        moves: [],
        claim: { player, set },
        title,
        // A link to the old position would not fit to the new claim.
        ...(onPosition && { onPosition, onChange, onVerdict }),
        ...(onLeave && { onLeave }),
      },
      openChecked,
    );
  }

  return {
    destroy: () => table.destroy(),
    openCertificate: (text) => table.panels.openCertificate(text),
  };
}
