/** Upright bars with their numbers: how hard the solved problems were, and what comes back in the next days. */
import { dayWords, weekdayOf } from "../rating/day.ts";
import { Chart, Label, Picture } from "./chart-frame.tsx";
import type { Bin, CalendarDay } from "./figures.ts";
import { NUMBERS } from "./words.ts";

const WIDTH = 280;
const TOP = 18;
const BOTTOM = 110;
const HEIGHT = 130;

interface Bar {
  count: number;
  /** The words below it. */
  below: string;
}

function Bars({ all, title, desc }: { all: readonly Bar[]; title: string; desc: string }) {
  const step = WIDTH / all.length;
  const most = Math.max(1, ...all.map(({ count }) => count));
  return (
    <Picture width={WIDTH} height={HEIGHT} title={title} desc={desc}>
      <path class="ground-line" d={`M0 ${BOTTOM}H${WIDTH}`} />
      {all.map(({ count, below }, n) => {
        const height = (count / most) * (BOTTOM - TOP);
        const middle = (n + 0.5) * step;
        return (
          <g key={n}>
            {count > 0 && (
              <>
                <rect
                  class="bar"
                  x={middle - step * 0.36}
                  y={BOTTOM - height}
                  width={step * 0.72}
                  height={height}
                />
                <Label x={middle} y={BOTTOM - height - 5} anchor="middle" look="small">
                  {count}
                </Label>
              </>
            )}
            <Label x={middle} y={BOTTOM + 16} anchor="middle" look="small">
              {below}
            </Label>
          </g>
        );
      })}
    </Picture>
  );
}

export function HardnessChart({ bins }: { bins: readonly Bin[] }) {
  const solved = bins.reduce((sum, { count }) => sum + count, 0);
  const name = ({ from, to }: Bin, n: number): string =>
    n === 0
      ? NUMBERS.below({ to })
      : n === bins.length - 1
        ? NUMBERS.above({ from })
        : NUMBERS.fromTo({ from, to });
  const desc = bins
    .flatMap((bin, n) => (bin.count > 0 ? [NUMBERS.onDay({ day: name(bin, n), count: bin.count })] : []))
    .join("; ");
  return (
    <Chart
      caption={NUMBERS.howHardThey}
      said={NUMBERS.solvedRating({ solved })}
      table={{
        head: [NUMBERS.rating, NUMBERS.solved],
        rows: bins.map((bin, n) => [name(bin, n), bin.count]),
      }}
    >
      <Bars
        all={bins.map(({ count, from }) => ({ count, below: String(from) }))}
        title={NUMBERS.solvedProblemsRating}
        desc={desc}
      />
    </Chart>
  );
}

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export function ComingChart({ days }: { days: readonly CalendarDay[] }) {
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const name = (day: number, n: number): string =>
    n === 0 ? NUMBERS.today : n === 1 ? NUMBERS.tomorrow : dayWords(day);
  const desc = days
    .flatMap(({ day, count }, n) => (count > 0 ? [NUMBERS.onDay({ day: name(day, n), count })] : []))
    .join("; ");
  const said =
    all === 0 ? NUMBERS.nothingDueTheseTwo : NUMBERS.whatYouMetComes({ count: days[0]?.count ?? 0, all });
  return (
    <Chart
      caption={NUMBERS.whatComesBack}
      said={said}
      table={{
        head: [NUMBERS.day, NUMBERS.problems],
        rows: days.map(({ day, count }, n) => [name(day, n), count]),
      }}
    >
      <Bars
        all={days.map(({ day, count }) => ({
          count,
          below: NUMBERS.weekdays[WEEK[weekdayOf(day)] ?? "mon"],
        }))}
        title={NUMBERS.dueNextDays}
        desc={desc || said}
      />
    </Chart>
  );
}
