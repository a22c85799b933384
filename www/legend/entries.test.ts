/** Fails when something is drawn on boards that the legend does not show. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GROUPS } from "./entries.ts";

/** Parts of the drawing that are no signs: what holds, clears or names, and the second tone of a stone. */
const NO_SIGNS = new Set(["gap", "face", "coordinates", "ends", "far", "star", "board", "figure"]);
/** What the board is besides its drawing: how it is worked, and moves. */
const NO_DRAWING = /\/(?:board|shifts|lens|closer|fingers|svg|measure|live-board|figure)\.ts$|\.test\.ts$/;

/** The classes that a source gives to what it draws: constants, and the kinds that a type lists. */
function classesIn(source: string): string[] {
  const told = [...source.matchAll(/\bclass: (?:"([^"]+)"|`([^`]+)`)/g)].map(
    ([, plain, made]) => plain ?? made ?? "",
  );
  const added = [...source.matchAll(/classList\.add\("([^"]+)"\)/g)].map(([, name]) => name ?? "");
  return [...told, ...added]
    .flatMap((text) =>
      text
        .replace(/\$\{[^}]*\}/g, (inner) => ` ${(inner.match(/"([^"]+)"/)?.[1] ?? "").trim()} `)
        .split(/\s+/),
    )
    .filter((name) => /^[a-z][a-z-]*$/.test(name));
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

const covered = new Set(GROUPS.flatMap(({ entries }) => entries).flatMap(({ covers }) => covers));
const lacking = (source: string): string[] =>
  classesIn(source).filter((name) => !covered.has(name) && !NO_SIGNS.has(name) && !MOTIONS.has(name));
const MOTIONS = new Set(["arrives", "leaves", "trace", "unfolds", "part"]);

test("every sign that is drawn has its entry", () => {
  const sources = files("www/board").filter((file) => file.endsWith(".ts") && !NO_DRAWING.test(file));
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.flatMap((file) => classesIn(readFileSync(file, "utf8"))).length).toBeGreaterThan(25);
  expect(
    sources.flatMap((file) => lacking(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

test("every kind that a view may hold has its entry", () => {
  const options = readFileSync("www/board/options.ts", "utf8");
  const kinds = (name: RegExp): string[] =>
    [...(name.exec(options)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, kind]) => kind ?? "");
  const views = JSON.stringify(GROUPS.flatMap(({ entries }) => entries).map(({ view }) => view));
  const wanted = [
    /type Sign = ([^;]+);/,
    /type Control = ([^;]+);/,
    /type Mark = ([^;]+);/,
    /kind: ([^;]+);/,
  ];
  for (const pattern of wanted) {
    expect(kinds(pattern).length).toBeGreaterThan(1);
    for (const kind of kinds(pattern)) expect(views).toContain(`"${kind}"`);
  }
});

test.each([
  'svg("circle", { class: "halo", r: 1 })',
  'svg("path", { class: "sign doubtful", d })',
  'group.classList.add("tilted")',
])("a new sign without one is noticed: %s", (source) => expect(lacking(source)).not.toEqual([]));

test("no name is given twice, and each has a line", () => {
  const entries = GROUPS.flatMap(({ entries }) => entries);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  for (const { words, name } of entries) expect(words.length, name).toBeGreaterThan(3);
});
