/** The elements of somebody’s article, used by a reader: by mouse, by touch and by keys. */
import type { Locator, Page } from "@playwright/test";
import { finger, type Hand, keys, mouse } from "../hands.ts";
import { expect, OFTEN, test } from "../site.ts";
import { type Host, host } from "./hosts.ts";

let article: Host;
test.beforeAll(async () => {
  article = await host({ folders: { "/loja/": "dist", "/": "www/e2e/articles/embed" } });
});
test.afterAll(() => article.close());

type Told = { name: string; detail: Record<string, unknown> };

/** Opens the article, and keeps what its elements tell. */
async function open(page: Page): Promise<{ told(name: string): Promise<Told["detail"][]> }> {
  await page.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    for (const name of ["loja-move", "loja-verdict", "loja-error"])
      addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent).detail }));
  });
  await page.goto(`${article.url}elements.html`);
  return {
    told: (name) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as { told: Told[] }).told
            .filter(({ name }) => name === wanted)
            .map(({ detail }) => detail),
        name,
      ),
  };
}

const button = (at: Locator, name: string | RegExp): Locator => at.getByRole("button", { name, exact: true });
const place = (at: Locator, name: string): Locator =>
  at.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
const headline = (at: Locator): Locator => at.locator(".headline");
const still = (at: Locator): Locator => at.locator("[part=board] .board.figure");
const isLive = (at: Locator): Promise<void> =>
  expect(at.locator("[part=frame]")).toHaveAttribute("data-state", "live");

/** The first press of a reader, on a point of the board that nothing was loaded for yet. */
async function begin(
  at: Locator,
  hand: Hand,
  name: string,
  place_: (name: string) => Locator,
): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  if (hand === keys) {
    await hand.press(still(at));
    await isLive(at);
    return hand.press(place_(name));
  }
  const box = await still(at).boundingBox();
  if (!box) throw new Error("there is no board");
  const size = await at.evaluate((one) => one.getAttribute("size") ?? "");
  const [columns, rows] = size.split("x").map(Number) as [number, number];
  const position = {
    x: (box.width * (0.9 + "abcdefgh".indexOf(name.charAt(0)))) / (columns + 0.8),
    y: (box.height * (0.9 + rows - Number(name.slice(1)))) / (rows + 0.8),
  };
  await (hand === finger ? still(at).tap({ position }) : still(at).click({ position }));
  await isLive(at);
}

test.describe("by touch, on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 352, height: 640 } });

  test("mouse, touch and keys do the same: a claim of nineteen points is refuted in three moves, the first press being the first", async ({
    page,
  }) => {
    test.slow();
    for (const hand of [mouse, finger, keys])
      await test.step(hand.name, async () => {
        const { told } = await open(page);
        const at = page.locator("#cut");
        await begin(at, hand, "c1", (name) => place(at, name));
        await expect(at.getByRole("listitem").filter({ hasText: "c1" })).toContainText("takes b1");
        await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
        await hand.press(place(at, "b1"));
        await expect(headline(at)).toHaveText("The claim is refuted.");
        await expect(at.getByRole("region", { name: "Answer" })).toContainText("never be captured");
        await expect(at.getByRole("list", { name: "Moves" }).getByRole("listitem")).toHaveCount(3);
        await expect(at).toContainText("joins a1, for good");
        await expect(at).toContainText("1 black stone captured");
        expect(await told("loja-move")).toMatchObject([
          { color: "white", kind: "play", point: "c1", number: 1, by: "reader" },
          { color: "black", kind: "play", number: 2, by: "engine" },
          { color: "white", kind: "play", point: "b1", number: 3, by: "reader" },
        ]);
        expect(await told("loja-verdict")).toMatchObject([
          { mode: "prove", claim: { player: "black" }, verdict: "refuted", won: null },
          { verdict: "refuted", won: true },
        ]);
        await hand.press(button(at, "Start again"));
        await expect(at.getByRole("list", { name: "Moves" })).toBeHidden();
        await hand.press(button(at, "Side"));
        // Now White is the engine, and moves first.
        await expect(at).toContainText("You prove it.");
        await expect(at.getByRole("listitem").first()).toContainText("c1");
        expect(await told("loja-error")).toEqual([]);
      });
  });
});

test("when the prover can't be had the board stays, and it is tried again; one that takes long holds up no other", async ({
  page,
  noticed,
}) => {
  noticed.allow.push(/Failed to load resource|loja-board|WebAssembly|worker/i);
  await page.route(/\/prover[-_]/, (route) => route.abort());
  const { told } = await open(page);
  const at = page.locator("#cut");
  await begin(at, mouse, "c1", (name) => place(at, name));
  await expect(button(at, "Try again").first()).toBeVisible();
  expect((await told("loja-error"))[0]).toMatchObject({ code: "engine" });
  await page.unroute(/\/prover[-_]/);
  await button(at, "Try again").first().click();
  await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
  const large = page.locator("#open");
  await begin(large, mouse, "c3", (name) => place(large, name));
  await expect(large).toContainText("not decided yet");
  await button(large, "Stop the proof").first().click();
  await expect(large).toContainText("Stopped. Not decided yet");
  // Another element is not held up.
  const other = page.locator("#defend");
  await button(other, "Begin").click();
  await expect(other).toContainText("Your turn");
});

