/**
 * Solves small boards and keeps what the page plays by: `node scripts/worlds.mjs LOJA`, with the whole command's path.
 * With names behind it, such as `cylinder-5x2`, only these are solved, and the others stay as they are.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Columns, rows, shape, and what is kept: a table of all places with strategies from the empty board; these alone, where the
 * page does not know how the edges meet; or nothing of it.
 */
const boards = [
  ...[2, 3, 4, 5, 6, 7, 8].map((columns) => [columns, 1, "rectangle", true]),
  [9, 1, "rectangle", false],
  [10, 1, "rectangle", false],
  [2, 2, "rectangle", true],
  [3, 2, "rectangle", true],
  [4, 2, "rectangle", true],
  [5, 2, "rectangle", false],
  [3, 3, "rectangle", true],
  [4, 3, "rectangle", false],
  ...[3, 4, 5, 6, 7, 8].map((columns) => [columns, 1, "cylinder", true]),
  // Their strategies take minutes, and long ones are not kept.
  ...[9, 10].map((columns) => [columns, 1, "cylinder", false]),
  [3, 2, "cylinder", true],
  [4, 2, "cylinder", true],
  [5, 2, "cylinder", false],
  [6, 2, "cylinder", false],
  [3, 3, "cylinder", true],
  [3, 4, "cylinder", false],
  [4, 3, "cylinder", false],
  [3, 3, "torus", true],
  [4, 3, "torus", false],
  [3, 3, "moebius", "strategies"],
  [3, 3, "klein", "strategies"],
  [3, 3, "projective", "strategies"],
];

const FOLDER = "www/public/worlds";
/** Longer strategies are not kept: whoever wants one computes it. */
const MOST_LINES = 3200;

const [, , loja, ...only] = process.argv;
if (!loja) throw new Error("usage: node scripts/worlds.mjs LOJA [NAME…]");
mkdirSync(FOLDER, { recursive: true });
const LIST = `${FOLDER}/worlds.json`;
const before = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : [];
const solve = (...more) => execFileSync(loja, ["solve", ...more], { encoding: "utf8", maxBuffer: 1 << 28 });
const worlds = [];
for (const [columns, rows, shape, kept] of boards) {
  const size = `${columns}x${rows}`;
  const id = shape === "rectangle" ? size : `${shape}-${size}`;
  const known = before.find((one) => one.id === id);
  if (only.length > 0 && !only.includes(id)) {
    if (known) worlds.push(known);
    continue;
  }
  const board = [size, "--shape", shape];
  const found = JSON.parse(
    solve(...board, "--json", ...(kept === true ? ["--table", `${FOLDER}/${id}.json`] : [])),
  );
  const strategies = [];
  for (const player of kept ? ["black", "white"] : []) {
    const text = solve(...board, "--strategy", player);
    if (text.split("\n").length > MOST_LINES) continue;
    writeFileSync(`${FOLDER}/${id}-${player}.txt`, text);
    strategies.push(player);
  }
  const { komi, least, most, starts, places, boards: judged } = found;
  worlds.push({
    id,
    columns,
    rows,
    shape,
    komi,
    least,
    most,
    starts,
    places,
    judged,
    table: kept === true,
    strategies,
  });
  console.log(id, komi, found.jigo.join(" "), Math.round(found.ms / 1000), "s");
}
writeFileSync(LIST, `${JSON.stringify(worlds)}\n`);
