/** The keys on the board of a problem, in words. */
import { ROUND_WORDS } from "./words/round-words.ts";
export const BOARD_KEYS = ROUND_WORDS.arrowKeysWalkBoard;
