/** Which komi is set before anybody sets one, by the board. Pure. */
import type { PositionInput } from "../engine/engine.ts";
import { columnsOf, shapeOf } from "../play/position-rows.ts";
import { locations } from "./opening.ts";

/** Boards that are solved, by the longer side: a test holds these against the boards' own data. */
export const SOLVED: Readonly<Record<string, number>> = {
  "2x1": 0,
  "3x1": 2,
  "4x1": 1,
  "5x1": 0,
  "6x1": 0,
  "7x1": 0,
  "8x1": 0,
  "9x1": 0,
  "10x1": 0,
  "2x2": 0,
  "3x2": 0,
  "4x2": 7,
  "5x2": 9,
  "3x3": 8,
  "4x3": 2,
};

/** What players take on boards that nobody has solved by these rules: on 5x5 all of it goes to who begins. */
const USUAL: Readonly<Record<string, number>> = { "5x5": 24, "6x6": 4, "7x7": 9 };
const LARGE = 6;

export interface FairKomi {
  komi: number;
  /** No other is fair between perfect players. */
  solved: boolean;
}

export function fairKomi(board: PositionInput): FairKomi {
  const [across, down] = [columnsOf(board.rows), board.rows.length];
  const size = `${Math.max(across, down)}x${Math.min(across, down)}`;
  const plain = shapeOf(board) === "rectangle";
  const known = plain ? SOLVED[size] : undefined;
  if (known !== undefined) return { komi: known, solved: true };
  const usual = (plain ? USUAL[size] : undefined) ?? LARGE;
  return { komi: Math.min(usual, locations(board.rows)), solved: false };
}
