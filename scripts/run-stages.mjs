// Runs stages in lanes (one heavy cargo at a time, links of the engine and node beside it), sums them up, and says what took how long.
import { stripVTControlCharacters as plain } from "node:util";
import { judged } from "./counts.mjs";
import { Stop, signOfLife } from "./say.mjs";

/** When a stage had its turn and was done, in seconds. @typedef {{name: string, begun: number, ended: number}} Timed */

export async function runStages(list) {
  const done = new Map();
  const free = { cargo: Promise.resolve(), engine: Promise.resolve(), node: Promise.resolve() };
  const total = { passed: 0, failed: 0 };
  /** @type {Timed[]} */
  const times = [];
  const clock = () => performance.now() / 1000;

  /** Waits in line for the lanes; whoever asked first goes first. */
  const take = async (lanes) => {
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    const before = lanes.map((lane) => free[lane]);
    for (const lane of lanes) free[lane] = held;
    await Promise.all(before);
    return release;
  };

  const stageRun = async (stage) => {
    const needs = await Promise.all((stage.needs ?? []).map((name) => done.get(name)));
    if (needs.includes(false)) {
      const missing = stage.needs.filter((_, index) => !needs[index]);
      report(stage, { passed: 0, failed: 1 }, "", `Not run, because ${missing.join(" and ")} failed.`);
      return false;
    }
    const release = await take(stage.alone ? Object.keys(free) : [stage.lane]);
    const life = signOfLife(stage.name);
    const begun = clock();
    try {
      const { counts, out } = await attempt(stage, life.alive);
      report(stage, counts, life.seconds(), out);
      return counts.failed === 0;
    } finally {
      life.stop();
      times.push({ name: stage.name, begun, ended: clock() });
      release();
    }
  };

  const report = (stage, { passed, failed, notes = [] }, time, out) => {
    total.passed += passed;
    total.failed += failed;
    const mark = failed ? "✗" : "✓";
    const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
    console.log(`  ${mark} ${stage.name.padEnd(8)} ${counts.padEnd(22)} ${time.padStart(7)}  ${stage.what}`);
    // On a green run too: else nobody hears of it until it is red.
    for (const note of notes) console.log(`    ${note}`);
    if (failed) console.log(`${plain(out).trimEnd().replace(/^/gm, "    ")}\n`);
  };

  for (const stage of list) done.set(stage.name, stageRun(stage));
  await Promise.all(done.values());
  return { ...total, times };
}

/**
 * The chain of stages that the end had to wait for, the first one first: each begins where the one before it ended.
 * @param {Timed[]} times
 */
export function criticalPath(times) {
  const path = [];
  let at = times.reduce((last, one) => (last && last.ended >= one.ended ? last : one), times[0]);
  while (at) {
    path.unshift(at.name);
    const { begun } = at;
    // It took its turn within the same moment in which that one gave up its own.
    at = times.findLast(({ ended }) => ended <= begun && begun - ended < 0.5);
  }
  return path;
}

/** @param {Timed[]} times */
export function timeTable(times) {
  const from = Math.min(...times.map(({ begun }) => begun));
  const to = Math.max(...times.map(({ ended }) => ended));
  const figure = (seconds) => seconds.toFixed(1).padStart(8);
  const row = (name, ...figures) => `  ${name.padEnd(9)}${figures.map(figure).join("")}`;
  const sum = times.reduce((all, { begun, ended }) => all + ended - begun, 0);
  return [
    "",
    `  ${"stage".padEnd(9)}${["seconds", "from", "to"].map((word) => word.padStart(8)).join("")}`,
    ...times.map(({ name, begun, ended }) => row(name, ended - begun, begun - from, ended - from)),
    row("sum", sum),
    row("all", to - from),
    `  The end waited for ${criticalPath(times).join(", ")}.`,
    "",
  ].join("\n");
}

async function attempt(stage, onLine) {
  let result;
  try {
    result = await stage.work(onLine);
  } catch (error) {
    // A Stop is a sentence; of anything else the trace is needed, since it is a fault of ours.
    result = { code: 1, out: error instanceof Stop ? error.message : error.stack };
  }
  const { code, out, counts = { passed: 0, failed: 0 } } = result;
  const verdict = stage.tests
    ? judged(code, counts)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const none = stage.tests && code === 0 && counts.passed + counts.failed === 0;
  return { counts: verdict, out: none ? `${out}\nNo test ran.` : out };
}
