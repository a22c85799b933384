/** Certificates in words, and the position of one. */
import { type Board, type Checked, type Line, type PositionInput, secondsWords } from "../engine/engine.ts";
import { CERTIFICATES } from "./words.ts";

type Result = Checked & { elapsed: number; bytes: number };

/** "Accepted: Black, 9 on the right can be locked. 312 situations, 4.1 kB, checked in 12 ms." */
export function acceptedWords(checked: Result): string {
  const verdict = checked.answer === "lock" ? CERTIFICATES.claimHolds : CERTIFICATES.claimFails;
  return CERTIFICATES.accepted({ title: checked.title, verdict, checked: checkedWords(checked) });
}

/** "312 situations, 4.1 kB, checked in 12 ms." */
export const checkedWords = ({ situations, bytes, elapsed }: Result): string =>
  CERTIFICATES.checked({ situations, bytes, elapsed: briefly(elapsed) });

/** Most are checked in less than a tenth of a second. */
const briefly = (ms: number): string => (ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : secondsWords(ms));

const STONES = { black: ["x", "X"], white: ["o", "O"] } as const;

/** The position of a certificate as one that can be laid on a table, whatever its board is. */
export function startOf({ board, situations: [situation] }: Line): PositionInput | null {
  if (!situation) return null;
  const signs = situation.stones.map((stone, at) => {
    const mark = situation.marks[at];
    if (stone) return STONES[stone][mark === "permanent" ? 1 : 0];
    return mark === "permanent" ? "*" : mark === "temporary" ? "#" : ".";
  });
  return {
    ...placed(board, signs),
    black_captives: situation.blackCaptives,
    white_captives: situation.whiteCaptives,
    turn: situation.turn,
    passes: situation.passCount,
  };
}

/** A board with a shape keeps its rows, and so the names of its points; any other is given by its pairs. */
function placed({ shape, width, height, points, edges }: Board, signs: string[]): PositionInput {
  const grid = points.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y));
  if (shape === null || !grid) {
    const at = points.map(({ x, y }): [number, number] => [x, y]);
    return { rows: [signs.join("")], board: { neighbors: edges, at } };
  }
  const rows = Array.from({ length: height + 1 }, () => new Array<string>(width + 1).fill(","));
  points.forEach(({ x, y }, at) => {
    const row = rows[y];
    if (row) row[x] = signs[at] ?? ".";
  });
  return { rows: rows.map((row) => row.join("")), ...(shape !== "grid" && { board: { shape } }) };
}
