import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { main, serve } from "../serve.mjs";
import { openServer } from "../start.mjs";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "loja-serve-")), "site");
let server;
let base;

beforeAll(async () => {
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  writeFileSync(path.join(folder, "index.html"), "<h1>home</h1>");
  writeFileSync(path.join(folder, ".hidden"), "secret");
  writeFileSync(path.join(folder, "..", "outside.txt"), "secret");
  writeFileSync(path.join(folder, "assets", "a b.wasm"), "\0asm");
  server = await serve(folder, { prefix: "/some/where/" });
  base = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

test.each([
  ["/some/where/", 200, "text/html; charset=utf-8"],
  ["/some/where/index.html?x=1", 200, "text/html; charset=utf-8"],
  ["/some/where/assets/a%20b.wasm", 200, "application/wasm"],
  ["/", 404, "text/plain; charset=utf-8"],
  ["/some/where", 404, "text/plain; charset=utf-8"],
  ["/some/where/missing.js", 404, "text/plain; charset=utf-8"],
  ["/some/where/index.html/more", 404, "text/plain; charset=utf-8"],
  ["/some/where/.hidden", 404, "text/plain; charset=utf-8"],
  ["/some/where/%2e%2e/outside.txt", 404, "text/plain; charset=utf-8"],
  ["/some/where/..%2foutside.txt", 404, "text/plain; charset=utf-8"],
  ["/some/where/%00", 404, "text/plain; charset=utf-8"],
  ["/some/where/%zz", 404, "text/plain; charset=utf-8"],
])("%s answers %i", async (address, status, type) => {
  const response = await fetch(base + address);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe(type);
  await response.text();
});

test("pages of other hosts may use the files when the server is told so", async () => {
  const open = await serve(folder, { headers: { "access-control-allow-origin": "*" } });
  const { headers } = await fetch(`http://127.0.0.1:${open.address().port}/index.html`);
  open.close();
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect((await fetch(`${base}/some/where/`)).headers.get("access-control-allow-origin")).toBeNull();
});

/** Holds a port while something else wants it. */
async function holding(work) {
  const holder = createServer();
  await new Promise((resolve) => holder.listen(0, "127.0.0.1", () => resolve(undefined)));
  try {
    await work(holder.address().port);
  } finally {
    holder.close();
  }
}

test("the static server says that its port is taken", () =>
  holding(async (port) => {
    const sentence = `Port ${port} is taken: choose another with --port.`;
    await expect(main([folder, "--port", String(port)])).rejects.toThrow(sentence);
  }));

test("npm start picks another port and says so", () =>
  holding(async (port) => {
    const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const dev = await openServer(port, { root: folder, configFile: false });
    const other = dev.httpServer.address().port;
    await dev.close();
    const text = stripVTControlCharacters(said.mock.calls.flat().join("\n"));
    said.mockRestore();
    expect(other).not.toBe(port);
    expect(text).toContain(`Port ${port} is in use`);
    expect(text).toContain(`http://localhost:${other}/`);
  }));
