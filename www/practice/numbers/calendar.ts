/** The days on which something was practised: a square for each, fuller the more was answered. */
import { svg } from "../../board/svg.ts";
import { countWords } from "../../engine/engine.ts";
import { dayWords } from "../day.ts";
import type { CalendarDay } from "../figures.ts";
import { chart, picture, text } from "./chart.ts";

export const WEEKS = 17;
const STEP = 15;
const CELL = 12;
const LEFT = 24;
const TOP = 20;

/** How full a square is: nothing, some, a session, more. */
const fullness = (count: number): 0 | 1 | 2 | 3 => (count === 0 ? 0 : count < 5 ? 1 : count < 15 ? 2 : 3);

/** A frame, and in it a square that grows. */
function cell({ day, count }: CalendarDay, x: number, y: number): SVGElement {
  const full = fullness(count);
  const title = svg("title");
  title.textContent = `${dayWords(day)}: ${count === 0 ? "nothing" : countWords(count, "answer")}`;
  const group = svg(
    "g",
    {},
    title,
    svg("rect", { class: "day", x: x + 0.5, y: y + 0.5, width: CELL - 1, height: CELL - 1 }),
  );
  const side = [0, 5, 8, CELL][full] as number;
  const inset = (CELL - side) / 2;
  if (full > 0)
    group.append(svg("rect", { class: "done", x: x + inset, y: y + inset, width: side, height: side }));
  return group;
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
