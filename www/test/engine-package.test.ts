/** The package `loja-engine` as npm installs it: the example of its README, its limits, its types. Needs package/, so it runs after the build. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as engine from "../engine/package/index.ts";

const readme = readFileSync("www/engine/package/README.md", "utf8");
const example = /```js\n(import [\s\S]*?)```/.exec(readme)?.[1] ?? "";
const folder = mkdtempSync(join(tmpdir(), "loja-engine-"));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: "utf8" });
let loja: typeof engine;

beforeAll(async () => {
  const file = readdirSync("package").find((name) => /^loja-engine-.*\.tgz$/.test(name)) ?? "";
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
  run("npm", "install", "--offline", "--no-audit", "--no-fund", resolve("package", file));
  // As a text: Vite would look for it now.
  const installed = pathToFileURL(join(folder, "node_modules/loja-engine/index.js")).href;
  loja = (await import(/* @vite-ignore */ installed)) as typeof engine;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const ALL = { player: "black", set: "all" } as const;
const open = Array(9).fill(".........").join("\n");

test("the example of the README, in an empty folder", () => {
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(12);
  writeFileSync(join(folder, "example.mjs"), example);
  expect(run(process.execPath, "example.mjs").trim().split("\n")).toEqual([
    "B+18 Seven white stones on the left are dead.",
    "lock Black, the whole board",
    "a black stone already stands on b2",
    "<svg",
    "ljrg B+18, shimada B+2, area B+5",
  ]);
});

test("the types come along, and know the example", () => {
  writeFileSync(join(folder, "example.ts"), example);
  const options = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2023,dom",
  ];
  const tsc = resolve("node_modules/typescript/bin/tsc");
  run(process.execPath, tsc, "--ignoreConfig", ...options, "example.ts");
  writeFileSync(join(folder, "wrong.ts"), example.replace('rules: ["ljrg"', 'rules: ["chess"'));
  expect(() => run(process.execPath, tsc, "--ignoreConfig", ...options, "wrong.ts")).toThrow(
    /Command failed/,
  );
});

test("what is expected is told beside what is proved, for those who ask", async () => {
  // White may still divide the eye space, or not.
  const hanging = "| x x x x x |\n| x . . . x |\n| x x x x x |\n| . . . . . |\n| o o o o o |\n0 0 B 0\n";
  const limits = { maxNodes: 1 };
  const plain = await loja.referee(hanging, limits);
  const asked = await loja.referee(hanging, { ...limits, expect: true });
  const { expected, if: conditions, expectedParts: _, sheet, ...proved } = asked;
  const { sheet: plainSheet, ...alone } = plain;
  expect({ ...proved, seconds: 0 }).toEqual({ ...alone, seconds: 0 });
  // On paper too it stands apart.
  expect({ ...sheet, expected: [] }).toEqual(plainSheet);
  expect(plain).not.toHaveProperty("expected");
  expect(expected?.sure.flat().every((sure) => sure !== null && sure < 100)).toBe(true);
  expect(expected?.result).toMatch(/^(?:[BW]\+\d+|jigo)$/);
  expect(conditions?.length).toBeLessThanOrEqual(4);
});

test("each limit ends a search, and is named", async () => {
  const by = async (limits: engine.Limits) => {
    const { status, stopped } = await loja.referee(open, limits);
    return [status, stopped];
  };
  expect(await by({ maxNodes: 3 })).toEqual(["undecided", "nodes"]);
  expect(await by({ maxSeconds: 0.2 })).toEqual(["undecided", "seconds"]);
  const small = await loja.claim(open, ALL, { maxNodes: 3 });
  expect([small.verdict, small.stopped, small.certificate]).toEqual(["undecided", "nodes", null]);
  const { verdict, stopped } = await loja.claim(open, ALL, { maxSeconds: 0.2 });
  expect([verdict, stopped]).toEqual(["undecided", "seconds"]);
  await expect(loja.referee(open, { maxSeconds: -1 })).rejects.toThrow("it has to be a number above 0");
});

test("a search leaves the event loop its turns, tells how far it is, and can be cancelled", async () => {
  const cancel = new AbortController();
  const told: engine.Progress[] = [];
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
    if (turns === 5) cancel.abort();
  }, 1);
  const question = loja.claim(
    open,
    { player: "black", set: "all" },
    { signal: cancel.signal, onProgress: (progress) => told.push(progress) },
  );
  await expect(question).rejects.toMatchObject({ name: "AbortError" });
  clearInterval(clock);
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(told.at(-1)?.nodes).toBeGreaterThan(told[0]?.nodes ?? 0);
  // What was dropped leaves nothing behind that another question would meet.
  expect((await loja.referee(".x.\nxxx")).status).toBe("decided");
});

test("several games at once, each by itself", async () => {
  const boards = [".x.\nxxx", ".o.\nooo", ".x.\nxxx"];
  const results = await Promise.all(boards.map((board) => loja.referee(board)));
  expect(results.map(({ result }) => result)).toEqual(["B+2", "W+2", "B+2"]);
});

