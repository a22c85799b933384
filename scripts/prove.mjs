// npm run prove:exhaustive: the long tests, which hold everything against all that can judge it, in release.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { run, Stop } from "./say.mjs";
import { setup } from "./setup.mjs";

const help = `npm run prove:exhaustive              all long tests; takes hours
npm run prove:exhaustive -- CRATE...  those of these crates: rules, certificate, solver, systems, opponent`;

/** What cargo is asked: nextest if it is there, as in npm test. */
function command(hasNextest, crates) {
  const packages = crates.flatMap((name) => ["-p", `loja-${name}`]);
  if (hasNextest) {
    const ignored = ["--profile", "long", "--run-ignored", "only"];
    return ["nextest", "run", "--release", "--locked", ...ignored, ...packages];
  }
  const kinds = ["--lib", "--bins", "--tests"];
  return [
    "test",
    "--release",
    "--locked",
    "--no-fail-fast",
    ...kinds,
    ...packages,
    "--",
    "--ignored",
    "--nocapture",
  ];
}

/** Runs the tests and shows what they print. Rows of figures, which some of them print as JSON, are kept. */
async function prove(args, rows) {
  const child = spawn("cargo", args, { env: { ...process.env, CARGO_TERM_COLOR: "never" } });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      const [, row] = /^\s*@row (.*)$/.exec(line) ?? [];
      if (row) rows.push(JSON.parse(row));
      else console.log(line);
    });
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
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

export async function main([what, ...crates]) {
  if (what !== "exhaustive" || crates.some((name) => !/^[a-z]+$/.test(name))) {
    if (what !== "exhaustive" || !crates.includes("--help")) throw new Stop(help);
    console.log(help);
    return;
  }
  await setup({ tools: false, modules: false });
  const hasNextest = (await run("cargo", ["nextest", "--version"])).code === 0;
  const rows = [];
  const code = await prove(command(hasNextest, crates), rows);
  if (rows.length) console.log(`\n${summary(rows)}\n`);
  if (code !== 0) throw new Stop("A long test failed: what differs is printed above.");
}
