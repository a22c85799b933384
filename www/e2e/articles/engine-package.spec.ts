/** The package `loja-engine` in a browser: the example of its README in a page and in a worker, under a strict policy. Needs package/. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../site.ts";
import { host, POLICY } from "./hosts.ts";

const SAID = [
  "B+18 Seven white stones on the left are dead.",
  "lock Black, the whole board",
  "a black stone already stands on b2",
  "<svg",
  "ljrg B+18, shimada B+2, area B+5",
];

/** The example as a file beside the package's folder. */
async function example(): Promise<string> {
  const readme = await readFile("www/engine/package/README.md", "utf8");
  const [, text = ""] = /```js\n(import [\s\S]*?)```/.exec(readme) ?? [];
  expect(text).toContain('from "loja-engine"');
  return text.replace('"loja-engine"', '"./engine/index.js"');
}

for (const place of ["page", "worker"] as const)
  test(`the example of the README in a ${place}`, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), "loja-package-"));
    const head =
      place === "page"
        ? '<script type="module" src="example.js"></script>'
        : '<script type="module" src="start.js"></script>';
    await writeFile(join(folder, "example.js"), await example());
    await writeFile(join(folder, "start.js"), 'new Worker("example.js", { type: "module" });');
    const one = await host({
      folders: { "/engine/": "package/loja-engine", "/": folder },
      pages: { "/": `<!doctype html><html lang="en"><head><title>An example</title>${head}</head></html>` },
      headers: { "content-security-policy": POLICY },
    });
    try {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await page.goto(one.url);
      await expect.poll(() => said, { timeout: 30_000 }).toEqual(SAID);
      // Nothing but the package and the page was asked for.
      expect(one.asked.filter((path) => !/^\/(engine\/[\w.]+|\w+\.js)?$/.test(path))).toEqual([]);
    } finally {
      await one.close();
      await rm(folder, { recursive: true });
    }
  });
