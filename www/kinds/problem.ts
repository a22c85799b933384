/** Practice problems as the files have them. `crate/report/types.d.ts` describes their fields. */
import type { PracticeProblem } from "../engine/practice.ts";

export const KINDS = [
  "lock",
  "refute",
  "find",
  "save",
  "pass",
  "cycle",
  "count",
  "rule",
] as const satisfies readonly PracticeProblem["kind"][];
export type Kind = PracticeProblem["kind"];

/** Whether there is another side to look from, once it is done: of an argument, or of a map that both have a part in. */
export const hasOtherSide = (kind: Kind): boolean => kind === "lock" || kind === "refute" || kind === "find";

export type Problem = PracticeProblem;

/** A point's name, `pass`, or `cycle@8` with or without a stone: `cycle@8+b2`. */
export type MoveName = NonNullable<Problem["move"]>;

export type PlayerScore = NonNullable<Problem["score"]>["black"];

/** Problems of one kind, the easiest first. */
export interface Ladder {
  slug: string;
  kind: Kind;
  title: string;
  about: string;
  problems: Problem[];
}

/** The content of `practice.json`. */
export interface Practice {
  ladders: Ladder[];
}
