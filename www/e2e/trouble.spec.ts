/** Bad luck: an engine that does not load, breaks or falls silent, and a site that changes under the reader. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { afresh, answer, boardReady, control, expect, line, next, point, test } from "./site.ts";
import { open } from "./solving.ts";

test.describe("an engine that does not load", () => {
  test("the page says so, the text stays, and trying again works", async ({ page, noticed }) => {
    for (const [what, pattern] of [
      ["its module is missing", "**/*.wasm"],
      ["its worker is missing", "**/worker-*.js"],
    ] as const) {
      await test.step(`${what}: the page says so, the text stays, and trying again works`, async () => {
        await afresh(page);
        noticed.allow.push(/Failed to load resource|wasm/i);
        await page.route(pattern, (route) => route.abort());
        await page.goto("./overview-1.html");
        const notice = page.getByRole("alert");
        await expect(notice).toContainText("did not load");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".section.current figure.printed svg.drawn").first()).toBeVisible();

        // Still missing: the sentence stays.
        const missed = page.waitForEvent("requestfailed");
        await page.getByRole("button", { name: "Try again" }).click();
        await missed;
        await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
        await expect(notice).toContainText("did not load");

        await page.unroute(pattern);
        await page.getByRole("button", { name: "Try again" }).click();
        await boardReady(page);
        await expect(notice).toBeHidden();
        // The button is gone; the focus is on the board and not lost.
        await expect(page.locator(".board [role=gridcell]:focus")).toHaveCount(1);
        await expect(page.locator(".section.current figure.printed svg.drawn").first()).toBeHidden();
        await point(page, "b2").click();
        await expect(point(page, "b2")).toHaveAccessibleName(/black stone/);
      });
    }
    await test.step("a module that is not one is told apart from a page that broke", async () => {
      await afresh(page);
      noticed.allow.push(/wasm/i);
      await page.route("**/*.wasm", (route) =>
        route.fulfill({ contentType: "application/wasm", body: "not a module" }),
      );
      await page.goto("./overview-1.html");
      await expect(page.getByRole("alert")).toContainText("did not load");
    });
  });
});

test.describe("while the proof table is fetched", () => {
  test("whoever leaves and comes back finds one of them", async ({ page }) => {
    let fetched = (): void => {};
    const wait = new Promise<void>((resolve) => {
      fetched = resolve;
    });
    await page.route(/assets\/styled-proof-.*\.js/, async (route) => {
      await wait;
      await route.continue();
    });
    const { id } = await open(page, "./control.html", (one) => one.proof?.you === "refuter");
    await next(page).click();
    await page.goBack();
    await expect(page.locator(`.section.current [id="${id}"]`)).toBeAttached();
    await expect(page.locator(".guest")).toHaveCount(0);
    fetched();
    await expect(page.locator(".table > .guest")).toHaveCount(1);
    await expect(page.locator(".section.current").getByRole("radio", { name: "It fails" })).toBeAttached();
  });

  test("one that does not come leaves a board to play on", async ({ page, noticed }) => {
    noticed.allow.push(/Failed to load|ERR_FAILED/);
    await page.route(/assets\/styled-proof/, (route) => route.abort());
    await open(page, "./control.html", (one) => one.proof !== null);
    await expect(answer(page)).toContainText("did not load");
    await expect(page.locator(".table")).not.toHaveClass(/has-guest/);
  });
});

test("an engine that breaks in the middle comes back, and no move is lost", async ({ page, noticed }) => {
  noticed.allow.push(/broken on purpose/);
  await page.goto("./never-played.html#board-9");
  await boardReady(page);
  await control(page, "pass").click();
  await expect(line(page)).toHaveText("0 1 B 1");
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error("broken on purpose");
    });
  });
  // The next move finds a new worker; the record was the page's all along.
  await control(page, "pass").click();
  await expect(line(page)).toHaveText("0 1 W 2");
});

test("an engine that dies without a word is replaced after a while", async ({ page }) => {
  await page.clock.install();
  await page.goto("./never-played.html#board-9");
  await boardReady(page);
  await page.workers()[0]?.evaluate(() => self.close());
  await control(page, "pass").click();
  await expect(page.locator(".table")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(11_000);
  await expect(page.getByRole("alert")).toContainText("Your moves are kept");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(line(page)).toHaveText("0 1 B 1");
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a newer version is offered, and taken only when asked for", async ({ context }) => {
    const folder = await mkdtemp(join(tmpdir(), "loja-site-"));
    const server = await serve(folder, { prefix: "/site/" });
    try {
      await cp("dist", folder, { recursive: true });
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("the server has no port");
      const page = await context.newPage();
      await page.goto(`http://localhost:${address.port}/site/`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const offer = page.locator("[data-role=update]");
      await expect(offer).toBeHidden();

      const index = join(folder, "index.html");
      await writeFile(
        index,
        (await readFile(index, "utf8")).replace(/<title>.*<\/title>/, "<title>Second edition</title>"),
      );
      const worker = join(folder, "sw.js");
      await writeFile(
        worker,
        (await readFile(worker, "utf8")).replace(/"version":"\w+"/, '"version":"second"'),
      );
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(offer).toBeVisible();

      // Not forced: a reload still shows the first edition, whole.
      await page.reload();
      await expect(page).not.toHaveTitle("Second edition");
      await expect(offer).toBeVisible();
      await page.getByRole("button", { name: "Load it" }).click();
      await expect(page).toHaveTitle("Second edition");
      await expect(offer).toBeHidden();
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});

test("no text becomes markup or script, and no worker starts but ours", async ({ page, noticed }) => {
  noticed.allow.push(/TrustedHTML|TrustedScriptURL|Trusted Type/i);
  await page.goto("./overview-1.html");
  // Its worker has answered.
  await boardReady(page);
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown): boolean => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    return [
      isRefused(() => {
        document.createElement("div").innerHTML = "<b>x</b>";
      }),
      isRefused(() => new Worker("./theme.js")),
      isRefused(() => {
        document.createElement("script").src = "./theme.js";
      }),
    ];
  });
  expect(refused).toEqual([true, true, true]);
});
