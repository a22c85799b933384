/** Upright bars with their numbers: how hard the solved problems were, and what comes back in the next days. */
import { svg } from "../../board/svg.ts";
import { countWords } from "../../engine/engine.ts";
import { dayWords, weekdayOf } from "../rating/day.ts";
import { chart, picture, text } from "./chart-frame.ts";
import type { Bin, CalendarDay } from "./figures.ts";

const WIDTH = 280;
const TOP = 18;
const BOTTOM = 110;
const HEIGHT = 130;

interface Bar {
  count: number;
  /** What stands below it; empty for nothing. */
  below: string;
}

function bars(all: readonly Bar[]): SVGElement[] {
  const step = WIDTH / all.length;
  const most = Math.max(1, ...all.map(({ count }) => count));
  const drawn = all.flatMap(({ count, below }, n) => {
    const height = (count / most) * (BOTTOM - TOP);
    const middle = (n + 0.5) * step;
    const bar = { class: "bar", x: middle - step * 0.36, y: BOTTOM - height, width: step * 0.72, height };
    return [
      ...(count > 0 ? [svg("rect", bar), text(count, middle, BOTTOM - height - 5, "middle", "small")] : []),
      ...(below ? [text(below, middle, BOTTOM + 16, "middle", "small")] : []),
    ];
  });
  return [svg("path", { class: "ground-line", d: `M0 ${BOTTOM}H${WIDTH}` }), ...drawn];
}

export function hardnessChart(bins: readonly Bin[]): HTMLElement {
  const solved = bins.reduce((sum, { count }) => sum + count, 0);
  const name = ({ from, to }: Bin, n: number): string =>
    n === 0 ? `below ${to}` : n === bins.length - 1 ? `${from} and above` : `${from} to ${to}`;
  const desc = bins.flatMap((bin, n) => (bin.count > 0 ? [`${name(bin, n)}: ${bin.count}`] : [])).join("; ");
  const marks = bins.map((bin) => ({ count: bin.count, below: String(bin.from) }));
  return chart({
    caption: "How hard they were",
    said: `${countWords(solved, "problem")} solved, by ${solved === 1 ? "its" : "their"} rating.`,
    pictures: [
      picture({ width: WIDTH, height: HEIGHT }, { title: "Solved problems by rating", desc }, ...bars(marks)),
    ],
    table: { head: ["Rating", "Solved"], rows: bins.map((bin, n) => [name(bin, n), bin.count]) },
  });
}

export function comingChart(days: readonly CalendarDay[]): HTMLElement {
  const all = days.reduce((sum, { count }) => sum + count, 0);
  const name = (day: number, n: number): string => (n === 0 ? "today" : n === 1 ? "tomorrow" : dayWords(day));
  const desc = days
    .flatMap(({ day, count }, n) => (count > 0 ? [`${name(day, n)}: ${count}`] : []))
    .join("; ");
  const [today] = days;
  const said =
    all === 0
      ? "Nothing is due in these two weeks."
      : `What you have met comes back before you forget it: ${today?.count ?? 0} today, ${all} in two weeks.`;
  const marks = days.map(({ day, count }) => ({ count, below: "MTWTFSS"[weekdayOf(day)] as string }));
  return chart({
    caption: "What comes back",
    said,
    pictures: [
      picture(
        { width: WIDTH, height: HEIGHT },
        { title: "Due in the next days", desc: desc || said },
        ...bars(marks),
      ),
    ],
    table: {
      head: ["Day", "Problems"],
      rows: days.map(({ day, count }, n) => [name(day, n), count]),
    },
  });
}
