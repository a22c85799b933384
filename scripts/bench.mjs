// npm run bench: the benches of loja-bench, where arguments go to criterion; `page` measures the built page.

import { Stop, show } from "./say.mjs";
import { setup } from "./setup.mjs";

export async function main([first, ...rest]) {
  if (first === "page") return (await import("./bench-page.mjs")).main(rest);
  await setup({ tools: false, modules: false });
  const args = first === undefined ? rest : [first, ...rest];
  const code = await show("cargo", ["bench", "-p", "loja-bench", "--locked", "--", ...args]);
  if (code !== 0) throw new Stop("The benches did not finish: see cargo's message above.");
}
