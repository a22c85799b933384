/** The moves as a list beside the board: number, point, and what each did, in a few words. */
import type { Board, Color, Situation } from "../../engine/engine.ts";
import { named, stoneEffects } from "./stone-effects.ts";

/** A move that was made. */
export interface ListedMove {
  number: number;
  color: Color;
  /** "c1"; "pass" and "cycle" where no stone was played. */
  name: string;
  effects: string;
}

/** So many are in sight; the others are counted. */
const MOST = 6;

/** Of a course of situations, the start first. `first` is the number of the first move. */
export function listedMoves(
  board: Pick<Board, "points" | "edges">,
  situations: readonly Situation[],
  first = 1,
): ListedMove[] {
  return situations.flatMap((after, index): ListedMove[] => {
    const { move } = after;
    const before = situations[index - 1];
    if (!move || !before) return [];
    const { color, kind } = move;
    const number = first + index - 1;
    if (kind === "pass") {
      const name = move.for === undefined ? "pass" : `pass for ${named(board, [move.for])}`;
      return [{ number, color, name, effects: after.final ? "ends play" : "" }];
    }
    const name = move.at === null ? "cycle" : named(board, [move.at]);
    // What a cycle takes with it changes more than one chain.
    const words = kind === "cycle" ? "removes a cycle" : stoneEffects(board, before, after);
    return [{ number, color, name, effects: words }];
  });
}

/** The last moves, and which came before them: "1 to 4"; nothing where all are in sight. */
export function inSight(moves: readonly ListedMove[]): { before: string; shown: readonly ListedMove[] } {
  const over = moves.length - MOST;
  const last = moves[over - 1];
  // One line would save none.
  if (over < 2 || !last) return { before: "", shown: moves };
  return { before: `${moves[0]?.number} to ${last.number}`, shown: moves.slice(over) };
}

export function MoveList({ moves }: { moves: readonly ListedMove[] }) {
  const { before, shown } = inSight(moves);
  return (
    <ol class="move-list" aria-label="Moves" hidden={moves.length === 0}>
      {before && (
        <li key="before" class="before">
          {before}
        </li>
      )}
      {shown.map(({ number, name, color, effects }) => (
        <li key={number}>
          <span class="number">{number}</span>
          <span class="visually-hidden">{color === "black" ? " Black " : " White "}</span>
          <span class="point-name">{name}</span>
          <span class="effects">{` ${effects}`}</span>
        </li>
      ))}
    </ol>
  );
}
