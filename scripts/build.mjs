// npm run build: the static site in dist/, with loja.js and embed.html for other people's pages.

import { lojaCommand } from "./book.mjs";
import { Stop, show, step } from "./say.mjs";
import { setup } from "./setup.mjs";
import { buildWasm } from "./wasm.mjs";

/** What the page is made from: the engine, and the command that renders the book. */
export async function prepare({ quick = false } = {}) {
  await setup({ beside: () => step("the command loja", lojaCommand) });
  await step("the engine", (onLine) => buildWasm({ quiet: true, quick, onLine }));
}

export async function main() {
  await prepare();
  const code = await show(process.execPath, ["node_modules/vite/bin/vite.js", "build"]);
  if (code !== 0) throw new Stop("The page does not build: see Vite's message above.");
}
