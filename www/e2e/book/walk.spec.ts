/** The chapter, walked from its first to its last step in each way a reader may use. */
import type { Page } from "@playwright/test";
import { afresh, answer, boardReady, control, expect, line, next, point, test } from "../site.ts";

/** The moves that solve each step of the overview chapter, and the line under the board after them. */
const STEPS: { moves: string[]; line: string }[] = [
  { moves: ["b2"], line: "0 0 B 0" },
  { moves: ["c2", "b1"], line: "0 0 W 0" },
  { moves: ["pass"], line: "0 0 W 2" },
];

type Play = (page: Page, move: string) => Promise<void>;

async function walk(page: Page, play: Play, turn: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("./overview-1.html");
  for (const [index, step] of STEPS.entries()) {
    await boardReady(page);
    await expect(next(page)).not.toHaveClass(/filled/);
    for (const move of step.moves) {
      await play(page, move);
      await boardReady(page);
    }
    await expect(line(page)).toHaveText(step.line);
    await expect(answer(page).locator(".said.solved"), `step ${index + 1}`).toBeVisible();
    await expect(next(page)).toHaveClass(/filled/);
    await turn(page);
  }
  await expect(page.getByRole("heading", { name: "The status line" })).toBeVisible();
  // The course beside the text remembers it, after a reload too.
  await page.reload();
  await boardReady(page);
  await expect(page.locator("#course a.solved")).toHaveCount(STEPS.length);
}

test("by keyboard alone", async ({ page }) => {
  // Arrows from wherever the tab stop is; the board is entered with Tab and left with Tab.
  const cell = (page: Page) =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.point ?? "");
  const enterBoard = async (page: Page): Promise<void> => {
    for (let presses = 0; presses < 60 && !(await cell(page)); presses++) await page.keyboard.press("Tab");
    expect(await cell(page)).not.toBe("");
  };
  await walk(
    page,
    async (page, move) => {
      await enterBoard(page);
      if (move === "pass") return page.keyboard.press("p");
      await page.keyboard.press("Control+Home");
      const column = "abc".indexOf(move.charAt(0));
      const row = 3 - Number(move.charAt(1));
      for (let i = 0; i < column; i++) await page.keyboard.press("ArrowRight");
      for (let i = 0; i < row; i++) await page.keyboard.press("ArrowDown");
      expect(await cell(page)).toBe(move);
      await page.keyboard.press("Enter");
    },
    async (page) => {
      const wanted = await next(page).getAttribute("href");
      for (let presses = 0; presses < 80; presses++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((href) => document.activeElement?.matches(`.next[href="${href}"]`), wanted))
          break;
      }
      await page.keyboard.press("Enter");
      // Turning the page puts the reader at the top of what is new.
      await expect(page.locator(".section.current h2")).toBeFocused();
    },
  );
});

test.describe("by touch on a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test("nothing is wider than the screen, the board stays in view, and the sections open from the menu", async ({
    page,
  }) => {
    await test.step("nothing is wider than the screen, and all controls are big enough", async () => {
      for (const address of ["./", "./overview-1.html", "./overview-2.html#remove-the-cycle"]) {
        await page.goto(address);
        await boardReady(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        for (const button of await page.locator("button:visible, .onward a:visible").all()) {
          const box = await button.boundingBox();
          expect(
            Math.min(box?.width ?? 0, box?.height ?? 0),
            await button.innerText(),
          ).toBeGreaterThanOrEqual(44);
        }
        const cell = await page.locator(".board .point").first().boundingBox();
        expect(cell?.width).toBeGreaterThanOrEqual(24);
      }
    });
    await test.step("the board stays in view while the text below it scrolls", async () => {
      await afresh(page);
      await page.goto("./overview-1.html");
      await boardReady(page);
      await page.locator(".section.current .onward").scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector("article")?.scrollIntoView({ block: "end" }));
      await expect(point(page, "b2")).toBeInViewport();
      await expect(control(page, "back")).toBeInViewport();
    });
    await test.step("the sections open from the menu", async () => {
      await afresh(page);
      await page.goto("./overview-1.html");
      await boardReady(page);
      const menu = page.getByRole("button", { name: "Contents" });
      await menu.tap();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      // What the list covers is out of reach.
      await expect(page.locator("article")).toHaveAttribute("inert", "");
      // Past its end the page behind stays where it is.
      const list = page.locator("#course");
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await list.hover();
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise((settle) => setTimeout(settle, 300)));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await list.evaluate((element) => element.scrollTo(0, 0));
      await page.getByRole("link", { name: "A wall", exact: true }).tap();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("heading", { name: "A wall", exact: true })).toBeVisible();
      await boardReady(page);
      await expect(line(page)).toHaveText("0 0 B 0");
    });
  });
});
