/** Where the reader is, was, and may stop: signs and counts, the way back, parts of long chapters, the folded book. */
import type { Page } from "@playwright/test";
import { afresh, boardReady, expect, next, point, test } from "../site.ts";

const count = (page: Page) => page.locator("[data-role=course-count]");
const link = (page: Page, section: string) => page.locator(`#course [data-section="${section}"]`);

test("a reader who comes back finds where he was: signs and counts, the page, the search, the part", async ({
  page,
}) => {
  await test.step("read, tried and solved are three signs, and the count is of what is shown", async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto("./overview-1.html");
    await boardReady(page);
    await expect(count(page)).toHaveText(/^\d+ to come$/);
    await page.goto("./overview-1.html#step-1");
    await boardReady(page);
    await point(page, "a1").click();
    const section = await page.locator(".section.current").getAttribute("id");
    await expect(link(page, section ?? "")).toHaveClass(/tried/);
    await page.getByRole("button", { name: "To the start" }).click();
    await point(page, "b2").click();
    await expect(next(page)).toHaveClass(/filled/);
    await expect(link(page, section ?? "")).toHaveClass(/solved/);
    await expect(link(page, section ?? "")).toHaveAccessibleName(/\(solved\)/);
    await next(page).click();
    // The page turns after the press: until then the way on is the one that was pressed.
    await expect(page.locator(".section.current")).not.toHaveAttribute("id", section ?? "");
    await next(page).scrollIntoViewIfNeeded();
    await expect(page.locator("#course a.read")).toHaveCount(1);
    await expect(count(page)).toHaveText(/^1 solved, 1 read, \d+ to come$/);
    const shown = await page.evaluate(() =>
      ["solved", "tried", "read", "new"].map(
        (state) => document.querySelectorAll(`#course li > .${state}`).length,
      ),
    );
    const said = ((await count(page).textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect(said).toEqual(shown.filter((number) => number > 0));
  });
  await test.step("a page opens where one left it, and Continue leads to no beast that was never chosen", async () => {
    await afresh(page);
    await page.goto("./overview-2.html#mischief");
    await boardReady(page);
    await page.goto("./");
    await page.goto("./overview-2.html");
    await expect(page.locator(".section.current")).toHaveAttribute("id", "mischief");
    const back = page.getByRole("link", { name: /^Continue: / });
    await page.goto("./");
    await expect(back).toHaveAttribute("href", "./overview-2.html#mischief");
    await page.goto("./beast-7.html");
    await page.getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: "This is my guess" }).click();
    const rows = page.locator("#course [data-section]");
    await page.goto(`./beast-7.html#${await rows.last().getAttribute("data-section")}`);
    await expect(rows.last()).toHaveClass(/current/);
    await page.goto("./");
    await expect(back).toHaveAttribute("href", "./bestiary.html");
  });
  await test.step("the search shows where one left off, with its board", async () => {
    await afresh(page);
    await page.goto("./control.html#a-threat-inside");
    await boardReady(page);
    await page.goto("./about.html");
    await page.keyboard.press("/");
    const beside = page.locator(".search-aside");
    await expect(beside).toContainText("Before you count the left");
    await expect(beside).toContainText("Control, section 11. Today.");
    await expect(beside.locator("svg")).toBeVisible();
    await page.getByRole("link", { name: "Continue reading" }).click();
    await expect(page).toHaveURL(/control\.html#a-threat-inside$/);
  });
  await test.step("a long chapter is read in parts: one is open, and where one ends one may stop", async () => {
    await afresh(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("./famous-quarrels.html");
    await boardReady(page);
    const parts = page.locator("#course details.part");
    await expect(parts).toHaveCount(5);
    await expect(page.locator("#course details.part[open]")).toHaveCount(1);
    await expect(page.locator("#course details.part[open] summary")).toHaveText("1928 and 1948");
    await page.goto("./famous-quarrels.html#what-both-had-read");
    await boardReady(page);
    await expect(page.locator("#course details.part[open] summary")).toHaveText("1959: Go Seigen");
    await page.goto("./famous-quarrels.html#how-it-went-on");
    await expect(page.locator(".section.current .stopping-place")).toContainText("Part 4 of 5 ends here");
    await next(page).click();
    await expect(page.locator(".section.current .part-name")).toHaveText("Part 5 of 5: 2002: on television");
  });
});

test("whoever comes back finds the way to where he was, and nothing moved for it", async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [320, 568],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await afresh(page);
      await page.setViewportSize({ width, height });
      await page.goto("./");
      await boardReady(page);
      const back = page.getByRole("link", { name: /^Continue: / });
      await expect(back).toBeHidden();
      const board = await page.locator(".table .board").boundingBox();
      await page.goto("./control.html#a-threat-inside");
      await boardReady(page);
      await page.goto("./");
      await boardReady(page);
      await expect(back).toHaveText("Continue: Control, section 11");
      expect(await page.locator(".table .board").boundingBox()).toEqual(board);
    });
  await page.getByRole("link", { name: /^Continue: / }).click();
  await expect(page.locator(".section.current")).toHaveAttribute("id", "a-threat-inside");
});

