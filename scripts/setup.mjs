// Installs what is missing: parts of Rust, wasm-bindgen's commands, node modules, the browser.
// Cheap conditions come first, so that a machine that cannot work says so within a second.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { canInstall, findBrowser, findDriver, findShell } from "./browser.mjs";
import { npm, program } from "./programs.mjs";
import { failed, run, Stop, step } from "./say.mjs";

export const wasmTarget = "wasm32-unknown-unknown";
const toolFile = (name) => `.tools/bin/${program(name)}`;
export const bindgen = path.resolve(toolFile("wasm-bindgen"));
// Set for every cargo from here on, so that what it builds is found whatever its own settings say.
process.env.CARGO_TARGET_DIR ??= path.resolve("target");
export const target = process.env.CARGO_TARGET_DIR;

/** An empty folder to build packaged crates in: cargo takes a crate of one version for unchanged, wherever it was built or unpacked before. */
export function emptyTarget() {
  const unpacked = path.join(process.env.CARGO_HOME ?? path.join(homedir(), ".cargo"), "registry", "src");
  // Those that come from no host are our own.
  const own = existsSync(unpacked) ? readdirSync(unpacked).filter((name) => name.startsWith("-")) : [];
  for (const name of own) rmSync(path.join(unpacked, name), { recursive: true, force: true });
  const folder = path.join(target, "packaged");
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
// Where nothing is built a second time, nothing is kept for that.
if (process.env.CI) process.env.CARGO_INCREMENTAL ??= "0";
const rustup = "install Rust with rustup from https://rustup.rs";

/** The version of a crate in the text of a Cargo.lock. */
export const lockedVersion = (lock, crate) =>
  lock.match(new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`))?.[1];

export const isOlder = (have, want) => {
  const [a, b] = [have, want].map((text) => text.split(".").map(Number));
  const at = b.findIndex((part, index) => part !== (a[index] ?? 0));
  return at >= 0 && (a[at] ?? 0) < b[at];
};

const read = (file) => readFileSync(file, "utf8");
const hash = (...texts) => createHash("sha256").update(texts.join("\0")).digest("hex");
const stampIs = (file, text) => existsSync(file) && read(file) === text;

/**
 * `beside` begins as soon as Rust and the crates are there, and nothing is ready before it is done.
 * @param {{browser?: boolean, modules?: boolean, tools?: boolean, beside?: () => Promise<unknown>}} what
 */
export async function setup({ browser = false, modules = true, tools = true, beside } = {}) {
  const sysroot = await checkRust();
  if (tools) checkBindgenVersion();
  const packages = browser ? checkBrowser() : [];
  const jobs = [rustParts(sysroot), crates()];
  if (beside) jobs.push(Promise.all(jobs).then(beside));
  if (tools) jobs.push(bindgenCommand());
  if (modules) jobs.push(nodeModules());
  if (packages.length > 0) jobs.push(debianBrowser(packages));
  // All may finish, since ending a package manager halfway leaves worse behind than waiting.
  const results = await Promise.allSettled(jobs);
  const bad = results.find((result) => result.status === "rejected");
  if (bad) throw bad.reason;
}

async function checkRust() {
  const [rustc, cargo, sysroot] = await Promise.all([
    run("rustc", ["--version"]),
    run("cargo", ["--version"]),
    run("rustc", ["--print", "sysroot"]),
  ]);
  if (rustc.code === null || cargo.code === null) {
    throw new Stop(`Rust is missing (no ${rustc.code === null ? "rustc" : "cargo"} on PATH): ${rustup}.`);
  }
  const have = rustc.out.match(/rustc (\d+\.\d+\.\d+)/)?.[1];
  if (!have || cargo.code !== 0) {
    throw new Stop("Rust is installed but does not run: choose a toolchain with `rustup default stable`.");
  }
  const want = read("Cargo.toml").match(/^rust-version = "(.+)"/m)?.[1] ?? "1.95";
  if (isOlder(have, want)) {
    throw new Stop(`Rust ${have} is too old: \`rustup update stable\` brings ${want} or newer.`);
  }
  return sysroot.out.trim();
}

function checkBindgenVersion() {
  const want = lockedVersion(read("Cargo.lock"), "wasm-bindgen");
  const have = lockedVersion(read("tools/Cargo.lock"), "wasm-bindgen-cli");
  if (want !== have) {
    throw new Stop(
      `Cargo.lock has wasm-bindgen ${want} but tools/Cargo.lock has ${have}: give both the same version.`,
    );
  }
}

const needed = ["chromium", "chromium-driver"];
// The tests run without it, but take twice as long.
const useful = "chromium-headless-shell";
const notToBeHad = `.tools/no-${useful}`;
const works = () => Boolean(findBrowser() && findDriver());

