/** The score chart, and its check: two sums made of different numbers. */
import type { ComponentChildren } from "preact";
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { type Color, numberWords as count, type RefereeReport, type Score } from "../engine/engine.ts";
import type { Sums } from "./score-sums.ts";
import { EXPECTED, SCORE, WORDS } from "./words.ts";

const COLUMNS: [keyof Score, string][] = [
  ["territory", SCORE.territory],
  ["dead", SCORE.deadStones],
  ["prisoners", SCORE.prisoners],
  ["komi", SCORE.komi],
  ["total", SCORE.score],
];

/** The parts of the score that play has settled already. */
const SETTLED: readonly (keyof Score)[] = ["prisoners", "komi"];

/** `isExpected`: nobody has proved these figures. */
export const ScoreChart = (props: { score: NonNullable<RefereeReport["score"]>; isExpected?: boolean }) => {
  const { score, isExpected = false } = props;
  const figure = (color: Color, key: keyof Score): ComponentChildren => {
    const text = key === "komi" ? komi(score[color].komi, color) : half(score[color][key]);
    if (!isExpected || SETTLED.includes(key)) return text;
    return (
      <em class="expected">
        {text}
        <span class="visually-hidden">{EXPECTED.figure}</span>
      </em>
    );
  };
  return (
    <table class="chart">
      <caption class="visually-hidden">{isExpected ? EXPECTED.caption : SCORE.caption}</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLORS.map((color) => (
          <tr key={color}>
            <th scope="row">{COLOR_NAMES[color]}</th>
            {COLUMNS.map(([key]) => (
              <td key={key}>{figure(color, key)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Komi is given to White: Black, who has none, is not asked. */
const komi = (points: number, color: (typeof COLORS)[number]): string =>
  points === 0 && color === "black" ? "–" : half(points);

/** Both sums, written out, and whether they agree. */
export function ScoreCheck({ sums }: { sums: Sums }) {
  const agree = sums.left === sums.right;
  return (
    <div class="sums">
      <Sum
        total={sums.left}
        terms={[
          [SCORE.territory, sums.territory],
          [SCORE.stonesPlayed, sums.played],
          [SCORE.nobodysEmptyPoints, sums.nobodys],
        ]}
      />
      <Sum
        total={sums.right}
        terms={[
          [SCORE.dead, sums.dead],
          ["prisoners", sums.prisoners],
          [SCORE.allPoints, sums.points],
          ...(sums.shared > 0 ? [[SCORE.emptyPointsBoth, sums.shared] as const] : []),
        ]}
      />
      <p class={agree ? "agree" : "differ"}>{agree ? WORDS.sumsAgree : WORDS.sumsDiffer}</p>
    </div>
  );
}

const Sum = ({ total, terms }: { total: number; terms: readonly (readonly [string, number])[] }) => (
  <p class="sum">
    <span>
      {terms.map(([name, number], at) => (
        <>
          {at > 0 && " + "}
          {`${name} `}
          <b>{count(number)}</b>
        </>
      ))}
    </span>
    <span class="equals">
      <span class="visually-hidden">{SCORE.makes} </span>
      {count(total)}
    </span>
  </p>
);

/** As the headline writes it: 6.5, and a minus that is one. */
const half = (number: number): string =>
  Number.isInteger(number) && number >= 0 ? count(number) : String(number).replace("-", "−");
