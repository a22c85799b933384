/** One position by many rule sets: the reader's guess, the findings, and the current view. Pure. */

import { RULE_SETS } from "../engine/rule-sets.ts";
import type { Comparison, RulesName } from "../engine/systems.ts";
import type { Guess } from "../laws/guess.ts";
import type { Walk } from "../laws/line-walk.ts";
import { differs } from "../laws/partings.ts";
import { rulingOf } from "../laws/scene.ts";
import { ASKED, type Asking, type AskingEvent, askingStep } from "./asking.ts";

/** The columns that a narrow place shows. */
export interface Looking {
  at: number;
  /** The one beside it. */
  beside: number;
  /** Whether the reader came there by the arrow keys, which take the focus along. */
  walked: boolean;
}

/** A line of play that shows what a rule set says: looked for, shown, or closed again. */
type Line =
  | { kind: "none" }
  | { kind: "sought" | "closed"; ruleSet: RulesName }
  | { kind: "shown"; ruleSet: RulesName; walk: Walk; shows: string };

export interface ComparisonState {
  /** In the order of the table. */
  columns: readonly RulesName[];
  asking: Asking;
  /** Undefined until the reader has answered or has not wanted to. */
  guess: Guess | undefined;
  /** Null until the reader has looked at something else. */
  looking: Looking | null;
  line: Line;
  /** The news in the place of the reader's guess. */
  news: string | null;
}

export type ComparisonEvent =
  | AskingEvent
  | { kind: "guessed"; guess: Guess }
  | { kind: "chosen"; columns: readonly RulesName[] }
  | { kind: "looked"; looking: Looking }
  | { kind: "line-sought"; ruleSet: RulesName; news: string }
  | { kind: "line-found"; ruleSet: RulesName; walk: Walk; shows: string }
  | { kind: "line-missed"; news: string }
  | { kind: "line-closed" };

export const comparisonOf = (columns: readonly RulesName[]): ComparisonState => ({
  columns,
  asking: ASKED,
  guess: undefined,
  looking: null,
  line: { kind: "none" },
  news: null,
});

export function comparisonStep(state: ComparisonState, event: ComparisonEvent): ComparisonState {
  switch (event.kind) {
    case "guessed":
      return { ...state, guess: event.guess };
    case "chosen":
      // Who has seen the table does not predict it.
      return { ...comparisonOf(event.columns), guess: state.guess === undefined ? undefined : null };
    case "looked":
      return { ...state, looking: event.looking, line: { kind: "none" }, news: null };
    case "line-sought":
      return { ...state, line: { kind: "sought", ruleSet: event.ruleSet }, news: event.news };
    case "line-found":
      return { ...state, line: { ...event, kind: "shown" }, news: null };
    case "line-missed":
      return { ...state, line: { kind: "none" }, news: event.news };
    case "line-closed": {
      const { line } = state;
      return line.kind === "shown" ? { ...state, line: { kind: "closed", ruleSet: line.ruleSet } } : state;
    }
    default:
      return { ...state, asking: askingStep(state.asking, event) };
  }
}

/** On a narrow place the first to be seen is one that parts from the first column, if any does. */
export function lookingOf({ looking, columns }: ComparisonState, found: Comparison): Looking {
  if (looking) return looking;
  const [base] = columns;
  const at = columns.findIndex((one) => base && one !== base && differs(found, base, one) === "yes");
  return { at: Math.max(0, at), beside: 0, walked: false };
}

/** The pairs in which this rule set is the one that shows something, the first column's first. */
export function shownPairs(found: Comparison, ruleSet: RulesName): [RulesName, RulesName][] {
  const { showsCaptures } = RULE_SETS[ruleSet];
  const ruling = rulingOf(found, ruleSet);
  return found.partings
    .filter(({ rules, stage, points }) => {
      if (!rules.includes(ruleSet)) return false;
      if (stage === "stop") return ruling?.mayStop === "no";
      return stage === "dead" && showsCaptures && points.some((at) => ruling?.statuses[at] === "dead");
    })
    .map(({ rules }) => rules);
}

/** By 1989: the stone that the two judge differently, whose capture can be argued; null where there is none. */
export function arguedStone(found: Comparison, ruleSet: RulesName): number | null {
  if (ruleSet !== "jrg89") return null;
  const parted = found.partings.filter(({ rules, stage }) => rules.includes(ruleSet) && stage === "dead");
  const dead = parted.flatMap(({ points }) => points);
  const ruling = rulingOf(found, ruleSet);
  return dead.find((one) => ruling?.statuses[one] === "dead") ?? dead[0] ?? null;
}
