import { expect, test } from "vitest";
import { type GameNode, readTree } from "./game-tree.ts";
import { commentOf, gameWords, markWords, resultWords, titleOf } from "./game-words.ts";

const root = (text: string): GameNode => (readTree(text) ?? [])[0] as GameNode;

test.each([
  ["B+2.5", "Black wins by 2.5 points"],
  ["W+1", "White wins by 1 point"],
  ["w+0,5", "White wins by 0.5 points"],
  ["B+R", "Black wins by resignation"],
  ["W+Time", "White wins on time"],
  ["B+F", "Black wins by forfeit"],
  ["B+", "Black wins"],
  ["0", "A draw"],
  ["Jigo", "A draw"],
  ["Void", "No result"],
  ["?", ""],
  ["", ""],
  ["Black won somehow", "Black won somehow"],
  ["B+a lot", "B+a lot"],
])("the result %s", (told, words) => expect(resultWords(told)).toBe(words));

test("who played, how it ended, and where", () => {
  expect(gameWords(root("(;PB[Anna]BR[3k]PW[Ben]RE[B+R]GN[x]EV[Cup]DT[2026-01-02]AN[Cy])"))).toEqual([
    "Black: Anna (3k). White: Ben. Black wins by resignation",
    "x, Cup, 2026-01-02. Comments: Cy",
  ]);
  expect(gameWords(root("(;BT[Team A]PW[])"))).toEqual(["Black: Team A"]);
  expect(gameWords(root("(;SZ[3])"))).toEqual([]);
  // Names are a line, however long they are.
  expect(gameWords(root(`(;PB[${"n".repeat(5000)}])`))[0]?.length).toBeLessThan(140);
});

test("a comment keeps its lines and is cut off where nobody reads on", () => {
  expect(commentOf(root("(;C[a\r\nb \\] \\\nc<b>])"))).toBe("a\nb ] c<b>");
  expect(commentOf(root(`(;C[${"a".repeat(50_000)}])`))).toHaveLength(10_001);
  expect(titleOf(root("(;N[The\nend])"))).toBe("The end");
});

test("marks for those who listen", () => {
  const marks = {
    territory: { black: [0], white: [2] },
    ...{ selected: [1], dimmed: [3], part: null },
    arrows: [[0, 1]] as [number, number][],
    lines: [[1, 2]] as [number, number][],
  };
  expect(markWords(marks, ["A", null, "△"], (at) => `p${at}`)).toBe(
    "Signs: A at p0, triangle at p2. Arrows: p0 to p1. Lines: p1 to p2. Selected: p1. Black’s territory: p0. White’s territory: p2.",
  );
});
