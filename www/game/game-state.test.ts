import { expect, test } from "vitest";
import { newGame } from "../address/game-address.ts";
import type { Line } from "../engine/engine.ts";
import { NO_GAME, stepGame } from "./game-state.ts";
import type { WholeGame } from "./whole-game.ts";

const game = (part: Partial<WholeGame> = {}): WholeGame => ({
  ...newGame(),
  black: "one",
  start: { rows: [".."] },
  moves: [],
  ...part,
});
const line = (final: boolean): Line => ({ situations: [{ final }] }) as unknown as Line;

const laid = stepGame(NO_GAME, { kind: "laid", game: game(), line: line(false) });
const settling = stepGame(laid, { kind: "followed", line: line(true) });

test("the stage follows from the game and from where its moves lead", () => {
  expect(laid.stage).toBe("play");
  expect(stepGame(NO_GAME, { kind: "laid", game: game({ black: null }), line: line(false) }).stage).toBe(
    "colour",
  );
  expect(settling.stage).toBe("settle");
  const ended = game({ ended: { loser: "black", by: "resigned" } });
  expect(stepGame(laid, { kind: "changed", game: ended }).stage).toBe("record");
});

test("a move is the game’s before it is known where it leads", () => {
  const moved = stepGame(laid, { kind: "moved", game: game({ moves: [{ kind: "pass" }] }) });
  expect(moved.game?.moves).toHaveLength(1);
  expect(moved.line).toBe(laid.line);
  expect(moved.stage).toBe("play");
});

test("an argument stays on its board while something is said, until nothing is argued", () => {
  const about = game({ about: "b1" });
  const arguing = stepGame(stepGame(settling, { kind: "kept", game: about }), { kind: "argued" });
  expect(arguing.stage).toBe("argue");
  expect(stepGame(arguing, { kind: "changed", game: { ...about, stake: true } }).stage).toBe("argue");
  expect(stepGame(arguing, { kind: "changed", game: game() }).stage).toBe("settle");
  // The same game laid out again begins with the lists.
  expect(stepGame(arguing, { kind: "laid", game: about, line: line(true) }).stage).toBe("settle");
});

test("how the reader settles lasts until another game is laid; a new start has no game", () => {
  const claims = stepGame(settling, { kind: "schemed", scheme: "claims", game: game() });
  expect(claims.scheme).toBe("claims");
  expect(stepGame(claims, { kind: "laid", game: game(), line: line(true) }).scheme).toBe("dead");
  expect(stepGame(claims, { kind: "opened" })).toMatchObject({ stage: "opening", game: null, line: null });
});
