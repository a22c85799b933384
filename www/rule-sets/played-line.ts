/** A game by another rule set as situations of a table: what was taken, what is shut, where one may play. Pure. */
import { otherColor } from "../board/color.ts";
import type { BoardView, Mark } from "../board/index.ts";
import type { Color, Line, PositionInput, Situation } from "../engine/engine.ts";
import type { SystemGame, SystemMove, SystemSituation } from "../engine/systems.ts";

/** A situation of a table, and what the rule set says of it. */
export interface SystemSeen extends Situation {
  system: SystemSituation;
  /** The move that led here. */
  made: SystemMove | null;
}

/** A line of a table, with the answer that it was made of. */
export interface SystemLine extends Line {
  situations: SystemSeen[];
  played: SystemGame;
}

export const isSystemSeen = (situation: Situation): situation is SystemSeen => "system" in situation;
export const isSystemLine = (line: Line): line is SystemLine => "played" in line;

/** The reasons that forbid a play for the moment: they are drawn as LJRG's marks of the turn. */
const SHUT = ["takes-back", "repeats", "begins-again", "marked", "needs-ko-pass"];

/**
 * Marks under the board's own two signs: closed for now has the square, closed as long as this position stands the
 * ring.
 */
export function marksOf(now: SystemSituation, forbidden: SystemGame["forbidden"] = []): (Mark | null)[] {
  const marks: (Mark | null)[] = now.stones.map(() => null);
  const lay = (at: number, mark: Mark): void => {
    if (now.stones[at] === null) marks[at] = mark;
  };
  for (const { at, why } of forbidden) if (SHUT.includes(why)) lay(at, "temporary");
  for (const name of ["semi-permanent", "banned"])
    for (const at of now.marks[name] ?? []) lay(at, "temporary");
  for (const at of now.marks.fixed ?? []) lay(at, "permanent");
  return marks;
}

/** Hot stones are ringed: they have no mark of their own. */
export const signsOf = ({ marks }: SystemSituation): Partial<BoardView> =>
  marks.hot ? { rings: marks.hot } : {};

/** Rows as a diagram has them, without marks: no other text has those of this rule set. */
const inks = (rows: readonly string[], stones: readonly (Color | null)[]): string[] => {
  let next = 0;
  const sign = (stone: Color | null | undefined): string =>
    stone === "black" ? "x" : stone === "white" ? "o" : ".";
  return rows.map((row) => row.replace(/[^,]/g, () => sign(stones[next++])));
};

/** The game on the board of its start. */
export function systemLine(
  board: Line["board"],
  start: PositionInput,
  moves: readonly SystemMove[],
  played: SystemGame,
): SystemLine {
  const last = played.situations.length - 1;
  const situations = played.situations.map((now, number): SystemSeen => {
    const before = played.situations[number - 1];
    const made = moves[number - 1] ?? null;
    const line = `${now.blackCaptives} ${now.whiteCaptives} ${now.turn === "black" ? "B" : "W"} ${now.passes}`;
    return {
      stones: now.stones,
      marks: marksOf(now, number === last ? played.forbidden : []),
      blackCaptives: now.blackCaptives,
      whiteCaptives: now.whiteCaptives,
      turn: now.turn,
      // The table's own words are not used here; three passes and four are in the line.
      passCount: now.passes === 0 ? 0 : now.passes === 1 ? 1 : 2,
      final: now.ended,
      playable: number === last ? played.playable : [],
      cycle: null,
      line,
      diagram: [...inks(start.rows, now.stones), line].join("\n"),
      move: before && made ? moveOf(before, now, made) : null,
      system: now,
      made,
    };
  });
  const { refusal } = played;
  return {
    board,
    situations,
    refusal: refusal && {
      rule: refusal.clause,
      message: refusal.words,
      points: refusal.at === null ? [] : [refusal.at],
    },
    cycles: [],
    played,
  };
}

/** The effect of a turn. One that sets no stone counts as a pass for the table. */
function moveOf(before: SystemSituation, now: SystemSituation, made: SystemMove): Situation["move"] {
  const color = before.turn;
  if (made.kind !== "play") return { color, kind: "pass" };
  const captured = before.stones.flatMap((stone, at) =>
    stone === otherColor(color) && now.stones[at] === null ? [at] : [],
  );
  const [one, ...more] = captured;
  const shut = one !== undefined && more.length === 0 && now.stones[made.at] === color;
  return {
    color,
    kind: "play",
    at: made.at,
    captured,
    ko: shut && now.marks.hot?.includes(made.at) === true,
  };
}

/** The reached position by itself: by no rules, so without marks and passes. */
export function reachedFrom(start: PositionInput, { system }: SystemSeen): PositionInput {
  return {
    ...start,
    rows: inks(start.rows, system.stones),
    // Komi is not among them here.
    black_captives: system.blackCaptives,
    white_captives: system.whiteCaptives,
    turn: system.turn,
    passes: 0,
    // Who took the button goes on with it.
    ...(start.options && { options: { ...start.options, ...system.options } }),
  };
}
