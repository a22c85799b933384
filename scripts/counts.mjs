// How many tests passed and failed, read from what each test runner reports.
import { stripVTControlCharacters as plain } from "node:util";

const sum = (text, pattern) =>
  [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/** `cargo test`, its documentation tests, and wasm-bindgen's test runner. */
export const fromCargo = (out) => ({
  passed: sum(out, /^test result: .*? (\d+) passed/gm),
  failed: sum(out, /^test result: .*? (\d+) failed/gm),
});

/** nextest's summary; tests that a stop kept from running count as failed. */
export function fromNextest(out) {
  const match = out.match(/Summary \[.*?\]\s+(\d+)(?:\/(\d+))? tests? run: (\d+) passed/);
  if (!match) return { passed: 0, failed: 0 };
  const passed = Number(match[3]);
  return { passed, failed: Number(match[2] ?? match[1]) - passed };
}

/** Vitest's JSON; a file that does not load has no failed test, so it counts itself. */
export const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
    ).length,
});

/** Each test with its name: its file, its groups, its title. */
const namedTests = (suite, above = []) => {
  const path = suite.title ? [...above, suite.title] : above;
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: [...path, title].join(" › "), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namedTests(inner, path))];
};

/** The names in a list of tests, one to a line; a line that begins with # is a remark. */
export const namesIn = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));

/**
 * Playwright's JSON; its errors outside of tests count one each. A test that failed and passed on the second try is `flaky`:
 * it is told by name, and has passed only if it is among the known ones.
 */
export function fromPlaywright({ stats, errors, suites = [] }, known) {
  const flaky = suites
    .flatMap((suite) => namedTests(suite))
    .filter(({ status }) => status === "flaky")
    .map(({ name }) => name);
  const excused = flaky.filter((name) => known.includes(name)).length;
  const told = (name) =>
    `Failed, and passed on the second try${known.includes(name) ? ", as known" : ""}: ${name}`;
  return {
    passed: stats.expected + excused,
    failed: stats.unexpected + stats.flaky - excused + errors.length,
    notes: flaky.map(told),
  };
}

/**
 * The verdict over a stage that should run tests: one that ran none, or that failed without
 * a failed test (a crash, a build error), is one failure.
 */
export function judged(code, { passed, failed, notes = [] }) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, notes };
}

/** Whether rustc had to say something of a crate of ours. Cargo repeats it, even where it builds nothing. */
export const hasWarnings = (out) => /^warning: `loja-\w+` \(.*\) generated \d+ warnings?/m.test(plain(out));
