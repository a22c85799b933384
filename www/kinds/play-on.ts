/** A line of `pass` or `cycle` that is played out from the question, with the engine’s answer to each of the reader’s moves. Pure. */
import type { BoardView } from "../board/index.ts";
import type { CycleOffer, Move, Situation } from "../engine/engine.ts";
import type { ExplainedLine, Ground } from "./asking.ts";
import type { MoveName } from "./problem.ts";
import { PLAY_ON_WORDS } from "./words/play-on-words.ts";

export interface PlayedOut {
  moves: readonly Move[];
  situations: readonly Situation[];
  cycles: readonly CycleOffer[];
  /** The result, once it is over. */
  result: string;
  /** Whether the next stone comes with the removal of a cycle. */
  removing: boolean;
  /** The reply is looked for. */
  busy: boolean;
}

export const notYetPlayed = ({ history, cycles }: Ground): PlayedOut => ({
  moves: [],
  situations: history.situations,
  cycles,
  result: "",
  removing: false,
  busy: false,
});

/** The line as the page shows it. One without a move has no row. */
export const playedLine = ({ moves, situations, result }: PlayedOut, { history }: Ground): ExplainedLine => ({
  label: moves.length > 0 ? PLAY_ON_WORDS.playedOut : "",
  result,
  sign: null,
  track: { situations, from: history.from },
  moves,
});

export const nowIn = ({ situations }: PlayedOut, { situation }: Ground): Situation =>
  situations.at(-1) ?? situation;

/** The cycle that may be removed, the longest of them. */
export const offerIn = (played: PlayedOut, ground: Ground): CycleOffer | undefined =>
  played.cycles.find(({ since }) => since === nowIn(played, ground).cycle);

/** The points to press at the end of the line. */
export function playView(played: PlayedOut, ground: Ground): Partial<BoardView> {
  const now = nowIn(played, ground);
  if (played.busy || now.final) return {};
  const removed = played.removing ? offerIn(played, ground) : undefined;
  if (!removed) return { hand: now.turn, playable: now.playable };
  return {
    hand: now.turn,
    playable: removed.playable,
    areas: [{ points: removed.cleared, kind: "other" }],
  };
}

/** The moves that are left where the reader takes the last exchange back. */
export function movesBefore({ moves, situations }: PlayedOut, { you, history }: Ground): readonly Move[] {
  let length = moves.length - 1;
  while (length > 0 && situations[history.from + length]?.turn !== you) length--;
  return moves.slice(0, Math.max(0, length));
}

export function moveNameOf(move: Move, { board }: Ground): MoveName {
  const at = move.kind === "pass" || move.at == null ? "" : (board.points[move.at]?.name ?? "");
  if (move.kind === "cycle") return at ? `cycle@${move.since}+${at}` : `cycle@${move.since}`;
  return move.kind === "pass" ? "pass" : at;
}
