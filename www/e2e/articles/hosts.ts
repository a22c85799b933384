/** Hosts as authors have them: a folder of pages, Loja's files beside them or elsewhere, and the headers of the host. */
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileFor, types } from "../../../scripts/serve.mjs";

export interface Host {
  /** With a slash at its end. */
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  close(): Promise<unknown>;
}

export interface HostOptions {
  /** Which folder answers which beginning of a path. */
  folders?: Record<string, string>;
  /** Pages that are no files, by path. */
  pages?: Record<string, string>;
  headers?: Record<string, string>;
  /** Milliseconds to wait before a path is answered. */
  delay?(path: string): number;
}

export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'; connect-src 'self'";

export function host({ folders = {}, pages = {}, headers = {}, delay }: HostOptions): Promise<Host> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const page = pages[path.split("?")[0] ?? ""];
    const prefix = Object.keys(folders).find((one) => path.startsWith(one));
    const file = prefix === undefined ? null : fileFor(folders[prefix] ?? "", prefix, path);
    // Browsers ask for it by themselves.
    if (path !== "/favicon.ico") asked.push(path);
    await new Promise((resolve) => setTimeout(resolve, delay?.(path) ?? 0));
    if (page !== undefined) response.writeHead(200, { ...headers, "content-type": types[".html"] }).end(page);
    else if (path === "/favicon.ico") response.writeHead(204).end();
    else if (file) {
      const type = types[extname(file) as keyof typeof types] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, "content-type": type });
      createReadStream(file).pipe(response);
    } else response.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${port}/`, asked, close });
    });
  });
}
