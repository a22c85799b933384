// npm run bench: the benches of loja-bench; arguments go to criterion.

import { Stop, show } from "./say.mjs";
import { setup } from "./setup.mjs";

export async function main(args) {
  await setup({ tools: false, modules: false });
  const code = await show("cargo", ["bench", "-p", "loja-bench", "--locked", "--", ...args]);
  if (code !== 0) throw new Stop("The benches did not finish: see cargo's message above.");
}
