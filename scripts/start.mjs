// npm start: builds what is missing and serves the page; vite.config.ts rebuilds what changes.

import { prepare } from "./build.mjs";

/** A window can only open where there is a screen and a person. */
const hasDisplay = () =>
  !process.env.CI &&
  (["darwin", "win32"].includes(process.platform) ||
    Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY));

export async function main(args) {
  if (args.includes("--help")) {
    console.log("npm start [-- --port N]   builds what is missing and serves the page on localhost");
    return;
  }
  await prepare({ quick: true });
  const at = args.indexOf("--port");
  const server = await openServer(Number(at >= 0 ? args[at + 1] : process.env.PORT) || 5173);
  if (hasDisplay()) server.openBrowser();
}

/** Serves the page and prints the address; Vite says so and tries the next port when one is taken. */
export async function openServer(wanted, config = {}) {
  const { createServer } = await import("vite");
  const server = await createServer({ ...config, server: { port: wanted } });
  await server.listen();
  server.printUrls();
  return server;
}
