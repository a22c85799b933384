/** The words of an annotated game. */
import { words } from "../../kit/words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = words("annotated", {
  comment: "Comment",
  moves: "Moves",
  tree: "Moves and variations",
  game: "The game. Left and right arrows step through it, up and down change the variation.",
  board: "The board",
  start: "Start",
  before: "Before the first move.",
  place: ({ at, of }: { at: number; of: number }) => `Move ${at} of ${of}.`,
  variation: ({ at, of }: { at: number; of: number }) => `Variation ${at} of ${of}.`,
  setUp: "set-up",
  setUpSpoken: "Set-up",
  pass: "pass",
  notFrom: ({ number, rule }: { number: number; rule: string }) =>
    `Not by these rules from move ${number}: ${rule}.`,
  notShown: ({ why }: { why: string }) => `This move can’t be shown: ${why}`,
  move: ({ number, player, point, commented }: NamedMove) =>
    `${number} ${player} ${point}${commented ? ", with a comment" : ""}`,
});

interface NamedMove {
  number: number;
  player: string;
  point: string;
  commented: boolean;
}
