/** How the level of each kind went: a small picture for each, all on one scale. */
import { numberWords } from "../../engine/engine.ts";
import { dayWords, shortDay } from "../rating/day.ts";
import { ROUGHLY } from "../rating/kind-level.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { Chart, Label, Picture } from "./chart-frame.tsx";
import type { RatingLine } from "./figures.ts";
import { NUMBERS } from "./words.ts";

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

/** A line with the level as the page states it everywhere. */
export interface Levelled extends RatingLine {
  level: string;
  isRough: boolean;
}

function Course({ of: { kind, rating, level, days }, scale }: { of: Levelled; scale: Scale }) {
  const { name } = NAMED[kind];
  const line = days.map(({ day, rating }) => `${scale.x(day).toFixed(1)} ${scale.y(rating).toFixed(1)}`);
  const [begin, end] = [days[0], days.at(-1)];
  const desc = NUMBERS.from({
    rating: begin?.rating ?? rating,
    first: dayWords(begin?.day ?? 0),
    level,
    last: dayWords(end?.day ?? 0),
  });
  return (
    <Picture {...SIZE} title={`${name}: ${level}`} desc={desc}>
      <Label x={0} y={16}>
        {name}
      </Label>
      <Label x={RIGHT} y={16} anchor="end" look="strong">
        {level}
      </Label>
      {[scale.low, scale.high].map((value) => (
        <g key={value}>
          <path class="grid" d={`M${LEFT} ${scale.y(value)}H${RIGHT}`} />
          <Label x={LEFT - 6} y={scale.y(value) + 4} anchor="end" look="small">
            {numberWords(value)}
          </Label>
        </g>
      ))}
      <path class="went" d={`M${line.join("L")}`} />
      <circle class="stands" cx={scale.x(end?.day ?? 0)} cy={scale.y(rating)} r={3.5} />
      <Label x={LEFT} y={SIZE.height - 2} look="small">
        {shortDay(scale.first)}
      </Label>
      {scale.last > scale.first && (
        <Label x={RIGHT} y={SIZE.height - 2} anchor="end" look="small">
          {shortDay(scale.last)}
        </Label>
      )}
    </Picture>
  );
}

export function RatingsChart({ all }: { all: readonly Levelled[] }) {
  const scale = scaleOf(all);
  const rough = all.some(({ isRough }) => isRough) ? ` ${ROUGHLY}` : "";
  return (
    <Chart
      caption={NUMBERS.howYourLevelsWent}
      said={`${NUMBERS.whereEachKindStood}${rough}`}
      table={{
        head: [
          NUMBERS.kind,
          NUMBERS.days,
          NUMBERS.first,
          NUMBERS.lowest,
          NUMBERS.highest,
          NUMBERS.now,
          NUMBERS.giveTake,
        ],
        rows: all.map(({ kind, rating, days }) => {
          const ratings = days.map((day) => day.rating);
          const now = [Math.min(...ratings), Math.max(...ratings), rating, 2 * (days.at(-1)?.deviation ?? 0)];
          return [NAMED[kind].name, days.length, ...[ratings[0] ?? rating, ...now].map(numberWords)];
        }),
      }}
    >
      {all.map((one) => (
        <Course key={one.kind} of={one} scale={scale} />
      ))}
    </Chart>
  );
}
