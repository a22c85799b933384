/** The referee’s page: what lies on the bench, at which desk, what is claimed of it, and what is said. Pure. */
import type { View } from "../address/link.ts";
import type { Color, Location, PositionInput } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import type { AnyMove } from "../table/table-game.ts";
import { type ClaimArgument, isSameClaim, nothing } from "./argument-address.ts";
import { type LawArgument, noQuestion } from "./law-address.ts";
import { blank, openSides, withOpen } from "./position-rows.ts";
import type { RuleOptions } from "./rules-choice.tsx";
import type { Unjudged } from "./verdict.ts";
import { PLAY_WORDS } from "./words.ts";
import { madeMoves, type WorkHistory, workBegun, workStep } from "./work-history.ts";

/**
 * The desks of the page. A position is drawn and judged at one desk: the address says whether presses lay stones or
 * ask.
 */
export const DESKS = ["referee", "play", "claim"] as const;
export type Desk = (typeof DESKS)[number];
export const deskOfView = (view: View): Desk => (view === "setup" ? "referee" : view);

export type BenchWork = WorkHistory<AnyMove>["work"];

interface OpenedCertificate {
  text: string;
  /** Its position, as it lies on the bench. */
  start: PositionInput;
  claim: { player: Color; set: Location[] };
  /** How many points its board has. */
  points: number;
}

/** Sentences above the desk, with a button where there is something to do about them. */
interface PlayNotice {
  words: readonly string[];
  act: "take-whole" | "fetch-rules" | null;
}

export interface BenchState {
  history: WorkHistory<AnyMove>;
  /** Null until the first address has been read. */
  view: View | null;
  /** Another number whenever a desk has to fill again, even the current one. */
  opened: number;
  argument: ClaimArgument;
  /** A question of 1989 in place of a claim, while one is argued or put together. */
  law: LawArgument | null;
  /** The engine's words on this work: the reason why it can't be played on, or null when it can. */
  judged: { of: BenchWork; fault: string | null } | null;
  /** The rules that stand beside each other under the referee's report, once somebody has chosen. */
  rules: readonly RulesName[] | null;
  /** The certificate that was opened last, and its claim: while that is argued, it answers. */
  certificate: OpenedCertificate | null;
  notice: PlayNotice;
  /** Whether there is anything that an address could tell. */
  isTouched: boolean;
}

/** A work from outside for the bench. */
export interface BenchOpening {
  work: BenchWork;
  view: View;
  argument?: ClaimArgument;
  law?: LawArgument | null;
  certificate?: OpenedCertificate;
  rules?: readonly RulesName[] | null;
  /** Sentences about what did not hold. */
  words?: readonly string[];
}

export type BenchEvent =
  | ({ kind: "opened" } & BenchOpening)
  /** The position was changed by hand. */
  | { kind: "edited"; start: PositionInput }
  | { kind: "moved"; moves: AnyMove[]; at: number }
  | { kind: "undone" | "redone" }
  /** The stones and passes by other rules, as far as those allow them. */
  | { kind: "ruled"; law: RulesName }
  | { kind: "optioned"; options: RuleOptions }
  | { kind: "judged"; fault: string | null }
  | { kind: "shown"; view: View }
  /** A claim of the referee’s is to be played. */
  | { kind: "claimed"; claim: NonNullable<ClaimArgument["claim"]>; side: ClaimArgument["side"] }
  /** The proof table tells how far an argument about this work is. */
  | { kind: "argued"; argument: ClaimArgument; of: BenchWork }
  | { kind: "asked"; law: LawArgument; of: BenchWork }
  /** A question of 1989 from the referee’s comparison. */
  | { kind: "quarrelled"; law: LawArgument }
  /** To questions of 1989, or back to claims. */
  | { kind: "turned"; law: LawArgument | null }
  | { kind: "compared"; rules: readonly RulesName[] | null }
  | { kind: "taken-whole" }
  | { kind: "told"; words: readonly string[]; act?: PlayNotice["act"] };

const QUIET: PlayNotice = { words: [], act: null };

export const firstBench = (): BenchState => ({
  history: workBegun<AnyMove>({ start: { rows: blank(9, 9) }, moves: [], at: 0 }),
  view: null,
  opened: 0,
  argument: nothing(),
  law: null,
  judged: null,
  rules: null,
  certificate: null,
  notice: QUIET,
  isTouched: false,
});

