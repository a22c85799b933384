/** What the reader has done: kept, counted, saved, loaded, forgotten. And definitions, which open in place. */
import type { Page } from "@playwright/test";
import { boardReady, expect, next, point, test } from "../site.ts";

const count = (page: Page) => page.locator("[data-role=kept-count]");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Solves the first two steps of the first game. */
async function solveTwo(page: Page): Promise<void> {
  await page.goto("./overview-1.html#step-1");
  await boardReady(page);
  await point(page, "b2").click();
  await expect(next(page)).toHaveClass(/filled/);
  await page.goto("./overview-1.html#step-2");
  await boardReady(page);
  await point(page, "c2").click();
  await expect(point(page, "a2")).toHaveAccessibleName(/white/i);
  await point(page, "b1").click();
  await expect(next(page)).toHaveClass(/filled/);
}

test("another tab sees what is done, and what is forgotten", async ({ page, context }) => {
  await page.goto("./overview-1.html");
  const other = await context.newPage();
  await solveTwo(other);
  await expect(count(page)).toContainText(/^2 of/);
  await press(page, "Delete my progress").click();
  await press(page, "Delete it all").click();
  await expect(count(other)).toContainText(/^0 of/);
});

test.describe("definitions", () => {
  const term = (page: Page) => page.locator(".section.current a.term").first();
  const panel = (page: Page) => page.getByRole("dialog");

  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    await page.goto("./rules.html#rule-1");
    if (javaScriptEnabled !== false) await boardReady(page);
  });

  test("definitions open in place, by mouse and by keyboard, and stay links for whoever wants one", async ({
    page,
    context,
  }) => {
    await test.step("open in place, by mouse and by keyboard, and give the focus back", async () => {
      await term(page).click();
      await expect(panel(page)).toBeFocused();
      await expect(panel(page)).toContainText("Open the rule");
      await expect(page).toHaveURL(/rules\.html#rule-1$/);
      // Everyday words first; the rule's own are a press away.
      const own = panel(page).getByText(/^E6\.1/);
      await expect(own).toBeHidden();
      await panel(page).getByText("The rule’s own words").focus();
      await page.keyboard.press("Enter");
      await expect(own).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(term(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeHidden();
      await term(page).click();
      await page.getByRole("heading", { level: 1 }).click();
      await expect(panel(page)).toBeHidden();
      await term(page).click();
      await next(page).focus();
      await expect(panel(page)).toBeHidden();
      await term(page).click();
      await page.getByRole("link", { name: "Open the rule" }).click();
      await expect(page).toHaveURL(/precise-rules\.html#/);
    });
    await test.step("stay links for whoever wants one", async () => {
      await page.goto("./rules.html#rule-1");
      await boardReady(page);
      await expect(term(page)).toHaveAttribute("href", /precise-rules\.html#/);
      // Which page the new tab asks for is enough: a browser build that crashes in a tab behind this one has shown that too.
      const [, asked] = await Promise.all([
        context.waitForEvent("page"),
        context.waitForEvent("request", (request) => request.isNavigationRequest()),
        term(page).click({ modifiers: ["ControlOrMeta"] }),
      ]);
      expect(asked.url()).toMatch(/precise-rules\.html/);
      await expect(panel(page)).toBeHidden();
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
    test("lie under their paragraph and cover nothing", async ({ page }) => {
      await term(page).tap();
      const covered = await panel(page).evaluate((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        const others = [...(panel.parentElement?.children ?? [])].filter((one) => one !== panel);
        return others.filter((one) => {
          const rect = one.getBoundingClientRect();
          return rect.height > 0 && rect.bottom > top + 1 && rect.top < bottom - 1;
        }).length;
      });
      expect(covered).toBe(0);
      await expect(panel(page)).toBeInViewport({ ratio: 0.5 });
      await page.getByRole("button", { name: "Close" }).tap();
      await expect(panel(page)).toBeHidden();
    });
  });
});
