/** How the level of each kind went: a small picture for each, all on one scale. */
import { svg } from "../../board/svg.ts";
import { numberWords } from "../../engine/engine.ts";
import { dayWords } from "../rating/day.ts";
import { ROUGHLY } from "../rating/kind-level.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { chart, picture, text } from "./chart-frame.ts";
import type { RatingLine } from "./figures.ts";

const SIZE = { width: 280, height: 132 };
const LEFT = 40;
const RIGHT = 272;
const TOP = 34;
const BOTTOM = 112;

interface Scale {
  x(day: number): number;
  y(rating: number): number;
  low: number;
  high: number;
  first: number;
  last: number;
}

/** From the lowest to the highest rating of all, in hundreds, and from the first day to the last. */
function scaleOf(all: readonly RatingLine[]): Scale {
  const points = all.flatMap(({ days }) => days);
  const [ratings, days] = [points.map(({ rating }) => rating), points.map(({ day }) => day)];
  const low = Math.floor(Math.min(...ratings) / 100) * 100;
  const high = Math.max(low + 100, Math.ceil(Math.max(...ratings) / 100) * 100);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return {
    low,
    high,
    first,
    last,
    // One day alone stands at the end.
    x: (day) => (last === first ? RIGHT : LEFT + ((day - first) / (last - first)) * (RIGHT - LEFT)),
    y: (rating) => BOTTOM - ((rating - low) / (high - low)) * (BOTTOM - TOP),
  };
}

/** A line with the level as it is told everywhere. */
export interface Levelled extends RatingLine {
  level: string;
}

function draw({ kind, rating, level, days }: Levelled, scale: Scale): HTMLElement {
  const { name } = NAMED[kind];
  const line = days.map(({ day, rating }) => `${scale.x(day).toFixed(1)} ${scale.y(rating).toFixed(1)}`);
  const [begin, end] = [days[0], days.at(-1)];
  const grid = [scale.low, scale.high].flatMap((value) => [
    svg("path", { class: "grid", d: `M${LEFT} ${scale.y(value)}H${RIGHT}` }),
    text(numberWords(value), LEFT - 6, scale.y(value) + 4, "end", "small"),
  ]);
  return picture(
    SIZE,
    {
      title: `${name}: ${level}`,
      desc: `From ${numberWords(begin?.rating ?? rating)} on ${dayWords(begin?.day ?? 0)} to ${level} on ${dayWords(end?.day ?? 0)}.`,
    },
    text(name, 0, 16),
    text(level, RIGHT, 16, "end", "strong"),
    ...grid,
    svg("path", { class: "went", d: `M${line.join("L")}` }),
    svg("circle", { class: "stands", cx: scale.x(end?.day ?? 0), cy: scale.y(rating), r: 3.5 }),
    text(short(scale.first), LEFT, SIZE.height - 2, "start", "small"),
    ...(scale.last > scale.first ? [text(short(scale.last), RIGHT, SIZE.height - 2, "end", "small")] : []),
  );
}

/** "22 Nov" */
const short = (day: number): string => dayWords(day).replace(/^(\d+ \w{3})\w*.*$/, "$1");

export function ratingsChart(all: readonly Levelled[]): HTMLElement {
  const scale = scaleOf(all);
  const isRough = all.some(({ level }) => level.startsWith("about"));
  return chart({
    caption: "How your levels went",
    said: `Where each kind stood at the end of a day. The first answers move a level far, later ones less.${isRough ? ` ${ROUGHLY}` : ""}`,
    pictures: all.map((course) => draw(course, scale)),
    table: {
      head: ["Kind", "Days", "First", "Lowest", "Highest", "Now", "Give or take"],
      rows: all.map(({ kind, rating, days }) => {
        const ratings = days.map((day) => day.rating);
        const now = [Math.min(...ratings), Math.max(...ratings), rating, 2 * (days.at(-1)?.deviation ?? 0)];
        return [NAMED[kind].name, days.length, ...[ratings[0] ?? rating, ...now].map(numberWords)];
      }),
    },
  });
}
