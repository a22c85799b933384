/** Proofs as games with variations, as `crate/dialogue/tests/samples.rs` keeps them. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Move } from "../../engine/generated/loja.js";
import { letters, replayed, shownRows } from "./board.ts";
import { programs, type Tree } from "./others.ts";
import { follow, type Game, readOne, rowsOf } from "./ours.ts";

const folder = new URL("../../../crate/dialogue/tests/samples/", import.meta.url);
const samples = ["lock", "cut", "torus", "zone"];
const text = (name: string) => readFileSync(new URL(`${name}.sgf`, folder), "utf8");

describe.each(programs)("$name", (program) => {
  test.each(samples)("reads a proof with all its variations: %s", (name) => {
    const [root, ...more] = program.parse(text(name));
    if (!root) throw new Error("nothing was read");
    expect(more).toEqual([]);
    const game = readOne(text(name));
    const columns = game.start.rows[0]?.length ?? 0;
    const lines = [...linesOf(root)];
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const reached = follow(
        game.start,
        line.slice(1).map((node) => move(node, game)),
      );
      expect(reached.refusal).toBeNull();
      // Holes and glued edges are more than others know of.
      if (name === "lock" || name === "cut")
        expect(shownRows(replayed(line))).toEqual(rowsOf(reached, columns));
      expect(line.at(-1)?.properties.C?.join("").length).toBeGreaterThan(5);
    }
    expect(root.properties.C?.[0]).toMatch(/\(C4, C8\)[\s\S]*\(C6\)/);
  });

  test.each(samples)("gives a proof back: %s", (name) => {
    const ours = program.parse(text(name));
    const back = program.write(ours);
    expect(program.parse(back)).toEqual(ours);
    expect(readOne(back)).toEqual(readOne(text(name)));
  });
});

test("both read the same", () => {
  for (const name of samples) {
    const [first, second] = programs.map((program) => program.parse(text(name)));
    expect(first).toEqual(second);
  }
});

/** Every way from the first node to a last one. */
function* linesOf(tree: Tree, before: Tree[] = []): Generator<Tree[]> {
  const line = [...before, tree];
  if (tree.children.length === 0) yield line;
  for (const child of tree.children) yield* linesOf(child, line);
}

/** A node's move. Locations are counted without the holes of the start. */
function move({ properties }: Tree, { start }: Game): Move {
  const [value] = properties.B ?? properties.W ?? [];
  if (value === undefined) throw new Error("a node without a move");
  if (value === "") return { kind: "pass" };
  const [x = 0, y = 0] = [...value].map((letter) => letters.indexOf(letter));
  const before = start.rows.slice(0, y).join("") + start.rows[y]?.slice(0, x);
  return { kind: "play", at: before.replaceAll(",", "").length };
}
