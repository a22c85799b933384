/** Situations and moves in words, for the line under a figure and for those who listen. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Color, Refusal, Situation } from "../engine/engine.ts";
import { words } from "../kit/words.ts";

const SITUATION = words("table.situation", {
  komi: ({ komi }: { komi: string }) => `Komi ${komi}.`,
  bothCaptured: ({ black, white }: { black: number; white: number }) =>
    `${black} black and ${white} white ${stones(white)} captured.`,
  captured: ({ count, color }: { count: number; color: Color }) =>
    `${count} ${color} ${stones(count)} captured.`,
  noPrisoners: "No prisoners.",
  tryMove: ({ turn }: { turn: Color }) => `Press a point to try ${COLOR_NAMES[turn]}’s move.`,
  bothPassed: "Both have passed, so play is over.",
  turn: ({ turn }: { turn: Color }) => `${COLOR_NAMES[turn]}’s turn.`,
  passed: ({ color }: { color: Color }) => `${COLOR_NAMES[color]} has passed.`,
  closed: ({ points }: { points: readonly string[] }) =>
    `${list(points)} ${isOrAre(points)} closed for this turn.`,
  closedForGood: ({ points }: { points: readonly string[] }) =>
    `${list(points)} ${isOrAre(points)} closed for good`,
  entries: ({ black, white, rest }: { black: number; white: number; rest: string }) =>
    `Captured: ${black} black, ${white} white. ${rest}`,
  koTaken: "A ko was just taken, so the next pass is not counted.",
  passes: ({ passes }: { passes: number }) => `Passes in a row: ${passes}.`,
  over: "Play is over",
  passesNow: "passes",
  takesKo: ({ points }: { points: string }) => `takes the ko at ${points}`,
  captures: ({ points }: { points: string }) => `captures ${points}`,
  removesCycle: "removes a cycle",
  plays: ({ place }: { place: string }) => `plays ${place}`,
  pressAgain: ({ name }: { name: string }) => `Press ${name} again to play there.`,
  board: ({ columns, rows }: { columns: number; rows: number }) => `Board, ${columns} by ${rows}`,
  notPossible: ({ why }: { why: string }) => `Not possible: ${why}.`,
});

const stones = (count: number): string => (count === 1 ? "stone" : "stones");
const isOrAre = (points: readonly string[]): string => (points.length === 1 ? "is" : "are");

/** "a1", "a1 and b2", "a1, b2 and c3". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const namesOf = (board: Board, points: readonly number[]): string[] =>
  points.map((at) => board.points[at]?.name ?? String(at));

/** A situation of a line, and the komi of its start. */
type Told = Situation & { komi?: number };

/** The part of the captives that is a komi, by which a game begins: no stones were taken for it (A2.9). */
function komi({ komi = 0 }: Told): string[] {
  return komi === 0 ? [] : [SITUATION.komi({ komi: String(komi).replace("-", "−") })];
}

function captives(situation: Told): string {
  // Only a whole komi is among them; one the other way round is White’s stones.
  const { komi = 0 } = situation;
  const whole = Number.isInteger(komi) ? komi : 0;
  const black = situation.blackCaptives - Math.max(whole, 0);
  const white = situation.whiteCaptives - Math.max(-whole, 0);
  if (black && white) return SITUATION.bothCaptured({ black, white });
  if (!black && !white) return SITUATION.noPrisoners;
  return SITUATION.captured(black ? { count: black, color: "black" } : { count: white, color: "white" });
}

/** "2 black and 3 white stones captured. White’s turn. a2 is closed for this turn." */
export const situationWords = (board: Board, situation: Told): string =>
  situationParts(board, situation).filter(Boolean).join(" ");

/** The situation in two parts: the prisoners, which the line has as well, and all else. */
export function situationParts(board: Board, situation: Told): [captured: string, rest: string] {
  // The passes are taken back by whoever plays on.
  if (situation.passCount === 2 && !situation.final) return ["", SITUATION.tryMove(situation)];
  const captured = [...komi(situation), captives(situation)].join(" ");
  if (situation.final) return [captured, SITUATION.bothPassed];
  const rest = [SITUATION.turn(situation)];
  // After a ko one pass leaves the count at nought.
  if (situation.passCount === 1 || situation.move?.kind === "pass")
    rest.push(SITUATION.passed({ color: otherColor(situation.turn) }));
  const shut = situation.marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  if (shut.length > 0) rest.push(SITUATION.closed({ points: namesOf(board, shut) }));
  return [captured, rest.join(" ")];
}

/** The four entries of the line under a board, one by one; after the last pass nobody has a turn. */
export function entryWords({ blackCaptives, whiteCaptives, turn, passCount, final }: Situation): string {
  const passes = passCount < 0 ? SITUATION.koTaken : SITUATION.passes({ passes: passCount });
  const rest = final ? SITUATION.bothPassed : `${SITUATION.turn({ turn })} ${passes}`;
  return SITUATION.entries({ black: blackCaptives, white: whiteCaptives, rest });
}

/** The effect of a move: "White takes a ko with a2: c2 is captured." Empty for a start. */
export function moveWords(board: Board, situation: Situation): string {
  const made = moveParts(board, situation);
  if (!made) return "";
  return [`${made.name} ${made.deed}`, ...made.after].map((words) => `${words}.`).join(" ");
}

/**
 * The move in parts, for places that have named the colour already; `short` is "c2" for "plays c2". Null for a start.
 */
export function moveParts(
  board: Board,
  { move, final }: Situation,
): { name: string; deed: string; short: string; after: string[] } | null {
  if (!move) return null;
  const name = COLOR_NAMES[move.color];
  if (move.kind === "pass")
    return {
      name,
      deed: SITUATION.passesNow,
      short: SITUATION.passesNow,
      after: final ? [SITUATION.over] : [],
    };
  const place = move.at === null ? null : list(namesOf(board, [move.at]));
  const captured =
    move.captured.length > 0 &&
    SITUATION[move.ko ? "takesKo" : "captures"]({ points: list(namesOf(board, move.captured)) });
  const deeds = [
    move.kind === "cycle" && SITUATION.removesCycle,
    place && SITUATION.plays({ place }),
    captured,
  ];
  const deed = list(deeds.filter((one) => one !== false && one !== null));
  const short = move.kind === "play" && place ? list([place, ...(captured ? [captured] : [])]) : deed;
  const shut = move.kind === "cycle" ? move.cleared : [];
  const after = shut.length > 0 ? [SITUATION.closedForGood({ points: namesOf(board, shut) })] : [];
  return { name, deed, short, after };
}

/** The words on a stone that is not set yet; empty where there is no such point. */
export function pencilWords(board: Pick<Board, "points">, at: number): string {
  const name = board.points[at]?.name;
  return name ? SITUATION.pressAgain({ name }) : "";
}

export function boardLabel(board: Board): string {
  return SITUATION.board({ columns: board.width + 1, rows: board.height + 1 });
}

/** Why a move is not possible, with the rule that says so. */
export function refusalWords(refusal: Refusal): string {
  return SITUATION.notPossible({ why: `${refusal.message} (${refusal.rule})` });
}

/** The refusal for a reader who need not know that rules have numbers. */
export const plainRefusal = ({ message }: Refusal): string => SITUATION.notPossible({ why: message });
