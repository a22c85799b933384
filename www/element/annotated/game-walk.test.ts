import { expect, test } from "vitest";
import { readTree } from "./game-tree.ts";
import { beginWalk, endOf, keyed, nameOf, walkStep, walkSteps, walkWords } from "./game-walk.ts";
import type { NodeBoard } from "./node-board.ts";

// 0 the start, 1 a move, 2 and 3 its two answers, 4 after the second.
const nodes = readTree("(;SZ[2];B[aa](;W[bb])(;W[ab]N[Other];B[]C[Last.]))") ?? [];
const board = { did: "", fault: "", shape: { points: [] }, placeOf: () => null } as unknown as NodeBoard;
const gone = (...to: number[]) =>
  to.map((at) => ({ kind: "go", at }) as const).reduce(walkStep(nodes), beginWalk(0, board));

test("the way that was gone last is the way forward", () => {
  expect(walkSteps(nodes, gone(1)).forward).toBe(2);
  expect(walkSteps(nodes, gone(4, 1)).forward).toBe(3);
  expect(endOf(nodes, gone(4, 0))).toBe(4);
});

test("keys walk along and across; where nothing else was played they are the page's", () => {
  expect(keyed(nodes, gone(2), "ArrowDown")).toBe(3);
  expect(keyed(nodes, gone(3), "ArrowUp")).toBe(2);
  expect(keyed(nodes, gone(1), "ArrowDown")).toBeNull();
  expect(keyed(nodes, gone(0), "ArrowLeft")).toBeNull();
  expect(keyed(nodes, gone(4), "Home")).toBe(0);
  expect(keyed(nodes, gone(1), "Tab")).toBeNull();
});

test("a node whose board could not be had is told with the reason, and the last board stays", () => {
  const found = walkStep(nodes)(gone(1), { kind: "found", board });
  const failed = [{ kind: "go", at: 3 } as const, { kind: "failed", fault: "Why." } as const].reduce(
    walkStep(nodes),
    found,
  );
  expect(failed.board).toBe(board);
  expect(walkWords(nodes, failed)).toMatchObject({
    headline: "Move 2 of 3. Variation 2 of 2. Other",
    fault: "Why.",
  });
});

test("nodes have names for readers and for those who listen", () => {
  expect(nameOf(nodes, board, 0).text).toBe("Start");
  expect(nameOf(nodes, board, 4)).toEqual({
    text: "3 pass",
    spoken: "3 Black pass, with a comment",
    look: "note-move black told",
  });
});
