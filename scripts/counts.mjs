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

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const isFlaky = ({ status }) => status === "flaky";
/** Each of our actions and expectations has a time of its own, which fails the test; so who used up the test's whole time waited for a browser that stood still. */
const stoodStill = ({ results }) => results[0]?.status === "timedOut";

/**
 * Playwright's JSON; its errors outside of tests count one each. Of the tests that failed once and passed then, one is let
 * pass, since among four hundred in a browser there is one now and then: the runner's own list names it. Two have failed.
 */
export function fromPlaywright({ stats, errors, suites = [] }) {
  const flaky = suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests)
    .filter(isFlaky);
  const still = flaky.filter(stoodStill).length;
  const again = flaky.length - still === 1 ? flaky.length : still;
  return { passed: stats.expected + again, failed: stats.unexpected + stats.flaky - again + errors.length };
}

/**
 * The verdict over a stage that should run tests: one that ran none, or that failed without
 * a failed test (a crash, a build error), is one failure.
 */
export function judged(code, { passed, failed }) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** Whether rustc had to say something of a crate of ours. Cargo repeats it, even where it builds nothing. */
export const hasWarnings = (out) => /^warning: `loja-\w+` \(.*\) generated \d+ warnings?/m.test(plain(out));
