/** Boards at nodes, from the engine itself. */
import { expect, test, vi } from "vitest";
import { readTree } from "./game-tree.ts";
import { boardAt, faultWords } from "./node-board.ts";

vi.mock("../../engine/ways/ways.ts", () => import("../../test/in-process.ts"));

const at = (sgf: string, node: number) => boardAt(readTree(sgf) ?? [], node, null);

test("from the move on that these rules forbid, the board goes on and says so", async () => {
  const sgf = "(;SZ[3];B[aa];W[aa];B[bb])";
  expect(await at(sgf, 1)).toMatchObject({ fault: "", last: 0 });
  for (const node of [2, 3])
    expect((await at(sgf, node)).fault).toMatch(/^Not by these rules from move 2: [A-Z]\d+(\.\d+)?\.$/);
  expect((await at(sgf, 3)).stones[4]).toBe("black");
});

test("stones that are set up without a liberty are shown with the reason", async () => {
  const { fault, stones } = await at("(;SZ[2]AB[aa][ba][ab][bb]C[Full.])", 0);
  expect(stones).toEqual(Array(4).fill("black"));
  expect(fault).toMatch(/^Not by these rules from the start: Black has no liberty at a2, b2, a1, b1/);
});

test("why a move can’t be shown is one sentence", () => {
  for (const why of ["it is empty", "it is empty."])
    expect(faultWords(new Error(why))).toBe("This move can’t be shown: it is empty.");
});
