// The stages of npm test and npm run check. Each gives { code, out }, and those with `tests` also
// { counts }. Stages in one lane run one after another, in the order below.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { command } from "./book.mjs";
import { findBrowser, findDriver } from "./browser.mjs";
import { changedCrates, changedFiles, changedSources, crates } from "./changed.mjs";
import { fromCargo, fromNextest, fromPlaywright, fromVitest, hasWarnings, namesIn } from "./counts.mjs";
import { pack } from "./pack.mjs";
import { run } from "./say.mjs";
import { emptyTarget, testRunner, wasmTarget } from "./setup.mjs";
import { buildWasm, modules } from "./wasm.mjs";
import { buildModule, findPython, testModule } from "./wheel.mjs";

const cargo = (args, onLine, env = {}) =>
  run("cargo", args, { onLine, env: { CARGO_TERM_COLOR: "never", ...env } });
const node = (file, args, onLine, env) =>
  run(process.execPath, [`node_modules/${file}`, ...args], { onLine, env });

/** Several commands as one check: all run, and the first bad code counts. */
export async function all(...commands) {
  let result = { code: 0, out: "" };
  for (const command of commands) {
    const { code, out } = await command();
    result = { code: result.code || (code ?? 1), out: result.out + out };
  }
  return result;
}

/** The Rust tests of all crates, or of these. */
async function rustTests(onLine, names = null) {
  if ((await run("cargo", ["nextest", "--version"])).code === 0) {
    // Of the whole workspace, so that features stay as they are built.
    const only = names ? ["-E", names.map((name) => `package(=${name})`).join(" | ")] : [];
    const result = await cargo(["nextest", "run", "--locked", "--no-fail-fast", ...only], onLine);
    return { ...result, counts: fromNextest(result.out) };
  }
  const kinds = ["--lib", "--bins", "--tests", ...(names ?? []).flatMap((name) => ["-p", name])];
  const result = await cargo(["test", "--locked", "--no-fail-fast", ...kinds], onLine);
  return { ...result, counts: fromCargo(result.out) };
}

/** Of both halves, the tests that the change against `main` can break. */
async function changedTests(onLine) {
  const files = await changedFiles();
  const names = changedCrates(files, await crates(), process.cwd());
  const pages = await vitest(["scripts", "unit", "views"], onLine, [
    "related",
    "--run",
    ...changedSources(files),
  ]);
  if (names.length === 0) return pages;
  const rust = await rustTests(onLine, names);
  return {
    code: pages.code || rust.code,
    out: pages.out + rust.out,
    counts: {
      passed: pages.counts.passed + rust.counts.passed,
      failed: pages.counts.failed + rust.counts.failed,
    },
  };
}

async function docTests(onLine) {
  const result = await cargo(["test", "--doc", "--locked", "--no-fail-fast"], onLine);
  return { ...result, counts: fromCargo(result.out) };
}

async function wasmTests(onLine) {
  const args = ["test", "-p", "loja-wasm", "--target", wasmTarget, "--locked", "--lib", "--tests"];
  // The driver looks for its browser on PATH. What a debugger would need, nobody reads here; it takes a third of the time.
  const result = await cargo(args, onLine, {
    CARGO_PROFILE_DEV_DEBUG: "none",
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: path.resolve(".tools/bin/wasm-bindgen-test-runner"),
    CHROMEDRIVER: findDriver(),
    PATH: [path.dirname(findBrowser()), process.env.PATH].join(path.delimiter),
  });
  return { ...withoutWarnings(result), counts: fromCargo(result.out) };
}

/** Why nothing of Python can be tested here; null where it can. */
const noPython = async () => ((await findPython()) === null ? "there is no Python 3.9 or newer here" : null);

/** What is compiled for wasm32 alone, clippy doesn't see in npm test. */
const withoutWarnings = (result) =>
  hasWarnings(result.out) ? { ...result, code: result.code || 1 } : result;

async function vitest(projects, onLine, asked = ["run"]) {
  const file = `.cache/vitest-${projects.join("-")}.json`;
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const result = await node(
    "vitest/vitest.mjs",
    [...asked, ...projects.flatMap((one) => ["--project", one]), ...reporters],
    onLine,
  );
  return { ...result, counts: existsSync(file) ? fromVitest(readJson(file)) : { passed: 0, failed: 0 } };
}

/** The browser tests that are known to fail by chance. */
export const flakyList = "www/e2e/flaky.txt";

