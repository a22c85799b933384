/** The legend as a page: every sign is drawn beside its name, and one comes to it from More. */
import { expect, test } from "../site.ts";

test("every sign is drawn, and one comes there from the foot of a page and from More", async ({ page }) => {
  await page.goto("./control.html");
  await page.getByRole("button", { name: "More" }).click();
  // In the menu it comes first, and at the page's foot it stands once more.
  await page.getByRole("link", { name: "The signs on the board" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signs");
  const signs = page.locator(".legend-sign");
  const count = await signs.count();
  expect(count).toBeGreaterThan(20);
  await expect(signs.locator("svg")).toHaveCount(count);
});
