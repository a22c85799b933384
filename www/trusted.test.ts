import { expect, test } from "vitest";
import { isEmbedded, isOwnWorker } from "./trusted.ts";

const PAGE = "https://go.example/some/where/overview-1.html?x#opening";

test.each([
  "https://go.example/some/where/assets/prover-worker-B0Nn0s4g.js",
  "https://go.example/some/where/assets/worker-DWXkBU3-.js",
  "https://go.example/some/where/www/engine/workers/worker.ts?worker_file&type=module",
  "./sw.js",
])("%s is ours", (address) => expect(isOwnWorker(address, PAGE)).toBe(true));

test.each([
  "https://else.example/some/where/assets/worker-DWXkBU3-.js",
  "https://go.example/assets/worker-DWXkBU3-.js",
  "https://go.example/some/where/assets/../theme.js",
  "./assets/main-DWXkBU3-.js",
  "./theme.js?assets/worker-DWXkBU3-.js",
  "./theme.js#/sw.js",
  "data:text/javascript,postMessage(1)",
  "blob:https://go.example/some/where/sw.js",
])("%s is not", (address) => expect(isOwnWorker(address, PAGE)).toBe(false));

const EMBED = "https://go.example/loja/embed.html#1AQg";

test.each([
  ["./loja.js", true],
  ["https://go.example/loja/loja-classic.js", true],
  ["classic/wake-B0Nn0s4g.js", true],
  ["assets/worker-DWXkBU3-.js", true],
  ["blob:null/2f3c", true],
  ["https://else.example/loja/loja.js", false],
  ["./theme.js", false],
  ["classic/../../loja.js", false],
  ["data:text/javascript,1", false],
])("embed.html starts %s: %s", (address, own) => expect(isEmbedded(address, EMBED)).toBe(own));
