/** A whole game as the page has it: how far it is, and what is said of it. Pure. */
import type { Line } from "../engine/engine.ts";
import type { Scheme } from "./settle/settle-words.ts";
import { type Stage, stageOf, type WholeGame } from "./whole-game.ts";

export type GameStage = Stage | "opening" | "argue";

export interface GameState {
  /** Null until the address is read. */
  stage: GameStage | null;
  /** Null before a game has begun. */
  game: WholeGame | null;
  /** The line of its moves; behind by one while the engine looks at a move. */
  line: Line | null;
  /** How the reader settles with the engine. */
  scheme: Scheme;
  /** Paragraphs above the stage. */
  said: readonly string[];
}

type GameEvent =
  | { kind: "told"; words: readonly string[] }
  /** There is no game: a start is chosen. */
  | { kind: "opened" }
  /** A game lies there from its start. */
  | { kind: "laid"; game: WholeGame; line: Line }
  /** A move was made; what it leads to is followed. */
  | { kind: "moved"; game: WholeGame }
  | { kind: "followed"; line: Line }
  /** Something that changes no move. */
  | { kind: "changed"; game: WholeGame }
  | { kind: "schemed"; scheme: Scheme; game: WholeGame }
  /** An argument belongs to the game, and nothing else changes. */
  | { kind: "kept"; game: WholeGame }
  /** The board of an argument is looked at. */
  | { kind: "argued" };

export const NO_GAME: GameState = { stage: null, game: null, line: null, scheme: "dead", said: [] };

export function stepGame(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case "told":
      return { ...state, said: event.words };
    case "opened":
      return { ...state, stage: "opening", game: null, line: null };
    case "laid":
      return staged({ ...state, stage: null, scheme: "dead", game: event.game, line: event.line });
    case "moved":
    case "kept":
      return { ...state, game: event.game };
    case "followed":
      return staged({ ...state, line: event.line });
    case "changed":
      return staged({ ...state, game: event.game });
    case "schemed":
      return staged({ ...state, scheme: event.scheme, game: event.game });
    case "argued":
      return { ...state, stage: "argue" };
  }
}

/** The stage of the game. An argument stays on its board while the page comments beside it. */
function staged(state: GameState): GameState {
  const { game, line } = state;
  const end = line?.situations.at(-1);
  if (!game || !end) return state;
  const stage = stageOf(game, end);
  const argues = state.stage === "argue" && stage === "settle" && game.about !== "";
  return argues ? state : { ...state, stage };
}
