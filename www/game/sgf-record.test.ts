/** The engine's own writer and reader, with what a game adds. */
import { expect, test } from "vitest";
import { newGame, parseParts, partsOf } from "../address/game-address.ts";
import { files } from "../engine/in-node.ts";
import { extrasOf, withExtras } from "./sgf-record.ts";

const start = { rows: ["...", "...", "..."], komi: 3, name: "A [small] game" };
const moves = [
  { kind: "play" as const, at: 4 },
  { kind: "play" as const, at: 1 },
  { kind: "pass" as const },
  { kind: "pass" as const },
];

const extras = () => ({
  black: "Anna [5k]",
  white: "Ben \\ b: c",
  result: "B+3",
  handicap: 2,
  parts: partsOf({ ...newGame(), names: { one: "Anna [5k]", other: "" }, black: "one" }).join("&"),
  notes: new Map([
    [0, "the start; (really)"],
    [2, "good] move"],
  ]),
});

test("a game with names, result, handicap and notes comes back, and the engine reads the same moves", () => {
  const { read, write } = files();
  const text = withExtras(write(start, moves, "sgf"), extras());
  expect(text).toContain("PB[Anna [5k\\]]");
  expect(text).toContain("KM[3]");
  expect(extrasOf(text)).toEqual(extras());
  const [found] = read(text);
  expect(found).toMatchObject({ fault: null, moves });
  expect(found?.fault === null && found.start.komi).toBe(3);
  expect(parseParts(extrasOf(text)?.parts ?? "")).toMatchObject({
    address: { black: "one", names: { one: "Anna [5k]" } },
    faults: [],
  });
});

test("a file of another program tells its names", () => {
  expect(extrasOf("(;GM[1]FF[4]SZ[9]PB[A]PW[B]RE[W+R]HA[2]AB[cc][gg];W[ee]C[hm](;B[aa])(;B[bb]))")).toEqual({
    black: "A",
    white: "B",
    result: "W+R",
    handicap: 2,
    parts: "",
    notes: new Map([[1, "hm"]]),
  });
});

test.each(["", "no file", "(;", "(;PB[", "[x]", "(;PB[\\", "x".repeat((1 << 20) + 1)])(
  "what is no file breaks nothing: %#",
  (text) => {
    expect(() => extrasOf(text)).not.toThrow();
  },
);