test("points by name, games of a file, and a place in one", async () => {
  const two = '[{"rows": ["."]}, {"rows": [".x.", "xxx"]}]';
  await expect(loja.referee(two)).rejects.toThrow("Say which with the option game");
  expect((await loja.read(two)).length).toBe(2);
  const named = { player: "black", set: ["a1", "b1", "C1", "a2", "b2", "c2"] } as const;
  expect((await loja.claim(two, named, { game: 2 })).verdict).toBe("lock");
  const game = "(;SZ[3];B[bb];W[aa];B[bb])";
  expect(await loja.draw(game, { format: "diagram", move: 1 })).toContain("| . x . |");
  expect((await loja.replay(game)).refusal?.rule).toBe("B4.2");
  // Who judges must not leave a move out.
  await expect(loja.referee(game)).rejects.toThrow(
    "Move 3 is illegal: a black stone already stands on b2 (B4.2).",
  );
  expect((await loja.referee(game, { move: 1, maxNodes: 10 })).control).toHaveLength(9);
  const komi = await loja.systems("(;SZ[3]KM[6];B[bb];W[aa];B[ba];W[];B[ab];W[];B[])", {
    rules: ["jrg89", "area"],
  });
  // Captives and komi are counted once each.
  expect(komi.rulings.map(({ score }) => score)).toEqual([1, 3]);
  // What is no position of LJRG may be one of others.
  const marked = { rows: ["x#."], passes: 1 as const };
  expect((await loja.systems(marked, { rules: ["area"] })).rulings[0]?.result).toBe("B+3");
  await expect(loja.systems(marked, { rules: ["area", "ljrg"] })).rejects.toThrow("(B2.4)");
});

test("errors are sentences with a code", async () => {
  await expect(loja.referee("nonsense!")).rejects.toMatchObject({ code: "bad-position" });
  await expect(loja.check("nonsense")).rejects.toMatchObject({ code: "bad-certificate" });
  const stranger = { player: "black", set: ["z9"] } as const;
  await expect(loja.claim(open, stranger)).rejects.toMatchObject({ code: "bad-claim" });
  await expect(loja.systems(open, { rules: ["chess"] as never })).rejects.toThrow("names no rules");
  await expect(loja.draw(open, { format: "pdf" as never })).rejects.toMatchObject({ code: "bad-option" });
});

// As a program hands it over that no TypeScript has looked at.
test.each<[string, string, (nothing: never) => Promise<unknown>]>([
  ["a position that is missing", "bad-position", (nothing) => loja.referee(nothing)],
  ["a position that is null", "bad-position", () => loja.referee(null as never)],
  ["a position that is a number", "bad-position", () => loja.draw(5 as never)],
  ["no text to read", "bad-position", (nothing) => loja.read(nothing)],
  ["no claim", "bad-claim", (nothing) => loja.claim(open, nothing)],
  ["a claim without a set", "bad-claim", () => loja.claim(open, { player: "black" } as never)],
  ["a set of no points", "bad-claim", () => loja.claim(open, { player: "black", set: [{}] } as never)],
  ["no certificate", "bad-certificate", (nothing) => loja.check(nothing)],
  ["no rule sets", "bad-rules", () => loja.systems(open, {} as never)],
  ["no options of a comparison", "bad-rules", (nothing) => loja.systems(open, nothing)],
  ["a list of rule sets that is a word", "bad-rules", () => loja.systems(open, { rules: "area" } as never)],
  ["rules of a game that are a number", "bad-rules", () => loja.replay(open, { rules: 5 } as never)],
  ["options that are a number", "bad-option", () => loja.referee(open, 5 as never)],
  ["a signal that is none", "bad-option", () => loja.referee(open, { signal: 5 } as never)],
  ["progress to nobody", "bad-option", () => loja.referee(open, { onProgress: 5 } as never)],
  [
    "what is expected of a comparison",
    "bad-option",
    () => loja.systems(open, { rules: ["area"], expect: true } as never),
  ],
  ["half a move", "bad-option", () => loja.referee(open, { move: 0.5 })],
  ["a format that is a number", "bad-option", () => loja.draw(open, { format: 7 } as never)],
  ["an option that nobody reads", "bad-option", () => loja.referee(open, { maxnodes: 5 } as never)],
  ["an option of another function", "bad-option", () => loja.draw(open, { maxNodes: 5 } as never)],
  ["a claim with options in it", "bad-claim", () => loja.claim(open, { ...ALL, maxNodes: 3 } as never)],
  ["a comparison of nothing", "bad-position", () => loja.systems(null as never, { rules: ["area"] })],
  ["a limit that is a text", "bad-limit", () => loja.referee(open, { maxNodes: "5" } as never)],
  ["more memory than there is", "bad-limit", () => loja.referee(open, { maxMegabytes: 99_999 })],
  ["a limit below zero", "bad-limit", () => loja.referee(open, { maxNodes: -1 })],
])("%s is refused with a sentence and a code", async (_, code, ask) => {
  const error = await ask(undefined as never).catch((error: unknown) => error);
  expect(error).toMatchObject({ code, points: [] });
  expect((error as Error).message).toMatch(/^[A-Z“\w].*[.)]$/);
});

test("a single megabyte is kept to", async () => {
  const wide = Array(7).fill(".......").join("\n");
  const claimed = await loja.claim(
    wide,
    { player: "black", set: "all" },
    { maxMegabytes: 1, maxSeconds: 60 },
  );
  expect(claimed).toMatchObject({ verdict: "undecided", stopped: "megabytes" });
});

test("what it weighs", () => {
  const weight = (name: string) => gzipSync(readFileSync(`package/loja-engine/${name}`), { level: 9 }).length;
  const [script, referee, reads] = [weight("index.js"), weight("prover_bg.wasm"), weight("files_bg.wasm")];
  console.log(
    `loja-engine: ${script} bytes of script, ${referee} of the prover, ${reads} of the reader (gzip)`,
  );
  // Seven hundred are for what is expected, and when; five hundred for the names of options, and refusals of others.
  expect(script).toBeLessThan(17_200);
  // Twenty-five thousand are for what to expect where nothing is proved, three for a ruling on paper.
  // Twenty-seven for errors of notation and refusals as kinds. To come down again.
  expect(script + referee + reads).toBeLessThan(547_500);
});