/** How far down the page is, once it no longer glides: the same over thirty frames. */
const resting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let [at, frames] = [scrollY, 0];
    while (frames < 30) {
      await new Promise(requestAnimationFrame);
      frames = scrollY === at ? frames + 1 : 0;
      at = scrollY;
    }
    return at;
  });

test("keys belong to the page until an element has the focus, and then only those that mean something", async ({
  page,
}) => {
  const { told } = await open(page);
  const at = page.locator("#cut");
  await begin(at, mouse, "c1", (name) => place(at, name));
  await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
  await page.getByRole("link", { name: "A link of the author’s" }).focus();
  await page.evaluate(() => scrollTo(0, 0));
  for (const key of ["u", "p", "h", "Enter"]) await page.keyboard.press(key);
  await expect(at.getByRole("list", { name: "Moves" }).getByRole("listitem")).toHaveCount(2);
  await page.locator("h1").click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Space");
  await expect.poll(() => page.evaluate(() => scrollY), { intervals: OFTEN }).toBeGreaterThan(100);
  const before = await resting(page);
  // A key that comes while the page glides may be lost in it, so it is pressed until it does something.
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    expect(await resting(page)).toBeGreaterThan(before);
  }).toPass({ intervals: OFTEN });
  // On the board they are the board's.
  await place(at, "b1").focus();
  const held = await resting(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  expect(await resting(page)).toBe(held);
  await page.keyboard.press("u");
  await expect(at.getByRole("list", { name: "Moves" })).toBeHidden();
  expect(await told("loja-move")).toHaveLength(2);
});

test("an element that is taken out and put back begins anew; of forty only the used ones live", async ({
  page,
}) => {
  await test.step("an element that is taken out and put back begins anew; others go on", async () => {
    await open(page);
    const [at, other] = [page.locator("#cut"), page.locator("#play")];
    await begin(other, mouse, "c2", (name) => place(other, name));
    await begin(at, mouse, "c1", (name) => place(at, name));
    await at.evaluate((one) => {
      const parent = one.parentElement;
      one.remove();
      setTimeout(() => parent?.prepend(one), 100);
    });
    await expect(still(at)).toBeVisible();
    await begin(at, mouse, "c1", (name) => place(at, name));
    await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
    await expect(at.locator("[part=more]")).toHaveCount(1);
    await place(other, "d1").click();
    await expect(headline(other)).toHaveText("Move 2.");
  });
  await test.step("forty elements, of which the used ones live", async () => {
    await open(page);
    await page.evaluate(() => {
      const one = document.querySelector("#cut");
      for (let count = 0; count < 40; count++)
        one?.after(Object.assign(one.cloneNode(true), { id: `n${count}` }));
    });
    for (const id of ["n39", "n20", "n0"]) {
      const at = page.locator(`#${id}`);
      await begin(at, mouse, "c1", (name) => place(at, name));
      await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
    }
    await expect(page.locator("loja-board [data-state=live]")).toHaveCount(3);
  });
});

test("nothing of a live element comes into the article or the other way; its place opens in Loja", async ({
  page,
  context,
}) => {
  await test.step("nothing of a live element comes into the article, and nothing of the article into it", async () => {
    await open(page);
    const looks = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll("h1, h2, p, a")].map((one) => {
          const { color, font, margin, padding } = getComputedStyle(one);
          return [color, font, margin, padding].join();
        }),
      );
    const before = await looks();
    const at = page.locator("#cut");
    await begin(at, mouse, "c1", (name) => place(at, name));
    await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
    expect(await looks()).toEqual(before);
    await expect(headline(at)).toHaveCSS("text-transform", "none");
    await expect(button(at, "Pass")).not.toHaveCSS("color", "rgb(0, 128, 0)");
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });
  await test.step("the same place opens in Loja", async () => {
    await open(page);
    const at = page.locator("#cut");
    await begin(at, mouse, "c1", (name) => place(at, name));
    await expect(headline(at)).toHaveText(/ still can’t hold the claimed points\.$/);
    const link = at.getByRole("link", { name: "Open in Loja" });
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await expect(opened).toHaveURL(/referee\.html#1.*&view=claim&claim=black:.*&side=refuter&line=c1,/);
    await expect(opened.getByRole("region", { name: "Answer" })).toBeVisible();
  });
});
