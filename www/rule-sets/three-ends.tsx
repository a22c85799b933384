/** Shimada's three ends, and A − B − C, one number after the other. */
import { useState } from "preact/hooks";
import type { ShimadaSums, SystemSituation } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { resultOf, signed } from "./words.ts";

const ENDS = ["The temporary end", "The end", "The decisive position"];
const REACHED: Record<string, number> = { play: 0, "temporary-end": 1, end: 2, over: 3 };

/** Which of the three are reached. */
export function ThreeEnds({ now: { stage, passes } }: { now: SystemSituation }) {
  const reached = REACHED[stage.kind] ?? 0;
  return (
    <ol class="ten-steps" aria-label="The three ends">
      {ENDS.map((words, at) => (
        <li
          key={words}
          class={at < reached ? "" : "to-come"}
          aria-current={at === reached - 1 ? "step" : undefined}
        >
          {words}
          {at === reached && passes === 1 && ": one pass of two"}
        </li>
      ))}
    </ol>
  );
}

const ROWS: [keyof ShimadaSums, string, string][] = [
  ["a", "A", "your stones, and the liberties of those with two eyes"],
  ["b", "B", "stones you had played by the end, those of a handicap too"],
  ["c", "C", "stones you added after the end where nothing was settled"],
];

export interface BothSums {
  black: ShimadaSums;
  white: ShimadaSums;
}

const score = ({ a, b, c }: ShimadaSums): number => a - b - c;

/** What is told when so many rows are counted: the last number, and after all of them who has won. Pure. */
export function sumsWords({ black, white }: BothSums, rows: number, komi: number): string {
  if (rows === 0) return "";
  const row = ROWS[rows - 1];
  if (row) return `${row[1]}: Black ${signed(black[row[0]])}, White ${signed(white[row[0]])}.`;
  const extra = komi === 0 ? "" : ` With komi ${signed(komi)}:`;
  const result = resultOf(score(black) - score(white) - komi);
  return `Black ${signed(score(black))}, White ${signed(score(white))}.${extra} ${result}.`;
}

/** A table that grows by a row at a press, the difference last. */
export function Sums({ sums, komi }: { sums: BothSums; komi: number }) {
  const [rows, count] = useState(0);
  const root = useHeld<HTMLDivElement>((part) => part.querySelector<HTMLElement>(".sums-told"));
  const { black, white } = sums;
  const next = ROWS[rows];
  const isDone = rows > ROWS.length;
  return (
    <div class="sums" ref={root}>
      <table>
        <caption class="visually-hidden">A, B and C of both players</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Black</th>
            <th scope="col">White</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.slice(0, rows).map(([name, sign, words]) => (
            <tr key={name}>
              <th scope="row">
                {sign} <small>{words}</small>
              </th>
              <td>{signed(black[name])}</td>
              <td>{signed(white[name])}</td>
            </tr>
          ))}
          {isDone && (
            <tr class="sums-total">
              <th scope="row">A − B − C</th>
              <td>{signed(score(black))}</td>
              <td>{signed(score(white))}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p class="sums-told" role="status" tabIndex={isDone ? -1 : undefined}>
        {sumsWords(sums, rows, komi)}
      </p>
      {!isDone && (
        <div class="acts">
          <Button press={() => count(rows + 1)}>{next ? `Count ${next[1]}` : "Compare A − B − C"}</Button>
        </div>
      )}
    </div>
  );
}