test("beside the text only this chapter is listed, and no line of it is cut", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const address of [
    "./control.html",
    "./famous-quarrels.html",
    "./cycle-removal.html",
    "./beast-7.html",
  ]) {
    await page.goto(address);
    await expect(page.locator("#course details.whole-book")).not.toHaveAttribute("open");
    const cut = await page.locator("#course").evaluate((course) => ({
      below: course.scrollHeight - course.clientHeight,
      wide: [...course.querySelectorAll("a, summary")].filter((one) => one.scrollWidth > one.clientWidth + 1)
        .length,
    }));
    expect(cut, address).toEqual({ below: 0, wide: 0 });
  }
  await page.locator("#course summary", { hasText: "The book" }).click();
  await expect(page.locator("#course").getByRole("link", { name: /^1\. / })).toBeVisible();
});

test.describe("on a low phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test("the bar goes with the text, comes again with scrolling up, and leads to search and contents", async ({
    page,
  }) => {
    await page.goto("./control.html#a-threat-inside");
    await boardReady(page);
    const bar = page.locator(".top");
    const view = page.locator(".view").filter({ visible: true });
    await page.mouse.move(160, 500);
    await page.mouse.wheel(0, 500);
    await expect(bar).not.toBeInViewport();
    await expect.poll(async () => (await view.boundingBox())?.y).toBe(0);
    // What is brought into sight for the reader costs him no room.
    await page.evaluate(() => new Promise((over) => setTimeout(over, 1100)));
    await page.evaluate(() => scrollBy({ top: -100, behavior: "instant" }));
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, -60);
    await expect(bar).toBeInViewport({ ratio: 1 });
    // The board makes room for it.
    await expect.poll(async () => (await view.boundingBox())?.y).toBe(48);
    const here = await page.evaluate(() => scrollY);
    expect(here).toBeGreaterThan(48);
    await page.getByRole("button", { name: "Contents" }).tap();
    await expect(page.locator("#course")).toHaveClass(/open/);
    await page.getByRole("button", { name: "Contents" }).tap();
    await page.getByRole("button", { name: "Search" }).tap();
    await expect(page.getByRole("searchbox").or(page.getByRole("combobox"))).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 60);
    await expect(bar).not.toBeInViewport();
  });
});

test("on the first screen the Tab key comes to the board and the answers before the contents", async ({
  page,
}) => {
  await page.goto("./");
  await boardReady(page);
  const answers = page.getByRole("radio").first();
  for (let presses = 0; presses < 13; presses++) {
    await page.keyboard.press("Tab");
    if (await answers.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error("thirteen presses do not lead to the answers");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("the text begins at its top, an answer that is chosen moves nothing, and the bar has whole words", async ({
    page,
  }) => {
    await test.step("a proof that begins by itself leaves the reader at the top of its text", async () => {
      await page.goto("./index.html#one-eye");
      await boardReady(page);
      await next(page).tap();
      await expect(page.getByRole("heading", { name: "Your turn: you are White." })).toBeAttached();
      const heading = page.getByRole("heading", { name: "And if Black claims them?" });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step("an answer that is chosen moves nothing, and its button comes into sight", async () => {
      await afresh(page);
      await page.goto("./control.html#what-a-border-is");
      await boardReady(page);
      const answers = page.locator(".section.current .choice");
      // None of them lies below the board, which stays at the top.
      await answers.first().evaluate((one) => one.scrollIntoView({ block: "center" }));
      const before = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await answers.first().tap();
      const guess = page.locator(".section.current").getByRole("button", { name: "This is my guess" });
      await expect(guess).toBeEnabled();
      await expect(guess).toBeInViewport({ ratio: 1 });
      const after = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(after).toEqual(before);
      // Nor does its reply, which stands below it.
      await afresh(page);
      await page.goto("./control.html");
      await boardReady(page);
      for (const choice of [0, 2]) {
        const chosen = page.locator(".section.current .choice").nth(choice);
        const topOf = async () => Math.round((await chosen.boundingBox())?.y ?? 0);
        await chosen.locator("[type=radio]").check({ force: true });
        const top = await topOf();
        // Where it is: a press by Playwright may scroll to it first.
        await guess.evaluate((send: HTMLElement) => send.click());
        await expect(page.locator(".section.current [data-role=answer] .astray")).toBeInViewport();
        expect(await topOf()).toBe(top);
      }
    });
    await test.step("the bar tells a title in whole words", async () => {
      await afresh(page);
      const places = [
        "./index.html#what-the-books-say",
        "./overview-2.html",
        "./authors.html",
        "./never-played.html",
      ];
      for (const address of places) {
        await page.goto(address);
        const title = page.locator(".top .where");
        // Two lines, so that it is no wall of words beside the number of the section.
        expect((await title.boundingBox())?.height).toBeLessThanOrEqual(36);
        expect(await title.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
        expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      }
    });
  });
});
