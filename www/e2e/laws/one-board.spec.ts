/** What the laws are there for, from end to end: a board is compared after a guess, argued, and given away by a link, by every hand. */
import type { Locator, Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { finger } from "../hands.ts";
import { expect, test } from "../site.ts";
import { answer, asked, begin, playHints } from "./arguing.ts";

/** Three points without capturing. */
const BOARD = {
  link: "1AQkGBQdUeuihPUwLAWA_2g",
  /** By this book, by area, by 1989. */
  results: ["Black by 1", "Black by 1", "Black by 4"],
  question: /^Black, first, can take White’s stone at a2\.$/,
};
const LAWS = ["This book", "Area", "Japanese 1989"];

const laws = (page: Page): Locator => page.getByRole("region", { name: "By other rule sets" });
const guess = (page: Page): Locator =>
  page.getByRole("group", { name: "Which of these say something else?" });

/** The line that was argued, with its start. */
const tried = (page: Page): Locator => page.getByRole("tree", { name: "Tried so far" }).getByRole("treeitem");

/** A tab a law, as there is no room for columns. */
async function told(page: Page): Promise<void> {
  for (const [index, name] of LAWS.entries())
    await expect(
      laws(page).getByRole("tab", { name: new RegExp(`^${name}: ${BOARD.results[index]}$`) }),
    ).toBeVisible();
}

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test("a board is predicted, compared, argued and shared by touch", async ({ page }) => {
  await page.goto(`./referee.html#${BOARD.link}&view=referee&rules=ljrg,area,jrg89`);
  const box = guess(page).getByRole("checkbox", { name: /^Japanese 1989/ });
  await finger.press(box);
  await expect(box).toBeChecked();
  // Before that, nothing of an answer is there.
  await expect(laws(page).getByRole("table")).toHaveCount(0);
  await expect(laws(page).getByRole("tab")).toHaveCount(0);
  await finger.press(laws(page).getByRole("button", { name: "Compare" }));
  await expect(laws(page).locator(".laws-lead")).toContainText("You said: Japanese 1989.");
  await told(page);
  // The comparison given away: whoever gets the link guesses for himself first.
  const compared = await page.context().newPage();
  await compared.goto(page.url());
  await expect(guess(compared)).toBeVisible();
  await guess(compared).getByRole("button", { name: "Skip" }).click();
  await told(compared);
  await compared.close();
  // Where 1989 leaves this book it can be argued.
  await finger.press(laws(page).getByRole("tab", { name: /^Japanese 1989/ }));
  const panel = laws(page).getByRole("tabpanel");
  await expect(panel.getByRole("columnheader")).toHaveText(["1989", "Book"]);
  await finger.press(laws(page).getByRole("button", { name: "Beside another" }));
  await expect(panel.getByRole("columnheader")).toHaveText(["1989", "Area"]);
  await finger.press(laws(page).getByRole("button", { name: /^Argue it/ }));
  await expect(asked(page)).toHaveText(BOARD.question);
  await begin(finger, page, "It holds");
  await expect(answer(page)).toContainText("You said it holds, and the engine expects so too.");
  await playHints(finger, page, 14);
  await expect(answer(page)).toContainText("so play ends as you wanted");
  // All of its moves are in the address.
  const moves = (await tried(page).count()) - 1;
  expect(moves).toBeGreaterThan(0);
  const linked = () => /line=([^&]+)/.exec(page.url())?.[1]?.split(",").length;
  await expect.poll(linked).toBe(moves);
  await nothingIsWider(page);
  // The argument given away, with its moves.
  const argued = await page.context().newPage();
  await argued.goto(page.url());
  await expect(answer(argued)).toContainText("Play is over here.You can force the capture. (I1)");
  await expect(tried(argued)).toHaveCount(moves + 1);
  await argued.close();
});