async function e2e(onLine) {
  const file = path.resolve(".cache/playwright.json");
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, LOJA_E2E_PORT: String(await freePort()) };
  // A folder of its own, so that a Playwright started by hand beside it is not disturbed.
  // Once more, to tell a test that fails from one that fails by chance; counts.mjs says what comes of those.
  const args = ["test", "--retries=1", "--reporter=list,json", "--output=.cache/e2e-of-npm-test"];
  const result = await node("@playwright/test/cli.js", args, onLine, env);
  const known = namesIn(readFileSync(flakyList, "utf8"));
  return {
    ...result,
    counts: existsSync(file) ? fromPlaywright(readJson(file), known) : { passed: 0, failed: 0 },
  };
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const types = ["tsconfig.json", "tsconfig.worker.json", "tsconfig.node.json"];
const viteBuild = (onLine) => node("vite/bin/vite.js", ["build"], onLine, { LOJA_BIN: command });
const published = [
  "ground",
  "voice",
  "rules",
  "format",
  "plain-checker",
  "certificate",
  "search",
  "solver",
  "systems",
  "notation",
].flatMap((name) => ["-p", `loja-${name}`]);
/** Those with the feature `serde`, and their tests of it: unoptimised, since nothing is searched. */
const valued = ["ground", "rules", "format", "solver", "systems"].flatMap((name) => ["-p", `loja-${name}`]);
const lints = ["--all-targets", "--locked", "--", "-D", "warnings"];
// The tests need all modules, so a single one is looked at without them.
const libLints = ["--lib", "--locked", "--", "-D", "warnings"];
const engineModules = Object.entries(modules);

/**
 * `onlyChecked`: a part of npm run check, and of npm test only by its name. `onlyNamed`: of npm test by its name alone. `without`: why a machine does without the stage, which npm test then says.
 * @type {{name: string, what: string, lane: "cargo" | "engine" | "node", tests?: boolean, needs?: string[], alone?: boolean, onlyChecked?: boolean, onlyNamed?: boolean, without?: () => Promise<string | null>, work: (onLine: any) => Promise<any>}[]}
 */
