/** A chapter that is played by other rules: a step by those of 1989, a line after the stop, and several laws below a figure. */
import type { Page } from "@playwright/test";
import { afresh, answer, boardReady, control, expect, point, test } from "../site.ts";

const acts = (page: Page) => page.locator(".section.current [data-acts] button");
const remark = (page: Page) => page.locator("[data-role=remark]");

test("a chapter is played by other rules, whose refusals name their clause, and which are fetched when they are asked for", async ({
  page,
}) => {
  await test.step("after the stop others ask, and nobody loads their rules before", async () => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto("./the-1989-rules.html");
    await boardReady(page);
    expect(asked.filter((url) => /systems|styled-playing|comparison/.test(url))).toEqual([]);
    await page.goto("./the-1989-rules.html#both-lose");
    await boardReady(page);
    const moves = page.locator(".section.current .walk-moves button");
    await expect(moves).toHaveCount(4);
    await moves.last().click();
    await expect(page.locator(".section.current .walk-note")).toContainText("Both have lost");
    await moves.first().click();
    await expect(page.locator(".section.current .walk-note")).toContainText(
      "White, who did not, moves first",
    );
    await expect(acts(page)).toHaveCount(0);
  });
  await test.step("a step is played by the rules of 1989, and its refusals name their clause", async () => {
    await afresh(page);
    await page.goto("./the-1989-rules.html#owing");
    await boardReady(page);
    // The ko that was just taken waits for a pass, and our rules have no such clause.
    await point(page, "e1").click();
    await expect(remark(page)).toContainText("article 7.2");
    // The chapter's own word is for whoever presses in vain again.
    await point(page, "e1").click();
    await expect(answer(page)).toContainText("it is marked");
    await point(page, "c1").click();
    // White has passed for the ko in the middle.
    await expect(answer(page)).toContainText("Now pass.");
    await control(page, "pass").click();
    await expect(answer(page)).toContainText("is e1 still closed?");
    await point(page, "e1").click();
    await expect(answer(page).locator(".said.solved")).toContainText("You owed no pass");
  });
  await test.step("laws are compared below a figure, after the reader has said which differ", async () => {
    await afresh(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto("./the-1989-rules.html#reproaches");
    await boardReady(page);
    expect(asked.filter((url) => /systems|comparison/.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Ask these rule sets" }).click();
    const laws = page.getByRole("region", { name: "By other rule sets" });
    await laws.getByRole("checkbox", { name: /^Japanese 1989/ }).check();
    await expect(laws.getByRole("table")).toHaveCount(0);
    await laws.getByRole("button", { name: "Compare" }).click();
    await expect(laws.locator(".laws-lead")).toContainText("You said: Japanese 1989.");
    await expect(laws.getByText("B+15").first()).toBeVisible();
  });
});
