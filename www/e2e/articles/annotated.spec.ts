/** Annotated games in somebody’s article: comments, marks, names and variations, by mouse, wheel and keys. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { type Host, host } from "./hosts.ts";

let article: Host;
test.beforeAll(async () => {
  article = await host({ folders: { "/loja/": "dist", "/": "www/e2e/articles/embed" } });
});
test.afterAll(() => article.close());

const comment = (at: Locator): Locator => at.getByRole("group", { name: "Comment" });
const headline = (at: Locator): Locator => at.locator(".headline");
const board = (at: Locator): Locator => at.getByRole("group", { name: /^The game\. Left and right arrows/ });
const picture = (at: Locator): Locator => at.getByRole("img");
const move = (at: Locator, name: string): Locator =>
  at.getByRole("group", { name: "Moves and variations" }).getByRole("button", { name, exact: true });

async function open(page: Page, id: string): Promise<Locator> {
  await page.goto(`${article.url}annotated.html`);
  const at = page.locator(`#${id}`);
  await at.scrollIntoViewIfNeeded();
  await expect(at.locator("[part=frame]")).toHaveAttribute("data-state", "still");
  return at;
}

test("an annotated game is walked by keys and by the wheel; what these rules forbid is shown with a sentence", async ({
  page,
}) => {
  await test.step("names, comments, variations and signs are shown and walked by keys; a comment is text and never markup", async () => {
    await test.step("names, result and the comment of each move; a comment is text and never markup", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const at = await open(page, "game");
      await expect(at).toContainText("Black: Anna (3k). White: Ben (2d). Black wins by 2.5 points");
      await expect(at).toContainText("A short game, Club night");
      await expect(headline(at)).toHaveText("Move 4 of 4.");
      await at.getByRole("button", { name: "Start" }).and(at.locator("[data-control]")).click();
      await expect(comment(at)).toHaveText("Before the <b>first</b> move. <img src=x onerror=alert(1)>");
      await at.getByRole("button", { name: "Forward" }).click();
      await expect(comment(at)).toHaveText(/The centre\.\s+Second line \] bracket\./);
      await expect(at.locator("[part=spoken]")).toContainText("Move 1 of 4. Black plays c3. The centre.");
      // Whoever only reads along loads nothing to play with.
      expect(asked.filter((file) => /\/prover[-_]|proofs|practice|x$/.test(file))).toEqual([]);
    });
    await test.step("keys walk along, and up and down change the variation", async () => {
      const at = await open(page, "game");
      await board(at).focus();
      await page.keyboard.press("Home");
      await expect(headline(at)).toHaveText("Before the first move.");
      await page.keyboard.press("ArrowUp");
      for (const words of ["Move 1 of 4.", "Move 2 of 4.", "Move 3 of 4. Variation 1 of 2."]) {
        await page.keyboard.press("ArrowRight");
        await expect(headline(at)).toHaveText(words);
      }
      await page.keyboard.press("ArrowDown");
      await expect(headline(at)).toHaveText("Move 3 of 5. Variation 2 of 2.");
      await expect(comment(at)).toHaveText("Variation.");
      await page.keyboard.press("End");
      await expect(comment(at)).toHaveText("deep");
      await expect(move(at, "5 Black b4, with a comment")).toHaveAttribute("aria-current", "step");
      // From the tree as well, and the focus goes along.
      await move(at, "5 Black b4, with a comment").focus();
      await page.keyboard.press("ArrowDown");
      await expect(move(at, "5 Black c5")).toBeFocused();
      await page.keyboard.press("Home");
      await expect(at.getByRole("button", { name: "Start" }).and(at.locator(".note-move"))).toBeFocused();
      // The way that was gone last is the way forward.
      await page.keyboard.press("End");
      await expect(move(at, "5 Black c5")).toBeFocused();
    });
    await test.step("signs, arrows, lines, territory, what is selected, dimmed or alone in view", async () => {
      const at = await open(page, "game");
      // VW: three columns of five, four rows of five.
      await expect(picture(at)).toHaveAttribute("aria-label", /^Board, 3 by 4\./);
      await move(at, "1 Black c3, with a comment").click();
      await expect(picture(at)).toHaveAttribute("aria-label", /^Board, 5 by 5\./);
      await expect(picture(at)).toHaveAttribute("aria-label", /Signs: A at b4, triangle at c3, B at d2\.$/);
      await move(at, "2 White d3, with a comment").click();
      await expect(picture(at)).toHaveAttribute(
        "aria-label",
        /Arrows: c3 to d3, a5 to e1\. Lines: a4 to e4\. Selected: b4\.$/,
      );
      await expect(at.locator(".note-stroke")).toHaveCount(3);
      await expect(at.locator(".note-selected")).toHaveCount(1);
      await expect(at.locator(".note-dimmed")).toHaveCount(5);
      await move(at, "3 Black c4, with a comment").click();
      await expect(at.locator(".note-black")).toHaveCount(4);
      await expect(at.locator(".note-white")).toHaveCount(2);
      // Dimmed until it is taken back.
      await expect(at.locator(".note-dimmed")).toHaveCount(5);
    });
    await test.step("a single position has its comment and signs; a title is a caption; a caption may have quotes", async () => {
      const at = await open(page, "position");
      await expect(comment(at)).toHaveText("A single position.");
      await expect(at).toContainText('He said "hane"');
      await expect(picture(at)).toHaveAttribute("aria-label", /Signs: X at a5\.$/);
      await expect(at.getByRole("button", { name: "Forward" })).toBeHidden();
      await expect(page.locator("#title").locator("[part=title]")).toHaveText("A corner");
    });
    await test.step("arrows and lines of a diagram of Sensei’s lie over its board, and are read aloud", async () => {
      const at = await open(page, "arrows");
      await expect(at.locator(".note-stroke")).toHaveCount(2);
      await expect(picture(at)).toHaveAttribute(
        "aria-label",
        /Black: b3.*White: a2.*Arrows: b3 to c1\. Lines: a2 to c2\.$/,
      );
      await expect(at.locator("[part=title]")).toHaveText("Two ways");
    });
  });
  await test.step("a wheel turns the page until the reader has come to the board, and then the moves", async () => {
    const at = await open(page, "game");
    await picture(at).hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await expect(headline(at)).toHaveText("Move 4 of 4.");
    await picture(at).click();
    const held = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -100);
    await expect(headline(at)).toHaveText("Move 3 of 4. Variation 1 of 2.");
    expect(await page.evaluate(() => scrollY)).toBe(held);
    // At its end the page goes on.
    await page.mouse.wheel(0, 100);
    await expect(headline(at)).toHaveText("Move 4 of 4.");
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(held);
  });
  await test.step("what these rules forbid is shown as it was played, with a sentence; what is replaced leaves nothing behind", async () => {
    await test.step("what these rules forbid is shown as it was played, and said; a plain game stays a plain one", async () => {
      const at = await open(page, "beyond");
      await expect(comment(at)).toHaveText("Nobody may play there.");
      await expect(at.locator(".fault")).toHaveText(/^Not by these rules from move 2: /);
      await at.getByRole("button", { name: "Back" }).click();
      await expect(comment(at)).toHaveText("fine");
      await expect(at.locator(".fault")).toBeHidden();
      const plain = page.locator("#plain");
      await expect(plain.locator("[part=frame]")).toHaveAttribute("data-state", "still");
      await expect(plain.locator(".note-words")).toHaveCount(0);
    });
    await test.step("stones without a liberty are shown with a sentence, plain or annotated, and nothing is asked of them", async () => {
      const plain = await open(page, "stuck");
      await expect(picture(plain)).toHaveAttribute(
        "aria-label",
        /^Nobody lives here.*Black: a3, c1\. White: b3, a2/,
      );
      await expect(plain.locator(".fault")).toHaveText(
        "Not by these rules from the start: Black has no liberty at a3 (D1); this can be shown, not judged or played on.",
      );
      // Nothing can be pressed that would ask the rules.
      await expect(plain.locator("[part=frame]")).toHaveAttribute("data-mode", "view");
      await expect(plain.getByRole("button").filter({ visible: true })).toHaveCount(0);

      const told = await open(page, "told-stuck");
      await expect(headline(told)).toHaveText("Move 3 of 3.");
      await expect(comment(told)).toHaveText("Nor does it now.");
      await expect(told.locator(".fault")).toHaveText(
        /^Not by these rules from the set-up after move 2: White has no liberty at a3 \(D1\)/,
      );
      await expect(picture(told)).toHaveAttribute("aria-label", /White: a3, c1/);
      await board(told).focus();
      await page.keyboard.press("ArrowLeft");
      await expect(comment(told)).toHaveText("White can’t breathe.");
      await page.keyboard.press("ArrowLeft");
      await expect(told.locator(".fault")).toBeHidden();
      await page.keyboard.press("ArrowLeft");
      await expect(comment(told)).toHaveText("Fine so far.");
    });
    await test.step("a game that is replaced leaves nothing behind", async () => {
      const at = await open(page, "game");
      await at.evaluate((one) => {
        one.removeAttribute("src");
        const text = one.querySelector("pre");
        if (text) text.textContent = ". x .\n. o .";
      });
      await expect(picture(at)).toHaveAttribute("aria-label", /^Board, 3 by 2\./);
      await expect(at.locator(".note-words, .note-board")).toHaveCount(0);
      expect(
        await at.evaluate((one) => (one as HTMLElement).shadowRoot?.adoptedStyleSheets.length),
      ).toBeLessThanOrEqual(2);
    });
  });
});

/** How far things moved that nobody has touched. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

test("nothing on the page moves when a game comes with its notes, nor where a board without a size keeps its room", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await open(page, "game");
  await open(page, "position");
  await expect(comment(page.locator("#position"))).toBeVisible();
  expect(await shifted()).toBe(0);
  // The text is there to be seen for a while.
  await page.route("**/loja.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const width of [1200, 390]) {
    await page.setViewportSize({ width, height: 2400 });
    await page.goto(`${article.url}sizes.html`);
    await expect(comment(page.locator("#told"))).toHaveText("After one");
    await expect(page.locator("loja-board[size]")).toHaveCount(4);
    expect(await shifted()).toBe(0);
  }
});
