/** Shimada's three ends, and A − B − C, one number after the other. */
import { useState } from "preact/hooks";
import type { ShimadaSums, SystemSituation } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { PLAYED, resultOf, signed } from "./words.ts";

const ENDS = [PLAYED.temporaryEnd, PLAYED.end, PLAYED.decisivePosition];
const REACHED: Record<string, number> = { play: 0, "temporary-end": 1, end: 2, over: 3 };

/** The reached ones of the three ends. */
export function ThreeEnds({ now: { stage, passes } }: { now: SystemSituation }) {
  const reached = REACHED[stage.kind] ?? 0;
  return (
    <ol class="ten-steps" aria-label={PLAYED.threeEnds}>
      {ENDS.map((words, at) => (
        <li
          key={words}
          class={at < reached ? "" : "to-come"}
          aria-current={at === reached - 1 ? "step" : undefined}
        >
          {words}
          {at === reached && passes === 1 && PLAYED.onePassTwo}
        </li>
      ))}
    </ol>
  );
}

const ROWS: [keyof ShimadaSums, string, string][] = [
  ["a", "A", PLAYED.yourStonesLibertiesThose],
  ["b", "B", PLAYED.stonesYouHadPlayed],
  ["c", "C", PLAYED.stonesYouAddedAfter],
];

export interface BothSums {
  black: ShimadaSums;
  white: ShimadaSums;
}

const score = ({ a, b, c }: ShimadaSums): number => a - b - c;

/** The words after some counted rows: the last number, and after all of them the winner. Pure. */
export function sumsWords({ black, white }: BothSums, rows: number, komi: number): string {
  if (rows === 0) return "";
  const row = ROWS[rows - 1];
  if (row) return PLAYED.bothOfRow({ row: row[1], black: black[row[0]], white: white[row[0]] });
  const extra = komi === 0 ? "" : PLAYED.withKomi({ komi });
  const result = resultOf(score(black) - score(white) - komi);
  return PLAYED.bothScores({ black: score(black), white: score(white), extra, result });
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
        <caption class="visually-hidden">{PLAYED.bCBothPlayers}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{PLAYED.black}</th>
            <th scope="col">{PLAYED.white}</th>
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
          <Button press={() => count(rows + 1)}>
            {next ? PLAYED.count({ name: next[1] }) : PLAYED.compareBC}
          </Button>
        </div>
      )}
    </div>
  );
}
