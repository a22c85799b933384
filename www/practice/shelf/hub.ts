/** The first screen of practice: what is next, the kinds with their ladders, and what was done so far. */
import { button, element } from "../../dom.ts";
import { KINDS, type Kind, type Ladder } from "../../kinds/problem.ts";
import type { Answered, Log } from "../../progress/answers.ts";
import type { PracticeStore } from "../../progress/practice-store.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { dayOf, dayOfAnswer, weekdayOf } from "../rating/day.ts";
import { levelOf, levelWords } from "../rating/kind-level.ts";
import { ratingOf } from "../rating/rating.ts";
import { addressOf } from "../route.ts";
import { dueOf, MOST_DUE, session } from "../session/choose.ts";
import { type Course, here, isDone } from "../session/course.ts";
import { dots } from "../session/course-dots.ts";
import { daily } from "../session/daily.ts";
import { disguise } from "../session/disguise.ts";
import { NAMED, shortTitle } from "./kind-names.ts";
import type { Library } from "./library.ts";
import { picture, sizeWords } from "./problem-picture.ts";

export interface HubOptions {
  library: Library;
  kept: PracticeStore;
  now: Date;
  /** The session that is under way, if there is one. */
  ten: Course | null;
  /** Gives it up, and begins another. */
  beginAnew(): void;
  /** The chapter to read before problems of a kind. */
  first(kind: Kind): { title: string; address: string } | null;
}

export function mountHub(host: HTMLElement, options: HubOptions): void {
  const log = options.kept.log();
  const damage = options.kept.told();
  host.replaceChildren(
    element(
      "header",
      { class: "opening" },
      element("h1", { tabindex: "-1" }, "Practice"),
      element("p", { class: "lead" }, LEAD),
    ),
    ...(damage ? [element("p", { class: "damage", role: "status" }, damage)] : []),
    element("div", { class: "hub-next" }, ten(options, log), ...today(options, log)),
    also(log),
    kinds(options, log),
  );
}

const LEAD = "Problems of control: each answer is judged at once, and exactly.";
const NEW = "If one is new to you, read the chapter that stands with it first, and begin with small boards.";

const link = (text: string, look: string, href: string): HTMLElement =>
  element("a", { class: look, href }, text);

function ten({ library, kept, now, ten: course, beginAnew }: HubOptions, log: Log): HTMLElement {
  // As many as a session takes: what is left for other days is no debt.
  const due = Math.min(MOST_DUE, dueOf(log, library.practice, now).length);
  const back =
    due === 1
      ? "One that you have met comes back today."
      : due > 1
        ? `${due} that you have met come back today.`
        : "";
  const under = course !== null && !isDone(course) && course.items.some(({ mark }) => mark !== "open");
  const at = under && here(course) ? course.at + 1 : 0;
  // The one that Begin leads to: of a session that was opened and left, or of the next.
  const first =
    course && !isDone(course) ? here(course)?.kind : session(library.practice, log, now)[0]?.problem.kind;
  const words = under
    ? [`You are at problem ${at} of ${course.items.length}.`]
    : [
        log.answers.length > 0
          ? "A mixed session at your level, some ten minutes long."
          : "A mixed session, some ten minutes long. What you answer finds your level.",
        back,
      ];
  if (!kept.lasts()) words.push("This browser keeps nothing of it: save it as a file before you leave.");
  return element(
    "section",
    { class: "hub-ten" },
    element("h2", {}, "Ten problems"),
    element("p", {}, words.filter(Boolean).join(" ")),
    under && dots(course),
    element(
      "div",
      { class: "actions" },
      link(under ? `Go on with problem ${at}` : "Begin", "filled", addressOf({ kind: "ten" })),
      under && button("Begin anew", "quiet", beginAnew),
    ),
    first && asked(under ? "It is" : "The first is", first),
  );
}

/** What one is about to be asked. */
const asked = (lead: string, kind: Kind): HTMLElement =>
  element("p", { class: "hub-asked" }, `${lead} “${NAMED[kind].name}”. ${NAMED[kind].asks}`);

