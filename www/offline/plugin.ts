/** Gives the built service worker the list of the files of the site, and a version made from their contents. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { isForOthers, type SiteFiles } from "./files.ts";

const WORKER = "sw.js";

export async function siteFiles(dist: string): Promise<SiteFiles> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => file !== WORKER && !isForOthers(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
  return { version: hash.digest("hex").slice(0, 16), files };
}

export function offline(): Plugin {
  let dist = "dist";
  return {
    name: "loja-offline",
    apply: "build",
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      // A build that failed has its own message.
      if (error) return;
      const site = await siteFiles(dist);
      const worker = await readFile(join(dist, WORKER), "utf8");
      await writeFile(join(dist, WORKER), `self.site=${JSON.stringify(site)};\n${worker}`);
    },
  };
}
