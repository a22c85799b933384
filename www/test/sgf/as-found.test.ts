/** SGF as it is found: what our reader shows in the end (`crate/notation/tests/sgf_as_found.rs`) is what others show. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { replayed, shownRows } from "./board.ts";
import { mainLine, programs } from "./others.ts";

interface Kind {
  name: string;
  sgf: string;
  rows: string[];
  /** What only we read to the end; these readers refuse it, or show something else. */
  alone?: boolean;
}

const kinds = JSON.parse(readFileSync("crate/notation/tests/data/as_found.json", "utf8")) as Kind[];

test.each(programs)("$name shows the same boards", ({ parse }) => {
  const shared = kinds.filter(({ alone }) => !alone);
  expect(shared.length).toBeGreaterThan(15);
  for (const { name, sgf, rows } of shared) {
    const [tree, ...more] = parse(sgf);
    if (!tree || more.length > 0) throw new Error(`${name}: ${more.length + 1} games`);
    expect({ name, rows: shownRows(replayed(mainLine(tree))) }).toEqual({ name, rows });
  }
});
