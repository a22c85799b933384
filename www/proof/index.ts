/** The proof table, for a page that gives it a place. */

export type { Claim, Guess, Side } from "./argument/proof-session.ts";
export type { Lesson, LessonNews } from "./lesson/lesson.ts";
export type { ProofOptions } from "./options.ts";
export { ProofPlace } from "./proof-table.tsx";
