/** The words of the page of a whole game, and its names while a game is on it. Pure. */

import { words } from "../kit/words.ts";
import type { GameStage } from "./game-state.ts";
import { otherPerson, type WholeGame } from "./whole-game.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("game", {
  komi: "The engine looks for a fair komi.",
  linkUnreadable: ({ why }: { why: string }) => `This link can’t be read. ${why}`,
  fileUnreadable: ({ why }: { why: string }) => `This file can’t be read. ${why}`,
  noGame: "it holds no game",
  endsBefore: ({ move }: { move: number }) => `Move ${move} is not possible, so the game ends before it.`,
  noRoom: "The link has no room for all these notes. A file (SGF) keeps them.",
  againstEngine: "Against the engine",
  yourGame: ({ other }: { other: string }) => `Your game with ${other}`,
  yourGameWithGuest: "Your game with a guest",
  players: ({ one, other }: { one: string; other: string }) => `${one} and ${other}`,
  forTwo: "A game for two",
});

export const STAGE_NAMES: Record<GameStage, string> = words("game.stages", {
  opening: "",
  colour: "Colour",
  play: "Play",
  settle: "Settle",
  argue: "Argue",
  record: "Record",
});

export function gameName({ engine, reader, names }: WholeGame): string {
  if (engine) return WORDS.againstEngine;
  if (reader) {
    const other = names[otherPerson(reader)];
    return other ? WORDS.yourGame({ other }) : WORDS.yourGameWithGuest;
  }
  return names.one && names.other ? WORDS.players({ one: names.one, other: names.other }) : WORDS.forTwo;
}
