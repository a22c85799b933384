/** Puts a proof table into a page. */
import { h } from "preact";
import type { Checked } from "../engine/engine.ts";
import { mount } from "../kit/mount.tsx";
import { startOf } from "./certificate.ts";
import { Course } from "./course.ts";
import type { ProofOptions } from "./options.ts";
import { ProofTable } from "./proof-table.tsx";

export type { Claim, Guess, Side } from "./argument/proof-session.ts";
export type { Lesson, LessonNews } from "./lesson/lesson.ts";
export type { ProofOptions } from "./options.ts";

export interface ProofHandle {
  destroy(): void;
}

/** `host` is the table's from then on. */
export function mountProofTable(host: HTMLElement, options: ProofOptions): ProofHandle {
  let tables = 0;
  let leave = (): void => {};

  function lay(laid: ProofOptions): void {
    const course = new Course(laid, openChecked);
    leave = mount(host, h(ProofTable, { key: tables++, course, host }));
  }

  /** A certificate brings its own position: it gets a table of its own in the same place. */
  function openChecked({ position, player, set, title }: Checked, certificate: string): void {
    const start = position && startOf(position);
    if (!start) return;
    const { onLeave, onCertificate } = options;
    if (onCertificate) {
      onCertificate(certificate);
      return;
    }
    lay({
      start,
      moves: [],
      claim: { player, set },
      certificate: () => Promise.resolve(certificate),
      title,
      // A link to the old position would not fit to the new claim.
      ...(onLeave && { onLeave }),
    });
  }

  lay(options);
  return { destroy: () => leave() };
}
