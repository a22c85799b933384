// Running commands and telling the person at the terminal what happens.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters as plain } from "node:util";

/** Ends a command with one sentence: what is wrong and what to do. */
export class Stop extends Error {
  name = "Stop";
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a command and keeps what it prints (`out` is both streams). `code` is null when the command does not exist.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, onLine?: (line: string) => void}} [options]
 * @returns {Promise<{code: number | null, out: string, stdout: string}>}
 */
export function run(command, args, { env = {}, onLine } = {}) {
  return new Promise((resolve) => {
    // No stdin, so that nothing can stop to ask a question.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    let stdout = "";
    const take = (text) => {
      out += text;
      const line = text
        .trim()
        .split(/[\r\n]+/)
        .at(-1);
      if (line) onLine?.(line);
    };
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      take(text);
    });
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => resolve({ code: null, out: error.message, stdout }));
    child.on("close", (code) => resolve({ code: code ?? 1, out, stdout }));
  });
}

/** Runs a command and hands its output on as it comes. */
export function show(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit" });
    child.on("error", () => resolve(null));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Every 15 seconds a sign of life with the last line heard, until `stop`. */
export function signOfLife(title) {
  const begun = performance.now();
  let last = "";
  const tick = setInterval(() => {
    console.log(`  … ${title}: ${seconds(begun)}  ${plain(last).trim().slice(0, 90)}`.trimEnd());
  }, 15_000);
  const alive = (line) => {
    last = line;
  };
  return { alive, seconds: () => seconds(begun), stop: () => clearInterval(tick) };
}

/**
 * A line at the start and one at the end, with signs of life between.
 * @template T
 * @param {string} title
 * @param {(alive: (line: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const life = signOfLife(title);
  console.log(`  · ${title}`);
  try {
    const result = await work(life.alive);
    console.log(`  ✓ ${title}: ${life.seconds()}`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${title}: ${life.seconds()}`);
    throw error;
  } finally {
    life.stop();
  }
}

// What cargo, rustup, npm and apt print when the other side cannot be reached.
const unreachable =
  /could ?n[o']t (resolve|connect)|could not (resolve|connect|download)|failed to (resolve|fetch|download|connect)|Temporary failure|ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET)|E?TIMEDOUT|timed out|ENETUNREACH|error sending request|HTTP response|npm error code E[45]\d\d|Unable to locate package|has no installation candidate|spurious/i;

/** The sentence for a set-up step that failed; its whole output goes to a file. */
export function failed(title, what, out) {
  if (unreachable.test(out)) {
    return new Stop(
      `${title}: ${what} could not be downloaded; check the network (and proxy settings), then run the same command again.`,
    );
  }
  const log = `.cache/log/${title.replace(/\W+/g, "-")}.txt`;
  mkdirSync(".cache/log", { recursive: true });
  writeFileSync(log, out);
  const lines = plain(out).split("\n");
  const line = (lines.find((text) => /error/i.test(text)) ?? lines.at(-1) ?? "").trim();
  return new Stop(`${title}: ${what} could not be installed (${line}); the whole output is in ${log}.`);
}
