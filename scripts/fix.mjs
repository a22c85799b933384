// npm run fix: lets the formatters write.

import { Stop, show } from "./say.mjs";
import { setup } from "./setup.mjs";

export async function main() {
  await setup({ tools: false });
  const codes = [
    await show("cargo", ["fmt", "--all"]),
    await show("cargo", ["fmt", "--manifest-path", "tools/Cargo.toml"]),
    await show("cargo", ["fmt", "--manifest-path", "fuzz/Cargo.toml"]),
    await show(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write"]),
  ];
  if (codes.some((code) => code !== 0)) throw new Stop("Some files need a hand: see the messages above.");
}
