/** Pages made as an author would make them, with the built files and the packed package, on hosts as authors have them. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { build, createServer, preview } from "vite";
import { expect, test } from "../site.ts";
import { board, drawn, plays, press, state } from "./authors/hand.ts";
import { type Host, type HostOptions, host, POLICY } from "./hosts.ts";

const AUTHORS = "www/e2e/articles/authors";
const open: Host[] = [];
/** A host with an author's pages and Loja's files in a folder of theirs. */
async function article(options: HostOptions = {}): Promise<Host> {
  const one = await host({ folders: { "/loja/": "dist", "/": AUTHORS }, ...options });
  open.push(one);
  return one;
}
test.afterEach(async () => void (await Promise.all(open.splice(0).map((one) => one.close()))));

const BOARD =
  '<loja-board mode="play" size="5x3">\n<pre>\n. . . . .\n. x . o .\n. . . . .\n</pre>\n</loja-board>\n';
const MODULE = '<script type="module" src="loja/loja.js"></script>';
const pageOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An article</title>${head}</head><body>${body}</body></html>`;

/** A page whose files are those of another host. */
const remote = (url: string, script: string): string =>
  pageOf(`<link rel="stylesheet" href="${url}loja/loja.css">${script}`, BOARD);
const shared = { "access-control-allow-origin": "*" };

/** Counts what moves while nobody touches anything. */
async function watchShifts(page: Page): Promise<() => Promise<{ shift: number; blocked: number }>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, blocked: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
    }).observe({ type: "longtask", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number; blocked: number } }).seen);
}

test("a plain page: boards are drawn without the engine, and the first press plays", async ({ page }) => {
  const shifts = await watchShifts(page);
  const { url, asked } = await article();
  await page.goto(`${url}plain.html`);
  for (const number of [0, 1, 2]) await drawn(board(page, number));
  await expect(board(page, 2)).toContainText("A wall");
  expect(asked.filter((path) => /worker|\.wasm|live/.test(path))).toEqual([]);
  expect(page.workers()).toHaveLength(0);
  // The last one has neither style sheet nor size, and stands below all others.
  expect((await shifts()).shift).toBe(0);

  await page.evaluate(() => {
    addEventListener("loja-move", (event) => {
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await plays(board(page, 1));
  await expect(page).toHaveTitle(/"point":"c2"/);
  expect(JSON.parse(await page.title())).toMatchObject({
    color: "black",
    kind: "play",
    number: 1,
    by: "reader",
  });
  await plays(board(page, 0));
  await expect(page.locator("body > p").last()).toHaveText("After them.");
});

test("boards play under the strictest policy, by the classic script under its own, and by files of another host that permits it", async ({
  page,
}) => {
  await test.step("the strictest policy with which anything can be calculated", async () => {
    const { url } = await article({ headers: { "content-security-policy": POLICY } });
    await page.goto(`${url}strict.html`);
    await plays(board(page));
    await expect(page.locator("#said")).toContainText('loja-move {"color":"black"');
  });
  await test.step("the classic script under its own policy", async () => {
    const policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src blob:";
    const { url } = await article({
      headers: { "content-security-policy": policy },
      pages: { "/": pageOf('<script src="loja/loja-classic.js" defer></script>', BOARD) },
    });
    await page.goto(url);
    await plays(board(page));
  });
  await test.step("files of another host that permits it", async () => {
    const files = await article({ headers: shared });
    const script = `<script type="module" src="${files.url}loja/loja.js"></script>`;
    const { url } = await article({ pages: { "/": remote(files.url, script) } });
    await page.goto(url);
    await plays(board(page));
  });
});

test("an author's colours and parts reach the inside, and a board has a width wherever it stands", async ({
  page,
}) => {
  await test.step("an author's colours and parts reach the inside", async () => {
    const parts = ["frame", "caption", "board", "words", "controls", "button", "open"];
    const style = [
      "loja-board { --loja-ground: rgb(1, 2, 3); --loja-cell: 20px }",
      ...parts.map((part, at) => `loja-board::part(${part}) { outline: ${at + 1}px solid }`),
    ].join("\n");
    const { url } = await article({ pages: { "/": pageOf(`<style>${style}</style>${MODULE}`, BOARD) } });
    await page.goto(url);
    await drawn(board(page));
    for (const [at, part] of parts.entries())
      await expect(board(page).locator(`[part~=${part}]`).first(), part).toHaveCSS(
        "outline-width",
        `${at + 1}px`,
      );
    expect((await board(page).locator("[part~=board]").boundingBox())?.width).toBeLessThan(150);
    await expect(board(page).locator("[part~=board] > *").first()).toHaveCSS(
      "background-color",
      "rgb(1, 2, 3)",
    );
  });
  await test.step("where the room takes its width from what is in it, a board has one", async () => {
    const style =
      "<style>.row { display: flex } .column { display: flex; flex-direction: column; align-items: center } .float { float: left }</style>";
    const body = `<div class="row"><p>Beside it</p>${BOARD}</div><div class="column">${BOARD}</div><table><tr><td>${BOARD}</td></tr></table><div class="float">${BOARD}</div>`;
    const { url } = await article({ pages: { "/": pageOf(style + MODULE, body) } });
    for (const [width, least] of [
      [1000, 500],
      [320, 180],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      for (const at of [0, 1, 2, 3]) {
        await drawn(board(page, at));
        const box = await board(page, at).boundingBox();
        expect(box?.width, `${at} of ${width} pixels`).toBeGreaterThan(least);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test("mistakes of authors: what can be meant is read, what can't is seen, and of two versions the first stays", async ({
  page,
  noticed,
}) => {
  await test.step("mistakes of authors: what can be meant is read, what can't be read is seen, with a sentence", async () => {
    noticed.allow.push(/^console: loja-board: /);
    const bad = "<loja-board><pre>\n. . . . .\n. x\n</pre></loja-board>";
    const br = '<loja-board mode="Play" board="Torus"><pre>. . .<br>. x .<br>. . o</pre></loja-board>';
    const curly = '<loja-board mode="prove" claim="“black: all”"><pre>. x .\n. . .</pre></loja-board>';
    const json = '<loja-board><pre>{“rows”: ["x."]}</pre></loja-board>';
    const { url } = await article({ pages: { "/": pageOf(MODULE, bad + br + curly + json) } });
    await page.goto(url);
    const fault = board(page, 0).getByRole("alert");
    await expect(fault).toContainText("row 2 has 2 places where the first has 5");
    const [text, sentence] = [await board(page, 0).locator("pre").boundingBox(), await fault.boundingBox()];
    expect(text?.width).toBeGreaterThan(80);
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(sentence?.y ?? 0);
    await drawn(board(page, 1));
    await expect(board(page, 1)).toContainText("Black to move.");
    await expect(board(page, 2)).toContainText("Quotes in HTML are straight ones");
    await expect(board(page, 3)).toContainText("the quotes of JSON are straight ones");
  });
  await test.step("two versions on one page: the first stays, the second says so", async () => {
    noticed.allow.push(/loja-board/);
    const said: string[] = [];
    page.on("console", (message) => void (message.type() === "warning" && said.push(message.text())));
    const second = '<script src="loja/loja-classic.js" defer></script>';
    const { url } = await article({
      pages: { "/": pageOf(`${MODULE}${second}${MODULE.replace(".js", ".js?v=2")}`, BOARD) },
    });
    await page.goto(url);
    await plays(board(page));
    // A module under another query is the same module behind its facade, and says nothing.
    expect(said).toHaveLength(1);
  });
});

test("a board that may not calculate, or whose files may not come, stays a diagram and says so", async ({
  page,
  noticed,
}) => {
  await test.step("WebAssembly forbidden: it is said, and the diagram stays", async () => {
    noticed.allow.push(/WebAssembly|wasm-unsafe-eval|wasm/i);
    const policy = POLICY.replace(" 'wasm-unsafe-eval'", "");
    const { url } = await article({ headers: { "content-security-policy": policy } });
    await page.goto(`${url}strict.html`);
    await drawn(board(page));
    await press(board(page));
    await state(board(page), "broken");
    await expect(page.locator("#said")).toContainText('loja-error {"code":"engine"');
    await expect(board(page).locator("[part~=board] svg").first()).toBeVisible();
    await expect(board(page).locator("[part~=words]")).toContainText(/WebAssembly|engine/);
  });
  await test.step("files of another host that does not: the diagram stays, and the classic script asks nobody", async () => {
    noticed.allow.push(/CORS policy|Failed to load resource/);
    const files = await article();
    const script = `<script type="module" src="${files.url}loja/loja.js"></script>`;
    const classic = `<script src="${files.url}loja/loja-classic.js" defer></script>`;
    const { url } = await article({
      pages: { "/": remote(files.url, script), "/classic": remote(files.url, classic) },
    });
    await page.goto(url);
    await expect(board(page).locator("pre")).toBeVisible();
    await page.goto(`${url}classic`);
    await plays(board(page));
    expect(await page.evaluate(() => Object.keys((window as never as { loja: object }).loja).sort())).toEqual(
      ["LojaBoard", "mount", "version"],
    );
  });
});

test("a slow network: the diagram is there first, and what was pressed is not lost", async ({ page }) => {
  const { url } = await article({
    delay: (path) => (/loja\.js/.test(path) ? 800 : /live|worker|\.wasm/.test(path) ? 400 : 0),
  });
  await page.goto(`${url}plain.html`, { waitUntil: "commit" });
  await expect(board(page, 1).locator("pre")).toBeVisible();
  expect(await page.evaluate(() => customElements.get("loja-board") === undefined)).toBe(true);
  // Nothing is painted before the sheet in the head is there, but it can be measured.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith("/loja.css")));
  const before = await board(page, 1).boundingBox();
  await drawn(board(page, 1));
  expect(await board(page, 1).boundingBox()).toEqual(before);
  await press(board(page, 1));
  await expect(board(page, 1)).toContainText("loading");
  await state(board(page, 1), "live");
  await expect(board(page, 1).locator('[data-point="c2"]')).toHaveAttribute("aria-label", /black/i);
});

test("many boards: nothing moves, and one engine is fetched once", async ({ page }) => {
  await test.step("ten boards with the code that is copied: nothing moves", async () => {
    const shifts = await watchShifts(page);
    const modes = ["view", "play", "prove", "referee", "play"];
    const boards = Array.from(
      { length: 10 },
      (_, at) =>
        `<p>Paragraph ${at}</p>${BOARD.replace('"play"', `"${modes[at % 5]}" caption="Board ${at}"`)}`,
    );
    const head = `<link rel="stylesheet" href="loja/loja.css">${MODULE}`;
    const { url } = await article({
      pages: { "/": pageOf(head, boards.join("")) },
      delay: (path) => (path.endsWith("loja.js") ? 300 : 0),
    });
    for (const width of [1200, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      await expect(page.locator("loja-board [part~=frame][data-state=still]")).toHaveCount(10);
      await page.waitForTimeout(200);
      const { shift, blocked } = await shifts();
      console.log(
        `ten boards at ${width} px: layout shift ${shift}, total blocking time ${blocked.toFixed(0)} ms`,
      );
      expect(shift).toBe(0);
    }
  });
  await test.step("forty boards: one engine, fetched once", async () => {
    const { url, asked } = await article({ pages: { "/": pageOf(MODULE, BOARD.repeat(40)) } });
    await page.goto(url);
    await expect(page.locator("loja-board [part~=frame][data-state=still]")).toHaveCount(40);
    expect(page.workers()).toHaveLength(0);
    for (const number of [0, 17, 39]) await plays(board(page, number));
    expect(asked.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
    await expect(page.locator("loja-board [part~=frame][data-state=still]")).toHaveCount(37);
  });
});

test.describe("the package", () => {
  let root = "";
  test.beforeAll(async () => {
    const tarball =
      (await readdir("package")).find((name) => /^loja-board-.*\.tgz$/.test(name)) ?? "no tarball";
    root = await mkdtemp(join(tmpdir(), "loja-app-"));
    await cp(join(AUTHORS, "app"), root, { recursive: true });
    const place = join(root, "node_modules/loja-board");
    await mkdir(place, { recursive: true });
    execFileSync("tar", ["-xzf", join("package", tarball), "-C", place, "--strip-components=1"]);
  });
  test.afterAll(() => rm(root, { recursive: true }));

  const works = async (page: Page, url: string): Promise<void> => {
    await page.goto(url);
    const made = page.locator("#place > div");
    await plays(made);
    await expect(page).toHaveTitle("black c2");
    await expect(made).toContainText(/Made with \d/);
    await expect(page.getByText("Open in Loja")).toBeHidden();
  };
  const config = () => ({ root, configFile: false, logLevel: "silent" }) as const;

  test("works in a new Vite application, built and while it is written", async ({ page, noticed }) => {
    await test.step("works in a new Vite application, built", async () => {
      noticed.allow.push(/favicon/);
      await build(config());
      const server = await preview({ ...config(), preview: { port: 0 } });
      try {
        await works(page, server.resolvedUrls?.local[0] ?? "");
      } finally {
        await server.close();
      }
    });
    await test.step("works in a new Vite application while it is written", async () => {
      noticed.allow.push(/favicon/);
      const server = await createServer({ ...config(), server: { port: 0, hmr: false } });
      try {
        await server.listen();
        await works(page, server.resolvedUrls?.local[0] ?? "");
      } finally {
        await server.close();
      }
    });
  });

  test("works from a file, and on a static server without a tool", async ({ page }) => {
    await test.step("works from a file, without any server", async () => {
      await writeFile(
        join(root, "file.html"),
        pageOf('<script src="node_modules/loja-board/loja-classic.js" defer></script>', BOARD),
      );
      await page.goto(pathToFileURL(join(root, "file.html")).href);
      await plays(board(page));
    });
    await test.step("works as it is on a static server, without a tool", async () => {
      const { url } = await article({
        folders: { "/": join(root, "node_modules") },
        pages: { "/page": pageOf('<script type="module" src="loja-board/loja.js"></script>', BOARD) },
      });
      await page.goto(`${url}page`);
      await plays(board(page));
    });
  });
});
