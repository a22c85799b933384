/** Which komi is set before anybody sets one, by the board. Pure. */
import type { PositionInput } from "../engine/engine.ts";
import { columnsOf, shapeOf } from "../play/position-rows.ts";
import { locations } from "./opening.ts";

/** Of the boards that are solved, by the shorter side and then by the longer one: a test holds it against their own data. */
const SOLVED: Readonly<Record<number, readonly number[]>> = {
  1: [0, 2, 1, 0, 0, 0, 0, 0, 0],
  2: [0, 0, 7, 9],
  3: [8, 2],
};
/** There is nothing to play on a single point. */
const shortest = (short: number): number => Math.max(2, short);

/** Usual komi on squares that nobody has solved by these rules: on 5x5 the first player gets all of it. */
const USUAL: Readonly<Record<number, number>> = { 5: 24, 6: 4, 7: 9 };
const LARGE = 6;

interface FairKomi {
  komi: number;
  /** No other is fair between perfect players. */
  solved: boolean;
}

export function fairKomi(board: PositionInput): FairKomi {
  const [across, down] = [columnsOf(board.rows), board.rows.length];
  const [long, short] = [Math.max(across, down), Math.min(across, down)];
  const plain = shapeOf(board) === "rectangle";
  const known = plain ? SOLVED[short]?.[long - shortest(short)] : undefined;
  if (known !== undefined) return { komi: known, solved: true };
  const usual = (plain && long === short && USUAL[long]) || LARGE;
  return { komi: Math.min(usual, locations(board.rows)), solved: false };
}
