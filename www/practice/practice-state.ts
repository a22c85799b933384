/** Which screen of practice is shown: what an address means, with what is kept and known. Pure. */
import type { Ladder, Problem } from "../kinds/problem.ts";
import type { Log } from "../progress/answers.ts";
import { addressOf, type Route } from "./route.ts";
import { chosenCourse, ladderCourse, resumed } from "./session/begin-course.ts";
import { session } from "./session/choose.ts";
import { begin, type Course, fresh, isDone } from "./session/course.ts";
import { daily } from "./session/daily.ts";
import { shortTitle } from "./shelf/kind-names.ts";
import type { Library } from "./shelf/library.ts";
import { practiceOf, type Subject, subjectOf } from "./subject.ts";
import { PRACTICE } from "./words.ts";

/** A course of problems that is to be solved, and what is around it. */
export interface Plan {
  title: string;
  course: Course;
  /** Where the cross leads, and the last button where no summary comes. */
  leave: string;
  /** Whether answers count for levels, and are kept. */
  counts: boolean;
  /** The text of the last button. */
  last: string;
  /** The ten are kept while the window is open, and summed up; a ladder shows its problem in the address. */
  way: "ten" | "ladder" | "single";
  /** A problem that stands in no ladder. */
  own: Problem | null;
  /** Whether another like it may be asked for. */
  another: boolean;
}

export type Screen =
  | { kind: "hub"; subject: Subject; ten: Course | null }
  | { kind: "ladder"; ladder: Ladder }
  | { kind: "session"; plan: Plan }
  | { kind: "summary"; course: Course }
  | { kind: "review" | "numbers" | "own" }
  /** A problem that somebody made, on its way out of an address. */
  | { kind: "link"; text: string }
  | { kind: "sorry"; title: string; words: string };

export interface PracticeState {
  screen: Screen;
  /** Each showing of a screen is another. */
  turn: number;
  /** The reader came from another screen of this page, and the focus goes along. */
  moved: boolean;
}

type PracticeEvent = { kind: "open"; screen: Screen; moved: boolean };

export const practiceStep = ({ turn }: PracticeState, { screen, moved }: PracticeEvent): PracticeState => ({
  screen,
  turn: turn + 1,
  moved,
});

export interface Around {
  library: Library;
  log: Log;
  now: Date;
  /** The ten of a subject that are under way, or over. */
  ten: (subject: Subject) => Course | null;
  moved: boolean;
}

/** The name of a problem without one. */
export const A_PROBLEM = "A problem";

export function screenOf(route: Route, around: Around): Screen {
  const { library, log, now } = around;
  switch (route.kind) {
    case "ten":
      return tenScreen(route.subject, around);
    case "daily": {
      const asked = daily(practiceOf(library.practice, route.subject), now);
      if (!asked) return hub(route.subject, around);
      return { kind: "session", plan: planOf(PRACTICE.today, chosenCourse([asked], log, now)) };
    }
    case "ladder": {
      const ladder = library.ladder(route.slug);
      if (ladder) return { kind: "ladder", ladder };
      return { kind: "sorry", title: "A ladder", words: PRACTICE.noSuchLadderHere };
    }
    case "problem":
      return ladderScreen(library, route.id, log);
    case "link":
      return route;
    case "hub":
      return hub(route.subject, around);
    default:
      return { kind: route.kind };
  }
}

const hub = (subject: Subject, { ten }: Around): Screen => ({ kind: "hub", subject, ten: ten(subject) });

/** The subject of a course that isn't empty; a problem of somebody's own is about control, or might be. */
export const subjectIn = ({ items: [first] }: Course): Subject => (first ? subjectOf(first.kind) : "control");

const planOf = (title: string, course: Course): Plan => ({
  title,
  course,
  leave: addressOf({ kind: "hub", subject: subjectIn(course) }),
  counts: true,
  last: PRACTICE.backPractice,
  way: "single",
  own: null,
  another: false,
});

function tenScreen(subject: Subject, { library, log, now, ten: kept, moved }: Around): Screen {
  const ten = kept(subject);
  // Whoever comes from the hub has seen how the last ones went.
  const old = ten && isDone(resumed(ten)) && moved ? null : ten;
  const course = resumed(
    old ?? chosenCourse(session(practiceOf(library.practice, subject), log, now), log, now),
  );
  if (isDone(course)) return { kind: "summary", course };
  return {
    kind: "session",
    plan: { ...planOf(PRACTICE.practice, course), last: PRACTICE.seeHowWent, way: "ten" },
  };
}

/** A problem stands in its ladder: from it one goes on to the next. */
function ladderScreen(library: Library, id: string, log: Log): Screen {
  const ladder = library.ladderOf(id);
  if (!ladder) return { kind: "sorry", title: A_PROBLEM, words: PRACTICE.problemNotHereAny };
  const isOnly = library.practice.ladders.filter(({ kind }) => kind === ladder.kind).length === 1;
  // Where a kind has but one ladder, its name would say the same as that of the kind beside it.
  const title = isOnly ? PRACTICE.practice : shortTitle(ladder.title, ladder.kind);
  return {
    kind: "session",
    plan: {
      ...planOf(title, ladderCourse(ladder, id, log)),
      leave: addressOf({ kind: "ladder", slug: ladder.slug }),
      last: PRACTICE.backLadder,
      way: "ladder",
      another: true,
    },
  };
}

/** A problem by itself: somebody's own doesn't count; one that the engine has made has a rating, so it does. */
export function singleScreen(problem: Problem, from: "hub" | "own", counts: boolean): Screen {
  const course = begin([fresh(problem.id, problem.kind, 0)]);
  const plan = { ...planOf(problem.title ?? A_PROBLEM, course), own: problem, counts };
  if (from === "hub") return { kind: "session", plan: { ...plan, another: true } };
  return {
    kind: "session",
    plan: { ...plan, leave: addressOf({ kind: "own" }), last: PRACTICE.backYourOwn },
  };
}
