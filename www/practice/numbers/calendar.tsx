/** The days on which something was practised: a square for each, fuller the more was answered. */
import { dayOfMonth, dayWords, monthWords } from "../rating/day.ts";
import { Chart, Label, Picture } from "./chart-frame.tsx";
import type { CalendarDay } from "./figures.ts";
import { NUMBERS } from "./words.ts";

export const WEEKS = 17;
const STEP = 15;
const CELL = 12;
const LEFT = 24;
const TOP = 20;

/** From so many answers on a square is so full, and what is said of it. */
const FULL = [
  { from: 0, side: 0, words: "" },
  { from: 1, side: 5, words: NUMBERS.fewAnswers },
  { from: 5, side: 8, words: NUMBERS.someAnswers },
  { from: 15, side: CELL, words: NUMBERS.manyAnswers },
] as const;

const sideOf = (count: number): number => FULL.findLast(({ from }) => count >= from)?.side ?? 0;

/** A frame, and in it a square of this side. */
function Square({ side, x, y }: { side: number; x: number; y: number }) {
  const inset = (CELL - side) / 2;
  return (
    <>
      <rect class="day" x={x + 0.5} y={y + 0.5} width={CELL - 1} height={CELL - 1} />
      {side > 0 && <rect class="done" x={x + inset} y={y + inset} width={side} height={side} />}
    </>
  );
}

function Legend() {
  return (
    <ul class="legend">
      {FULL.slice(1).map(({ side, words }) => (
        <li key={words}>
          <svg viewBox={`0 0 ${CELL} ${CELL}`} width={CELL} height={CELL} aria-hidden="true">
            <Square side={side} x={0} y={0} />
          </svg>{" "}
          {words}
        </li>
      ))}
    </ul>
  );
}

export function CalendarChart({ weeks, inARow }: { weeks: readonly CalendarDay[][]; inARow: number }) {
  const days = weeks.flat().filter(({ count }) => count > 0);
  const said =
    days.length === 0
      ? NUMBERS.nothingTheseWeeks
      : inARow > 1
        ? NUMBERS.practisedInARow({ days: days.length, weeks: WEEKS, inARow })
        : NUMBERS.practised({ days: days.length, weeks: WEEKS });
  return (
    <Chart
      caption={NUMBERS.days}
      said={said}
      legend={days.length > 0 && <Legend />}
      table={{
        head: [NUMBERS.day, NUMBERS.answers],
        rows: days.toReversed().map(({ day, count }) => [dayWords(day), count]),
      }}
    >
      <Picture width={LEFT + WEEKS * STEP} height={TOP + 7 * STEP} title={NUMBERS.daysPractice} desc={said}>
        {weeks.map((week, column) => {
          const first = week.find(({ day }) => dayOfMonth(day) === 1);
          return (
            first && (
              <Label key={first.day} x={LEFT + column * STEP} y={12} look="small">
                {monthWords(first.day)}
              </Label>
            )
          );
        })}
        {(["mon", "wed", "fri", "sun"] as const).map((day, n) => (
          <Label key={day} x={LEFT - 8} y={TOP + n * 2 * STEP + 10} anchor="end" look="small">
            {NUMBERS.weekdays[day]}
          </Label>
        ))}
        {weeks.map((week, column) =>
          week.map(({ day, count }, row) => (
            <g key={day}>
              <title>{NUMBERS.answersOn({ day: dayWords(day), count })}</title>
              <Square side={sideOf(count)} x={LEFT + column * STEP} y={TOP + row * STEP} />
            </g>
          )),
        )}
      </Picture>
    </Chart>
  );
}
