import { expect, test } from "vitest";
import type { Color } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import { turnsOfFile, withTurns } from "./game-files.ts";

const START = "(;FF[4]SZ[2:1]PL[B])\n";
const board = {
  points: ["a1", "b1"].map((name, x) => ({ name, x, y: 0 })),
} as unknown as Parameters<typeof withTurns>[2];

function nodes(moves: SystemMove[], colors: Color[], ruleSet: "jrg89" | "naj" = "jrg89"): string {
  const text = withTurns(START, ruleSet, board, moves, colors);
  return text.slice(text.indexOf("\n") + 1, -2);
}

const STOP: SystemMove[] = [{ kind: "pass" }, { kind: "pass" }];

test("a resumption has a property for this page, and a turn and a comment for others", () => {
  const moves: SystemMove[] = [...STOP, { kind: "resume", by: "white" }, { kind: "play", at: 1 }];
  expect(nodes(moves, ["black", "white", "black", "black", "white"])).toBe(
    ";B[];W[];PL[B]LJQ[W]C[White calls for a resumption, so Black moves first.];B[ba]",
  );
});

test("after both were asked the file has the player whose opponent moves first", () => {
  const ask = (black: boolean, white: boolean, starts: Color | null): SystemMove => ({
    kind: "ask",
    black,
    white,
    starts,
  });
  const colors: Color[] = ["black", "white", "black", "white"];
  expect(nodes([...STOP, ask(true, false, null)], colors)).toContain(";PL[W]LJQ[B]C[White refuses");
  expect(nodes([...STOP, ask(true, true, "white")], colors)).toContain(";PL[W]LJQ[B]C[both ask");
  expect(nodes([...STOP, ask(false, false, null)], colors)).toBe(";B[];W[];C[both refuse to resume]");
});

test("a test of life and death stays beside the game, which goes on after it", () => {
  const moves: SystemMove[] = [
    ...STOP,
    { kind: "try", first: "black" },
    { kind: "play", at: 0 },
    { kind: "resume", by: "black" },
    { kind: "play", at: 1 },
  ];
  const colors: Color[] = ["black", "white", "black", "black", "white", "white", "black"];
  expect(nodes(moves, colors)).toBe(
    ";B[];W[];PL[W]LJQ[B]C[Beside the game: a test of life and death, Black first, a1. Black calls for a resumption, so White moves first.];W[ba]",
  );
  expect(nodes(moves.slice(0, 4), colors)).toBe(
    ";B[];W[];C[After the game: a test of life and death, Black first, a1]",
  );
});

test("the ten steps lead back to the game of New Amateur-Japanese", () => {
  const moves: SystemMove[] = [
    ...STOP,
    { kind: "disagree" },
    { kind: "next" },
    { kind: "resume", by: null },
    { kind: "play", at: 0 },
  ];
  const colors: Color[] = ["black", "white", "black", "black", "black", "black", "white"];
  expect(nodes(moves, colors, "naj")).toBe(
    ";B[];W[];PL[B]LJQ[W]C[Beside the game: no agreement, next step. Play resumes, and Black moves.];B[aa]",
  );
});

const ROWS = [".,.", "..."];

test("a resumption stands among the moves, and places are those of the rows", () => {
  const moves: SystemMove[] = [
    { kind: "play", at: 1 },
    { kind: "pass" },
    { kind: "pass" },
    { kind: "resume", by: "white" },
    { kind: "play", at: 2 },
  ];
  const colors: Color[] = ["black", "white", "black", "white", "black", "white"];
  expect(turnsOfFile(ROWS, moves, colors)).toEqual([
    { at: [2, 0], color: "black" },
    { pass: true, color: "white" },
    { pass: true, color: "black" },
    { resume: "white" },
    { at: [0, 1], color: "black" },
  ]);
});

test("tests of life and death, and what both settle, are no moves", () => {
  const moves: SystemMove[] = [
    { kind: "pass" },
    { kind: "pass" },
    { kind: "try", first: "black" },
    { kind: "play", at: 0 },
    { kind: "ask", black: true, white: true, starts: "white" },
    { kind: "play", at: 4 },
    { kind: "pass" },
    { kind: "pass" },
    { kind: "agree" },
  ];
  const colors: Color[] = ["black", "white", "black", "black", "white", "white", "black", "white", "black"];
  expect(turnsOfFile(ROWS, moves, colors)).toEqual([
    { pass: true, color: "black" },
    { pass: true, color: "white" },
    // By chance White starts, as if Black alone had asked.
    { resume: "black" },
    { at: [2, 1], color: "white" },
    { pass: true, color: "black" },
    { pass: true, color: "white" },
  ]);
});
