// npm run wheel: the package loja-engine for Python as pip takes it, package/loja_engine-VERSION-….whl, built by maturin and tried.
// npm test needs no maturin: what cargo builds is laid beside the Python files, and tested there.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command } from "./book.mjs";
import { folder } from "./pack.mjs";
import { inEnvironment, libraryFile, moduleFile } from "./programs.mjs";
import { run, Stop, step } from "./say.mjs";
import { setup, target } from "./setup.mjs";

const crate = "crate/python";
const module = "_engine";
const isWindows = process.platform === "win32";

/** The name of a Python that is new enough; null where there is none. */
export async function findPython() {
  for (const name of isWindows ? ["python", "py"] : ["python3", "python"]) {
    const { code, out } = await run(name, ["-c", "import sys; print(sys.version_info >= (3, 9))"]);
    if (code === 0 && out.includes("True")) return name;
  }
  return null;
}

/** Builds the module with what the tests of the command are made of, so that nothing is built twice. */
export async function buildModule(onLine) {
  const args = [
    "build",
    "--locked",
    "-p",
    "loja-python",
    "-p",
    "loja-cli",
    "--lib",
    "--bin",
    "loja",
    "--test",
    "cli",
  ];
  // The names of Python itself are found when it is loaded.
  const flags =
    process.platform === "darwin" ? "-Clink-arg=-undefined\x1f-Clink-arg=dynamic_lookup" : undefined;
  const env = {
    CARGO_TERM_COLOR: "never",
    CARGO_ENCODED_RUSTFLAGS: flags ?? process.env.CARGO_ENCODED_RUSTFLAGS,
  };
  return run("cargo", args, { onLine, env });
}

/** Tests what `buildModule` has built. */
export async function testModule(onLine) {
  const python = await findPython();
  if (python === null) throw new Stop("Python is missing: install Python 3.9 or newer.");
  const place = path.resolve(".cache/python");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(`${crate}/python`, place, { recursive: true });
  const built = path.join(target, "debug", libraryFile("loja_python"));
  copyFileSync(built, path.join(place, "loja_engine", moduleFile(module)));
  return tested(python, { PYTHONPATH: place, LOJA_BIN: command }, onLine);
}

async function tested(python, env, onLine) {
  const args = ["-B", "-m", "unittest", "discover", "-s", `${crate}/tests`];
  const result = await run(python, args, { onLine, env });
  return { ...result, counts: fromUnittest(result.out) };
}

/** What Python's unittest reports. */
export function fromUnittest(out) {
  const ran = Number(out.match(/^Ran (\d+) tests? in/m)?.[1] ?? 0);
  const [, told = ""] = out.match(/^FAILED \((.*)\)$/m) ?? [];
  const failed = [...told.matchAll(/(?:failures|errors|unexpected successes)=(\d+)/g)];
  const sum = failed.reduce((all, [, count]) => all + Number(count), 0);
  return { passed: Math.max(0, ran - sum), failed: sum };
}

export async function main() {
  await setup({ tools: false });
  const python = await findPython();
  if (python === null) throw new Stop("Python is missing: install Python 3.9 or newer.");
  const must = (says, command, args) =>
    step(says, async (onLine) => {
      const { code, out } = await run(command, args, { onLine });
      if (code !== 0) throw new Stop(`${out.trim()}\nThe wheel is not made: see the message above.`);
    });
  const tools = path.resolve(".tools/python");
  if (!existsSync(inEnvironment(tools, "maturin"))) {
    await must("a folder for maturin", python, ["-m", "venv", tools]);
    await must("maturin", inEnvironment(tools, "pip"), ["install", "--quiet", "maturin>=1.8,<2"]);
  }
  mkdirSync(folder, { recursive: true });
  for (const old of wheels()) rmSync(path.join(folder, old));
  const args = ["build", "--release", "--locked", "--manifest-path", `${crate}/Cargo.toml`, "--out", folder];
  await must("the wheel", inEnvironment(tools, "maturin"), args);

  const empty = mkdtempSync(path.join(tmpdir(), "loja-wheel-"));
  try {
    const [wheel] = wheels();
    await must("an empty folder for it", python, ["-m", "venv", empty]);
    const install = ["install", "--quiet", "--no-index", path.join(folder, wheel)];
    await must("pip install", inEnvironment(empty, "pip"), install);
    const { code, out, counts } = await tested(inEnvironment(empty, "python"), {});
    if (code !== 0) throw new Stop(`${out.trim()}\nThe wheel is made and does not work: see above.`);
    console.log(
      `${counts.passed} tests passed. ${folder}/${wheel}: try it with \`pip install ${folder}/${wheel}\`.`,
    );
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

const wheels = () => readdirSync(folder).filter((name) => name.endsWith(".whl"));
