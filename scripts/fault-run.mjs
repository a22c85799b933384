// Runs a command that may never end, and ends it with all that it started.
import { spawn, spawnSync } from "node:child_process";

const windows = process.platform === "win32";

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
      if (windows) spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
      else process.kill(-child.pid, "SIGKILL");
    };
    const timer = setTimeout(end, patience);
    const take = (text) => {
      out += text;
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    const done = (code) => {
      clearTimeout(timer);
      resolve({ code, out, late });
    };
    child.on("error", (error) => {
      out += error.message;
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}