export const stages = [
  {
    name: "fmt",
    what: "rustfmt",
    lane: "cargo",
    work: () =>
      all(
        () => cargo(["fmt", "--all", "--check", "--", "-l"]),
        () => cargo(["fmt", "--manifest-path", "tools/Cargo.toml", "--check", "--", "-l"]),
        () => cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check", "--", "-l"]),
      ),
  },
  {
    name: "lint",
    what: "Biome: format and lint of TypeScript, scripts, CSS, JSON",
    lane: "node",
    work: () => node("@biomejs/biome/bin/biome", ["ci", "--colors=off"]),
  },
  {
    name: "wasm",
    what: "the engine as WebAssembly",
    // Its links take one core each, and it shares no folder with the other stages of cargo.
    lane: "engine",
    work: async (onLine) => {
      await buildWasm({ quiet: true, strict: true, onLine });
      return { code: 0, out: "" };
    },
  },
  {
    name: "loja",
    what: "the command loja",
    lane: "cargo",
    // With one of its tests: so what it is made of gets the features that it has in the Rust tests, and is not built twice.
    work: (onLine) => cargo(["build", "--locked", "--bin", "loja", "--test", "cli"], onLine),
  },
  {
    name: "book",
    what: "loja book check",
    lane: "node",
    needs: ["loja"],
    work: () => run(command, ["book", "check", "--cache", ".cache/problems"]),
  },
  {
    name: "types",
    what: "tsc",
    lane: "node",
    needs: ["wasm"],
    work: () => all(...types.map((file) => () => node("typescript/bin/tsc", ["-p", file]))),
  },
  { name: "rust", tests: true, what: "Rust tests", lane: "cargo", work: (onLine) => rustTests(onLine) },
  { name: "doctest", tests: true, what: "examples in Rust's documentation", lane: "cargo", work: docTests },
  {
    name: "serde",
    tests: true,
    what: "values of the crates in files: their feature serde",
    lane: "cargo",
    work: async (onLine) => {
      const args = ["test", "--locked", "--no-fail-fast", "--profile", "quick", "--lib"];
      // The others are among the Rust tests.
      const result = await cargo([...args, "--features", "serde", ...valued, "in_files"], onLine);
      return { ...withoutWarnings(result), counts: fromCargo(result.out) };
    },
  },
  {
    name: "runner",
    what: "what runs wasm tests in a browser",
    lane: "engine",
    work: async (onLine) => {
      await testRunner(onLine);
      return { code: 0, out: "" };
    },
  },
  {
    name: "browser",
    tests: true,
    what: "wasm tests in Chromium",
    lane: "cargo",
    needs: ["runner"],
    work: wasmTests,
  },
  {
    name: "module",
    what: "the engine for Python",
    lane: "cargo",
    without: noPython,
    work: buildModule,
  },
  {
    name: "python",
    tests: true,
    what: "tests of the package for Python",
    lane: "node",
    needs: ["module"],
    without: noPython,
    work: testModule,
  },
  {
    name: "clippy",
    what: "clippy",
    lane: "cargo",
    work: (onLine) => cargo(["clippy", ...lints], onLine),
  },
  {
    name: "lints",
    what: "clippy of the benches, of values in files, for wasm32, and of each of the engine's modules by itself",
    lane: "cargo",
    onlyChecked: true,
    work: (onLine) =>
      all(
        () => cargo(["clippy", "-p", "loja-bench", ...lints], onLine),
        () => cargo(["clippy", "--features", "serde", ...valued, ...lints], onLine),
        () => cargo(["clippy", "-p", "loja-wasm", "--target", wasmTarget, ...lints], onLine),
        ...engineModules.map(([, feature]) => () => {
          const part = ["--no-default-features", "--features", feature];
          return cargo(["clippy", "-p", "loja-wasm", "--target", wasmTarget, ...part, ...libLints], onLine);
        }),
      ),
  },
  {
    name: "doc",
    what: "rustdoc",
    lane: "cargo",
    onlyChecked: true,
    work: (onLine) => cargo(["doc", "--no-deps", "--locked"], onLine, { RUSTDOCFLAGS: "-D warnings" }),
  },
  {
    name: "crates",
    what: "cargo package of ground, rules, certificate, search, solver, systems, voice and notation",
    lane: "cargo",
    onlyChecked: true,
    // Its warnings are about tests, which stay here.
    work: (onLine) =>
      cargo(["package", ...published, "--locked", "--offline", "--allow-dirty", "--quiet"], onLine, {
        CARGO_TARGET_DIR: emptyTarget(),
      }),
  },
  {
    name: "scripts",
    tests: true,
    what: "tests of the scripts",
    lane: "node",
    work: (onLine) => vitest(["scripts"], onLine),
  },
  {
    name: "unit",
    tests: true,
    what: "TypeScript unit tests, views without a browser, and the architecture",
    lane: "node",
    needs: ["wasm"],
    work: (onLine) => vitest(["unit", "views"], onLine),
  },
  {
    name: "build",
    what: "vite build: the site, and the packages loja-board and loja-engine",
    lane: "node",
    needs: ["wasm", "loja"],
    work: (onLine) =>
      all(
        () => viteBuild(onLine),
        () => pack(onLine),
      ),
  },
  {
    name: "dist",
    tests: true,
    what: "byte budget and invariants of dist/",
    lane: "node",
    needs: ["build"],
    work: (onLine) => vitest(["dist"], onLine),
  },
  {
    // Alone, because a compiler beside it makes a page slow enough to fail for no reason.
    name: "e2e",
    tests: true,
    what: "the built page in Chromium",
    lane: "node",
    needs: ["build"],
    alone: true,
    work: e2e,
  },
  {
    name: "changed",
    tests: true,
    what: "what the change against main can break: tests of crates that depend on it, unit tests and views",
    lane: "cargo",
    onlyNamed: true,
    work: changedTests,
  },
];

export const checks = ["fmt", "lint", "types", "clippy", "lints", "doc", "crates"];
export const tested = stages
  .filter((stage) => !stage.onlyChecked && !stage.onlyNamed)
  .map(({ name }) => name);

/** Those of a list that this machine can have; what it does without, is told. */
export async function possible(list) {
  const reasons = await Promise.all(list.map((stage) => stage.without?.() ?? null));
  list.forEach(({ name }, at) => {
    if (reasons[at]) console.log(`  - ${name.padEnd(8)} left out, since ${reasons[at]}`);
  });
  return list.filter((_, at) => !reasons[at]);
}

/** The stages of these names with all they need, in order. */
export function withNeeds(names, list = stages) {
  const wanted = new Set();
  const add = (name) => {
    wanted.add(name);
    for (const need of list.find((stage) => stage.name === name)?.needs ?? []) add(need);
  };
  names.forEach(add);
  return list.filter((stage) => wanted.has(stage.name));
}
