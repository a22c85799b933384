/** Situations and moves in words, for the line under a figure and for those who listen. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Refusal, Situation } from "../engine/engine.ts";

/** "a1", "a1 and b2", "a1, b2 and c3". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

const pointNames = (board: Board, points: readonly number[]): string =>
  list(points.map((at) => board.points[at]?.name ?? String(at)));

/** A situation of a line, and the komi of its start. */
type Told = Situation & { komi?: number };

/** The part of the captives that is a komi, by which a game begins: no stones were taken for it (A2.9). */
function komi({ komi = 0 }: Told): string[] {
  return komi === 0 ? [] : [`Komi ${String(komi).replace("-", "−")}.`];
}

function captives(situation: Told): string {
  // Only a whole komi is among them; one the other way round is White’s stones.
  const { komi = 0 } = situation;
  const whole = Number.isInteger(komi) ? komi : 0;
  const black = situation.blackCaptives - Math.max(whole, 0);
  const white = situation.whiteCaptives - Math.max(-whole, 0);
  if (black && white)
    return `${black} black and ${white} white ${white === 1 ? "stone" : "stones"} captured.`;
  if (!black && !white) return "No prisoners.";
  const [count, color] = black ? [black, "black"] : [white, "white"];
  return `${count} ${color} ${count === 1 ? "stone" : "stones"} captured.`;
}

/** "2 black and 3 white stones captured. White’s turn. a2 is closed for this turn." */
export const situationWords = (board: Board, situation: Told): string =>
  situationParts(board, situation).filter(Boolean).join(" ");

/** The situation in two parts: the prisoners, which the line has as well, and all else. */
export function situationParts(board: Board, situation: Told): [captured: string, rest: string] {
  // The passes are taken back by whoever plays on.
  if (situation.passCount === 2 && !situation.final)
    return ["", `Press a point to try ${COLOR_NAMES[situation.turn]}’s move.`];
  const captured = [...komi(situation), captives(situation)].join(" ");
  if (situation.final) return [captured, "Both have passed, so play is over."];
  const words = [`${COLOR_NAMES[situation.turn]}’s turn.`];
  // After a ko one pass leaves the count at nought.
  if (situation.passCount === 1 || situation.move?.kind === "pass")
    words.push(`${COLOR_NAMES[otherColor(situation.turn)]} has passed.`);
  const shut = situation.marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  if (shut.length > 0)
    words.push(`${pointNames(board, shut)} ${shut.length === 1 ? "is" : "are"} closed for this turn.`);
  return [captured, words.join(" ")];
}

/** The four entries of the line under a board, one by one; after the last pass nobody has a turn. */
export const entryWords = ({ blackCaptives, whiteCaptives, turn, passCount, final }: Situation): string =>
  `Captured: ${blackCaptives} black, ${whiteCaptives} white. ${final ? "Both have passed, so play is over." : `${COLOR_NAMES[turn]}’s turn. ${passCount < 0 ? "A ko was just taken, so the next pass is not counted" : `Passes in a row: ${passCount}`}.`}`;

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
    return { name, deed: "passes", short: "passes", after: final ? ["Play is over"] : [] };
  const place = move.at === null ? null : pointNames(board, [move.at]);
  const captured =
    move.captured.length > 0 &&
    `${move.ko ? "takes the ko at" : "captures"} ${pointNames(board, move.captured)}`;
  const deeds = [move.kind === "cycle" && "removes a cycle", place && `plays ${place}`, captured];
  const deed = list(deeds.filter((one) => one !== false && one !== null));
  const short = move.kind === "play" && place ? list([place, ...(captured ? [captured] : [])]) : deed;
  const shut = move.kind === "cycle" ? move.cleared : [];
  const after =
    shut.length > 0 ? [`${pointNames(board, shut)} ${shut.length === 1 ? "is" : "are"} closed for good`] : [];
  return { name, deed, short, after };
}

/** The words on a stone that is not set yet; empty where there is no such point. */
export function pencilWords(board: Pick<Board, "points">, at: number): string {
  const name = board.points[at]?.name;
  return name ? `Press ${name} again to play there.` : "";
}

export function boardLabel(board: Board): string {
  return `Board, ${board.width + 1} by ${board.height + 1}`;
}

/** Why a move is not possible, with the rule that says so. */
export function refusalWords(refusal: Refusal): string {
  return `Not possible: ${refusal.message} (${refusal.rule}).`;
}

/** The refusal for a reader who need not know that rules have numbers. */
export const plainRefusal = ({ message }: Refusal): string => `Not possible: ${message}.`;
