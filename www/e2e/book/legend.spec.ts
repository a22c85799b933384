/** The legend as a page: every sign is drawn beside its name, in either theme and at every width. */
import { axeFindsNothingInEitherTheme, nothingIsWider } from "../axe.ts";
import { expect, test } from "../site.ts";

for (const width of [1440, 1024, 390, 320])
  test(`at ${width} px every sign is drawn, nothing is too wide, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("./legend.html");
    const signs = page.locator(".legend-sign");
    const count = await signs.count();
    expect(count).toBeGreaterThan(20);
    await expect(signs.locator("svg")).toHaveCount(count);
    await nothingIsWider(page);
    await axeFindsNothingInEitherTheme(page);
  });

test("one comes to it from the foot of a page and from More", async ({ page }) => {
  await page.goto("./control.html");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "What the signs on the board mean" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signs");
});
