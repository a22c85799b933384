// Rust -> WebAssembly: cargo, wasm-bindgen, wasm-opt, and the result in www/engine/generated.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { run, Stop } from "./say.mjs";
import { bindgen, target, wasmTarget } from "./setup.mjs";

export const generated = "www/engine/generated";
const work = ".cache/wasm";

/** The modules by name, with the features that make them: the first is for every page, the others for who needs them. */
export const modules = {
  loja: "light",
  files: "files",
  prover: "prover",
  proofs: "proofs",
  practice: "practice",
};

/**
 * Builds the engine; cargo decides whether Rust changed, a stamp decides the rest.
 * Says whether anything was written.
 * @param {{quiet?: boolean, onLine?: (line: string) => void}} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ quiet = false, onLine } = {}) {
  // Without this the folders of whoever builds, a home among them, would be in the published file.
  const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");
  const hidden = [`${cargoHome}=cargo`, `${process.cwd()}=loja`];
  const flags = hidden.map((pair) => `--remap-path-prefix=${pair}`).join("\x1f");
  const built = {};
  for (const [name, feature] of Object.entries(modules)) {
    // The library that tests link is not built beside it, for cargo would then optimise no crate
    // together with another.
    const only = ["rustc", "-p", "loja-wasm", "--lib", "--crate-type", "cdylib"];
    const args = [...only, "--no-default-features", "--features", feature];
    const how = ["--target", wasmTarget, "--profile", "wasm", "--locked"];
    await must("cargo", [...args, ...how], { onLine, env: { CARGO_ENCODED_RUSTFLAGS: flags } });
    // Read at once: the next module is built to the same file.
    built[name] = readFileSync(path.join(target, wasmTarget, "wasm", "loja_wasm.wasm"));
  }
  const stamp = createHash("sha256");
  for (const module of Object.values(built)) stamp.update(createHash("sha256").update(module).digest());
  for (const file of ["tools/Cargo.lock", "package-lock.json", new URL(import.meta.url)]) {
    stamp.update(readFileSync(file));
  }
  const digest = stamp.digest("hex");
  const stampFile = path.join(generated, ".stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest) return false;

  rmSync(work, { recursive: true, force: true });
  const done = path.join(work, "done");
  mkdirSync(done, { recursive: true });
  for (const [name, module] of Object.entries(built)) {
    const raw = path.join(work, `${name}.wasm`);
    writeFileSync(raw, module);
    await must(bindgen, [raw, "--target", "web", "--out-name", name, "--out-dir", done]);
    const wasm = path.join(done, `${name}_bg.wasm`);
    // -O1 is smaller than -O3 and -Oz once compressed for the wire. By name, functions that are alike
    // stand together, and compress better.
    const strip = ["--strip-producers", "--strip-debug", "--strip-target-features"];
    const merge = ["--duplicate-function-elimination", "--remove-unused-module-elements"];
    const passes = ["-O1", "--converge", ...strip, ...merge, "--reorder-functions-by-name"];
    await must(process.execPath, ["node_modules/binaryen/bin/wasm-opt", wasm, ...passes, "-o", wasm]);
  }
  // Moved at the end, so that a page that is being served never sees half of a module.
  mkdirSync(generated, { recursive: true });
  rmSync(stampFile, { force: true });
  for (const file of readdirSync(done)) renameSync(path.join(done, file), path.join(generated, file));
  writeFileSync(stampFile, digest);
  if (!quiet) console.log(`  ✓ ${Object.keys(modules).join(", ")} written to ${generated}`);
  return true;
}

async function must(command, args, options = {}) {
  const { code, out } = await run(command, args, options);
  if (code === 0) return;
  throw new Stop(
    `${out.trim()}\nThe engine does not build: see the message of ${path.basename(command)} above.`,
  );
}
