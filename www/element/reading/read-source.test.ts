/** What the still part reads by itself is what the engine reads, and it never takes what the engine refuses. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Move, PositionInput } from "../../engine/engine.ts";
import * as module from "../../engine/generated/loja.js";
import { shapeOf } from "./board-shapes.ts";
import { readDiagram } from "./diagram.ts";
import { played, positionOf } from "./diagram-position.ts";
import { neighbours, setupOf } from "./liberties.ts";

beforeAll(() => {
  const file = new URL("../../engine/generated/loja_bg.wasm", import.meta.url);
  module.initSync({ module: readFileSync(file) });
});

interface Read {
  start: PositionInput;
  moves: Move[];
}

/** The engine's answer; null when it refuses, or when it has something to remark. */
function asked(text: string): Read | null {
  try {
    // It gives null for what takes another module.
    const [one, ...more] = module.read(text) ?? [];
    if (!one?.start || more.length > 0 || one.note) return null;
    // What both leave out and what both leave undefined is the same.
    return JSON.parse(JSON.stringify({ start: one.start, moves: one.moves })) as Read;
  } catch {
    return null;
  }
}

function still(text: string): Read | null {
  const diagram = readDiagram(text);
  const read = diagram && positionOf(diagram);
  return read && (JSON.parse(JSON.stringify({ start: read.start, moves: read.moves })) as Read);
}