/** Says which packages of the browser are to be installed. */
function checkBrowser() {
  const wanted = !process.env.CHROME_PATH && !findShell() && !existsSync(notToBeHad);
  // All by name even where some are there already: they must be of one version.
  if (canInstall() && wanted) return [...needed, useful];
  if (works()) return [];
  if (canInstall()) return needed;
  throw new Stop(
    "The tests need a browser and its driver: install the packages chromium and chromium-driver, " +
      "or set CHROME_PATH to a Chromium or Chrome and CHROMEDRIVER to its driver.",
  );
}

async function rustParts(sysroot) {
  const { out } = await run("rustc", ["--print", "target-libdir", "--target", wasmTarget]);
  const folder = out.trim();
  const wanted = [];
  if (!existsSync(folder) || !readdirSync(folder).some((file) => file.startsWith("libcore-"))) {
    wanted.push(["target", wasmTarget]);
  }
  for (const [file, component] of [
    ["rustfmt", "rustfmt"],
    ["cargo-clippy", "clippy"],
  ]) {
    if (!existsSync(path.join(sysroot, "bin", file))) wanted.push(["component", component]);
  }
  for (const [kind, name] of wanted) {
    await step(`Rust ${kind} ${name}`, async (alive) => {
      const { code, out } = await run("rustup", [kind, "add", name], { onLine: alive });
      if (code === null) throw new Stop(`Rust's ${kind} ${name} is missing, and so is rustup: ${rustup}.`);
      if (code !== 0) throw failed("rustup", `the ${kind} ${name}`, out);
    });
  }
}

/** Without a stamp: cargo sees in a fraction of a second that nothing is missing. */
async function crates() {
  const args = ["fetch", "--locked"];
  if ((await run("cargo", [...args, "--offline"])).code === 0) return;
  await step("crates", async (alive) => {
    const { code, out } = await run("cargo", args, { onLine: alive });
    if (code !== 0) throw failed("cargo", "the crates of Cargo.lock", out);
  });
}

/** The bindings of a module. */
const bindgenCommand = () => tool("wasm-bindgen", "built once, about half a minute");

/** What runs tests as WebAssembly in a browser: of the stages of npm test one needs it, so it is not made before. */
export const testRunner = (onLine) =>
  tool("wasm-bindgen-test-runner", "built once, about a minute", ["--features", "test-runner"], onLine);

async function tool(name, says, features = [], onLine = undefined) {
  const { out: rustc } = await run("rustc", ["--version"]);
  const stamp = hash(
    rustc.trim(),
    ...["Cargo.lock", "Cargo.toml", `src/bin/${name}.rs`].map((file) => read(`tools/${file}`)),
  );
  const stampFile = `.tools/stamp-of-${name}`;
  if (existsSync(toolFile(name)) && stampIs(stampFile, stamp)) return;
  const install = async (alive) => {
    const places = ["--path", "tools", "--root", ".tools", "--target-dir", "tools/target"];
    const args = ["install", "--locked", "--force", "--bin", name, ...features, ...places];
    const { code, out } = await run("cargo", args, { onLine: alive });
    if (code !== 0) throw failed("cargo", "wasm-bindgen's commands", out);
    writeFileSync(stampFile, stamp);
  };
  // A stage of npm test says by itself that it lives.
  await (onLine ? install(onLine) : step(`${name} (${says})`, install));
}

async function nodeModules() {
  const stamp = hash(read("package-lock.json"), process.platform, process.arch);
  if (stampIs("node_modules/.loja-stamp", stamp)) return;
  await step("node modules", async (alive) => {
    // npm's own patience without a network is 70 seconds; this is about 20.
    const args = ["ci", "--fetch-retry-maxtimeout=10000"];
    const [command, first] = npm();
    const { code, out } = await run(command, [...first, ...args], { onLine: alive });
    if (code === null) throw new Stop("npm is missing: it comes with Node, so install Node again.");
    if (code !== 0) throw failed("npm", "the node modules", out);
    mkdirSync("node_modules", { recursive: true });
    writeFileSync("node_modules/.loja-stamp", stamp);
  });
}

async function debianBrowser(packages) {
  await step(packages.join(", "), async (alive) => {
    const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, onLine: alive };
    const wait = ["-q", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2"];
    const install = (names) =>
      run("apt-get", [...wait, "install", "-y", "--no-install-recommends", ...names], options);
    const update = await run("apt-get", [...wait, "update"], options);
    let { code, out } = await install(packages);
    if (code !== 0 && packages.includes(useful)) {
      if (!works()) ({ code, out } = await install(needed));
      else code = 0;
      mkdirSync(".tools", { recursive: true });
      if (code === 0) writeFileSync(notToBeHad, "");
    }
    if (code !== 0) throw failed("apt-get", needed.join(" and "), update.out + out);
  });
}
