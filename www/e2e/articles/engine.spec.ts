/** How the engine starts on pages that are not ours: other hosts, strict policies, sandboxes, missing files. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { classicScripts } from "../../../scripts/classic.mjs";
import { inlineEngine } from "../../engine/inline-plugin.ts";
import type { Told } from "./engine-page.ts";

/** What a host does besides giving out the build. */
interface Host {
  cors?: boolean;
  gone?: RegExp;
  /** Sends a page in the place of a file, as many servers do. */
  instead?: RegExp;
}

const types: Record<string, string> = { ".js": "text/javascript", ".wasm": "application/wasm" };
const html = { "Content-Type": "text/html" };
const servers: Server[] = [];
let dist: string;

/** Serves the build and pages with what `write` puts into them; gives its address, and what was asked for. */
async function host({ cors, gone, instead }: Host = {}) {
  const asked: string[] = [];
  let page = { text: "", policy: "" };
  const server = createServer(async (request, response) => {
    const file = (request.url ?? "/").slice(1);
    asked.push(file);
    if (cors) response.setHeader("Access-Control-Allow-Origin", "*");
    if (file === "page") {
      if (page.policy) response.setHeader("Content-Security-Policy", page.policy);
      return response.writeHead(200, html).end(`<!doctype html>${page.text}`);
    }
    if (instead?.test(file)) return response.writeHead(200, html).end("<!doctype html>");
    const content = gone?.test(file) ? null : await readFile(join(dist, file)).catch(() => null);
    if (!content) return response.writeHead(404).end();
    return response.writeHead(200, { "Content-Type": types[extname(file)] ?? "" }).end(content);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const at = `http://localhost:${(server.address() as AddressInfo).port}`;
  const open = (visitor: Page, text: string, policy = "") => {
    page = { text, policy };
    return visitor.goto(`${at}/page`);
  };
  return { at, asked, open };
}

const ask = (page: Pick<Page, "waitForFunction" | "evaluate">, what = "light"): Promise<Told> =>
  page
    .waitForFunction("globalThis.ask")
    .then(() =>
      page.evaluate((what) => (globalThis as unknown as { ask(what: string): Told }).ask(what), what),
    );

const module = (at: string) => `<script type="module" src="${at}/module.js"></script>`;
const classic = (at: string) => `<script src="${at}/classic.js"></script>`;
const answered = { answer: 2 };
const all = { answer: [2, 1, "<svg", "(;"] };
const named = (files: string[], part: string): boolean => files.some((file) => file.includes(part));

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "loja-engine-"));
  for (const as of ["module", "classic"] as const)
    await build({
      configFile: false,
      base: "./",
      publicDir: false,
      logLevel: "error",
      plugins: [inlineEngine({ as }), ...(as === "classic" ? [classicScripts()] : [])],
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: false,
        rollupOptions: {
          input: { [as]: "www/e2e/articles/engine-page.ts" },
          output: { entryFileNames: "[name].js" },
        },
      },
      worker: { format: "es" },
    });
});
test.afterAll(async () => {
  for (const server of servers) server.close();
  await rm(dist, { recursive: true, force: true });
});

test("from their own files, as texts on another host’s page, and by the classic script, also in a sandbox", async ({
  page,
}) => {
  await test.step("on its own host the workers come from their own files", async () => {
    const { at, asked, open } = await host();
    await open(page, module(at));
    expect(await ask(page)).toEqual(answered);
    // One who plays needs neither files nor proofs.
    expect(asked.filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
    expect(await ask(page, "all")).toEqual(all);
    expect(asked.filter((file) => file.endsWith(".wasm"))).toHaveLength(4);
    expect(named(asked, "light")).toBe(false);
  });
  await test.step("on another host's page they come as texts", async () => {
    const { open } = await host();
    const other = await host({ cors: true });
    await open(page, module(other.at));
    expect(await ask(page, "all")).toEqual(all);
    expect(named(other.asked, ".wasm")).toBe(false);
  });
  await test.step("without the other host's permission the classic script does it", async () => {
    const { open } = await host();
    const other = await host();
    await open(page, classic(other.at));
    expect(await ask(page, "all")).toEqual(all);
  });
  await test.step("so it does in a sandbox without an origin", async () => {
    const { at, open } = await host();
    await open(page, `<iframe sandbox="allow-scripts" srcdoc='${classic(at)}'></iframe>`);
    const frame = page.frames()[1];
    if (!frame) throw new Error("there is no frame");
    expect(await ask(frame, "all")).toEqual(all);
  });
});

test("where a file is missing or something else comes, the text stands in", async ({ page }) => {
  for (const [what, faults] of [
    ["the worker is missing", { gone: /worker-/ }],
    ["a page comes in the place of the worker", { instead: /worker-/ }],
    ["the module is missing", { gone: /\.wasm$/ }],
    ["a page comes in the place of the module", { instead: /\.wasm$/ }],
  ] as const) {
    await test.step(what, async () => {
      const { at, asked, open } = await host(faults);
      await open(page, module(at));
      expect(await ask(page)).toEqual(answered);
      expect(named(asked, "light")).toBe(true);
      // What was learnt from the one holds for the others.
      expect(await ask(page, "all")).toEqual(all);
      expect(named(asked, "files-worker") || named(asked, "prover-worker")).toBe(false);
    });
  }
});

test("what does not work says why, and what the author can do; a policy that allows what is needed is enough", async ({
  page,
}) => {
  await test.step("a strict policy that allows what is needed", async () => {
    const { open } = await host();
    const other = await host({ cors: true });
    const policy = `default-src 'none'; script-src ${other.at} 'wasm-unsafe-eval'; worker-src blob:`;
    await open(page, module(other.at), policy);
    expect(await ask(page, "all")).toEqual(all);
  });
  await test.step("what does not work says why, and what the author can do", async () => {
    const whole = await host();
    const refused = async (
      script: (at: string) => string,
      policy = "",
      { at, open } = whole,
    ): Promise<Told> => {
      await open(page, script(at), policy);
      const told = await ask(page);
      expect(told.trouble).toMatch(/^[A-Z].*\.$/);
      return told;
    };
    const noWorker = { why: "worker", advice: expect.stringContaining("blob:") };
    expect(await refused(module, "worker-src 'none'")).toMatchObject(noWorker);
    expect(await refused(classic, "worker-src 'self'")).toMatchObject(noWorker);
    const noWasm = { why: "wasm", advice: expect.stringContaining("'wasm-unsafe-eval'") };
    expect(await refused(classic, "script-src 'self'; worker-src blob:")).toMatchObject(noWasm);
    const noFile = { why: "file", advice: expect.stringContaining("did not load") };
    const holes = await host({ gone: /worker-|light/ });
    expect(await refused(module, "", holes)).toMatchObject(noFile);
    expect(await refused(classic, "", holes)).toMatchObject(noFile);
  });
});
