/**
 * A problem turned and with its colours exchanged, so that it is not known again by its look. There are sixteen looks:
 * quarter turns, then the same mirrored, then all of these with colours exchanged. 0 is the problem as it is written.
 */

import type { Problem } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { hash } from "./seeded-chance.ts";

export const LOOKS = 16;

type Place = [column: number, row: number];
type Side = NonNullable<Problem["board_edges"]>[number];

const LETTERS = "abcdefghjklmnopqrst";
const columnName = (column: number): string =>
  (LETTERS[column % LETTERS.length] as string).repeat(1 + Math.floor(column / LETTERS.length));
const columnOf = (name: string): number =>
  LETTERS.indexOf(name[0] as string) + (name.length - 1) * LETTERS.length;

/** A quarter turn to the right after another, mirrored left to right before when it is one of the last four. */
class Turning {
  readonly exchanged: boolean;
  private readonly mirrored: boolean;
  private readonly quarters: number;

  constructor(
    look: number,
    readonly columns: number,
    readonly rows: number,
  ) {
    this.quarters = look % 4;
    this.mirrored = look % 8 >= 4;
    this.exchanged = look >= 8;
  }

  place([column, row]: Place): Place {
    let [x, y, across, down] = [
      this.mirrored ? this.columns - 1 - column : column,
      row,
      this.columns,
      this.rows,
    ];
    for (let turn = 0; turn < this.quarters; turn++) [x, y, across, down] = [down - 1 - y, x, down, across];
    return [x, y];
  }

  private get size(): Place {
    return this.quarters % 2 === 0 ? [this.columns, this.rows] : [this.rows, this.columns];
  }

  /** Rows of characters. */
  grid(rows: readonly string[]): string[] {
    const [across, down] = this.size;
    const turned = Array.from({ length: down }, () => new Array<string>(across).fill(""));
    rows.forEach((row, y) => {
      [...row].forEach((sign, x) => {
        const [toX, toY] = this.place([x, y]);
        (turned[toY] as string[])[toX] = sign;
      });
    });
    return turned.map((row) => row.join(""));
  }

  /** A point's name; anything else stays as it is. */
  point(name: string): string {
    const [, letters, , number] = /^(([a-hj-t])\2*)([1-9]\d?)$/.exec(name) ?? [];
    if (!letters) return name;
    const [x, y] = this.place([columnOf(letters), this.rows - Number(number)]);
    return `${columnName(x)}${this.size[1] - y}`;
  }

  /** `c3`, `pass`, `cycle@8+b2`. */
  move(move: string): string {
    const [cycle, stone] = move.split("+");
    return stone === undefined ? this.point(move) : `${cycle}+${this.point(stone)}`;
  }

  side(side: Side): Side {
    const around: Side[] = ["top", "right", "bottom", "left"];
    const at = around.indexOf(
      this.mirrored && side === "left" ? "right" : this.mirrored && side === "right" ? "left" : side,
    );
    return around[(at + this.quarters) % 4] as Side;
  }

  /** The way back. */
  get back(): Turning {
    const quarters = this.mirrored ? this.quarters : (4 - this.quarters) % 4;
    const [columns, rows] = this.size;
    // Turned after it was mirrored is mirrored after it was turned the other way.
    return new Turning(quarters + (this.mirrored ? 4 : 0) + (this.exchanged ? 8 : 0), columns, rows);
  }
}

const OTHER: { [sign: string]: string } = {
  x: "o",
  o: "x",
  X: "O",
  O: "X",
  B: "W",
  W: "B",
  black: "white",
  white: "black",
};
const exchange = <T extends string>(word: T): T => (OTHER[word] ?? word) as T;
const exchangeRow = (row: string): string => [...row].map(exchange).join("");
/** `B+3`, `W+0.5`, `jigo`. */
const exchangeResult = (result: string): string => result.replace(/^[BW](?=\+)/, exchange);

