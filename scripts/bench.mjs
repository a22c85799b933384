// npm run bench: the benches of loja-bench, where arguments go to criterion; `page` measures the built page, `systems` the command. After `race` or `prove`
// only that one is run, since more words than one mean nothing to criterion.

import { Stop, show } from "./say.mjs";
import { setup } from "./setup.mjs";

export async function main([first, ...rest]) {
  if (first === "page") return (await import("./bench-page.mjs")).main(rest);
  if (first === "systems") return (await import("./bench-systems.mjs")).main(rest);
  await setup({ tools: false, modules: false });
  const args = first === undefined ? rest : [first, ...rest];
  const one = ["race", "prove"].includes(first) ? ["--bench", first] : [];
  const code = await show("cargo", ["bench", "-p", "loja-bench", ...one, "--locked", "--", ...args]);
  if (code !== 0) throw new Stop("The benches did not finish: see cargo's message above.");
}
