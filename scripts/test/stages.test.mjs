// The sum at the end of npm test is only worth something if no failure can hide from it.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  fromCargo,
  fromNextest,
  fromPlaywright,
  fromVitest,
  hasWarnings,
  judged,
  namesIn,
} from "../counts.mjs";
import { criticalPath, runStages, timeTable } from "../run-stages.mjs";
import { all, checks, flakyList, possible, stages, tested, withNeeds } from "../stages.mjs";
import { fromUnittest } from "../wheel.mjs";

let printed = "";
beforeEach(() => {
  printed = "";
  vi.spyOn(console, "log").mockImplementation((line) => {
    printed += `${line}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

const stage = (name, result, more = {}) => ({
  name,
  what: "",
  lane: "node",
  work: async () => result,
  ...more,
});

test("counts add up, and a check counts one", async () => {
  const total = await runStages([
    stage("check", { code: 0, out: "" }),
    stage("tests", { code: 0, out: "", counts: { passed: 5, failed: 0 } }, { tests: true }),
    stage(
      "broken",
      { code: 1, out: "why", counts: { passed: 2, failed: 3 } },
      { tests: true, lane: "cargo" },
    ),
  ]);
  expect(total).toMatchObject({ passed: 8, failed: 3 });
  expect(printed).toMatch(/✗ broken +2 passed, 3 failed/);
  expect(printed).toContain("    why");
});

test("a stage fails when it dies without counts or runs no test", async () => {
  const none = { passed: 0, failed: 0 };
  const total = await runStages([
    stage("died", { code: 101, out: "", counts: none }, { tests: true }),
    stage("empty", { code: 0, out: "", counts: none }, { tests: true }),
    stage("missing", { code: null, out: "no such command" }),
    stage("threw", null, {
      work: async () => {
        throw new Error("fault");
      },
    }),
  ]);
  expect(total).toMatchObject({ passed: 0, failed: 4 });
  expect(printed).toContain("No test ran.");
});

test("a stage that needs a failed one is not run and counts as failed", async () => {
  const work = vi.fn();
  const total = await runStages([
    stage("build", { code: 1, out: "" }),
    stage("e2e", null, { tests: true, needs: ["build"], work }),
    stage("later", null, { tests: true, needs: ["e2e"], work }),
    stage("other", { code: 0, out: "" }),
  ]);
  expect(total).toMatchObject({ passed: 1, failed: 3 });
  expect(work).not.toHaveBeenCalled();
  expect(printed).toContain("Not run, because build failed.");
});

test("one lane runs one stage at a time, in order, and `alone` runs beside nothing", async () => {
  const running = new Set();
  const order = [];
  const worker = (name, lane, more = {}) =>
    stage(name, null, {
      lane,
      ...more,
      work: async () => {
        order.push(name);
        expect([...running].some((other) => other.lane === lane || other.alone || more.alone)).toBe(false);
        const me = { lane, alone: more.alone };
        running.add(me);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running.delete(me);
        return { code: 0, out: "" };
      },
    });
  const list = [
    worker("a", "cargo"),
    worker("b", "cargo"),
    worker("c", "node"),
    worker("d", "node", { alone: true, needs: ["c"] }),
  ];
  expect(await runStages(list)).toMatchObject({ passed: 4, failed: 0 });
  expect(order).toEqual(["a", "c", "b", "d"]);
});

test("a filter takes along what a stage needs", () => {
  expect(withNeeds(["e2e"]).map(({ name }) => name)).toEqual(["wasm", "loja", "build", "e2e"]);
  const names = stages.map(({ name }) => name);
  for (const { needs = [], name } of stages) {
    for (const need of needs) expect(names.indexOf(need)).toBeLessThan(names.indexOf(name));
  }
});

test("what a machine can't have is left out, and told", async () => {
  const list = [
    stage("python", null, { without: async () => "there is none" }),
    stage("rust", null, { without: async () => null }),
    stage("unit", null),
  ];
  expect((await possible(list)).map(({ name }) => name)).toEqual(["rust", "unit"]);
  expect(printed).toMatch(/python +left out, since there is none/);
});

test("unittest's counts", () => {
  expect(fromUnittest("Ran 7 tests in 3.1s\n\nOK\n")).toEqual({ passed: 7, failed: 0 });
  expect(fromUnittest("Ran 7 tests in 3.1s\n\nFAILED (failures=1, errors=2)\n")).toEqual({
    passed: 4,
    failed: 3,
  });
  expect(fromUnittest("SyntaxError")).toEqual({ passed: 0, failed: 0 });
});

test("every stage is a part of npm test or of npm check", () => {
  const named = stages.filter(({ onlyNamed }) => onlyNamed).map(({ name }) => name);
  expect(named).toEqual(["changed"]);
  expect(new Set([...tested, ...checks, ...named])).toEqual(new Set(stages.map(({ name }) => name)));
  // What no pull request may break, whatever it takes.
  for (const name of [
    "fmt",
    "lint",
    "types",
    "clippy",
    "rust",
    "doctest",
    "browser",
    "unit",
    "dist",
    "e2e",
    "book",
  ])
    expect(tested).toContain(name);
  for (const { name, onlyChecked, onlyNamed } of stages)
    expect(tested.includes(name), name).toBe(!onlyChecked && !onlyNamed);
});

test("of several commands all run, and one that fails makes the whole fail", async () => {
  const gives = (code, out) => async () => ({ code, out });
  expect(await all(gives(0, "a"), gives(3, "b"), gives(0, "c"))).toEqual({ code: 3, out: "abc" });
  expect(await all(gives(0, "a"), gives(null, "b"))).toEqual({ code: 1, out: "ab" });
  expect(await all(gives(0, "a"), gives(0, "b"))).toEqual({ code: 0, out: "ab" });
});

const times = [
  { name: "set-up", begun: 10, ended: 20 },
  { name: "lint", begun: 20.001, ended: 22 },
  { name: "wasm", begun: 20.002, ended: 50 },
  { name: "rust", begun: 50.001, ended: 150 },
  { name: "build", begun: 50.002, ended: 60 },
  { name: "e2e", begun: 150.003, ended: 180.5 },
];

test("the end waited for a chain of stages, each of which waited for the one before it", () => {
  expect(criticalPath(times)).toEqual(["set-up", "wasm", "rust", "e2e"]);
  expect(criticalPath([])).toEqual([]);
});

test("what each stage took is told, with the sum of all and the whole time", () => {
  const table = timeTable(times);
  expect(table).toMatch(/^ +rust +100\.0 +40\.0 +140\.0$/m);
  expect(table).toMatch(/^ +sum +182\.5$/m);
  expect(table).toMatch(/^ +all +170\.5$/m);
  expect(table).toContain("The end waited for set-up, wasm, rust, e2e.");
});

test("stages are timed", async () => {
  const { times } = await runStages([stage("one", { code: 0, out: "" }), stage("two", { code: 1, out: "" })]);
  expect(times.map(({ name }) => name)).toEqual(["one", "two"]);
  expect(criticalPath(times)).toEqual(["one", "two"]);
});

test.each([
  ["warning: unused import: `x`\nwarning: `loja-wasm` (lib) generated 1 warning\n", true],
  ["warning: `loja-rules` (lib test) generated 2 warnings (1 duplicate)\n", true],
  ["\u001b[1m\u001b[33mwarning\u001b[0m\u001b[1m: `loja-wasm` (lib) generated 1 warning\u001b[0m\n", true],
  ["warning: `other` (lib) generated 1 warning\n", false],
  ["    Finished `wasm` profile [optimized] target(s) in 0.42s\n", false],
])("a warning of ours: %j", (out, has) => expect(hasWarnings(out)).toBe(has));

test("cargo test", () => {
  const out = `running 2 tests
test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s
test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out`;
  expect(fromCargo(out)).toEqual({ passed: 5, failed: 2 });
});

test.each([
  ["     Summary [   0.012s] 3 tests run: 3 passed, 0 skipped", 3, 0],
  ["     Summary [   1.1s] 12 tests run: 10 passed (1 slow), 1 failed, 1 timed out, 0 skipped", 10, 2],
  ["     Summary [   0.1s] 3/9 tests run: 2 passed, 1 failed, 0 skipped", 2, 7],
  ["     Summary [   0.1s] 1 test run: 1 passed, 4 skipped", 1, 0],
  ["error: could not compile", 0, 0],
])("nextest: %s", (out, passed, failed) => {
  expect(fromNextest(out)).toEqual({ passed, failed });
});

test("Vitest, with a file that does not load", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "failed", assertionResults: [] },
  ];
  expect(fromVitest({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 });
});

test("Playwright, with an error outside of the tests", () => {
  const stats = { expected: 7, skipped: 1, unexpected: 1, flaky: 0 };
  expect(fromPlaywright({ stats, errors: [{}] }, [])).toEqual({ passed: 7, failed: 2, notes: [] });
});

test.each([
  [[], { passed: 7, failed: 3 }, ["a.spec.ts › opens", "a.spec.ts › on a phone › opens"]],
  [["a.spec.ts › on a phone › opens"], { passed: 8, failed: 2 }, ["a.spec.ts › opens"]],
  // A title alone is not enough: another test may have the same.
  [["opens"], { passed: 7, failed: 3 }, ["a.spec.ts › opens", "a.spec.ts › on a phone › opens"]],
  [["a.spec.ts › opens", "a.spec.ts › on a phone › opens"], { passed: 9, failed: 1 }, []],
])(
  "Playwright, with two tests that passed on the second try, of which %j are known",
  (known, counts, told) => {
    const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) });
    const phone = { title: "on a phone", specs: [spec("opens", "flaky"), spec("lost", "unexpected")] };
    const file = {
      title: "a.spec.ts",
      specs: [spec("opens", "flaky"), spec("runs", "expected")],
      suites: [phone],
    };
    const stats = { expected: 7, unexpected: 1, flaky: 2 };
    const { notes, ...found } = fromPlaywright({ stats, errors: [], suites: [file] }, known);
    expect(found).toEqual(counts);
    expect(notes).toHaveLength(2);
    const fresh = notes.filter((note) => !note.includes(", as known"));
    expect(fresh).toEqual(told.map((name) => expect.stringMatching(new RegExp(`: ${name}$`))));
  },
);

test("a test that passed on the second try is told of a run without a failure", async () => {
  const counts = { passed: 5, failed: 0, notes: ["Failed, and passed on the second try, as known: a › b"] };
  const total = await runStages([stage("e2e", { code: 0, out: "", counts }, { tests: true })]);
  expect(total).toMatchObject({ passed: 5, failed: 0 });
  expect(printed).toContain("as known: a › b");
});

test("the list of known tests that fail by chance does not grow", () => {
  expect(namesIn("# why\n\n a › b \nc\n")).toEqual(["a › b", "c"]);
  // Only ever a smaller number.
  expect(namesIn(readFileSync(flakyList, "utf8")).length).toBeLessThanOrEqual(0);
});

test("the verdict over a test runner", () => {
  expect(judged(0, { passed: 2, failed: 0 })).toMatchObject({ passed: 2, failed: 0 });
  expect(judged(1, { passed: 2, failed: 1 })).toMatchObject({ passed: 2, failed: 1 });
  expect(judged(1, { passed: 2, failed: 0 })).toMatchObject({ passed: 2, failed: 1 });
  expect(judged(0, { passed: 0, failed: 0 })).toMatchObject({ passed: 0, failed: 1 });
});
