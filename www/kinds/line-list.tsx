/** Lines shown after an answer: each a row of numbered stones, which lead to their places. */
import type { Board, Move } from "../engine/engine.ts";
import { SignMark } from "../kit/signs.tsx";
import type { ExplainedLine } from "./asking.ts";
import { situationAt } from "./track.ts";
import { ROUND_WORDS } from "./words/round-words.ts";

/** "a1", "pass", "cycle, b2": what stands beside a move's number. */
function moveName(board: Pick<Board, "points">, move: Move): string {
  if (move.kind === "pass") return "pass";
  const name = move.at == null ? "" : (board.points[move.at]?.name ?? "");
  if (move.kind === "play") return name;
  return name ? ROUND_WORDS.cycle({ name }) : "cycle";
}

interface LineListProps {
  board: Board;
  lines: readonly ExplainedLine[];
  /** Where one is; null where that is in no line. */
  at: { line: number; move: number } | null;
  go: (line: number, move: number) => void;
}

export function LineList({ board, lines, at, go }: LineListProps) {
  return (
    <div class="told-lines">
      {lines.map(
        (line, index) =>
          line.label && (
            <LineRow
              key={line.label}
              board={board}
              line={line}
              here={at?.line === index ? at.move : 0}
              go={(move) => go(index, move)}
            />
          ),
      )}
    </div>
  );
}

function LineRow(props: { board: Board; line: ExplainedLine; here: number; go: (move: number) => void }) {
  const { board, line, here, go } = props;
  const { label, result, sign, moves, track } = line;
  return (
    <div class="told-line">
      <p class="told-head">
        {sign && <SignMark kind={sign} />}
        <span class="told-name">{label}</span>
        <span class="result">{result}</span>
      </p>
      <ol aria-label={label}>
        {moves.map((move, index) => {
          const { turn } = situationAt(track, track.from + index);
          const name = moveName(board, move);
          const number = index + 1;
          return (
            <li key={index}>
              <button
                type="button"
                class={number < here ? "told-move made" : "told-move"}
                aria-label={ROUND_WORDS.move({ number, turn, name })}
                aria-current={number === here ? "step" : undefined}
                onClick={() => go(number)}
              >
                <span class={`told-stone ${turn}`}>{number}</span>
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
