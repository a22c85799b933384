/** Puts a proof table into a page. */
import { h } from "preact";
import { mount } from "../kit/mount.tsx";
import type { ProofOptions } from "./options.ts";
import { ProofPlace } from "./proof-table.tsx";

export type { Claim, Guess, Side } from "./argument/proof-session.ts";
export type { Lesson, LessonNews } from "./lesson/lesson.ts";
export type { ProofOptions } from "./options.ts";
export { ProofPlace } from "./proof-table.tsx";

export interface ProofHandle {
  destroy(): void;
}

/** `host` is the table's from then on. */
export const mountProofTable = (host: HTMLElement, options: ProofOptions): ProofHandle => ({
  destroy: mount(host, h(ProofPlace, { host, options })),
});
