import { expect, test } from "vitest";
import type { Color } from "../engine/engine.ts";
import type { SystemMove } from "../engine/systems.ts";
import { turnsOfFile } from "./system-json.ts";

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
