// npm run build: the static site in dist/, with loja.js and embed.html for other people's pages.

import { lojaCommand } from "./book.mjs";
import { Stop, show, step } from "./say.mjs";
import { setup } from "./setup.mjs";
import { buildWasm, compileQuick } from "./wasm.mjs";

/** What the page is made from: the engine, and the command that renders the book. */
export async function prepare({ quick = false } = {}) {
  // While its bindings' tool is still being built, the quick engine is compiled: it needs the tool only at the end.
  const compiled = () => (quick ? step("the engine, compiled", compileQuick) : undefined);
  await setup({ beside: () => Promise.all([step("the command loja", lojaCommand), compiled()]) });
  await step("the engine", (onLine) => buildWasm({ quiet: true, quick, onLine }));
}

export async function main() {
  await prepare();
  const code = await show(process.execPath, ["node_modules/vite/bin/vite.js", "build"]);
  if (code !== 0) throw new Stop("The page does not build: see Vite's message above.");
}
