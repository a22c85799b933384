/** Count it: the chart of a final situation (C1). */
import { COLORS, type Color } from "../board/color.ts";
import type { Control } from "../board/index.ts";
import type { Location } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import type { Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { CountChart, NO_COUNT } from "./count-chart.tsx";
import type { PlayerScore } from "./problem.ts";
import {
  type Chart,
  COUNT_WORDS,
  countHints,
  type Difference,
  differences,
  headline,
  PARTS,
  type Part,
  partWords,
  pointsOf,
  resultOfChart,
} from "./words/count-words.ts";
import { controlIn } from "./words/find-words.ts";
import { countTask } from "./words/task-words.ts";

interface Counting {
  chart: Chart;
  /** The part whose points are ringed. */
  looked: { part: Part; color: Color } | null;
}

const NOTHING = { territory: 0, dead: 0, prisoners: 0, total: 0 };

const truthOf = ({ problem }: Ground): Record<Color, PlayerScore> =>
  problem.score ?? { black: NOTHING, white: NOTHING };
const controlOf = ({ problem }: Ground): (Control | null)[] => controlIn(problem.control ?? []);
const pointsIn = (ground: Ground, { part, color }: { part: Part; color: Color }): readonly Location[] =>
  pointsOf(part, color, controlOf(ground), ground.situation);

const changed = (chart: Chart, color: Color, part: Part, to: number): Chart => ({
  ...chart,
  [color]: { ...chart[color], [part]: to },
});

function told(floor: Floor<Counting>, given: Chart | null): Explanation<Counting> {
  const result = floor.problem.solutions[0] ?? "jigo";
  const found = given ? differences(given, truthOf(floor)) : [];
  return {
    sign: given === null ? null : found.length === 0 ? "holds" : "fails",
    headline: given ? headline(found, resultOfChart(given), result) : COUNT_WORDS.itIs({ result }),
    paragraphs: found.map((one) => (own: Counting) => <Differs one={one} floor={floor} own={own} />),
    over: { control: controlOf(floor) },
    legend: <Legend control={controlOf(floor)} />,
  };
}

/** The truth about a part, and the points that it counts. */
function Differs({ one, floor, own }: { one: Difference; floor: Floor<Counting>; own: Counting }) {
  const { part, color } = one;
  const points = pointsIn(floor, one);
  const names = points.map((at) => floor.board.points[at]?.name ?? String(at));
  const isLooked = own.looked?.part === part && own.looked.color === color;
  return (
    <span>
      {partWords(one, names, truthOf(floor)[color].dead)}{" "}
      {points.length > 0 && (
        <Button
          look="link"
          aria-pressed={isLooked}
          press={() => floor.change((at) => ({ ...at, looked: isLooked ? null : { part, color } }))}
        >
          {COUNT_WORDS.showThem}
        </Button>
      )}
    </span>
  );
}

const Legend = ({ control }: { control: readonly (Control | null)[] }) => (
  <ul class="told-legend" aria-label={COUNT_WORDS.legend}>
    {COLORS.map((color) => (
      <li key={color}>
        <span class={`swatch ${color}`} aria-hidden="true" />
        {COUNT_WORDS.controls({
          color,
          count: control.filter((who) => who === color || who === "both").length,
        })}
      </li>
    ))}
  </ul>
);

const isTouched = ({ chart }: Counting): boolean =>
  COLORS.some((color) => PARTS.some((part) => chart[color][part] > 0));

export const COUNT: KindOf<Counting> = {
  begin: { chart: NO_COUNT, looked: null },
  task: () => ({ ...countTask(), help: "" }),
  hints: (ground) => countHints(ground.situation, truthOf(ground), controlOf(ground)),
  view: () => ({}),
  over: (ground, { looked }) => ({ rings: looked ? pointsIn(ground, looked) : [] }),
  Parts: ({ floor, own, phase, given }) => (
    <div>
      <CountChart
        chart={own.chart}
        settled={phase === "done" ? { truth: truthOf(floor), given } : null}
        change={(color, part, to) =>
          floor.change((at) => ({ ...at, chart: changed(at.chart, color, part, to) }))
        }
      />
    </div>
  ),
  touched: isTouched,
  answers: (floor, own) => [
    {
      key: "compare",
      text: COUNT_WORDS.compare,
      look: isTouched(own) ? "filled" : "quiet",
      press() {
        const right = differences(own.chart, truthOf(floor)).length === 0;
        floor.answer(right, resultOfChart(own.chart), async () => told(floor, own.chart));
      },
    },
  ],
  solution: async (floor) => told(floor, null),
};
