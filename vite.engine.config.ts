/** The package `loja-engine`: one module over the engine's WebAssembly, with types. `vite build -c vite.engine.config.ts` makes it. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { forNpm } from "./scripts/manifest.mjs";
import { refuseQuick } from "./scripts/wasm.mjs";

const outDir = "package/loja-engine";
const own = "www/engine/package";
const modules = ["files", "loja", "prover", "systems"];

/** The modules lie beside the script, under the names that every bundler sees. */
const besideItself: Plugin = {
  name: "loja-beside-itself",
  renderChunk: (code) =>
    code.replace(
      /new URL\((["'`])[^"'`]*?(\w+_bg\.wasm)\1,\s*import\.meta\.url\)/g,
      'new URL("./$2", import.meta.url)',
    ),
};

/** The types, and what npm wants to know. */
const rest: Plugin = {
  name: "loja-engine-package",
  buildStart: () => refuseQuick(),
  async closeBundle(error) {
    if (error) return;
    for (const name of modules)
      await copyFile(`www/engine/generated/${name}_bg.wasm`, join(outDir, `${name}_bg.wasm`));
    await writeTypes();
    const manifest = JSON.parse(readFileSync(`${own}/package.json`, "utf8")) as object;
    const whole = { name: "loja-engine", ...forNpm(own), ...manifest };
    await writeFile(join(outDir, "package.json"), `${JSON.stringify(whole, null, 2)}\n`);
    for (const file of [`${own}/README.md`, "LICENSE-MIT", "LICENSE-APACHE"])
      await copyFile(file, join(outDir, basename(file)));
  },
};

/** Two declarations of ours, and those of the engine as `crate/report` has them. */
async function writeTypes(): Promise<void> {
  const types = join(outDir, "types");
  const args = ["--ignoreConfig", "--declaration", "--emitDeclarationOnly", "--allowImportingTsExtensions"];
  const how = ["--rootDir", "www", "--outDir", types, "--module", "esnext", "--moduleResolution", "bundler"];
  const which = ["--target", "es2022", "--lib", "es2023,dom", "--strict", "--skipLibCheck"];
  const tsc = ["node_modules/typescript/bin/tsc", ...args, ...how, ...which, `${own}/index.ts`];
  execFileSync(process.execPath, tsc, { stdio: "inherit" });
  for (const name of ["index", "types"]) {
    const text = await readFile(join(types, "engine/package", `${name}.d.ts`), "utf8");
    const beside = text.replaceAll(/"(?:\.\.\/generated\/systems\.js|\.\/types\.ts)"/g, (from) =>
      from.includes("systems") ? '"./engine.js"' : '"./types.js"',
    );
    await writeFile(join(outDir, `${name}.d.ts`), beside);
  }
  await copyFile("crate/report/types.d.ts", join(outDir, "engine.d.ts"));
  await rm(types, { recursive: true });
}

export default defineConfig({
  logLevel: "warn",
  publicDir: false,
  plugins: [besideItself, rest],
  build: {
    ssr: `${own}/index.ts`,
    target: "es2022",
    outDir,
    emptyOutDir: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
  },
});
