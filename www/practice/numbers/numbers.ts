/** The statistics, as pictures. All of it is computed from the log. */
import "../../style/practice-numbers.css";
import { element } from "../../dom.ts";
import { countWords, numberWords } from "../../engine/engine.ts";
import type { Practice } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { levelOf, levelWords, NO_LEVELS } from "../rating/kind-level.ts";
import { streak } from "../rating/streak.ts";
import { comingChart, hardnessChart } from "./bars.ts";
import { calendarChart, WEEKS } from "./calendar.ts";
import { calendar, coming, courses, hardness, outcomes } from "./figures.ts";
import { outcomesChart } from "./outcomes.ts";
import { ratingsChart } from "./ratings.ts";

const DAYS = 14;

export interface Numbers {
  practice: Practice;
  log: Log;
  now: Date;
}

export function mountNumbers(host: HTMLElement, { practice, log, now }: Numbers): { destroy(): void } {
  const came = outcomes(log);
  host.classList.add("numbers");
  if (came.length === 0)
    host.replaceChildren(
      element("p", {}, "Nothing has been answered here yet. Ten problems are a beginning."),
      element("div", { class: "actions" }, element("a", { class: "quiet", href: "#ten" }, "Ten problems")),
    );
  else {
    // As everywhere: before there are enough answers there is no level to speak of.
    const rated = courses(log).flatMap((line) => {
      const level = levelWords(levelOf(log, line.kind, now));
      return level ? [{ ...line, level }] : [];
    });
    host.replaceChildren(
      summary(log, now),
      rated.length > 0 ? ratingsChart(rated) : element("p", { class: "help" }, NO_LEVELS),
      outcomesChart(came),
      calendarChart(calendar(log, now, WEEKS), streak(log, now)),
      hardnessChart(hardness(log)),
      comingChart(coming(practice, log, now, DAYS)),
      method(),
    );
  }
  return { destroy: () => host.replaceChildren() };
}

const method = (): HTMLElement =>
  element(
    "p",
    { class: "help" },
    "Levels are made by Glicko-2, what comes back and when by FSRS, both on this device from the list of your answers. ",
    element("a", { href: "./licences.txt" }, "Licences"),
  );

/** The few numbers that need no picture. */
function summary(log: Log, now: Date): HTMLElement {
  const all = outcomes(log).reduce(
    (sum, { right, helped, wrong }) => ({
      right: sum.right + right,
      tried: sum.tried + right + helped + wrong,
    }),
    { right: 0, tried: 0 },
  );
  const share = all.tried > 0 ? `${Math.round((100 * all.right) / all.tried)} %` : "–";
  const days = streak(log, now);
  const parts = [
    [numberWords(all.tried), "answered"],
    [share, "right at once"],
    // A row that has ended is nothing to look at.
    ...(days > 0 ? [[countWords(days, "day"), "in a row"] as const] : []),
  ] as const;
  return element(
    "dl",
    { class: "at-a-glance" },
    ...parts.map(([number, what]) => element("div", {}, element("dt", {}, what), element("dd", {}, number))),
  );
}