function today({ library, now }: HubOptions, log: Log): HTMLElement[] {
  const found = daily(library.practice, now);
  if (!found) return [];
  const { problem, look } = found;
  const shown = disguise(problem, look);
  const date = now.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  const said = answerOn(log, problem.id, now);
  const state = said ? STATES[said.result] : "The same for everyone.";
  const words = `${date}: ${HOW_HARD[weekdayOf(dayOf(now))]}, ${sizeWords(shown)}. ${state}`;
  return [
    element(
      "section",
      { class: "hub-today" },
      element(
        "div",
        {},
        element("h2", {}, link("Today’s problem", "plain-link", addressOf({ kind: "daily" }))),
        element("p", {}, words),
        asked("It is", problem.kind),
      ),
      picture(shown),
    ),
  ];
}

/** From Monday to Sunday, as `daily.ts` has it. */
const HOW_HARD = ["easy", "easy", "rather easy", "of middling difficulty", "rather hard", "hard", "hard"];

const STATES: Record<Answered["result"], string> = {
  right: "You have solved it.",
  wrong: "You have tried it.",
  skipped: "You have skipped it.",
};

/** What came of a problem today. */
const answerOn = (log: Log, id: string, now: Date): Answered | null =>
  log.answers.findLast((answer) => answer.id === id && dayOfAnswer(answer) === dayOf(now)) ?? null;

function kinds({ library, first, now }: HubOptions, log: Log): HTMLElement {
  const solved = solvedIds(log);
  const rows = KINDS.flatMap((kind) => {
    const ladders = library.practice.ladders.filter((ladder) => ladder.kind === kind);
    return ladders.length > 0 ? [kindRow(kind, ladders, { log, now, solved, first: first(kind) })] : [];
  });
  return element(
    "section",
    { class: "hub-kinds" },
    element("h2", {}, "By kind, from easy to hard"),
    log.answers.length === 0 && element("p", { class: "kinds-note" }, NEW),
    ...rows,
  );
}

/** What the reader knows of a kind. */
interface Known {
  log: Log;
  now: Date;
  solved: ReadonlySet<string>;
  first: ReturnType<HubOptions["first"]>;
}

function kindRow(kind: Kind, ladders: readonly Ladder[], { log, now, solved, first }: Known): HTMLElement {
  const { name, asks } = NAMED[kind];
  const { answers } = ratingOf(log, kind);
  const level = levelWords(levelOf(log, kind, now));
  // Where there is but one ladder, the name of the kind leads there.
  const only = ladders.length === 1 ? (ladders[0] ?? null) : null;
  const read =
    answers === 0 && first
      ? [" ", link(`Read first: ${first.title}`, "read-first", `./${first.address}`)]
      : [];
  return element(
    "section",
    { class: "kind-row" },
    element(
      "div",
      { class: "kind-head" },
      element(
        "h3",
        {},
        only ? link(name, "plain-link", addressOf({ kind: "ladder", slug: only.slug })) : name,
      ),
      level && element("p", { class: "kind-rating" }, "Your level: ", element("b", {}, level)),
      ...(only ? counted(only, solved) : []),
    ),
    element("p", { class: "kind-asks" }, asks, ...read),
    only === null &&
      element("ul", { class: "ladders" }, ...ladders.map((ladder) => ladderRow(ladder, solved))),
  );
}

const ladderRow = (ladder: Ladder, solved: ReadonlySet<string>): HTMLElement =>
  element(
    "li",
    {},
    element(
      "a",
      { href: addressOf({ kind: "ladder", slug: ladder.slug }) },
      element("span", {}, shortTitle(ladder.title, ladder.kind)),
      ...counted(ladder, solved),
    ),
  );

/** How many of a ladder are solved: for the ear, and for the eyes. */
function counted({ problems }: Ladder, solved: ReadonlySet<string>): HTMLElement[] {
  const done = problems.filter(({ id }) => solved.has(id)).length;
  const look = done === problems.length ? "count all" : "count";
  return [
    element("span", { class: "visually-hidden" }, `, ${done} of ${problems.length} solved`),
    element("span", { class: look, "aria-hidden": "true" }, `${done}/${problems.length}`),
  ];
}

function also(log: Log): HTMLElement {
  const wrong = log.answers.some(({ result }) => result === "wrong");
  return element(
    "nav",
    { class: "hub-also", "aria-label": "Also here" },
    element(
      "ul",
      {},
      ...(wrong ? [element("li", {}, link("What went wrong", "", addressOf({ kind: "review" })))] : []),
      ...(log.answers.length > 0
        ? [element("li", {}, link("Your numbers", "", addressOf({ kind: "numbers" })))]
        : []),
      element("li", {}, link("Make your own", "", addressOf({ kind: "own" }))),
    ),
  );
}
