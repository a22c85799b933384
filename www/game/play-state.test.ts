import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import type { Color, Line, Move } from "../engine/engine.ts";
import { idleWords, mayMove, NO_PLAY, outOfTime, type PlayEvent, stepPlay, wishBack } from "./play-state.ts";
import type { WholeGame } from "./whole-game.ts";

const PASS: Move = { kind: "pass" };
const game = (part: Partial<WholeGame> = {}): WholeGame => ({
  ...newGame(),
  names: { one: "Anna", other: "Ben" },
  black: "one",
  start: { rows: ["..", ".."] },
  moves: [],
  ...part,
});
const lineOf = (turns: Color[]): Line =>
  ({ situations: [...turns, "black"].map((turn) => ({ turn })) }) as unknown as Line;
const after = (...events: PlayEvent[]) => events.reduce(stepPlay, NO_PLAY);
const allowance = { main: 1000, periods: 1, period: 500 };

test("clocks are wound with a game at one screen, run down, and are whole again after a move", () => {
  const here = after({ kind: "wound", allowance }, { kind: "laid", game: game() });
  const late = stepPlay(here, { kind: "ticked", mover: "black", milliseconds: 1200 });
  expect(late.clock?.black).toEqual({ main: 0, periods: 1, period: 300 });
  expect(stepPlay(late, { kind: "made", at: 1, mover: "black" }).clock?.black.period).toBe(500);
  // A game that is laid again keeps its time; one by link has none.
  expect(stepPlay(late, { kind: "laid", game: game() }).clock).toBe(late.clock);
  expect(
    after({ kind: "wound", allowance }, { kind: "laid", game: game({ reader: "one" }) }).clock,
  ).toBeNull();
  const over = stepPlay(late, { kind: "ticked", mover: "black", milliseconds: 300 });
  expect([outOfTime(over, "black"), outOfTime(over, "white")]).toEqual([true, false]);
});

test("only who has the turn moves, and nobody while a question is open", () => {
  expect(mayMove(game(), "white")).toBe(true);
  expect(mayMove(game({ reader: "one" }), "white")).toBe(false);
  expect(mayMove(game({ reader: "one" }), "black")).toBe(true);
  expect(mayMove(game({ back: { by: "black", to: 0 } }), "black")).toBe(false);
  expect(mayMove(game({ ended: { loser: "black", by: "resigned" } }), "black")).toBe(false);
});

test("a press that means nothing is told why", () => {
  expect(idleWords(game({ moves: [PASS] }), "black", 0)).toContain("an earlier move");
  expect(idleWords(game({ back: { by: "black", to: 0 } }), "black", 0)).toContain("First decide");
  expect(idleWords(game(), "white", 0)).toBe("It is Ben’s turn: send the link.");
});

test("what the other has not seen is taken back at once; else he is asked, at one screen for who moved last", () => {
  const line = lineOf(["black", "white", "black"]);
  expect(wishBack(game({ reader: "one" }), line, 2)).toEqual({ kind: "back", to: 2 });
  expect(wishBack(game({ reader: "one" }), line, 3)).toEqual({ kind: "ask", back: { by: "black", to: 2 } });
  expect(wishBack(game({ reader: "other" }), line, 3)).toEqual({ kind: "ask", back: { by: "white", to: 1 } });
  expect(wishBack(game(), line, 0)).toEqual({ kind: "ask", back: { by: "black", to: 2 } });
  expect(wishBack(game({ reader: "other" }), lineOf(["black"]), 0)).toEqual({ kind: "none" });
});
