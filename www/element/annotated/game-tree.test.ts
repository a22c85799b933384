import { expect, test } from "vitest";
import { mainNode, plainText, readTree, shortText, tells, wayTo } from "./game-tree.ts";

const GAME = "(;SZ[5]C[Hello];B[cc]LB[aa:A]C[one](;W[dc]C[a\\]b];B[aa])(;W[cd]SQ[aa]))";
const read = (text: string) => readTree(text) ?? [];

test("nodes, with whom they follow and what stands in them", () => {
  const nodes = read(`some words before ${GAME} and after`);
  expect(nodes.map(({ parent, made }) => [parent, made])).toEqual([
    [-1, 0],
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 2],
  ]);
  expect(nodes[1]?.children).toEqual([2, 4]);
  expect(nodes[2]?.properties.get("C")).toEqual(["a\\]b"]);
});

test("small letters of old files mean nothing, and a name that comes twice is one list", () => {
  const [node] = read("(;SiZe[5]AddBlack[aa]AB[bb])");
  expect(node?.properties.get("SZ")).toEqual(["5"]);
  expect(node?.properties.get("AB")).toEqual(["aa", "bb"]);
});

test("the way to a node is a game of its own: no words, and the signs of the last node alone", () => {
  const nodes = read(GAME);
  expect(wayTo(nodes, 1)).toBe("(;SZ[5]\n;B[cc]LB[aa:A])");
  expect(wayTo(nodes, 4)).toBe("(;SZ[5]\n;B[cc]\n;W[cd]SQ[aa])");
});

test("the node on the main line after so many moves", () => {
  const nodes = read(GAME);
  expect([undefined, 0, 1, 9].map((made) => mainNode(nodes, made))).toEqual([3, 0, 1, 3]);
  // A remark after the last move belongs to it.
  expect(mainNode(read("(;B[aa];C[so];W[bb])"), 1)).toBe(1);
});

test.each(["", "x", "(", "(;B[aa]", "(;B[aa)", "(;[aa])", "B[aa]", "(;B[aa]}"])("%j is no tree", (text) => {
  expect(readTree(text)).toBeNull();
});

test("hostile files cost little: deep brackets, many nodes, long texts", () => {
  const deep = 19_000;
  expect(read(`${"(;B[aa]".repeat(deep)}${")".repeat(deep)}`)).toHaveLength(deep);
  expect(readTree(`(${";".repeat(20_001)})`)).toBeNull();
  expect(readTree(`(;C[${"a".repeat(2 ** 20)}])`)).toBeNull();
  // Escapes without an end lead nowhere twice.
  expect(readTree(`(;C[${"\\]".repeat(200_000)}`)).toBeNull();
});

test("texts without their escapes", () => {
  expect(plainText("a\\]b\\\\c\\\nd\\:e")).toBe("a]b\\cd:e");
  expect(shortText("a\n\t b ".repeat(50), 7)).toBe("a b a b…");
  expect(shortText(undefined)).toBe("");
});

test("a game that tells nothing but its moves is a plain one", () => {
  for (const text of ["(;SZ[3];B[aa];W[])", "(;C[ ])", "(;GN[a name];AB[aa])"])
    expect(tells(read(text))).toBe(false);
  for (const text of [GAME, "(;PB[x])", "(;(;B[aa])(;B[bb]))", "(;VW[aa:bb])"])
    expect(tells(read(text))).toBe(true);
});
