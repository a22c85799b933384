// npm run faults: puts small faults in, one at a time and in a copy, and says which of them the tests notice.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { groupRun } from "./fault-run.mjs";
import { copyTree } from "./fault-tree.mjs";
import { run, Stop } from "./say.mjs";
import { setup, target } from "./setup.mjs";

const folder = "scripts/faults";
/** A fault that makes a test run forever is noticed, too; nothing here takes half of this by itself. */
const patience = 600_000;

/**
 * One fault: `was` stands once in the file and becomes `now`. `by` are the tests that are asked, one after another
 * until one fails: a folder of `crate/`, a test file of TypeScript, or the name of a stage of npm test.
 * @typedef {{file: string, what: string, was: string, now: string, by?: string[]}} Fault
 */

/** All faults, by file of the list; a line each. @returns {Fault[]} */
export function readFaults(from = folder) {
  // The copy has none: with a fault put in, the test of the list would notice each of them.
  if (!existsSync(from)) return [];
  return readdirSync(from)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(from, name), "utf8")
        .split("\n")
        .map((line, index) => ({ line, at: `${from}/${name}:${index + 1}` }))
        .filter(({ line }) => line.trim())
        .map(({ line, at }) => {
          try {
            return JSON.parse(line);
          } catch {
            throw new Stop(`${at} is no JSON.`);
          }
        }),
    );
}

/** Which tests are asked: by default those of the crate, or all unit tests that import the file. @param {Fault} fault */
export const askedOf = ({ file, by }) => by ?? [/^crate\/\w+/.exec(file)?.[0] ?? `related ${file}`];

/** What is wrong with a fault, or null. `text` is its file, null when there is none. */
export function refused(/** @type {Fault} */ fault, /** @type {string | null} */ text) {
  const { file, what, was, now } = fault;
  if (![file, what, was, now].every((part) => typeof part === "string") || !file || !what || !was)
    return "needs file, what, was and now";
  if (text === null) return `${file} is not there`;
  const times = text.split(was).length - 1;
  if (times !== 1) return `${file} has this ${times} times: ${was}`;
  return was === now ? "changes nothing" : null;
}

export const put = (/** @type {Fault} */ { was, now }, /** @type {string} */ text) =>
  text.replace(was, () => now);

const help = `npm run faults              all faults of ${folder}
npm run faults -- TEXT...   those with one of these texts in their file or description
npm run faults -- --list    says which there are`;

export async function main(args) {
  if (args.includes("--help")) {
    console.log(help);
    return;
  }
  const words = args.filter((word) => !word.startsWith("--"));
  const chosen = readFaults().filter(
    ({ file, what }) => !words.length || words.some((word) => `${file} ${what}`.includes(word)),
  );
  if (!chosen.length) throw new Stop("There is no such fault: `npm run faults -- --list`.");
  if (args.includes("--list")) {
    for (const fault of chosen) console.log(`${fault.file}: ${fault.what}  (${askedOf(fault).join(", ")})`);
    return;
  }
  await setup();
  const tree = copyTree(".cache/faults/tree", { without: folder });
  const bad = chosen.map((fault) => refused(fault, tree.read(fault.file))).filter(Boolean);
  if (bad.length) throw new Stop(`The list no longer fits the sources:\n${bad.join("\n")}`);
  const hasNextest = (await run("cargo", ["nextest", "--version"])).code === 0;
  const ask = asker(tree.root, hasNextest ? ["nextest", "run"] : ["test"]);
  await mustPass(chosen, ask);

  const missed = [];
  for (const fault of chosen) {
    const before = tree.read(fault.file);
    tree.write(fault.file, put(fault, before));
    try {
      const by = await noticed(fault, ask);
      if (!by) missed.push(fault);
      console.log(`  ${by ? "✓" : "✗"} ${fault.file}: ${fault.what}${by ? `  (${by})` : ""}`);
    } finally {
      tree.write(fault.file, before);
    }
  }
  console.log(`${chosen.length} faults, ${chosen.length - missed.length} noticed`);
  if (missed.length > chosen.length / 20) process.exitCode = 1;
}

/** Whoever fails already notices nothing. */
async function mustPass(faults, ask) {
  for (const asked of new Set(faults.flatMap(askedOf))) {
    const { code, out } = await ask(asked);
    if (code !== 0) throw new Stop(`${out.trim()}\nWithout any fault, these tests fail: ${asked}`);
    console.log(`  · ${asked} passes without a fault`);
  }
}

/** Who noticed it first, or null. A fault that does not compile is none. */
async function noticed(fault, ask) {
  for (const asked of askedOf(fault)) {
    const { code, out, late } = await ask(asked);
    if (late) return `${asked} does not end`;
    if (asked.startsWith("crate/") && /^error: could not compile/m.test(out))
      throw new Stop(`${out.trim()}\nThis fault does not compile: ${fault.file}: ${fault.what}`);
    if (code !== 0) return `${asked}: ${firstFailed(out)}`;
  }
  return null;
}

/** The name of the first test that failed, as far as the output tells it. */
export const firstFailed = (out) =>
  /^\s*(?:FAIL|TIMEOUT|SIG\w+) \[[^\]]*\] (?:\([^)]*\) )?(.+)$/m.exec(out)?.[1] ??
  /^test (.+) \.\.\. FAILED$/m.exec(out)?.[1] ??
  /^\s*FAIL\s+(.+)$/m.exec(out)?.[1] ??
  /^\s*✗ (\w+)/m.exec(out)?.[1] ??
  "fails";

/** Asks one group of tests, in the copy and with a target folder of its own. */
const asker = (root, runner) => (asked) => {
  const env = { CARGO_TARGET_DIR: path.join(target, "faults"), CARGO_TERM_COLOR: "never", NO_COLOR: "1" };
  const go = (command, args) => groupRun(command, args, { cwd: root, env, patience });
  const vitest = (...args) => go(process.execPath, ["node_modules/vitest/vitest.mjs", ...args]);
  const [, crate] = /^crate\/(\w+)$/.exec(asked) ?? [];
  if (crate) return go("cargo", [...runner, "--locked", "-p", `loja-${crate}`]);
  const [, file] = /^related (.+)$/.exec(asked) ?? [];
  if (file) return vitest("related", "--run", "--project", "unit", "--project", "scripts", file);
  if (/\.test\.m?ts$|\.test\.mjs$/.test(asked)) return vitest("run", asked);
  return go(process.execPath, ["scripts/run.cjs", "test", asked]);
};