/** Only on its own grid does a position look the same from all sides. */
const isPlain = ({ board, glue, rows }: Problem): boolean =>
  (board === undefined || board === null || typeof board === "string") &&
  (glue === undefined || glue === null || Object.keys(glue).length === 0) &&
  rows.every((row) => row.length === rows[0]?.length);

/** The part of komi in the captives is Black's alone. */
const isFair = ({ komi }: Problem): boolean => !komi;

function turningOf(problem: Problem, look: number): Turning | null {
  if (!isPlain(problem)) return null;
  const within = ((Math.trunc(look) % LOOKS) + LOOKS) % LOOKS;
  const fair = isFair(problem) ? within : within % 8;
  return fair === 0 ? null : new Turning(fair, problem.rows[0]?.length ?? 0, problem.rows.length);
}

/** An answer, turned as its kind has it: points to mark come one by one, or with commas between. */
function answerOf(kind: Problem["kind"], answer: string, turning: Turning): string {
  if (kind === "cycle" || kind === "rule") return answer;
  if (kind === "count") return turning.exchanged ? exchangeResult(answer) : answer;
  const points = answer.split(",").map((point) => turning.move(point));
  return points.join(",");
}

/** The problem in this look; itself where it can't have another. */
export function disguise(problem: Problem, look: number): Problem {
  const turning = turningOf(problem, look);
  if (!turning) return problem;
  const swap = turning.exchanged;
  const color = <T extends string>(word: T): T => (swap ? exchange(word) : word);
  const rows = (lines: readonly string[]): string[] =>
    turning.grid(lines).map((row) => (swap ? exchangeRow(row) : row));
  const moves = (names: readonly string[]): string[] => names.map((name) => turning.move(name));
  const { board_edges: edges, played, opening, move, traps, open, outcomes, control, score, line } = problem;
  const [black, white] = [problem.black_captives, problem.white_captives];
  // Labels stand at places of the rows as they are written.
  const { labels: _, ...rest } = problem;
  return {
    ...rest,
    rows: rows(problem.rows),
    turn: color(problem.turn),
    player: problem.player && color(problem.player),
    set: moves(problem.set),
    solutions: problem.solutions.map((answer) => answerOf(problem.kind, answer, turning)),
    ...(edges && { board_edges: edges.map((side) => turning.side(side)) }),
    ...(swap &&
      (black !== undefined || white !== undefined) && {
        black_captives: white ?? 0,
        white_captives: black ?? 0,
      }),
    ...(played !== undefined && { played: moves(played.split(/\s+/).filter(Boolean)).join(" ") }),
    ...(opening && { opening: turning.move(opening) }),
    ...(move && { move: turning.move(move) }),
    ...(traps && { traps: traps.map((trap) => ({ move: turning.move(trap.move), line: moves(trap.line) })) }),
    ...(open && { open: moves(open) }),
    ...(outcomes && {
      outcomes: outcomes.map((outcome) => ({
        move: turning.move(outcome.move),
        line: moves(outcome.line),
        result: swap ? exchangeResult(outcome.result) : outcome.result,
      })),
    }),
    ...(control && { control: rows(control) }),
    ...(score && { score: swap ? { black: score.white, white: score.black } : score }),
    ...(line && { line: moves(line) }),
  };
}

/** An answer to the problem in this look, as the problem is written. */
export function original(problem: Problem, look: number, answer: string): string {
  const turning = turningOf(problem, look);
  return turning ? answerOf(problem.kind, answer, turning.back) : answer;
}

/** As it is written at first, and otherwise each time it comes back: all looks come before one comes again. */
export function lookFor({ id }: Pick<Problem, "id">, log: Log): number {
  const times = log.answers.filter((answer) => answer.id === id).length;
  if (times === 0) return 0;
  const start = hash(id);
  // None of these has a divisor in common with fifteen.
  const step = [1, 2, 4, 7, 8, 11, 13, 14][start % 8] as number;
  return 1 + (((start >>> 3) + times * step) % (LOOKS - 1));
}