export function benchStep(state: BenchState, event: BenchEvent): BenchState {
  const { history } = state;
  const { work } = history;
  switch (event.kind) {
    case "opened":
      return opened(state, event);
    case "edited": {
      const { law } = work;
      return laid(state, { start: event.start, moves: [], at: 0, ...(law && { law }) });
    }
    case "moved":
      return { ...unargued(state), history: workStep(history, event), isTouched: true };
    case "undone":
    case "redone": {
      const next = workStep(history, event);
      return next === history ? state : { ...unargued(state), history: next, notice: QUIET, isTouched: true };
    }
    case "ruled":
      return laid(state, byRules(work, event.law));
    case "optioned":
      return laid(state, withOptions(work, event.options));
    case "judged": {
      const { judged } = state;
      const { fault } = event;
      return judged?.of === work && judged.fault === fault
        ? state
        : { ...state, judged: { of: work, fault } };
    }
    case "shown":
      return shown(state, event.view);
    case "claimed":
      return shown({ ...state, argument: { claim: event.claim, side: event.side, line: [] } }, "claim");
    case "argued":
      // A table that is gone has nothing to say of what lies there now.
      return isArgued(state, event.of) && !state.law
        ? { ...state, argument: event.argument, isTouched: true }
        : state;
    case "asked":
      return isArgued(state, event.of) && state.law ? { ...state, law: event.law, isTouched: true } : state;
    case "quarrelled":
      return shown({ ...state, law: event.law }, "claim");
    case "turned": {
      const next = { ...state, law: event.law, argument: nothing(), isTouched: true };
      return shown(anew(next), "claim");
    }
    case "compared":
      return { ...state, rules: event.rules, isTouched: true };
    case "taken-whole":
      return opened(state, { work: { ...work, start: withOpen(work.start, []) }, view: "claim" });
    case "told":
      return { ...state, notice: { words: event.words, act: event.act ?? null } };
  }
}

function opened(state: BenchState, { work, view, ...more }: BenchOpening): BenchState {
  const { argument = nothing(), law = null, words = [] } = more;
  const { certificate = state.certificate, rules = state.rules } = more;
  const history = workStep(state.history, { kind: "put", work });
  const next = { ...state, history, argument, law, certificate, rules, judged: null, isTouched: true };
  const there = shown(anew({ ...next, notice: QUIET }), view);
  return words.length > 0 ? { ...there, notice: { words, act: null } } : there;
}

/** Other work, at the desk that is there. */
const laid = (state: BenchState, work: BenchWork): BenchState => ({
  ...unargued(state),
  history: workStep(state.history, { kind: "put", work }),
  notice: QUIET,
  isTouched: true,
});

/** A claim on the earlier work does not go over to the next; the rule set stays. */
const unargued = (state: BenchState): BenchState => ({
  ...state,
  argument: nothing(),
  law: state.law && noQuestion(),
});

const isArgued = ({ view, history }: BenchState, work: BenchWork): boolean =>
  view === "claim" && history.work === work;

/** Fills the desk again, even the current one. */
const anew = (state: BenchState): BenchState => ({ ...state, view: null, opened: state.opened + 1 });

function shown(state: BenchState, view: View): BenchState {
  const fault = benchFault(state);
  const tell = (words: string, act: PlayNotice["act"] = null): BenchState => ({
    ...state,
    view: state.view ?? "setup",
    notice: { words: [words], act },
  });
  if (fault && view !== "setup") return tell(PLAY_WORDS.notYet({ fault }));
  if (view === "claim" && openSides(state.history.work.start).length > 0)
    return tell(PLAY_WORDS.part, "take-whole");
  return view === state.view ? state : { ...state, view };
}

function byRules({ start, moves, at }: BenchWork, law: RulesName): BenchWork {
  const other = moves.findIndex(({ kind }) => kind !== "play" && kind !== "pass");
  const kept = other < 0 ? moves : moves.slice(0, other);
  return { start, moves: kept, at: Math.min(at, kept.length), ...(law !== "ljrg" && { law }) };
}

function withOptions({ start, ...work }: BenchWork, options: RuleOptions): BenchWork {
  const { options: _, ...plain } = start;
  return { ...work, start: Object.keys(options).length > 0 ? { ...plain, options } : plain };
}

/** Why the position can't be played on; null when it can, or as long as nobody knows. */
export const benchFault = ({ judged }: BenchState): string | null => judged?.fault ?? null;

/** Why there is no verdict; null where it can be judged. */
export function unjudgedWhy(state: BenchState): Unjudged | null {
  const { start, ...rest } = state.history.work;
  if (benchFault(state)) return "fault";
  if (openSides(start).length > 0) return "part";
  const isBare =
    madeMoves({ start, ...rest }).length === 0 && start.rows.every((row) => /^[.,#*]*$/.test(row));
  return isBare && state.view === "setup" ? "empty" : null;
}

/** The certificate of what is argued now, if one was opened. */
export function certificateOf({ certificate, argument, history }: BenchState): OpenedCertificate | null {
  const { work } = history;
  const isShown =
    argument.claim !== null &&
    certificate !== null &&
    work.start === certificate.start &&
    work.at === 0 &&
    isSameClaim(argument.claim, certificate.claim, certificate.points);
  return isShown ? certificate : null;
}
