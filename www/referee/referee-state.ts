/** How a judging stands: what is known, what is being done, and what the reader looks at. Pure; `judging.ts` asks the engine. */
import {
  type Board,
  type Budget,
  EngineError,
  type Judged,
  type Line,
  type Location,
  type Progress,
  type RefereeReport,
  type Situation,
  troubleWords,
} from "../engine/engine.ts";
import { refereeBudget } from "../engine/limits.ts";
import { type Answered, claimsOn, openOn } from "./claims.ts";
import {
  certainPoints,
  DOUBTFUL_BELOW,
  expectedPoints,
  type OpenQuestion,
  provedPoints,
  questionsOf,
} from "./expected.ts";
import {
  certain,
  claimWords,
  EXPECTED,
  expectedHead,
  leaningWords,
  type Phrase,
  pointWords,
  progressWords,
  questionWords,
  regionWords,
  textOf,
  undecidedWords,
  WORDS,
  waitWords,
} from "./words.ts";

type Work =
  | { kind: "laying" }
  | { kind: "judging"; progress: string }
  | { kind: "stopped" }
  | { kind: "failed"; error: unknown }
  | { kind: "undecided"; report: Judged }
  | { kind: "decided"; report: RefereeReport };

export interface RefereeState {
  /** The moves, from the start to where they led; null until the engine has laid them out. */
  line: Line | null;
  budget: Budget;
  work: Work;
  /** The findings, in the middle of the work too. */
  report: RefereeReport | null;
  /** The words on a point or a claim, and the claim. */
  asked: { words: string; claim: Answered | null } | null;
  outline: readonly Location[] | null;
  /** The last words for readers who listen. */
  spoken: string;
  /** Whether the focus goes to the heading. */
  isLed: boolean;
}

export type RefereeEvent =
  | { kind: "laid"; line: Line }
  | { kind: "progressed"; progress: Progress }
  | { kind: "found"; report: Judged }
  | { kind: "stopped" }
  /** The findings up to a stop. */
  | { kind: "kept"; report: Judged }
  | { kind: "failed"; error: unknown }
  | { kind: "resumed" }
  | { kind: "asked"; at: Location }
  | { kind: "looked"; claim: Answered }
  | { kind: "outlined"; points: readonly Location[] }
  | { kind: "closed" };

export const JUDGING: RefereeState = spoken({
  line: null,
  budget: refereeBudget(0),
  work: { kind: "laying" },
  report: null,
  asked: null,
  outline: null,
  spoken: "",
  isLed: false,
});

/** Where the moves led, and the board. */
export const sceneOf = ({ line }: RefereeState): { board: Board; situation: Situation } | null => {
  const situation = line?.situations.at(-1);
  return line && situation ? { board: line.board, situation } : null;
};

/** Whether more time would not help: the engine stopped before its time was over. */
export const isStuck = ({ budget, work }: RefereeState): boolean =>
  work.kind === "undecided" && work.report.elapsed < (budget.milliseconds ?? 0);

/** The report that says what to expect, as long as something is open. */
export function expectingReport({ work, report }: RefereeState): RefereeReport | null {
  const isShown = work.kind !== "laying" && work.kind !== "failed";
  return isShown && report?.expected && report.status === "undecided" ? report : null;
}

/** The questions that would decide it, once nobody looks on. */
export function askedQuestions(state: RefereeState): OpenQuestion[] {
  const report = state.work.kind === "judging" ? null : expectingReport(state);
  return report ? questionsOf(report) : [];
}

interface Saying {
  head: readonly Phrase[];
  words: readonly Phrase[];
}

/** The words above all: the state, and its meaning. */
export function saidOf(state: RefereeState): Saying {
  const plain = plainlySaid(state);
  const report = expectingReport(state);
  if (!report?.expected) return plain;
  const proved = provedPoints(report);
  const stones = sceneOf(state)?.situation.stones ?? [];
  const has = {
    black: certainPoints(report, stones, "black"),
    white: certainPoints(report, stones, "white"),
  };
  const questions = askedQuestions(state);
  const [only] = questions;
  const regions = regionWords(report.expectedParts?.regions ?? [], DOUBTFUL_BELOW);
  // While somebody looks on, the time that is left stands beside the button.
  const known = proved > 0 ? [certain(report.words)] : [];
  const words = state.work.kind === "judging" ? known : plain.words;
  const last = only && questions.length === 1 ? leaningWords(only) : regions;
  return {
    head:
      only && questions.length === 1
        ? questionWords(only)
        : expectedHead(report.expected.result, proved, has),
    words: words.length > 0 && last.length > 0 ? [...words, certain(" "), ...last] : [...words, ...last],
  };
}

