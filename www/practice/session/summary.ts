/** After the last of ten: what was right, what became of the levels, and what went wrong, to be looked at again. */
import { button, element } from "../../dom.ts";
import { numberWords } from "../../engine/engine.ts";
import { KINDS } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { sign } from "../../proof/ui.ts";
import { levelOf, levelWords, NO_LEVELS, ROUGHLY } from "../rating/kind-level.ts";
import { missedWords } from "../rating/problem-worth.ts";
import { answeredWords } from "../review/errors.ts";
import { addressOf } from "../route.ts";
import { wayBack } from "../screen.ts";
import { NAMED } from "../shelf/kind-names.ts";
import type { Library } from "../shelf/library.ts";
import { picture } from "../shelf/problem-picture.ts";
import { type Course, type Item, type Mark, tally } from "./course.ts";
import { dots } from "./course-dots.ts";
import { disguise } from "./disguise.ts";

export interface SummaryOptions {
  library: Library;
  log: Log;
  now: Date;
  more(): void;
}

export function mountSummary(
  host: HTMLElement,
  course: Course,
  { library, log, now, more }: SummaryOptions,
): void {
  const { right, wrong, skipped } = tally(course);
  host.replaceChildren(
    wayBack(),
    element(
      "header",
      { class: "opening" },
      element("h1", { tabindex: "-1" }, headline(right, course.items.length)),
      element("p", { class: "lead" }, rest(wrong, skipped, course)),
    ),
    element("div", { class: "course-dots" }, dots(course)),
    element(
      "div",
      { class: "actions" },
      button("Ten more", "filled", more),
      element("a", { class: "quiet", href: addressOf({ kind: "hub" }) }, "That is enough"),
      wrong > 0 && element("a", { class: "quiet", href: addressOf({ kind: "review" }) }, "What went wrong"),
    ),
    levels(course, log, now),
    element("h2", {}, "The ten, once more"),
    element("ol", { class: "specimens" }, ...course.items.map((item, index) => row(item, index, library))),
  );
}

const headline = (right: number, all: number): string =>
  right === all ? `All ${all} solved` : `${right} of ${all} solved`;

function rest(wrong: number, skipped: number, { items }: Course): string {
  const hints = items.reduce((sum, item) => sum + item.hints, 0);
  const parts = [
    wrong > 0 ? `${wrong} missed at the first try` : "",
    skipped > 0 ? `${skipped} skipped` : "",
    hints > 0 ? `${hints} ${hints === 1 ? "hint" : "hints"} asked for` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "Each at the first try, without a hint.";
}

/** The levels of the kinds that were practised, before and after. */
function levels(course: Course, log: Log, now: Date): HTMLElement {
  const rows = KINDS.filter((kind) => course.items.some((item) => item.kind === kind)).flatMap((kind) => {
    const level = levelWords(levelOf(log, kind, now));
    if (!level) return [];
    const before = course.before[kind];
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, NAMED[kind].name),
      element("td", {}, before === undefined ? "–" : numberWords(before)),
      element("td", {}, level),
    );
  });
  if (rows.length === 0) return element("p", { class: "help" }, NO_LEVELS);
  const isRough = KINDS.some(
    (kind) => course.items.some((item) => item.kind === kind) && levelOf(log, kind, now).known === "roughly",
  );
  const head = ["Level", "before", "after"].map((text) => element("th", { scope: "col" }, text));
  const table = element(
    "table",
    { class: "levels" },
    element("thead", {}, element("tr", {}, ...head)),
    element("tbody", {}, ...rows),
  );
  return element("div", { class: "levels-part" }, table, isRough && element("p", { class: "help" }, ROUGHLY));
}

const STATES: Record<Exclude<Mark, "wrong">, string> = {
  right: "Solved",
  skipped: "Skipped",
  open: "Not answered",
};

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function row({ id, kind, look, mark, wrong, hints }: Item, index: number, library: Library): HTMLElement {
  const problem = library.problem(id);
  const helped = mark === "right" && hints > 0 ? ` with ${hints} ${hints === 1 ? "hint" : "hints"}` : "";
  const shown = problem && disguise(problem, look);
  const said = mark === "wrong" && wrong && shown ? `: ${lowered(answeredWords(shown, wrong))}` : "";
  const state = mark === "wrong" ? missedWords({ kind, wrong }) : STATES[mark];
  return element(
    "li",
    { "data-state": mark },
    element(
      "a",
      { href: addressOf({ kind: "problem", id }) },
      shown && picture(shown),
      element(
        "span",
        { class: "specimen-name" },
        element("span", { class: "number" }, String(index + 1)),
        " ",
        NAMED[kind].name,
      ),
    ),
    element(
      "p",
      { class: "specimen-state" },
      mark === "right" ? sign("holds") : mark === "wrong" ? sign("fails") : "",
      ` ${state}${helped}${said}.`,
    ),
  );
}
