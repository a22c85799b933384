/** The engine’s levels, in words. Pure. */
import type { OpponentLevel } from "../../engine/opponent.ts";
import { words } from "../../kit/words.ts";

export const LEVEL_NAMES: Record<OpponentLevel, string> = words("game.levels", {
  first: "First games",
  easy: "Easy",
  steady: "Steady",
  strong: "Strong",
});

export const LEVEL_WORDS: Record<OpponentLevel, string> = words("game.levels.about", {
  first: "Made to be beaten. It mostly does not play its best move.",
  easy: "For you, once you have won a few games. Now and then it does not play its best move.",
  steady: "It plays the best move that it finds. On boards of nine points or so it plays by proof.",
  strong: "It looks much longer: up to 20 seconds a move. On the smallest boards it plays by proof.",
});

const ENGINE = words("game.levels.engine", {
  first: "Engine (first games)",
  easy: "Engine (easy)",
  steady: "Engine (steady)",
  strong: "Engine (strong)",
});

/** The engine’s name in a game, and in its file. */
export const engineName = (level: OpponentLevel): string => ENGINE[level];
