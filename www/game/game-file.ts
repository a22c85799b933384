/** A whole game as SGF, and what such a file says of the game beside its moves. Pure. */
import {
  type GameAddress,
  LONGEST_NAME,
  LONGEST_NOTE,
  parseParts,
  partsOf,
} from "../address/game-address.ts";
import { plainWords } from "../address/plain-words.ts";
import { type GameResult, resultSign } from "./result.ts";
import { extrasOf, withExtras } from "./sgf-record.ts";
import { otherPerson, type WholeGame } from "./whole-game.ts";

/** `written` is the start and the moves as the engine writes them. */
export function gameFile(game: WholeGame, written: string, result: GameResult | null): string {
  const settled = game.ended !== null || game.agreed.length === 2;
  const black = game.black ?? "one";
  const stones = game.start.rows.join("").split("x").length - 1;
  return withExtras(written, {
    black: game.names[black],
    white: game.names[otherPerson(black)],
    result: settled ? resultSign(game, result) : "",
    handicap: game.way === "handicap" ? stones : 0,
    // Notes stand at their moves; who reads is nobody’s in a file.
    parts: partsOf({ ...game, link: "", reader: null, notes: new Map() }).join("&"),
    notes: game.notes,
  });
}

export function fileTold(text: string): { address: GameAddress; faults: string[] } {
  const extras = extrasOf(text);
  const { address, faults } = parseParts(extras?.parts ?? "");
  const told: GameAddress = { ...address, reader: null };
  if (!extras) return { address: told, faults };
  // A file of another program says who played by names alone.
  if (!told.black) {
    told.black = "one";
    const name = (words: string): string => plainWords(words, LONGEST_NAME);
    told.names = { one: name(extras.black), other: name(extras.white) };
    if (extras.handicap > 1) told.way = "handicap";
  }
  for (const [number, words] of extras.notes) told.notes.set(number, plainWords(words, LONGEST_NOTE));
  return { address: told, faults };
}
