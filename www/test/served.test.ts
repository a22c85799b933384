/** While writing, the names that authors use are served from the sources, so that nothing has to be built first. */
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elementWithSite } from "../../vite.element.config.ts";

let server: ViteDevServer;
let base = "";

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [elementWithSite()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  base = server.resolvedUrls?.local[0] ?? "";
});
afterAll(() => server.close());

test.each([
  ["loja.js", "text/javascript", "/www/element/loja.ts"],
  ["loja-classic.js", "text/javascript", "/www/element/loja.ts"],
  ["embed.js", "text/javascript", "/www/embed/embed.ts"],
  ["loja.css", "text/css", "loja-board"],
  ["embed.css", "text/css", "main"],
  ["embed.html", "text/html", "./embed.js"],
  ["parent.js", "text/javascript", "loja:size"],
])("%s", async (name, type, holds) => {
  const response = await fetch(`${base}${name}?v=1`);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toContain(holds);
});

test.each(["/www/element/loja.ts", "/www/embed/embed.ts"])("%s is script by then", async (path) => {
  const response = await fetch(base + path.slice(1));
  expect(response.headers.get("content-type")).toContain("javascript");
  expect(await response.text()).toContain("../../");
});
