/** Chapters, walked from the first section to the last by what their own data say is right. */
import type { Locator, Page } from "@playwright/test";
import { asks } from "../../chapter/data.ts";
import { afresh, boardReady, expect, MOVING, next, test } from "../site.ts";
import { dataOf, done, type Press, solve } from "../solving.ts";

/** With the browser's own mouse, arrow keys and fingers: all kinds of steps are in these. That every step of every chapter has its
 * answers is checked with the book. */
const REAL = { mouse: "rules", keys: "ending", touch: "beast-9" };

async function walk(page: Page, slug: string, press: Press): Promise<void> {
  test.setTimeout(120_000);
  await afresh(page);
  await page.goto(`./${slug}.html`);
  const { sections } = await dataOf(page);
  let solved = 0;
  for (const [index, section] of sections.entries()) {
    // What is looked for must not be found in the section that is being left.
    await expect(page.locator(`[id="${section.id}"]`)).toHaveClass(/current/);
    const figure = section.figures.find(asks);
    if (section.figures.length > 0) await boardReady(page);
    // Where the engine can’t decide, nobody knows the way.
    if (figure && figure.proof?.decided !== false) {
      await solve(page, figure, press);
      await expect(done(page), `${slug}#${figure.id}`).toBeVisible();
      solved++;
    }
    if (index + 1 < sections.length) await press(next(page));
  }
  await expect(page.locator("#course a.solved")).toHaveCount(solved);
}

test(`${REAL.mouse}, by mouse`, ({ page }) => walk(page, REAL.mouse, (place) => place.click()));

/** Walks to a point from a corner of the board, as somebody does who sees only its coordinates. */
async function walkTo(page: Page, name: string): Promise<void> {
  await page.locator('.board [tabindex="0"]').filter({ visible: true }).focus();
  await page.keyboard.press("Control+Home");
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.point ?? "");
  const [columns, corner] = ["abcdefghjklmnopqrst", await focused()];
  const down = Number(corner.slice(1)) - Number(name.slice(1));
  for (let step = 0; step < down; step++) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < columns.indexOf(name.charAt(0)); step++) await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe(name);
}

/** By arrow keys to a point, and to all else by the focus. */
async function reach(place: Locator): Promise<void> {
  const name = await place.getAttribute("data-point");
  if (name) return walkTo(place.page(), name);
  // A mouse waits for it too: while the engine thinks, Enter does nothing.
  await expect(place).toBeEnabled();
  await place.focus();
}

const byKeys: Press = async (place) => {
  await reach(place);
  const isRadio = await place.page().evaluate(() => document.activeElement?.matches("[type=radio]") ?? false);
  await place.page().keyboard.press(isRadio ? "Space" : "Enter");
};

test(`${REAL.keys}, by keys`, ({ page }) => walk(page, REAL.keys, byKeys));

test.describe("by touch at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, ...MOVING });
  test(`${REAL.touch}, and the seal on its shelf`, async ({ page }) => {
    await walk(page, REAL.touch, (place) => place.tap());
    await page.goto("./bestiary.html");
    const card = page.locator(`[data-beast=${REAL.touch}]`);
    await expect(card).toContainText("You proved it");
    await expect(card.locator("[data-role=you]")).toHaveAttribute("data-state", "proved");
    await expect(card.locator("[data-role=ruling]")).toBeVisible();
  });
});
