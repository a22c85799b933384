// npm run pack: the package loja-board as npm takes it, package/loja-board-VERSION.tgz.
import { readdirSync, rmSync } from "node:fs";
import { prepare } from "./build.mjs";
import { run, Stop } from "./say.mjs";

export const folder = "package";

/**
 * Builds package/loja-board and packs it. The engine and the command must be there.
 * @returns {Promise<{code: number | null, out: string}>}
 */
export async function pack(onLine) {
  rmSync(folder, { recursive: true, force: true });
  const config = ["-c", "vite.element.config.ts", "--mode", "package"];
  const built = await run(process.execPath, ["node_modules/vite/bin/vite.js", "build", ...config], {
    onLine,
  });
  if (built.code !== 0) return built;
  const args = ["pack", `./${folder}/loja-board`, "--pack-destination", folder, "--ignore-scripts"];
  const packed = await run("npm", args, { onLine });
  return { code: packed.code, out: built.out + packed.out };
}

export async function main() {
  await prepare();
  const { code, out } = await pack();
  if (code !== 0) throw new Stop(`${out.trim()}\nThe package does not build: see the message above.`);
  const file = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  console.log(`${folder}/${file}: try it with \`npm install ${folder}/${file}\` in another project.`);
}
