/** A line that the reader walks: its moves as a row of stones, what is said on the way, and the way back into it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { COLOR_NAMES } from "../board/color.ts";
import type { Situation } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import type { GameWords } from "../table/table-game.ts";
import type { Figure, Line } from "./data.ts";
import { moveName, placeOf, saidAt, type WalkedLine, type WalkState } from "./walk-state.ts";
import { WORDS } from "./words.ts";

/** The number of moves that make a long line. */
const LONG = 8;

interface WalkProps {
  figure: Pick<Figure, "title"> & { line: Line };
  level: 2 | 3;
  state: WalkState;
  /** The words for moves, where they differ from those of LJRG. */
  told: GameWords["move"] | undefined;
  acts: {
    /** Lays the line out again, at a place of it. */
    go(at: number): void;
    playThrough(): void;
  };
}

export function WalkOn({ figure, level, state, told, acts }: WalkProps) {
  const { all, shown, left } = state;
  const { move, on } = placeOf(state);
  const note = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // The button goes with the branch, and the focus must not fall out of the page.
  const root = useHeld<HTMLDivElement>(
    () => list.current?.querySelectorAll("button")[Math.max(0, move - 1)] ?? null,
  );
  useLayoutEffect(() => {
    if (shown.length > 0 && !list.current?.contains(document.activeElement))
      note.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const Title = `h${level}` as const;
  return (
    <div ref={root} class="walk-on">
      <p class="walk-head">
        <span>{WORDS.lineToWalk}</span>
        <span>{all && placeWords(state)}</span>
      </p>
      <Title class="step-title">{figure.title}</Title>
      <p ref={note} class="walk-note" role="status">
        {all && (on ? saidAt(figure.line, all.line, move, told) : WORDS.leftLine({ move }))}
      </p>
      <ol ref={list} class="walk-moves">
        {all?.moves.map((_, at) => (
          <li key={at}>
            <WalkMove all={all} at={at} made={at < move} here={on && at + 1 === move} go={acts.go} />
          </li>
        ))}
      </ol>
      {left && <Button press={() => acts.go(move)}>{WORDS.backToLine}</Button>}
      {all && all.moves.length >= LONG && <Button press={acts.playThrough}>{WORDS.playThrough}</Button>}
    </div>
  );
}

function placeWords(state: WalkState): string {
  const { move, on } = placeOf(state);
  if (!on) return WORDS.ownMoves;
  return move === 0 ? WORDS.beforeFirst : WORDS.moveOf({ move, moves: state.all?.moves.length ?? 0 });
}

function WalkMove(props: {
  all: WalkedLine;
  at: number;
  made: boolean;
  here: boolean;
  go: (at: number) => void;
}) {
  const { all, at, made, here, go } = props;
  const { line, moves } = all;
  const color = (line.situations[at] as Situation).turn;
  const name = moveName(line.board, moves[at] as WalkedLine["moves"][number]);
  return (
    <Button
      look={made ? "walk-move made" : "walk-move"}
      press={() => go(at + 1)}
      aria-label={WORDS.moveNamed({ number: at + 1, color: COLOR_NAMES[color], name })}
      aria-current={here ? "step" : undefined}
    >
      <span class={`walk-stone ${color}`}>{String(at + 1)}</span>
      <span>{name}</span>
    </Button>
  );
}
