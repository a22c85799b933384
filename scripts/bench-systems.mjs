// npm run bench -- systems: how long the command takes to judge a board by all rule systems, and how much memory. Prints a table and writes
// target/systems.json, an object a line; asserts nothing.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { percentile } from "./percentile.mjs";
import { program } from "./programs.mjs";
import { Stop, show } from "./say.mjs";
import { setup, target } from "./setup.mjs";

/** The boards that several systems rule on: those rows of the suite of rulings. */
const SUITE = "crate/systems/tests/rulings/suite.jsonl";
const RUNS = 5;
/** The command's exit code where something is undecided. */
const UNDECIDED = 3;
/** How often what the system counts of a process is read, in milliseconds: what it did since is not seen. */
const LOOK = 5;

const help = `npm run bench -- systems              the boards of compare.jsonl, ${RUNS} runs each
npm run bench -- systems --runs N     so many runs
npm run bench -- systems --only PART  boards with this in their names`;

export function boards(text) {
  const rows = text.split("\n").filter(Boolean);
  return rows
    .map((line) => JSON.parse(line))
    .filter(({ file }) => file === "compare")
    .map(({ id, rows, turn }) => ({ id, rows, ...(turn ? { turn: turn === "W" ? "o" : "x" } : {}) }));
}

/** What Linux tells of a running process: the most memory that it ever had in MB, and milliseconds of the processor. */
function seen(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14);
    const memory = status.match(/VmHWM:\s+(\d+)/)?.[1];
    return { mb: Number(memory ?? Number.NaN) / 1024, worked: (Number(user) + Number(system)) * 10 };
  } catch {
    return null;
  }
}

function judge(command, board) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(command, ["referee", "--rules", "all", "--json", "-"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    let last = { mb: Number.NaN, worked: Number.NaN };
    const look = () => {
      const now = seen(child.pid);
      if (now && Number.isFinite(now.mb)) last = now;
    };
    const timer = setInterval(look, LOOK);
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      look();
      out += text;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(timer);
      if (![0, UNDECIDED].includes(code) || !out.includes('"status"'))
        reject(new Stop(`${board.id}: loja gave no verdict.`));
      else resolve({ took: performance.now() - begun, ...last });
    });
    child.stdin.end(`${JSON.stringify(board)}\n`);
  });
}

const s = (value) => (Number.isFinite(value) ? (value / 1000).toFixed(2) : "–");
const mb = (value) => (Number.isFinite(value) ? value.toFixed(0) : "–");

export async function main(args) {
  const of = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  if (args.includes("--help")) return console.log(help);
  const runs = Number(of("--runs") ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop(help);
  await setup({ tools: false, modules: false });
  const built = await show("cargo", ["build", "--release", "--locked", "-p", "loja-cli"]);
  if (built !== 0) throw new Stop("The command was not built: see cargo's message above.");
  const command = path.join(target, "release", program("loja"));
  const only = of("--only") ?? "";
  const rows = boards(readFileSync(SUITE, "utf8")).filter(({ id }) => id.includes(only));
  if (rows.length === 0) throw new Stop(`No board has ${only} in its name.`);
  console.log("| board | locations | s | s of the processor | MB |\n| --- | --- | --- | --- | --- |");
  const figures = [];
  for (const board of rows) {
    const all = [];
    for (let run = 0; run < runs; run++) all.push(await judge(command, board));
    const middle = (name) =>
      percentile(
        all.map((one) => one[name]),
        0.5,
      );
    const locations = board.rows.join("").replaceAll(",", "").length;
    const figure = { id: board.id, locations, ms: middle("took"), worked: middle("worked") };
    figure.mb = Math.max(...all.map((one) => one.mb));
    figures.push(figure);
    console.log(`| ${board.id} | ${locations} | ${s(figure.ms)} | ${s(figure.worked)} | ${mb(figure.mb)} |`);
  }
  const half = (name) =>
    percentile(
      figures.map((one) => one[name]),
      0.5,
    );
  // A process that is over before anybody looks has told nothing.
  const most = (name) => Math.max(...figures.map((one) => one[name]).filter(Number.isFinite));
  console.log(`| median | | ${s(half("ms"))} | ${s(half("worked"))} | ${mb(half("mb"))} |`);
  console.log(`| most | | ${s(most("ms"))} | ${s(most("worked"))} | ${mb(most("mb"))} |`);
  writeFileSync(path.join(target, "systems.json"), figures.map((one) => `${JSON.stringify(one)}\n`).join(""));
}
