/** What went wrong: problem by problem, the newest first, each with what shows why. */
import "../../style/practice-numbers.css";
import { button, element } from "../../dom.ts";
import { numberWords } from "../../engine/engine.ts";
import type { Practice } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { dayOfAnswer, dayWords } from "../rating/day.ts";
import { addressOf } from "../route.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { picture, sizeWords } from "../shelf/problem-picture.ts";
import { errorLine } from "./error-line.ts";
import { errorWalk } from "./error-walk.ts";
import { answeredWords, type Failure, failures, solutionWords } from "./errors.ts";
import { atProofTable, type ProverQuestion, proverLine } from "./prover-line.ts";

interface Review {
  practice: Practice;
  log: Log;
  now: Date;
}

/** So many at a time: each draws a board. */
const AT_ONCE = 10;

export function mountReview(host: HTMLElement, { practice, log }: Review): { destroy(): void } {
  const { found, gone } = failures(practice, log);
  host.classList.add("review");
  const leave = new AbortController();
  const rows = (failures: readonly Failure[]) => failures.map((failure) => row(failure, leave.signal));
  const list = element("ol", { class: "errors" });
  const more = button("Show more", "quiet", () => {
    const first = list.children.length;
    list.append(...rows(found.slice(first, first + AT_ONCE)));
    more.hidden = list.children.length >= found.length;
    list.children[first]?.querySelector<HTMLElement>("button")?.focus();
  });
  list.append(...rows(found.slice(0, AT_ONCE)));
  more.hidden = found.length <= AT_ONCE;
  host.replaceChildren(
    element("p", { class: "lead" }, lead(found.length)),
    list,
    more,
    ...(gone > 0 ? [element("p", { class: "help" }, goneWords(gone))] : []),
  );
  return {
    destroy() {
      leave.abort();
      host.replaceChildren();
    },
  };
}

const lead = (count: number): string =>
  count === 0
    ? "Nothing went wrong yet. What does will be listed here, with the line that shows why."
    : "What you tried and what comes of it, the newest first. Played again, a problem counts for your level only after a month.";

const OPEN = "Why it fails is not decided here.";
const MISSING = "The engine did not answer, so the line is missing.";

const goneWords = (count: number): string =>
  count === 1
    ? "One more was a problem that is not among these any more."
    : `${count} more were problems that are not among these any more.`;

function row(failure: Failure, signal: AbortSignal): HTMLElement {
  const { problem, answer } = failure;
  const { name } = NAMED[problem.kind];
  const small = picture(problem);
  const words = element(
    "div",
    { class: "error-words" },
    element("h2", {}, problem.title ? `${name}: ${problem.title}` : name),
    element("p", { class: "when" }, whenWords(failure)),
    element("p", {}, `${answeredWords(problem, answer.wrong)}.`),
  );
  const why = button("Show why", "as-link", () => toggle(), { "aria-expanded": "false" });
  const again = element("a", { href: addressOf({ kind: "problem", id: problem.id }) }, "Play it again");
  const doings = element("div", { class: "doings" }, why, again);
  const named = (act: HTMLElement, text: string): void => {
    act.textContent = text;
    act.setAttribute("aria-label", `${text}: ${name}, ${whenWords(failure)}`);
  };
  named(why, "Show why");
  named(again, "Play it again");
  const solution = element("p", { class: "truth" }, solutionWords(problem));
  const trouble = element(
    "p",
    { role: "alert" },
    "The line did not load. Look whether you are online, then try again.",
  );
  const item = element("li", { class: "error" }, small, words, doings);
  let shown = false;
  let made: Promise<Node[]> | null = null;

  function toggle(): void {
    shown = !shown;
    why.ariaExpanded = String(shown);
    named(why, shown ? "Fold it up" : "Show why");
    if (shown) open();
    else lay(false, [small, words]);
  }

  function open(): void {
    made ??= errorLine(problem, answer.wrong).then((found) => {
      const { figure, line } = errorWalk(found, name);
      if (found.unshown) ask(found.unshown, line);
      return [figure, words, solution, line];
    });
    made.then(
      (parts) => {
        if (shown) lay(true, parts);
      },
      () => {
        // Asked for again, it is tried again.
        made = null;
        if (shown) lay(false, [small, words, trouble]);
      },
    );
  }

  /** Where no line is stored, the engine is asked for one; what it finds takes the place of what is shown. */
  function ask(unshown: ProverQuestion, line: HTMLElement): void {
    const asking = element(
      "p",
      { class: "asking", role: "status" },
      "The engine looks for the line that shows why.",
    );
    line.prepend(asking);
    proverLine(unshown, signal).then(
      (found) => {
        if (!found) return say(OPEN);
        const parts = errorWalk(found, name);
        made = Promise.resolve([parts.figure, words, solution, parts.line]);
        // Whoever has begun to step through it finds himself beside what has changed.
        if (line.contains(document.activeElement)) why.focus({ preventScroll: true });
        if (shown) open();
      },
      () => {
        // Opened once more, it is asked once more.
        made = null;
        say(MISSING);
      },
    );
    function say(why: string): void {
      asking.replaceChildren(why, " ", atProofTable(unshown));
    }
  }

  /** The doings stay where they are: one of them has the focus. */
  function lay(large: boolean, parts: Node[]): void {
    item.classList.toggle("open", large);
    for (const part of [...item.childNodes]) if (part !== doings && !parts.includes(part)) part.remove();
    for (const part of parts) item.insertBefore(part, doings);
  }

  return item;
}

/** "22 November 2026, 5 by 5, rated 1 200. It went wrong 3 times. You have solved it since." */
function whenWords({ problem, answer, times, since }: Failure): string {
  const day = dayWords(dayOfAnswer(answer));
  const words = [`${day}, ${sizeWords(problem)}, rated ${numberWords(answer.rating)}.`];
  if (times > 1) words.push(`It went wrong ${times === 2 ? "twice" : `${times} times`}.`);
  if (since) words.push("You have solved it since.");
  return words.join(" ");
}
