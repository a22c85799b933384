/**
 * The subjects of practice, which don't mix: control, which is go as players know it, and the rules. A session or a
 * problem of the day has one of them.
 */
import type { Kind, Practice } from "../kinds/problem.ts";

export const SUBJECTS = ["control", "rules"] as const;

export type Subject = (typeof SUBJECTS)[number];

const SUBJECT_OF: Record<Kind, Subject> = {
  lock: "control",
  refute: "control",
  find: "control",
  save: "control",
  pass: "rules",
  cycle: "rules",
  count: "rules",
  rule: "rules",
};

export const subjectOf = (kind: Kind): Subject => SUBJECT_OF[kind];

/** The problems of one subject. */
export const practiceOf = ({ ladders }: Practice, subject: Subject): Practice => ({
  ladders: ladders.filter(({ kind }) => subjectOf(kind) === subject),
});
