/** The chart to fill in: a field with two buttons for each part of both scores, and the sums beneath. */
import { useId } from "preact/hooks";
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import { SignMark } from "../kit/signs.tsx";
import type { PlayerScore } from "./problem.ts";
import {
  type Chart,
  COUNT_WORDS,
  PART_NAMES,
  PARTS,
  type Part,
  resultOfChart,
  total,
} from "./words/count-words.ts";
import { resultWords } from "./words/result-words.ts";

/** More than the largest board has points for. */
const MOST = 999;

const EMPTY = { territory: 0, dead: 0, prisoners: 0 };
export const NO_COUNT: Chart = { black: EMPTY, white: EMPTY };

const within = (number: number): number =>
  Number.isFinite(number) ? Math.min(MOST, Math.max(0, Math.floor(number))) : 0;

/** The true count, once all is out; `given` is false where nobody answered. */
interface Settled {
  truth: Record<Color, PlayerScore>;
  given: boolean;
}

export function CountChart(props: {
  chart: Chart;
  settled: Settled | null;
  change: (color: Color, part: Part, to: number) => void;
}) {
  const { settled, change } = props;
  const chart = settled && !settled.given ? settled.truth : props.chart;
  const id = useId();
  const result = resultOfChart(chart);
  return (
    <div class={settled ? "count-chart settled" : "count-chart"}>
      <div class="count-row count-head">
        <span />
        {COLORS.map((color) => (
          <span key={color} id={`${id}-${color}`}>
            {COLOR_NAMES[color]}
          </span>
        ))}
      </div>
      {PARTS.map((part) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the chart
        <div key={part} class="count-row" role="group" aria-label={PART_NAMES[part]}>
          <span class="count-name">{PART_NAMES[part]}</span>
          {COLORS.map((color) => (
            <CountField
              key={color}
              name={`${COLOR_NAMES[color]}, ${PART_NAMES[part].toLowerCase()}`}
              value={chart[color][part]}
              truth={settled?.given ? settled.truth[color][part] : null}
              fixed={settled !== null}
              change={(to) => change(color, part, to)}
            />
          ))}
        </div>
      ))}
      <div class="count-row count-sum">
        <span class="count-name">{COUNT_WORDS.score}</span>
        {COLORS.map((color) => (
          <output key={color} class="count-total">
            {total(chart[color])}
          </output>
        ))}
      </div>
      <p class="count-foot">
        <span>{COUNT_WORDS.resultName}</span>
        <output class="count-result">
          {result}, {resultWords(result)}
        </output>
      </p>
    </div>
  );
}

interface CountFieldProps {
  name: string;
  value: number;
  /** Beside what was filled in; null for nothing. */
  truth: number | null;
  /** Nothing more can be filled in. */
  fixed: boolean;
  change: (to: number) => void;
}

function CountField({ name, value, truth, fixed, change }: CountFieldProps) {
  // With the keyboard the field itself counts up and down.
  const step = (by: 1 | -1, sign: string, words: string) => (
    <button
      type="button"
      class="count-step"
      tabIndex={-1}
      hidden={fixed}
      aria-label={`${words}: ${name}`}
      onClick={() => change(within(value + by))}
    >
      {sign}
    </button>
  );
  return (
    <span class="count-field">
      {step(-1, "−", COUNT_WORDS.oneLess)}
      <input
        type="number"
        inputMode="numeric"
        min="0"
        max={MOST}
        step="1"
        value={value}
        readOnly={fixed}
        aria-label={name}
        onInput={(event) => change(within(event.currentTarget.valueAsNumber))}
        // Whoever begins to write should not have to take the nought away first.
        onFocus={(event) => event.currentTarget.select()}
      />
      {step(1, "+", COUNT_WORDS.oneMore)}
      <span class="count-truth">
        {truth !== null && <SignMark kind={truth === value ? "holds" : "fails"} />}
        {truth !== null && (
          <span class={truth === value ? "visually-hidden" : ""}>{truth === value ? "right" : truth}</span>
        )}
      </span>
    </span>
  );
}
