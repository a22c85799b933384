/** The gallery of boards that many laws judge: its shelves, its filters, and what it tells before and after a guess. */
import type { Page } from "@playwright/test";
import { afresh, boardReady, expect, test } from "../site.ts";
import { dataOf } from "../solving.ts";

const ALL = 25;
const GALLERY = "./twenty-five-boards.html";

const shown = (page: Page) => page.locator("[data-beast]:not([hidden])");
const toggle = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, group: string, name: string): Promise<number> =>
  Number(await toggle(page, group, name).locator("[data-role=count]").textContent());

test("filters find the boards on which a law parts; each tells its scores, and what each law says, after a guess", async ({
  page,
}) => {
  await test.step("filters find the boards on which a law parts, and at which question", async () => {
    await page.goto(GALLERY);
    await expect(shown(page)).toHaveCount(ALL);
    const parts = await countOf(page, "Differs from this book", "Japanese 1989");
    expect(parts).toBeGreaterThan(0);
    await toggle(page, "Differs from this book", "Japanese 1989").click();
    await expect(shown(page)).toHaveCount(parts);
    const dead = await countOf(page, "Where they first differ", "What is dead");
    await toggle(page, "Where they first differ", "What is dead").click();
    await expect(shown(page)).toHaveCount(dead);
    await expect(page).toHaveURL(/\?parts=jrg89&stage=dead$/);
    await page.reload();
    await expect(shown(page)).toHaveCount(dead);
  });
  await test.step("a board tells its scores, and opens what each law says, after a guess", async () => {
    await afresh(page);
    await page.goto(GALLERY);
    const card = page.locator("[data-beast=board-20]");
    await expect(card).toContainText("Not seen yet");
    await expect(card.locator("[data-role=ruling]")).toBeHidden();
    await page.goto("./board-20.html#verdicts");
    await boardReady(page);
    await expect(page.locator("#verdicts")).not.toHaveClass(/current/);
    const { sections } = await dataOf(page);
    const question = sections[0]?.figures.find(({ kind }) => kind === "question")?.question;
    if (question?.kind !== "choice") throw new Error("a board begins with a choice");
    const form = page.locator(".section.current form.question");
    await form
      .getByRole("radio")
      .nth(question.answers.findIndex(({ right }) => !right))
      .check({ force: true });
    await form.locator("[type=submit]").click();
    await page.locator("[data-fold=verdicts]").click();
    await expect(page.locator("#verdicts")).toHaveClass(/current/);
    await page.goto(GALLERY);
    await expect(card).toContainText("You predicted");
    await expect(card.locator("[data-role=ruling]")).toContainText("scores");
  });
});
