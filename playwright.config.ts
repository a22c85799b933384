import { defineConfig } from "@playwright/test";
import { findHeadless } from "./scripts/browser.mjs";

const port = Number(process.env.LOJA_E2E_PORT ?? 4175);
// Under a sub-path, so that an address that is not relative fails here.
const prefix = "/some/where/";
const browser = findHeadless();

export default defineConfig({
  testDir: "www/e2e",
  outputDir: ".cache/e2e",
  forbidOnly: true,
  // Generous, because a slow machine is no fault of the page.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  // One more than a small machine has cores: a test waits for a good part of its time.
  workers: 3,
  fullyParallel: true,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}${prefix}`,
    browserName: "chromium",
    // Else every reply waits for its beat, which is a third of the time. What is about motion, and a walk by touch, asks for it (`MOVING` in site.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Less than a test has, so that what can't be pressed is named.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // To record a trace of every test, in case it fails, costs a quarter of the time. `--trace on` has one by hand.
    trace: "off",
    // In each test it would fetch the whole site. The tests that are about it, and a walk through a chapter, allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node scripts/run.cjs serve dist --port ${port} --prefix ${prefix}`,
    url: `http://localhost:${port}${prefix}`,
    reuseExistingServer: false,
  },
});
