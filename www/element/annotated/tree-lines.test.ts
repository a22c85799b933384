import { expect, test } from "vitest";
import { readTree } from "./game-tree.ts";
import { beside, linesOf } from "./tree-lines.ts";

const read = (text: string) => readTree(text) ?? [];

test("variations stand after the move that they could replace, and the line goes on below them", () => {
  const nodes = read("(;B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff]))(;W[gg]))");
  expect(linesOf(nodes)).toEqual([
    { depth: 0, nodes: [0, 1] },
    { depth: 1, nodes: [3, 4] },
    { depth: 2, nodes: [5] },
    { depth: 1, nodes: [6] },
    { depth: 0, nodes: [2] },
  ]);
});

test("every node stands there once, however deep", () => {
  const deep = 900;
  const nodes = read(`${"(;B[aa](;W[bb])".repeat(deep)}${")".repeat(deep)}`);
  const all = (linesOf(nodes) ?? []).flatMap((line) => line.nodes);
  expect(new Set(all).size).toBe(nodes.length);
  expect(all).toHaveLength(nodes.length);
  expect(linesOf(read(`(${";".repeat(3001)})`))).toBeNull();
});

test("the variation beside one, round and round", () => {
  const nodes = read("(;(;B[aa])(;B[bb])(;B[cc]))");
  expect([beside(nodes, 1, 1), beside(nodes, 3, 1), beside(nodes, 1, -1), beside(nodes, 0, 1)]).toEqual([
    2, 1, 3, 0,
  ]);
});
