/** How a game stands, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import { type Board, type Color, countWords, type Situation } from "../engine/engine.ts";
import { list } from "../table/situation-words.ts";
import type { WholeGame } from "./whole-game.ts";
import { callOf, nameOf, otherPerson, readerColor } from "./whole-game.ts";

/** "White has taken the ko". */
export function headline(game: WholeGame, board: Board, { move, turn }: Situation): string {
  if (!move) return `${nameOf(game, turn)} begins`;
  const who = nameOf(game, move.color);
  const name = (at: number): string => board.points[at]?.name ?? String(at);
  switch (move.kind) {
    case "pass":
      return `${who} has passed`;
    case "cycle":
      return `${who} has removed a cycle${move.at === null ? "" : ` and played ${name(move.at)}`}`;
    case "play":
      if (move.ko) return `${who} has taken the ko`;
      if (move.captured.length === 0) return `${who} has played ${name(move.at)}`;
      return `${who} has captured ${move.captured.length === 1 ? name(move.captured[0] ?? 0) : `${move.captured.length} stones`}`;
  }
}

/** Whose turn it is, and what that means here. */
export function turnWords(game: WholeGame, situation: Situation): string {
  const { turn, move, passCount, marks } = situation;
  const reader = readerColor(game);
  const whose = reader === turn ? "It is your turn." : `It is ${possessive(nameOf(game, turn))} turn.`;
  const words = [whose];
  const ko = marks.includes("temporary");
  const taken = move !== null && move.kind !== "pass" && move.ko;
  if (taken) words.push(`${reader === turn ? "You" : nameOf(game, turn)} can take it back, but not at once.`);
  else if (!move && ko)
    words.push(
      `The marked ${marks.filter((mark) => mark === "temporary").length === 1 ? "point is" : "points are"} shut for this turn.`,
    );
  if (passCount === 1) words.push("One more pass ends the game.");
  else if (passCount === 0 && move?.kind === "pass")
    words.push("After a ko it takes two more passes to end the game.");
  return words.join(" ");
}

const possessive = (name: string): string => `${name}’s`;

export interface BeganStep {
  title: string;
  value: string;
  words: string;
}

/** How the start and the colours were found. */
export function beganSteps(game: WholeGame): BeganStep[] {
  const { way, drew, chose, black, start } = game;
  const komi = start.komi ?? 0;
  const given = `${Math.abs(komi)}${komi < 0 ? " for Black" : ""}`;
  const has: Color = chose === black ? "white" : "black";
  if (way === "agreed")
    return [
      { title: "Colours", value: `${nameOf(game, "black")} has Black`, words: "Agreed between you." },
      { title: "Komi", value: given, words: komi === 0 ? "None." : "Agreed between you." },
    ];
  if (way === "handicap") {
    const stones = start.rows.join("").split("x").length - 1;
    return [
      { title: "Black", value: nameOf(game, "black"), words: "The weaker player." },
      { title: "Stones", value: String(stones), words: "Laid before White begins." },
      {
        title: "Komi",
        value: given,
        words: komi === 0 ? "None." : komi > 0 ? "It is White’s." : "It is Black’s.",
      },
    ];
  }
  const first = chose ?? "one";
  const marked = start.rows.join("").split("#").length - 1;
  return [
    {
      title: "Chance",
      value: `${callOf(game, first)} chooses first`,
      words: drew ? `${list(drew.map(String))} stones, drawn in this browser.` : "Agreed between you.",
    },
    {
      title: `${callOf(game, first)} sets the komi`,
      value: given,
      words:
        marked > 0
          ? `${countWords(marked, "point")} closed for the first move.`
          : "So much that either colour would do.",
    },
    {
      title: `${callOf(game, otherPerson(first))} chooses the colour`,
      value: black === null ? "–" : COLOR_NAMES[has],
      words: black === null ? "Not yet." : `${callOf(game, first)} has ${COLOR_NAMES[otherColor(has)]}.`,
    },
  ];
}
