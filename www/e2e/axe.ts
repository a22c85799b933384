/**
 * Axe's faults of a page as it stands. It runs inside the page, is put there once for each document, and brings back
 * faults only: with its builder, which brings it four times for two themes and lists everything that is right, the same
 * takes five times as long. (It does not look into a foreign frame this way.)
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const source = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

/** `without`: all rules but this one. */
async function axeFindsNothing(page: Page, without: string | undefined): Promise<void> {
  for (const frame of page.frames()) await bring(frame, frame === page.mainFrame());
  const violations = await page.evaluate(async (without) => {
    const { axe } = window as unknown as { axe: { run(on: Document, how: object): Promise<Result> } };
    interface Result {
      violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
    }
    // What fades in has its colours only when it has.
    const running = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((one) => one.finished));
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      ...(without && { rules: { [without]: { enabled: false } } }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  }, without);
  expect(violations).toEqual([]);
}

/** A frame that lets nobody in is left as it is. */
async function bring(frame: Frame, mustBe: boolean): Promise<void> {
  try {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  } catch (error) {
    if (mustBe) throw error;
  }
}

/** Nothing lies beside the screen. */
export async function nothingIsWider(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** How often axe has looked at a page of a test. */
const looks = new WeakMap<Page, number>();

/**
 * Axe finds nothing at either size, and nothing is wider than the screen; then the first size comes back. One size is seen in
 * light and the other in dark, and the next place has them the other way round, so parts that all pages share are seen in
 * both themes at both sizes. `bare`: a page without a background of its own. Axe takes it for white in the dark too, so we
 * only ask in light.
 */
export async function fineOn(
  page: Page,
  sizes: readonly { width: number; height: number }[],
  {
    without,
    bare = false,
    besides,
  }: { without?: string; bare?: boolean; besides?: () => Promise<void> } = {},
): Promise<void> {
  const seen = looks.get(page) ?? 0;
  looks.set(page, seen + 1);
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: !bare && (seen + at) % 2 ? "dark" : "light" });
    await axeFindsNothing(page, without);
    await nothingIsWider(page);
    await besides?.();
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (sizes[0]) await page.setViewportSize(sizes[0]);
}
