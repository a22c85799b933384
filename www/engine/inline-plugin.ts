/**
 * For what is built for other people's pages: puts the ways that such pages need in the place of `ways/ways.ts`, and makes
 * `virtual:loja-inline/light` and its like, which hold a worker and its module as texts.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { build, type Plugin } from "vite";

const VIRTUAL = "virtual:loja-inline/";
const folder = import.meta.dirname;

/** The worker and the module of each name. */
const parts: Record<string, { worker: string; wasm: string }> = {
  light: { worker: "worker.ts", wasm: "loja_bg.wasm" },
  files: { worker: "files-worker.ts", wasm: "files_bg.wasm" },
  proofs: { worker: "proofs-worker.ts", wasm: "proofs_bg.wasm" },
  prover: { worker: "prover-worker.ts", wasm: "prover_bg.wasm" },
  practice: { worker: "practice-worker.ts", wasm: "practice_bg.wasm" },
  systems: { worker: "systems-worker.ts", wasm: "systems_bg.wasm" },
};

/** `classic`: there are no workers with files of their own at all. */
export function inlineEngine({ as }: { as: "module" | "classic" }): Plugin {
  return {
    name: "loja-inline-engine",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(VIRTUAL)) return `\0${id}`;
      if (id === "./ways/ways.ts" && importer?.startsWith(join(folder, "/")))
        return join(folder, "ways", `${as}.ts`);
      return null;
    },
    async load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null;
      const part = parts[id.slice(VIRTUAL.length + 1)];
      if (!part) return null;
      this.addWatchFile(join(folder, "generated", part.wasm));
      const [worker, wasm] = await Promise.all([classicText(part.worker), packed(part.wasm)]);
      return `export const worker = ${JSON.stringify(worker)};\nexport const wasm = ${JSON.stringify(wasm)};\n`;
    },
  };
}

/** A worker with all it imports, as one classic script. */
async function classicText(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [withoutAddress()],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { input: join(folder, "workers", file), output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const files = outputs.flatMap(({ output }) => output);
  const [script, ...more] = files;
  if (script?.type !== "chunk" || more.length > 0)
    throw new Error(
      `${file} has to become one script, and became ${files.map((one) => one.fileName).join(", ")}`,
    );
  return script.code;
}

/** The module comes with a message; its address would lead nowhere from a text, and take its file along. */
function withoutAddress(): Plugin {
  return {
    name: "loja-without-address",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(join(folder, "generated/"))) return null;
      return { code: code.replace(/new URL\('\w+\.wasm', import\.meta\.url\)/, "undefined"), map: null };
    },
  };
}

/** Deflated before it is written in base 64, since no server could compress it well afterwards. */
async function packed(wasm: string): Promise<string> {
  const bytes = await readFile(join(folder, "generated", wasm));
  return (await promisify(deflateRaw)(bytes, { level: 9 })).toString("base64");
}
