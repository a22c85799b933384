/** The count as a table, and its check by two sums. */
import type { ComponentChildren } from "preact";
import { COLOR_NAMES, COLORS } from "../../board/color.ts";
import { numberWords as count, type Score } from "../../engine/engine.ts";
import type { Sums } from "../../referee/score-sums.ts";
import { SETTLE } from "./words.ts";

/** Prisoners, and the komi with them: "2 + 9". */
const taken = ({ prisoners, komi }: Score): string =>
  komi === 0 ? count(prisoners) : `${count(prisoners)} + ${komi}`;

export const ResultChart = ({ head, score }: { head: string; score: { black: Score; white: Score } }) => (
  <table class="result-chart">
    <caption class="visually-hidden">{SETTLE.score({ head })}</caption>
    <thead>
      <tr>
        {[head, SETTLE.points, SETTLE.dead, SETTLE.taken, SETTLE.sum].map((name, at) => (
          <th key={at} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {COLORS.map((color) => (
        <tr key={color}>
          <th scope="row">{COLOR_NAMES[color]}</th>
          <td>{count(score[color].territory)}</td>
          <td>{count(score[color].dead)}</td>
          <td>{taken(score[color])}</td>
          <td>{count(score[color].total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Two sums made of different numbers; where they agree nothing was counted twice or left out. */
export function CheckSums({ sums }: { sums: Sums }) {
  const { left, right } = sums;
  return (
    <div class="sums check-sums">
      <SumLine total={left}>
        <span>
          {SETTLE.pointsPlayedNobodys({
            points: count(sums.territory),
            played: count(sums.played),
            nobodys: count(sums.nobodys),
          })}
        </span>
      </SumLine>
      <SumLine total={right}>
        <span>
          {SETTLE.deadTakenAllPoints({
            dead: count(sums.dead),
            taken: count(sums.prisoners),
            all: count(sums.points),
          })}
        </span>
        {left === right ? (
          <span class="agree">{SETTLE.agrees}</span>
        ) : (
          <span class="differ">{SETTLE.differs}</span>
        )}
      </SumLine>
    </div>
  );
}

const SumLine = ({ total, children }: { total: number; children: ComponentChildren }) => (
  <p class="sum">
    {children}
    <span class="equals">
      <span class="visually-hidden">{SETTLE.makes} </span>
      {count(total)}
    </span>
  </p>
);
