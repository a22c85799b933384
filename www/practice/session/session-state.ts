/** A course of problems: the current one, its progress, and the outcomes before. Pure. */
import type { Trainer, TrainerNews } from "../../kinds/trainer.ts";
import type { Log } from "../../progress/answers.ts";
import { type Course, here, hinted, marked, onward } from "./course.ts";

/** The acts open to a trainer now. */
type TrainerSight = Pick<Trainer, "controls" | "reading" | "hintsLeft">;

export interface SessionState {
  course: Course;
  /** The log of all answers. */
  log: Log;
  /** The log before this problem. */
  before: Log;
  /** When it was asked, in milliseconds. */
  begun: number;
  /** Null until its trainer is there. */
  trainer: TrainerSight | null;
  /** The trainer has laid its problem out. */
  ready: boolean;
  /** The solution was asked for before that. */
  toReveal: boolean;
  skipped: boolean;
  done: boolean;
  trouble: { words: string; again: () => void } | null;
  /** How many times the trainer of this problem was asked for. */
  tries: number;
}

export type SessionEvent =
  /** The trainer has told something, and may do this now. */
  | { kind: "news"; news: TrainerNews; trainer: TrainerSight }
  | { kind: "sight"; trainer: TrainerSight }
  /** A hint was opened. */
  | { kind: "hinted" }
  /** The reader skips it, or wants to see how it goes after a failure. */
  | { kind: "gave up" }
  | { kind: "kept"; log: Log }
  | { kind: "trouble"; words: string; again: () => void }
  | { kind: "trouble is over" }
  | { kind: "try again" }
  | { kind: "next"; now: number };

export const begunSession = (course: Course, log: Log, now: number): SessionState => ({
  course,
  log,
  before: log,
  begun: now,
  trainer: null,
  ready: false,
  toReveal: false,
  skipped: false,
  done: false,
  trouble: null,
  tries: 0,
});

export function sessionStep(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case "news":
      return heard({ ...state, trainer: event.trainer }, event.news);
    case "sight":
      return { ...state, trainer: event.trainer };
    case "hinted":
      return { ...state, course: hinted(state.course) };
    case "gave up":
      if (state.done) return state;
      return { ...state, skipped: markOf(state) === "open", toReveal: !state.ready };
    case "kept":
      return { ...state, log: event.log };
    case "trouble":
      return { ...state, trouble: { words: event.words, again: event.again } };
    case "trouble is over":
      return { ...state, trouble: null };
    case "try again":
      return { ...state, trouble: null, tries: state.tries + 1 };
    case "next":
      return begunSession(onward(state.course), state.log, event.now);
  }
}

const markOf = ({ course }: SessionState) => here(course)?.mark ?? null;

function heard(state: SessionState, news: TrainerNews): SessionState {
  const at = { ...state, ready: state.ready || news.kind !== "trouble" };
  switch (news.kind) {
    case "judged": {
      // Who goes on by himself after all has not skipped it.
      const course = !news.right
        ? marked(state.course, "wrong", news.what)
        : news.decided
          ? marked(state.course, "right")
          : state.course;
      return { ...at, skipped: false, course };
    }
    case "done":
      return { ...at, done: true, course: marked(state.course, state.skipped ? "skipped" : "right") };
    case "trouble":
      return { ...at, trouble: { words: news.words, again: news.again } };
    default:
      return at;
  }
}
