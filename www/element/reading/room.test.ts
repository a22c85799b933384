import { expect, test } from "vitest";
import { roomOf } from "./room.ts";

test.each([
  [". x .\n. o .\n0 0 W 0", { size: "3x2" }],
  ["---\n|.x.|\n|o..|\n---", { size: "3x2" }],
  [". .A x1", { size: "3x1" }],
  [". 1 .\n. 2 .", { size: "3x2", numbers: "all" }],
  ["(;SZ[9];B[aa])", { size: "9x9" }],
  ["(;SZ[13:9]C[a])", { size: "13x9", notes: "" }],
  ["(;B[aa](;W[bb])(;W[cc]))", { size: "19x19", notes: "" }],
])("the room of %j", (text, room) => expect(roomOf(text, "view")).toEqual(room));

test.each([
  "",
  "hello",
  "(;SZ[0x]",
  "(;SZ[99])",
  "(;LJS[torus]SZ[5])",
  "(;SZ[9]VW[aa:cc])",
  "{}",
  "$$ | . .",
  ". .\n.",
])("what takes the engine has no room: %j", (text) => expect(roomOf(text, "view")).toBeNull());

test("a board to be played on has its words and controls anyway", () => {
  expect(roomOf(". 1 .", "play")).toEqual({ size: "3x1" });
  expect(roomOf("(;SZ[5]C[a])", "play")).toEqual({ size: "5x5" });
});
