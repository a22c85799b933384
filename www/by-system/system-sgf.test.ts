import { expect, test } from "vitest";
import type { Color } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import { withTurns } from "./system-sgf.ts";

const START = "(;FF[4]SZ[2:1]PL[B])\n";
const board = {
  points: ["a1", "b1"].map((name, x) => ({ name, x, y: 0 })),
} as unknown as Parameters<typeof withTurns>[2];

function nodes(moves: SystemMove[], colors: Color[], law: "jrg89" | "naj" = "jrg89"): string {
  const text = withTurns(START, law, board, moves, colors);
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
    ";B[];W[];PL[B]LJQ[W]C[Beside the game: no agreement, next step. Play is resumed, and Black moves.];B[aa]",
  );
});
