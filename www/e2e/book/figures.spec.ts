/** Figures in the text: drawn, numbered, laid on the board when asked for, played on from, and printed. */
import type { Page } from "@playwright/test";
import type { Section } from "../../chapter/data.ts";
import { afresh, boardReady, expect, line, test } from "../site.ts";
import { dataOf } from "../solving.ts";

const PAGE = "./precise-rules.html";

/** The first section with two figures, and the one that is not on the board at first. */
async function spare(page: Page): Promise<{ section: Section; id: string }> {
  await page.goto(PAGE);
  const section = (await dataOf(page)).sections.find(
    ({ figures }) => figures.length > 1 && figures.every(({ kind }) => kind === "figure"),
  );
  const id = section?.figures[0]?.id;
  if (!section || !id) throw new Error("no section of this page has two figures");
  await page.goto(`${PAGE}#${id}`);
  await boardReady(page);
  return { section, id };
}

const figure = (page: Page, id: string) => page.locator(`figure.printed[data-figure="${id}"]`);

test("a figure lies on the board or in the text, leads to where one plays on, and is there on paper", async ({
  page,
}) => {
  await test.step("a figure lies on the board or in the text, and leads to where one plays on from it", async () => {
    await test.step("what lies on the board is not in the text as well, and the others are", async () => {
      const { section, id } = await spare(page);
      const last = section.figures.at(-1)?.id ?? "";
      await expect(page.locator(`[id="${section.id}"]`)).toHaveClass(/current/);
      await expect(figure(page, last)).toBeHidden();
      await expect(figure(page, id).locator("svg.drawn")).toBeVisible();
      await figure(page, id).getByRole("button", { name: "Put on the board" }).click();
      await expect(figure(page, id)).toBeHidden();
      await expect(figure(page, last)).toBeVisible();
      await expect(line(page)).toHaveText(
        ((await figure(page, id).locator(".line").textContent()) ?? "").trim(),
      );
    });
    await test.step("a figure leads to where one plays on, and the same position stands there", async () => {
      await afresh(page);
      const { id } = await spare(page);
      const words = await figure(page, id).locator(".line").textContent();
      await figure(page, id).getByRole("link", { name: "Play on" }).click();
      await expect(page).toHaveURL(/referee\.html#/);
      await expect(line(page)).toHaveText((words ?? "").trim());
    });
    await test.step("so does what is on the board, under More", async () => {
      await afresh(page);
      await page.goto("./overview-1.html#step-2");
      await boardReady(page);
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("link", { name: "Play on from this position" }).click();
      await expect(page).toHaveURL(/referee\.html#/);
      await expect(page.getByRole("gridcell", { name: /^b3, white/i })).toBeVisible();
    });
  });
  await test.step("on paper every figure is there, with its number, in ink on white", async () => {
    await afresh(page);
    await page.goto(PAGE);
    await boardReady(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const all = page.locator("figure.printed[id]");
    expect(await all.count()).toBeGreaterThan(10);
    for (const one of await all.all()) {
      await expect(one.locator("svg.drawn")).toBeVisible();
      await expect(one.locator(".number")).toHaveText(/^Figure \d+$/);
    }
    await expect(page.getByRole("button", { name: "Put on the board" }).first()).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe("rgb(251, 250, 246)");
  });
});
