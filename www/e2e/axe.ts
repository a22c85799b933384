/**
 * What axe has to say of a page as it stands. It runs inside the page and brings back faults only: to have everything
 * told that is right, in a page of its own, takes five times as long. (A foreign frame is not looked into this way.)
 */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

export async function axeFindsNothing(page: Page): Promise<void> {
  expect((await axe(page).analyze()).violations).toEqual([]);
}

/** Another theme is other colours, and nothing else: only they are looked at twice. */
export async function axeFindsNothingInEitherTheme(page: Page): Promise<void> {
  await axeFindsNothing(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const { violations } = await axe(page)
    .options({ runOnly: ["color-contrast"], resultTypes: ["violations"] })
    .analyze();
  expect(violations).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Nothing lies beside the screen. */
export async function nothingIsWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
