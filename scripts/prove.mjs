// npm run prove:exhaustive: the prover against all that can judge it, in release and on all cores.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Stop, show } from "./say.mjs";
import { setup } from "./setup.mjs";

/** The test files of crate/solver, in order; each prints a row for each family of boards. */
const files = ["fixpoint", "graphs", "exhaustive", "random", "deterministic", "overlap", "rulings"];

const help = `npm run prove:exhaustive               all of it
npm run prove:exhaustive -- NAME...    these files of crate/solver/tests

  ${files.join(", ")}`;

const tests = ["--test", "solver"];

const cargo = (args) => ["test", "--release", "--locked", "-p", "loja-solver", ...args];

/** Runs one test file. Its rows are kept, what else it prints is shown. */
function prove(file, rows) {
  // The tests of a file are a module of the crate's one program of tests.
  const args = cargo(["--quiet", ...tests, "--", `${file}::`, "--nocapture", "--test-threads=1"]);
  const child = spawn("cargo", args, {
    env: { ...process.env, LOJA_LONG: "1", CARGO_TERM_COLOR: "never" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("@row ")) {
      const row = JSON.parse(line.slice(5));
      rows.push(row);
      const sign = row.disagreements ? "✗" : "✓";
      console.log(`  ${sign} ${row.test}, ${row.boards}: ${row.seconds} s`);
    } else if (line.trim().length > 1 && !/^(running \d|test result: ok)/.test(line)) {
      console.log(line);
    }
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(null));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** The rows as a table of Markdown, with their sum. */
export function summary(rows) {
  const counts = ["positions", "claims", "asked", "undecided", "disagreements", "seconds"];
  const sum = { test: "sum", boards: "", note: "" };
  for (const name of counts) sum[name] = rows.reduce((all, row) => all + row[name], 0);
  const figure = (name, value) =>
    name === "seconds" ? value.toFixed(1) : typeof value === "number" ? value.toLocaleString("en") : value;
  const columns = ["test", "boards", ...counts, "note"];
  const cells = [...rows, sum].map((row) => columns.map((name) => figure(name, row[name])));
  const line = (parts) => `| ${parts.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...cells.map(line)].join("\n");
}

export async function main([what, ...names]) {
  if (what !== "exhaustive" || names.some((name) => !files.includes(name))) {
    if (what !== "exhaustive" || !names.includes("--help")) throw new Stop(help);
    console.log(help);
    return;
  }
  await setup({ tools: false, modules: false });
  const chosen = names.length ? files.filter((name) => names.includes(name)) : files;
  if ((await show("cargo", cargo([...tests, "--no-run"]))) !== 0) {
    throw new Stop("The tests of the prover do not build: see cargo's message above.");
  }
  const rows = [];
  const broken = [];
  for (const name of chosen) {
    const before = rows.length;
    const code = await prove(name, rows);
    if (code !== 0 || rows.length === before) broken.push(name);
  }
  console.log(`\n${summary(rows)}\n`);
  if (broken.length) throw new Stop(`Failed: ${broken.join(", ")}. What differs is printed above.`);
}
