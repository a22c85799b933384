/** What the laws are there for, from end to end: a board is compared after a guess, argued, and given away by a link, by every hand. */
import type { Locator, Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { finger, type Hand, keys, mouse } from "../hands.ts";
import { expect, test } from "../site.ts";
import { answer, asked, begin, playHints } from "./arguing.ts";

interface Board {
  name: string;
  link: string;
  /** By this book, by area, by 1989. */
  results: [string, string, string];
  /** What is asked first when somebody argues. */
  question: RegExp;
}

const BOARDS: Board[] = [
  {
    name: "three points without capturing",
    link: "1AQkGBQdUeuihPUwLAWA_2g",
    results: ["Black by 1", "Black by 1", "Black by 4"],
    question: /^Black, first, can take White’s stone at a2\.$/,
  },
  {
    name: "two more dead stones",
    link: "1AQcEBAc_p5EACwFggUM",
    results: ["Black by 5", "Black by 1", "A draw"],
    question: /^(Black|White), first, can take /,
  },
  {
    name: "beast 14",
    link: "1AQcIAgeGryEACwFgxnE",
    results: ["A draw", "Black by 1", "Black by 15"],
    question: /^Black, first, can take /,
  },
];
const LAWS = ["This book", "Area", "Japanese 1989"];

const laws = (page: Page): Locator => page.getByRole("region", { name: "By other rule sets" });
const guess = (page: Page): Locator =>
  page.getByRole("group", { name: "Which of these say something else?" });

/** The line that was argued, with its start. */
const tried = (page: Page): Locator => page.getByRole("tree", { name: "Tried so far" }).getByRole("treeitem");

/** Says that 1989 differs, and looks. Whatever is pressed, a checkbox takes a blank. */
async function predict(hand: Hand, page: Page): Promise<void> {
  const box = guess(page).getByRole("checkbox", { name: /^Japanese 1989/ });
  if (hand === keys) {
    await box.focus();
    await page.keyboard.press("Space");
  } else await hand.press(box);
  await expect(box).toBeChecked();
  // Before that, nothing of an answer is there.
  await expect(laws(page).getByRole("table")).toHaveCount(0);
  await expect(laws(page).getByRole("tab")).toHaveCount(0);
  await hand.press(laws(page).getByRole("button", { name: "Compare" }));
  await expect(laws(page).locator(".laws-lead")).toContainText("You said: Japanese 1989.");
}

/** A column a law where there is room, a tab a law where there is none. */
async function told(page: Page, results: Board["results"], inTabs: boolean): Promise<void> {
  if (!inTabs) return expect(laws(page).locator(".law-result")).toHaveText(results);
  for (const [index, name] of LAWS.entries())
    await expect(
      laws(page).getByRole("tab", { name: new RegExp(`^${name}: ${results[index]}$`) }),
    ).toBeVisible();
}

async function throughAll(hand: Hand, board: Board, page: Page): Promise<void> {
  const inTabs = (page.viewportSize()?.width ?? 0) < 400;
  await page.goto(`./referee.html#${board.link}&view=referee&rules=ljrg,area,jrg89`);
  await predict(hand, page);
  await told(page, board.results, inTabs);
  // The comparison given away: whoever gets the link guesses for himself first.
  const compared = await page.context().newPage();
  await compared.goto(page.url());
  await expect(guess(compared)).toBeVisible();
  await guess(compared).getByRole("button", { name: "Skip" }).click();
  await told(compared, board.results, inTabs);
  await compared.close();
  // Where 1989 leaves this book it can be argued.
  if (inTabs) await hand.press(laws(page).getByRole("tab", { name: /^Japanese 1989/ }));
  await hand.press(laws(page).getByRole("button", { name: /^Argue it/ }));
  await expect(asked(page)).toHaveText(board.question);
  await begin(hand, page, "It holds");
  await expect(answer(page)).toContainText("You said it holds, and the engine expects so too.");
  await playHints(hand, page, 14);
  await expect(answer(page)).toContainText("so play ends as you wanted");
  // All of its moves are in the address.
  const moves = (await tried(page).count()) - 1;
  expect(moves).toBeGreaterThan(0);
  const linked = () => /line=([^&]+)/.exec(page.url())?.[1]?.split(",").length;
  await expect.poll(linked).toBe(moves);
  if (inTabs) await nothingIsWider(page);
  // The argument given away, with its moves.
  const argued = await page.context().newPage();
  await argued.goto(page.url());
  await expect(answer(argued)).toContainText("Play is over here.You can force the capture. (I1)");
  await expect(tried(argued)).toHaveCount(moves + 1);
  await argued.close();
}

/** A board for each hand. */
const [THREE, TWO, BEAST] = BOARDS as [Board, Board, Board];
for (const [hand, board] of [
  [mouse, THREE],
  [keys, TWO],
] as const)
  test(`${board.name}: predicted, compared, argued and shared ${hand.name}`, async ({ page }) => {
    test.slow();
    await throughAll(hand, board, page);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  test(`${BEAST.name}: predicted, compared, argued and shared ${finger.name}`, async ({ page }) => {
    test.slow();
    await throughAll(finger, BEAST, page);
  });
});
