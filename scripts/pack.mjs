// npm run pack: the packages as npm takes them, package/loja-board-VERSION.tgz and package/loja-engine-VERSION.tgz.
import { readdirSync, rmSync } from "node:fs";
import { prepare } from "./build.mjs";
import { npm } from "./programs.mjs";
import { run, Stop } from "./say.mjs";

export const folder = "package";

/** The packages, with what Vite makes each from. */
const packages = {
  "loja-board": ["-c", "vite.element.config.ts", "--mode", "package"],
  "loja-engine": ["-c", "vite.engine.config.ts"],
};

/**
 * Builds each package in its folder and packs it. The engine and the command must be there.
 * @returns {Promise<{code: number | null, out: string}>}
 */
export async function pack(onLine) {
  rmSync(folder, { recursive: true, force: true });
  let out = "";
  const must = async (command, args) => {
    const result = await run(command, args, { onLine });
    out += result.out;
    return result.code;
  };
  for (const [name, config] of Object.entries(packages)) {
    const built = await must(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...config]);
    if (built !== 0) return { code: built, out };
    const args = ["pack", `./${folder}/${name}`, "--pack-destination", folder, "--ignore-scripts"];
    const [command, first] = npm();
    const packed = await must(command, [...first, ...args]);
    if (packed !== 0) return { code: packed, out };
  }
  return { code: 0, out };
}

export async function main() {
  await prepare();
  const { code, out } = await pack();
  if (code !== 0) throw new Stop(`${out.trim()}\nThe packages do not build: see the message above.`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".tgz")))
    console.log(`${folder}/${file}: try it with \`npm install ${folder}/${file}\` in another project.`);
}
