/** The days on which something was practised: a square for each, fuller the more was answered. */
import { svg } from "../../board/svg.ts";
import { element } from "../../dom.ts";
import { countWords } from "../../engine/engine.ts";
import { dayWords } from "../rating/day.ts";
import { chart, picture, text } from "./chart-frame.ts";
import type { CalendarDay } from "./figures.ts";

export const WEEKS = 17;
const STEP = 15;
const CELL = 12;
const LEFT = 24;
const TOP = 20;

/** From so many answers on a square is so full, and what is said of it. */
const FULL = [
  { from: 0, side: 0, words: "none" },
  { from: 1, side: 5, words: "1 to 4 answers" },
  { from: 5, side: 8, words: "5 to 14" },
  { from: 15, side: CELL, words: "15 and more" },
] as const;

const sideOf = (count: number): number => FULL.findLast(({ from }) => count >= from)?.side ?? 0;

/** A frame, and in it a square of this side. */
function square(side: number, x: number, y: number): SVGElement[] {
  const inset = (CELL - side) / 2;
  const frame = svg("rect", { class: "day", x: x + 0.5, y: y + 0.5, width: CELL - 1, height: CELL - 1 });
  if (side === 0) return [frame];
  return [frame, svg("rect", { class: "done", x: x + inset, y: y + inset, width: side, height: side })];
}

function cell({ day, count }: CalendarDay, x: number, y: number): SVGElement {
  const title = svg("title");
  title.textContent = `${dayWords(day)}: ${count === 0 ? "nothing" : countWords(count, "answer")}`;
  return svg("g", {}, title, ...square(sideOf(count), x, y));
}

function legend(): HTMLElement {
  const items = FULL.slice(1).map(({ side, words }) => {
    const sample = svg("svg", {
      viewBox: `0 0 ${CELL} ${CELL}`,
      width: CELL,
      height: CELL,
      "aria-hidden": "true",
    });
    sample.append(...square(side, 0, 0));
    return element("li", {}, sample, ` ${words}`);
  });
  return element("ul", { class: "legend" }, ...items);
}

export function calendarChart(weeks: readonly CalendarDay[][], inARow: number): HTMLElement {
  const cells = weeks.flatMap((week, column) =>
    week.map((day, row) => cell(day, LEFT + column * STEP, TOP + row * STEP)),
  );
  const months = weeks.flatMap((week, column) => {
    const first = week.find(({ day }) => dayWords(day).startsWith("1 "));
    return first ? [text(dayWords(first.day).slice(2, 5), LEFT + column * STEP, 12, "start", "small")] : [];
  });
  const names = ["Mon", "Wed", "Fri", "Sun"].map((name, n) =>
    text(name[0] as string, LEFT - 8, TOP + n * 2 * STEP + 10, "end", "small"),
  );
  const days = weeks.flat().filter(({ count }) => count > 0);
  const told =
    days.length === 0
      ? "Nothing in these weeks."
      : `You practised on ${countWords(days.length, "day")} in the last ${WEEKS} weeks${inARow > 1 ? `, the last ${inARow} in a row` : ""}.`;
  return chart({
    caption: "Days",
    said: told,
    ...(days.length > 0 && { legend: legend() }),
    pictures: [
      picture(
        { width: LEFT + WEEKS * STEP, height: TOP + 7 * STEP },
        { title: "Days of practice", desc: told },
        ...months,
        ...names,
        ...cells,
      ),
    ],
    table: {
      head: ["Day", "Answers"],
      rows: days.toReversed().map(({ day, count }) => [dayWords(day), count]),
    },
  });
}
