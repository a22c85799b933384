// Runs a command that may never end, and ends it with all that it started.
import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

/** Ends a group; one that has ended by itself meanwhile is no fault. */
function endGroup(pid) {
  if (windows) spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
  else
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
}

/** What runs now. A group of its own hears no Ctrl+C, so it is ended by hand when this process ends. */
const running = new Set();
const endAll = () => running.forEach(endGroup);
const interrupted = (signal) => {
  endAll();
  // As it would have ended without anybody listening.
  process.off(signal, interrupted);
  process.kill(process.pid, signal);
};
const ends = [
  ["exit", endAll],
  ["SIGINT", interrupted],
  ["SIGTERM", interrupted],
];

function watch(pid) {
  if (running.size === 0) for (const [name, end] of ends) process.on(name, end);
  running.add(pid);
}

function unwatch(pid) {
  running.delete(pid);
  if (running.size === 0) for (const [name, end] of ends) process.off(name, end);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd: string, env: Record<string, string>, patience: number}} options
 * @returns {Promise<{code: number, out: string, late: boolean}>}
 */
export function groupRun(command, args, { cwd, env, patience }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that the tests that a runner started end with it.
      detached: !windows,
    });
    let out = "";
    let late = false;
    const end = () => {
      late = true;
      endGroup(child.pid);
    };
    // Undefined where the command does not exist.
    if (child.pid !== undefined) watch(child.pid);
    const timer = setTimeout(end, patience);
    const take = (text) => {
      out += text;
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    const done = (code) => {
      clearTimeout(timer);
      unwatch(child.pid);
      resolve({ code, out, late });
    };
    child.on("error", (error) => {
      out += error.message;
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}
