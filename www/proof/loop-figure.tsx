/** A refutation that never ends, drawn as what it is: the moves that come round, in a ring. */
import { Fragment } from "preact";
import type { Board } from "../engine/engine.ts";
import type { Made } from "./argument/tree.ts";
import { NAMES, pointName } from "./proof-words.ts";
import { TABLE } from "./words.ts";

/** "Moves 3 to 8 come round again: White a1, Black b1, …" */
export function loopWords(board: Board, moves: readonly Made[]): string {
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return "";
  const named = moves.map((node) => `${node.number} ${moverOf(node)} ${nameOf(board, node)}`);
  return TABLE.movesComeRoundAgain({ first: first.number, last: last.number, moves: named });
}

const moverOf = (node: Made): string => (node.situation.move ? NAMES[node.situation.move.color] : "");

const nameOf = (board: Board, { choice }: Made): string =>
  choice?.kind === "play"
    ? pointName(board, choice.at)
    : choice?.for === undefined
      ? "passes"
      : TABLE.passes({ board: pointName(board, choice.for) });

const fixed = (number: number): string => number.toFixed(1);

/** `step` is the move that the board shows. */
export function LoopFigure({ board, moves, step }: { board: Board; moves: readonly Made[]; step: number }) {
  const radius = Math.max(56, moves.length * 9);
  // Beside the ring a name needs its whole length.
  const [across, middle] = [radius + 68, radius + 44];
  const place = (turn: number, distance: number): { x: number; y: number } => ({
    x: across + distance * Math.sin(2 * Math.PI * turn),
    y: middle - distance * Math.cos(2 * Math.PI * turn),
  });
  return (
    <figure class="loop-figure">
      <svg
        class="loop"
        viewBox={`0 0 ${2 * across} ${2 * middle}`}
        width={2 * across}
        height={2 * middle}
        role="img"
        aria-label={loopWords(board, moves)}
      >
        <circle class="round" cx={fixed(across)} cy={fixed(middle)} r={fixed(radius)} />
        {moves.map((node, index) => {
          const stone = place(index / moves.length, radius);
          const half = place((index + 0.5) / moves.length, radius);
          const angle = (360 * (index + 0.5)) / moves.length;
          const aside = Math.sin((2 * Math.PI * index) / moves.length);
          const anchor = aside > 0.3 ? "start" : aside < -0.3 ? "end" : "middle";
          const label = place(index / moves.length, radius + (anchor === "middle" ? 30 : 20));
          const color = node.situation.move?.color ?? "black";
          return (
            <Fragment key={node.number}>
              <path
                class="arrow"
                d="M-5 -4L1 0L-5 4"
                transform={`translate(${fixed(half.x)} ${fixed(half.y)}) rotate(${fixed(angle)})`}
              />
              <g class={`${color}${index === step ? " current" : ""}`}>
                <circle cx={fixed(stone.x)} cy={fixed(stone.y)} r="13" />
                <text class="loop-number" x={fixed(stone.x)} y={fixed(stone.y + 4.5)}>
                  {node.number}
                </text>
                <text class="loop-name" x={fixed(label.x)} y={fixed(label.y + 4.5)} text-anchor={anchor}>
                  {nameOf(board, node)}
                </text>
              </g>
            </Fragment>
          );
        })}
      </svg>
    </figure>
  );
}
