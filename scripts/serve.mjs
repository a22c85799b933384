// A plain static server: files of a folder under a prefix, as any host would serve them.
// node scripts/run.cjs serve [FOLDER] [--port N] [--prefix /some/where/] [--cors]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { placeOf } from "./programs.mjs";
import { Stop } from "./say.mjs";

export const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The file that answers an address, or null: nothing outside the folder, nothing hidden. */
export function fileFor(folder, prefix, address) {
  try {
    const file = placeOf(folder, prefix, address);
    return file !== null && statSync(file).isFile() ? file : null;
  } catch {
    // An address that cannot be decoded, or no such file.
    return null;
  }
}

/**
 * @param {string} folder
 * @param {{port?: number, prefix?: string, headers?: Record<string, string>}} [options]
 * @returns {Promise<import("node:http").Server>}
 */
export function serve(folder, { port = 0, prefix = "/", headers = {} } = {}) {
  const server = createServer((request, response) => {
    const file = ["GET", "HEAD"].includes(request.method) && fileFor(folder, prefix, request.url);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
      return;
    }
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...headers });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on("error", (error) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Stop(`Port ${port} is taken: choose another with --port.`) : error);
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

export async function main(args) {
  const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const folder = args[0]?.startsWith("--") ? "dist" : (args[0] ?? "dist");
  const prefix = option("--prefix") ?? "/";
  // What pages of other hosts need to use loja.js from here.
  const headers = args.includes("--cors") ? { "access-control-allow-origin": "*" } : {};
  const server = await serve(folder, { port: Number(option("--port") ?? 8080), prefix, headers });
  console.log(`${folder} is on http://localhost:${server.address().port}${prefix}`);
}
