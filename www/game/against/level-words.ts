/** The engine’s levels, in words. Pure. */
import type { OpponentLevel } from "../../engine/opponent.ts";

export const LEVEL_NAMES: Record<OpponentLevel, string> = {
  first: "First games",
  easy: "Easy",
  steady: "Steady",
  strong: "Strong",
};

export const LEVEL_WORDS: Record<OpponentLevel, string> = {
  first: "Made to be beaten: 24 games at random for a move, no proofs, and mostly not its best move.",
  easy: "For whoever has won a few: 300 games at random for a move, and now and then not its best.",
  steady:
    "3000 games at random for a move, after a look at what can be proved. On boards of nine points or so it plays by proof.",
  strong:
    "30,000 games at random for a move, and more proofs. Up to 20 seconds for each. On the smallest boards it plays by proof.",
};

/** What it is called in a game, and in its file. */
export const engineName = (level: OpponentLevel): string => `Engine (${LEVEL_NAMES[level].toLowerCase()})`;
