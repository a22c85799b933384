// Rust -> WebAssembly: cargo, wasm-bindgen, wasm-opt, and the result in www/engine/generated.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { run, Stop } from "./say.mjs";
import { bindgen, target, wasmTarget } from "./setup.mjs";

export const generated = "www/engine/generated";
const work = ".cache/wasm";

/**
 * Builds the engine; cargo decides whether Rust changed, a stamp decides the rest.
 * Says whether anything was written.
 * @param {{quiet?: boolean, onLine?: (line: string) => void}} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ quiet = false, onLine } = {}) {
  // The library that tests link is not built beside it, for cargo would then optimise no crate together
  // with another.
  const only = ["rustc", "-p", "loja-wasm", "--lib", "--crate-type", "cdylib"];
  const args = [...only, "--target", wasmTarget, "--profile", "wasm", "--locked"];
  // Without this the folders of whoever builds, a home among them, would be in the published file.
  const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");
  const hidden = [`${cargoHome}=cargo`, `${process.cwd()}=loja`];
  const flags = hidden.map((pair) => `--remap-path-prefix=${pair}`).join("\x1f");
  await must("cargo", args, { onLine, env: { CARGO_ENCODED_RUSTFLAGS: flags } });
  const built = path.join(target, wasmTarget, "wasm", "loja_wasm.wasm");
  const stamp = createHash("sha256")
    .update(readFileSync(built))
    .update(readFileSync("tools/Cargo.lock"))
    .update(readFileSync("package-lock.json"))
    .update(readFileSync(new URL(import.meta.url)))
    .digest("hex");
  const stampFile = path.join(generated, ".stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;

  rmSync(work, { recursive: true, force: true });
  await must(bindgen, [built, "--target", "web", "--out-name", "loja", "--out-dir", work]);
  const wasm = path.join(work, "loja_bg.wasm");
  // -O1 is smaller than -O3 and -Oz once compressed for the wire. By name, functions that are alike stand
  // together, and compress better.
  const passes = ["-O1", "--reorder-functions-by-name"];
  await must(process.execPath, ["node_modules/binaryen/bin/wasm-opt", wasm, ...passes, "-o", wasm]);
  // Moved at the end, so that a page that is being served never sees half of a pair.
  mkdirSync(generated, { recursive: true });
  rmSync(stampFile, { force: true });
  for (const file of readdirSync(work)) renameSync(path.join(work, file), path.join(generated, file));
  writeFileSync(stampFile, stamp);
  if (!quiet) console.log(`  ✓ ${path.join(generated, "loja_bg.wasm")} written`);
  return true;
}

async function must(command, args, options = {}) {
  const { code, out } = await run(command, args, options);
  if (code === 0) return;
  throw new Stop(
    `${out.trim()}\nThe engine does not build: see the message of ${path.basename(command)} above.`,
  );
}