/** All texts of the project that are diagrams: indented ones of chapters, and the rows of its data. */
function diagrams(): string[] {
  const found: string[] = [];
  for (const name of readdirSync("tutorials", { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".toml") && !name.endsWith(".md")) continue;
    const text = readFileSync(`tutorials/${name}`, "utf8");
    found.push(...[...text.matchAll(/'''\n?([^']*)'''|"""\n?([^"]*)"""/g)].map(([, a, b]) => a ?? b ?? ""));
    found.push(...[...text.matchAll(/^```[a-z ]*\n([^`]*)```/gm)].map(([, a]) => a ?? ""));
  }
  const data = "crate/notation/tests/data";
  for (const name of readdirSync(data).filter((file) => /\.jsonl?$/.test(file))) {
    const text = readFileSync(`${data}/${name}`, "utf8");
    for (const [, rows] of text.matchAll(/"rows":\s*\[([^\]]*)\]/g))
      found.push([...(rows ?? "").matchAll(/"([^"]*)"/g)].map(([, row]) => row).join("\n"));
    for (const [, one] of text.matchAll(/"(?:diagram|text)":\s*"((?:[^"\\]|\\.)*)"/g))
      found.push(JSON.parse(`"${one}"`) as string);
  }
  return [...new Set(found)];
}

/** The same sequence in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

const BITS = [
  ..."xo.#*,XO+|- 0123459ABWabw:$\n\t\r",
  " 0 0 B 0",
  "\n2 1 W -1",
  "x* ",
  ".A ",
  "o4 ",
  "\n---\n",
  "| ",
  " |\n",
];

function mutated(text: string, roll: (sides: number) => number): string {
  let made = text;
  for (let times = 1 + roll(3); times > 0; times--) {
    const at = roll(made.length + 1);
    const bit = BITS[roll(BITS.length)] ?? "";
    const cut = roll(3);
    made = made.slice(0, at) + (roll(4) ? bit : "") + made.slice(at + cut);
  }
  return made;
}

describe("diagrams", () => {
  test("of the project are read alike, and most of them without the engine", () => {
    const all = diagrams();
    expect(all.length).toBeGreaterThan(150);
    const alone = all.filter((text) => still(text));
    for (const text of alone) expect({ text, read: still(text) }).toEqual({ text, read: asked(text) });
    const plain = all.filter((text) => asked(text) && !/[:({]/.test(text));
    const missed = plain.filter((text) => !still(text));
    expect(missed.length).toBeLessThan(plain.length / 10);
  });

  test("that were damaged are never read otherwise than by the engine", () => {
    const roll = dice(7);
    const all = [
      ...diagrams().filter((text) => text.length < 600 && still(text)),
      "x o .\n. 1 2\n3 . .",
      "| x 10 . |\n| 11 . o |",
      ".A x4 #7\no* + .",
    ];
    let read = 0;
    for (let times = 0; times < 12_000; times++) {
      const text = mutated(all[roll(all.length)] ?? "", roll);
      const ours = still(text);
      if (!ours) continue;
      read += 1;
      expect({ text, read: ours }).toEqual({ text, read: asked(text) });
    }
    expect(read).toBeGreaterThan(800);
  });

  test.each([
    ["xo.\n.x.", ["xo.", ".x."], 0],
    ["-------\n| x . o* |\n| # * , |\n-------\n2 1 W -1", ["x.O", "#*,"], 0],
    ["  x 1 .\n  . 2 +  \n", ["x..", "..."], 2],
    [".A xB\no* .9", ["x", ""], null],
  ])("%j", (text, rows, moves) => {
    const read = still(text);
    expect(read).toEqual(asked(text));
    if (moves === null) return;
    expect(read?.start.rows).toEqual(rows);
    expect(read?.moves.length).toBe(moves);
  });

  test.each([
    "",
    "---",
    "loja:1AQMDAQFawQ",
    "1AQMDAQFawQ",
    "#1AQMDAQFawQ",
    "(;SZ[3])",
    '{"rows":["x"]}',
    "x.o\nx.",
    "x..\n1: pass",
    "x 1 1",
    "x 1 3",
    "ox.\nxx.",
    "x?o",
    "x o\nxo",
    ". #\n. .\n0 0 B 0",
    "1 o\no .",
    "<b>x</b>",
    "x\u00a0o",
    "|",
    "x.\n0 0 B",
  ])("%j is left to the engine", (text) => expect(still(text)).toBeNull());
});

const SHAPES = ["rectangle", "cylinder", "moebius", "torus", "klein", "projective"];
const SIZES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
  [4, 5],
  [7, 4],
  [20, 1],
  [41, 2],
] as const;

describe("boards", () => {
  test.each(SHAPES)("%s is what the engine draws", (shape) => {
    const roll = dice(3);
    for (const [wide, tall] of SIZES)
      for (const holes of [0, 0.3]) {
        const row = () => Array.from({ length: wide }, () => (roll(100) < holes * 100 ? "," : ".")).join("");
        const rows = Array.from({ length: tall }, row);
        const { board } = module.follow({ rows, board: { shape } }, []);
        expect(JSON.parse(JSON.stringify(shapeOf(rows, shape)))).toEqual(board);
      }
  });

  test.each(["round", "triangles", "pretzel", "toString", ""])("%j is the engine's", (shape) =>
    expect(shapeOf(["..", ".."], shape)).toBeNull(),
  );
});

test("stones after moves lie as the engine lays them, up to the first capture", () => {
  const roll = dice(11);
  let stops = 0;
  for (let times = 0; times < 150; times++) {
    const rows = Array.from({ length: 3 }, () => Array.from({ length: 3 + roll(3) }, () => ".").join(""));
    const even = rows.map((row) => row.padEnd(5, "."));
    const moves: Move[] = Array.from({ length: 10 }, () => ({ kind: "play", at: roll(15) }));
    const start = { rows: even, turn: "black" as const };
    const line = module.follow(start, moves);
    const shape = shapeOf(even);
    if (!shape) throw new Error("no shape");
    const boards = played(neighbours(shape), setupOf(even), moves, "black");
    stops += boards.length < line.situations.length ? 1 : 0;
    boards.forEach(({ stones }, at) => {
      expect(stones).toEqual(line.situations[at]?.stones);
    });
  }
  expect(stops).toBeGreaterThan(5);
});
