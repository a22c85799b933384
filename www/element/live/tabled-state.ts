/** A game in an element: what was played, the place that is looked at, and what lies over it. Pure: `tabled.tsx` asks the rules. */
import type { BoardView } from "../../board/index.ts";
import type { Line, Situation } from "../../engine/engine.ts";
import type { DeskState } from "../../table/board-desk.ts";
import { koTaker } from "../../table/ko-taker.ts";
import { begin, goTo, leading, type Record, retold, shown, stopBeside } from "../../table/record.ts";
import type { Rules } from "../../table/rules.ts";
import { moveWords, situationParts } from "../../table/situation-words.ts";
import type { AnyMove } from "../../table/table-game.ts";
import type { Known } from "../places.ts";
import { markedAt } from "./labels.ts";
import type { LiveTrouble } from "./live-parts.tsx";
import { type ListedMove, listedMoves } from "./stone-effects.ts";
import { WORDS } from "./words.ts";

export interface TabledState {
  /** All that was played, and what may come after it. */
  readonly line: Line;
  readonly record: Record<AnyMove>;
  /** The overlay of the position until the next move or visit. */
  readonly over: Partial<BoardView>;
  /** The next point that is pressed is played together with the removal of a cycle. */
  readonly removing: boolean;
  readonly remark: string;
  readonly trouble: LiveTrouble | null;
}

export type TabledEvent =
  | { kind: "made"; line: Line; moves: readonly AnyMove[] }
  | { kind: "visit"; at: number }
  /** More is known of the place that is looked at: where one may play there. */
  | { kind: "told"; situation: Situation }
  | { kind: "over"; view: Partial<BoardView> }
  | { kind: "removing"; on: boolean }
  | { kind: "remark"; words: string }
  | { kind: "trouble"; trouble: LiveTrouble | null };

/** A move that the rules refuse was never played, nor any after it. `at`: the number of moves made at first. */
export function beginTabled(line: Line, moves: readonly AnyMove[], at: number): TabledState {
  const record = begin(line.situations, moves.slice(0, line.situations.length - 1));
  const cursor = Math.min(at, record.moves.length);
  return { line, record: goTo(record, cursor), ...ELSEWHERE, trouble: null };
}

/** The state that another place drops. */
const ELSEWHERE = { over: {}, removing: false, remark: "" } as const;

export function tabledStep(state: TabledState, event: TabledEvent): TabledState {
  switch (event.kind) {
    case "made": {
      const { line, moves } = event;
      return { ...state, ...ELSEWHERE, line, record: begin(line.situations, moves) };
    }
    case "visit":
      return { ...state, ...ELSEWHERE, record: goTo(state.record, event.at) };
    case "told":
      return { ...state, record: retold(state.record, event.situation) };
    case "over":
      return { ...state, over: event.view };
    case "removing":
      return { ...state, removing: event.on, remark: event.on ? WORDS.pressForCycle : "" };
    case "remark":
      return { ...state, remark: event.words };
    case "trouble":
      return { ...state, trouble: event.trouble };
  }
}

export type GameMode = "view" | "play";

/** The cycle that may be removed now; null where there is none. */
export const cycleIn = ({ record }: Pick<TabledState, "record">, mode: GameMode): number | null =>
  mode === "play" ? shown(record).cycle : null;

/** Where each step leads; null where there is none. */
export const stepsIn = ({ record }: Pick<TabledState, "record">) => ({
  back: stopBeside(record, -1, "both"),
  forward: stopBeside(record, 1, "both"),
  "undo-all": record.cursor > 0 ? 0 : null,
});

/** The board of a game. */
export function gameDesk(
  { line: { board }, record, over }: TabledState,
  { mode, known, words }: { mode: GameMode; known: Known; words: Rules["words"] },
): DeskState {
  const situation = shown(record);
  const { stones, marks, move } = situation;
  const plays = mode === "play";
  const { labels, ring } = markedAt(known, record.situations, record.cursor);
  const last = move?.kind === "play" ? move.at : koTaker(board, situation);
  return {
    board,
    situation,
    ...(words && { parts: words.situation(board, situation) }),
    view: {
      ...{ stones, marks, labels },
      last: ring ? last : null,
      hand: plays && !situation.final ? situation.turn : null,
      playable: plays ? situation.playable : [],
      ...words?.signs(situation),
      ...over,
    },
  };
}

/** Where one is in the game, and what was done last. */
export function placeIn(
  { line: { board }, record }: TabledState,
  mode: GameMode,
  words: Rules["words"],
): { headline: string; did: string } {
  const { cursor, moves } = record;
  const situation = shown(record);
  const isEnd = mode === "play" && cursor === moves.length;
  const headline =
    situation.final && mode === "play"
      ? WORDS.over
      : cursor === 0
        ? WORDS.turn({ color: situation.turn })
        : WORDS.place({ at: cursor, of: isEnd ? null : moves.length });
  return { headline, did: (words?.move ?? moveWords)(board, situation) };
}

/** The moves up to the place that is looked at; turns that only other rules have are called as these do. */
export function listedIn({ line: { board }, record }: TabledState, first: number, words: Rules["words"]) {
  const made = leading(record);
  return listedMoves(board, record.situations.slice(0, made.length + 1), first).map(
    (one, number): ListedMove => {
      const turn = made[number];
      return { ...one, name: (turn && words?.turn(board, turn, one.color).words) ?? one.name };
    },
  );
}

/** The moves from a place on, and how it stands then: for those who listen. `from`: none where one only came here. */
export function spokenIn(
  { line: { board }, record }: TabledState,
  from: number | null,
  words: Rules["words"],
): string {
  const made = from === null ? [] : record.situations.slice(from, record.cursor + 1);
  const did = made.map((situation) => (words?.move ?? moveWords)(board, situation));
  const now = (words?.situation ?? situationParts)(board, shown(record));
  return [...did, ...now].filter(Boolean).join(" ");
}
