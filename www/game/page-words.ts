/** What the page of a whole game says by itself, and what it is called while a game is on it. Pure. */
import type { GameStage } from "./game-state.ts";
import { otherPerson, type WholeGame } from "./whole-game.ts";

/** Labels and sentences, by their ids. */
export const WORDS = {
  komi: "The engine looks for a fair komi.",
  unreadable: ({ what, why }: { what: "link" | "file"; why: string }) => `This ${what} can’t be read. ${why}`,
  noGame: "it holds no game",
  endsBefore: ({ move }: { move: number }) => `Move ${move} is not possible, so the game ends before it.`,
  noRoom: "The link has no room for all these notes. A file (SGF) keeps them.",
} as const;

export const STAGE_NAMES: Record<GameStage, string> = {
  opening: "",
  colour: "Colour",
  play: "Play",
  settle: "Settle",
  argue: "Argue",
  record: "Record",
};

export function gameName({ engine, reader, names }: WholeGame): string {
  if (engine) return "Against the engine";
  if (reader) return `Your game with ${names[otherPerson(reader)] || "a guest"}`;
  return names.one && names.other ? `${names.one} and ${names.other}` : "A game for two";
}
