// Rust -> WebAssembly: cargo, wasm-bindgen, wasm-opt, and the result in www/engine/generated.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { hasWarnings } from "./counts.mjs";
import { run, Stop } from "./say.mjs";
import { bindgen, target, wasmTarget } from "./setup.mjs";

export const generated = "www/engine/generated";
const stamps = ".stamps.json";
const work = ".cache/wasm";

/** The modules by name, with the features that make them: the first is for every page, the others for who needs them. */
export const modules = {
  loja: "light",
  files: "files",
  prover: "prover",
  proofs: "proofs",
  practice: "practice",
  systems: "systems",
  opponent: "opponent",
};

/** What makes a module of what cargo has built. Where one of these changes, every module is made anew. */
export function makers() {
  const sources = readdirSync("tools/src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  return ["tools/Cargo.lock", "tools/Cargo.toml", ...sources, "package-lock.json"];
}

/** Stops what publishes the modules of `npm start`, which are all of them in one and not made small. */
export function refuseQuick(folder = generated) {
  const file = path.join(folder, stamps);
  if (existsSync(file) && JSON.parse(readFileSync(file, "utf8")).quick)
    throw new Stop(
      `The engine in ${folder} is the quick one of npm start: use \`npm run build\` or \`npm run pack\`, which make it anew.`,
    );
}

/**
 * Builds the engine; cargo decides whether Rust changed, a stamp for each module decides the rest.
 * Says whether anything was written. `strict`: a warning of rustc is a fault. `quick`: for whoever writes, a fifth of the
 * time: one build with all exports stands for every module, and nobody makes it small.
 * @param {{quiet?: boolean, strict?: boolean, quick?: boolean, onLine?: (line: string) => void}} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ quiet = false, strict = false, quick = false, onLine } = {}) {
  const stampFile = path.join(generated, stamps);
  const before = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, "utf8")) : {};
  const now = { quick };
  const how = createHash("sha256").update(String(quick));
  for (const file of [...makers(), new URL(import.meta.url)]) how.update(readFileSync(file));
  rmSync(work, { recursive: true, force: true });
  const done = path.join(work, "done");
  mkdirSync(done, { recursive: true });

  const coming = [];
  let built;
  for (const [name, feature] of Object.entries(modules)) {
    if (!quick || !built) built = await compile(quick ? "quick" : feature, { strict, onLine });
    now[name] = how.copy().update(built).digest("hex");
    if (now[name] === before[name]) continue;
    if (quick && coming.length) {
      coming.push(coming[0].then(() => copyAs(name, done)));
      continue;
    }
    const raw = path.join(work, `${name}.wasm`);
    writeFileSync(raw, built);
    // Beside the compiler, which links one module on one core. Who waits for them hears of it when one fails.
    const finished = finish(name, raw, done, quick);
    finished.catch(() => {});
    coming.push(finished);
  }
  await Promise.all(coming);
  if (coming.length === 0) return false;
  // Moved at the end, so that a page that is being served never sees half of a module.
  mkdirSync(generated, { recursive: true });
  rmSync(stampFile, { force: true });
  for (const file of readdirSync(done)) renameSync(path.join(done, file), path.join(generated, file));
  writeFileSync(stampFile, JSON.stringify(now));
  if (!quiet) console.log(`  ✓ ${Object.keys(modules).join(", ")} written to ${generated}`);
  return true;
}

/** Cargo's part of the quick engine, for who has other things to wait for meanwhile. */
export const compileQuick = (onLine) => compile("quick", { strict: false, onLine });

/** What cargo makes of these exports, or of all of them. Read at once: the next module is built to the same file. */
async function compile(feature, { strict, onLine }) {
  // Without this the folders of whoever builds, a home among them, would be in the published file.
  const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");
  const hidden = [`${cargoHome}=cargo`, `${process.cwd()}=loja`];
  const flags = hidden.map((pair) => `--remap-path-prefix=${pair}`).join("\x1f");
  // The library that tests link is not built beside it, for cargo would then optimise no crate
  // together with another.
  const only = ["rustc", "-p", "loja-wasm", "--lib", "--crate-type", "cdylib"];
  const profile = feature === "quick" ? "wasm-quick" : "wasm";
  const exports = feature === "quick" ? [] : ["--no-default-features", "--features", feature];
  const how = ["--target", wasmTarget, "--profile", profile, "--locked"];
  const env = { CARGO_ENCODED_RUSTFLAGS: flags, CARGO_TERM_COLOR: "never" };
  const { out } = await must("cargo", [...only, ...exports, ...how], { onLine, env });
  if (strict && hasWarnings(out)) throw new Stop(`${out.trim()}\nThe engine builds with warnings.`);
  return readFileSync(path.join(target, wasmTarget, profile, "loja_wasm.wasm"));
}

/** The first module under another name. */
function copyAs(name, done) {
  const [first] = Object.keys(modules);
  for (const end of [".js", ".d.ts", "_bg.wasm.d.ts"]) {
    const text = readFileSync(path.join(done, first + end), "utf8");
    writeFileSync(path.join(done, name + end), text.replaceAll(`${first}_bg`, `${name}_bg`));
  }
  copyFileSync(path.join(done, `${first}_bg.wasm`), path.join(done, `${name}_bg.wasm`));
}

/** The bindings of a module, and the module as it is published. */
async function finish(name, raw, done, quick) {
  await must(bindgen, [raw, name, done]);
  if (quick) return;
  const wasm = path.join(done, `${name}_bg.wasm`);
  // -O1 is smaller than -O3 and -Oz once compressed for the wire. By name, functions that are alike
  // stand together, and compress better.
  const strip = ["--strip-producers", "--strip-debug", "--strip-target-features"];
  const merge = ["--duplicate-function-elimination", "--remove-unused-module-elements"];
  const passes = ["-O1", "--converge", ...strip, ...merge, "--reorder-functions-by-name"];
  await must(process.execPath, ["node_modules/binaryen/bin/wasm-opt", wasm, ...passes, "-o", wasm]);
}

async function must(command, args, options = {}) {
  const result = await run(command, args, options);
  const { code, out } = result;
  if (code === 0) return result;
  throw new Stop(
    `${out.trim()}\nThe engine does not build: see the message of ${path.basename(command)} above.`,
  );
}