/** The words without any expectation. */
function plainlySaid(state: RefereeState): Saying {
  const { work, budget } = state;
  const said = (head: string, words: string): Saying => ({ head: [certain(head)], words: [certain(words)] });
  switch (work.kind) {
    case "laying":
      return said(WORDS.judging, WORDS.laying);
    case "judging":
      return said(WORDS.judging, waitWords(budget));
    case "stopped":
      return said(WORDS.stopped, WORDS.stoppedWords);
    case "failed":
      return said(WORDS.failed, troubleWords(work.error));
    case "undecided":
      return said(WORDS.undecided, undecidedWords(work.report, isStuck(state)));
    case "decided":
      return said(work.report.headline, work.report.words);
  }
}

/** The report that is shown with its claims: none while more is being looked for. */
export const shownReport = ({ work, report }: RefereeState): RefereeReport | null =>
  work.kind === "stopped" || work.kind === "undecided" || work.kind === "decided" ? report : null;

/** The report that stands, also where it leaves something open; a stop has none. */
export const endReport = ({ work }: RefereeState): RefereeReport | null =>
  work.kind === "undecided" || work.kind === "decided" ? work.report : null;

/** The state with the words for readers who listen. */
function spoken(state: RefereeState): RefereeState {
  const { head, words } = saidOf(state);
  if (state.work.kind === "decided")
    return { ...state, isLed: false, spoken: `${textOf(head)}. ${textOf(words)}` };
  // What is expected says so.
  const spoken = expectingReport(state) ? `${textOf(head)} ${EXPECTED.spoken}` : textOf(words);
  return { ...state, isLed: false, spoken };
}

const judged = (state: RefereeState): RefereeState =>
  spoken({ ...state, work: state.line ? { kind: "judging", progress: "" } : { kind: "laying" } });

const told = (state: RefereeState, words: string, claim: Answered | null): RefereeState => ({
  ...state,
  asked: { words, claim },
  outline: claim?.set ?? null,
  spoken: words,
  isLed: false,
});

export function refereeStep(state: RefereeState, event: RefereeEvent): RefereeState {
  const { work, line } = state;
  switch (event.kind) {
    case "laid":
      return judged({ ...state, line: event.line });
    case "progressed": {
      const report = event.progress.report ?? state.report;
      const next: RefereeState = {
        ...state,
        work: { kind: "judging", progress: progressWords(event.progress) },
        report,
      };
      // The first expectation is told aloud, and none of those that come while it gets better.
      return report?.expected && !state.report?.expected ? spoken(next) : next;
    }
    case "found": {
      const { report } = event;
      const kind = report.status === "decided" ? "decided" : "undecided";
      return spoken({ ...state, report, work: { kind, report } });
    }
    case "stopped":
      return spoken({ ...state, work: { kind: "stopped" } });
    case "kept":
      return { ...state, report: event.report };
    case "failed": {
      const { error } = event;
      const isEnded = error instanceof EngineError && error.code === "cancelled";
      return spoken({ ...state, work: isEnded ? { kind: "stopped" } : { kind: "failed", error } });
    }
    case "resumed": {
      const budget = work.kind === "undecided" ? refereeBudget(work.report.elapsed) : state.budget;
      return judged({ ...state, budget });
    }
    case "asked":
      return line && state.report ? whose(state, line, state.report, event.at) : state;
    case "looked":
      return told(state, claimWords(event.claim), event.claim);
    case "outlined":
      return { ...state, outline: event.points };
    case "closed":
      return { ...state, asked: null, outline: null, isLed: true };
  }
}

/** Whose a point is, and by which claim. */
function whose(state: RefereeState, line: Line, report: RefereeReport, at: Location): RefereeState {
  const who = report.control[at] ?? "open";
  const claims = who === "open" ? openOn(report, at) : claimsOn(report, at);
  const expected = expectedPoints(report)[at] ?? null;
  return told(state, pointWords(line.board, at, who, claims.length, expected), claims[0] ?? null);
}
