/**
 * The effect of a stone on the chains around it, in three or four words: seen on the board, without any judgement.
 * Pure.
 */
import { otherColor } from "../../board/color.ts";
import type { Board, Color, Location, Situation } from "../../engine/engine.ts";
import { list } from "../../table/situation-words.ts";
import { type Neighbours, neighbours } from "../reading/liberties.ts";

interface Chain {
  members: Location[];
  /** Points beside it without a stone. */
  free: Set<Location>;
  /** Whether a stone of it stays for ever, and with it all. */
  stays: boolean;
}

type StonesAndMarks = Pick<Situation, "stones" | "marks">;

function chainAt(near: Neighbours, { stones, marks }: StonesAndMarks, at: Location): Chain {
  const color = stones[at];
  const members = new Set([at]);
  const free = new Set<Location>();
  for (const member of members)
    for (const next of near[member] ?? [])
      if (stones[next] === color) members.add(next);
      else if (!stones[next]) free.add(next);
  const stays = [...members].some((member) => marks[member] === "permanent");
  return { members: [...members], free, stays };
}

/** The chains of a colour around a point, each once. */
function around(near: Neighbours, laid: StonesAndMarks, at: Location, color: Color): Chain[] {
  const found: Chain[] = [];
  for (const next of near[at] ?? [])
    if (laid.stones[next] === color && !found.some(({ members }) => members.includes(next)))
      found.push(chainAt(near, laid, next));
  return found;
}

/** Points by name; from four on they are counted. */
function named({ points }: Pick<Board, "points">, at: readonly Location[]): string {
  if (at.length > 3) return `${at.length} stones`;
  return list(at.map((point) => points[point]?.name ?? String(point)));
}

/** "takes b1", "threatens c1, and saves a2", "joins a1, for good"; nothing where nothing happened. */
export function stoneEffects(
  board: Pick<Board, "points" | "edges">,
  before: StonesAndMarks,
  { move, ...after }: Situation,
): string {
  if (!move || move.kind === "pass" || move.at === null) return "";
  const { at, color, captured, ko } = move;
  const foe = otherColor(color);
  const near = neighbours(board);
  const said: string[] = [];
  if (captured.length > 0) said.push(`takes ${ko ? "the ko at " : ""}${named(board, captured)}`);
  const [own, foes] = [around(near, before, at, color), around(near, after, at, foe)];
  const pressed = foes.filter(({ free, stays }) => free.size === 1 && !stays);
  if (pressed.length > 0)
    said.push(
      `threatens ${named(
        board,
        pressed.flatMap(({ members }) => members),
      )}`,
    );
  const lasting = (near[at] ?? []).filter(
    (next) => after.stones[next] === color && after.marks[next] === "permanent",
  );
  const grown = chainAt(near, after, at);
  const freed = own.filter(({ free, stays }) => free.size === 1 && !stays && grown.free.size > 1);
  if (lasting.length > 0) said.push(`joins ${named(board, lasting.slice(-1))}, for good`);
  else if (freed.length > 0)
    said.push(
      `saves ${named(
        board,
        freed.flatMap(({ members }) => members),
      )}`,
    );
  else if (own.length > 0 && said.length === 0) {
    const touched = own.flatMap(
      ({ members }) => (near[at] ?? []).find((next) => members.includes(next)) ?? [],
    );
    said.push(`joins ${named(board, touched)}`);
  }
  return said.slice(0, 2).join(", and ");
}

/** A move that was made. */
export interface ListedMove {
  number: number;
  color: Color;
  /** "c1"; "pass" and "cycle" where no stone was played. */
  name: string;
  effects: string;
}

/** The number in sight; the page counts the others. */
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
