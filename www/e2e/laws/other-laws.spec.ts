/** One position by many laws: predicted, compared, played and given away, by every hand. */
import type { Locator, Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { type Hand, keys, mouse } from "../hands.ts";
import { afresh, expect, test } from "../site.ts";

/** Bent four with a large internal ko threat. */
const BEAST_28 = "1AQ0HBwfR29bO5XPmlB8LCwNwADDJ0A";
/** Bent four in the corner of seven by three. */
const BENT_FOUR = "1AQgHAwd92X2LAAsBYLlC";
/** Five by five: by 1989 all white stones at the right are dead, and so is the black one among them. */
const FIVE = "1AQgFBQc_5T_BQgsBYC28";

const laws = (page: Page): Locator => page.getByRole("region", { name: "By other rule sets" });
const button = (page: Page, name: string | RegExp): Locator => laws(page).getByRole("button", { name });
const guess = (page: Page): Locator =>
  page.getByRole("group", { name: "Which of these say something else?" });
const column = (page: Page, name: string): Locator => laws(page).getByRole("columnheader", { name });
const tab = (page: Page, name: string): Locator =>
  laws(page).getByRole("tab", { name: new RegExp(`^${name}`) });

const address = (link: string, rules: string): string => `./referee.html#${link}&view=referee&rules=${rules}`;

/** Whatever is pressed, a checkbox takes a blank. */
async function mark(hand: Hand, page: Page, name: string): Promise<void> {
  const box = guess(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
  if (hand === keys) {
    await box.focus();
    await page.keyboard.press("Space");
  } else await hand.press(box);
  await expect(box).toBeChecked();
}

test("a board is predicted, compared and played out by keyboard", async ({ page }) => {
  await page.goto(`./referee.html#${FIVE}&view=referee`);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  // Before anybody asks, nothing about other laws is there.
  const ask = page.getByRole("button", { name: "Ask other rule sets" });
  await expect(ask).toBeVisible();
  expect(asked.filter((url) => /systems|comparison/.test(url))).toEqual([]);
  await keys.press(ask);
  await expect(laws(page).getByRole("heading", { name: "By other rule sets" })).toBeFocused();
  // Three of them are enough, and are quick.
  await keys.press(button(page, "Other rule sets"));
  for (const name of ["Japanese 2003", "New Amateur-Japanese"]) {
    const box = laws(page)
      .locator(".laws-panel")
      .getByRole("checkbox", { name: new RegExp(`^${name}`) });
    await box.focus();
    await page.keyboard.press("Space");
  }
  await keys.press(button(page, "Show these"));
  await expect(laws(page).getByText("3 of 16 shown")).toBeVisible();
  await expect(page).toHaveURL(/&rules=ljrg,area,jrg89/);

  await expect(laws(page).getByRole("table")).toHaveCount(0);
  await mark(keys, page, "Japanese 1989");
  await keys.press(button(page, "Compare"));
  await expect(laws(page).locator(".laws-lead")).toHaveText("You said: Japanese 1989. Area differs too.");
  await expect(column(page, "Japanese 1989")).toBeVisible();
  const table = laws(page).getByRole("table");
  await expect(table.getByRole("rowheader", { name: /Which stones are dead\?/ })).toContainText(
    "Here they differ. Japanese 1989 leaves this book.",
  );
  await expect(table.getByRole("row", { name: /May play stop/ })).toContainText("Yes, by all three");
  await expect(table.getByRole("row", { name: /Which points are whose/ })).toContainText(
    "Area leaves this book.",
  );
  await expect(table.locator(".law-result")).toHaveText(["Black by 5", "Black by 7", "A draw"]);

  // The words that decide, and where they stand.
  const clause = table.getByText("Article 7.1 as I1 to I6");
  await keys.press(clause);
  await expect(table.getByText("lines 4588 to 4592")).toBeVisible();

  // The line that shows it, by the rules of 1989: a stone is taken at its end.
  await keys.press(button(page, "Play the sequence: Japanese 1989"));
  const line = page.getByRole("group", { name: "A sequence under Japanese 1989" });
  await expect(line.getByRole("button", { name: "Forward" })).toBeEnabled();
  const moves = await line.getByRole("listitem").count();
  expect(moves).toBeGreaterThan(2);
  for (let move = 0; move < moves; move++) {
    await keys.press(line.getByRole("button", { name: "Forward" }));
    await expect(line.getByRole("status")).toContainText(`Move ${move + 1} of ${moves}`);
  }
  await expect(line.getByRole("status")).toContainText("which takes d5");
  await expect(line.getByRole("button", { name: "Forward" })).toHaveAttribute("aria-disabled", "true");
  // The reader may try a move of his own, and is told what these rules forbid.
  await keys.press(line.getByRole("button", { name: "To the start" }));
  await keys.press(line.getByRole("gridcell", { name: /^a5,/ }));
  await expect(line.getByRole("status")).toContainText("Move 1 of 1: Black a5");
  await keys.press(line.getByRole("button", { name: "Close" }));
  await expect(button(page, "Play the sequence: Japanese 1989")).toBeFocused();
});

test("a link gives a comparison away; what is not decided is said to be open, with a reason, and can be gone on with", async ({
  page,
}) => {
  await test.step("given away by a link, with a name that means nothing", async () => {
    await page.goto(address(BENT_FOUR, "ljrg,area,stone,chinese"));
    await expect(page.locator(".play-notice")).toContainText(
      "“chinese” names no rules; there are ljrg, jrg89",
    );
    await mark(mouse, page, "Area");
    await mark(mouse, page, "Stones");
    await button(page, "Compare").click();
    await expect(laws(page).locator(".laws-lead")).toHaveText("You said: Area and Stones. Right.");
    await expect(column(page, "Stones")).toBeVisible();
  });
  await test.step("what is not decided is said to be open, with a reason, and can be gone on with", async () => {
    await afresh(page);
    await page.goto(address(BEAST_28, "ljrg,area,ing,jrg89"));
    await guess(page).getByRole("button", { name: "Skip" }).click();
    await expect(laws(page).locator(".law-result")).toHaveText([
      "Black by 1",
      "Black by 3",
      "Black by 3",
      "Not decided",
    ]);
    await button(page, "Stop").click();
    await expect(button(page, "Continue")).toBeFocused();
    const open = laws(page).getByRole("row", { name: /^Still open/ });
    await expect(open).toContainText(/The search did not find out whether the \d+ stones at .* are alive\./);
    await expect(laws(page).getByText("Here they differ. Area leaves this book.")).toBeVisible();
    await button(page, "Continue").click();
    await expect(button(page, "Stop")).toBeVisible();
    await button(page, "Stop").click();
    // What a law of the book says can be argued.
    await button(page, /^Play its claim/).click();
    await expect(page).toHaveURL(/view=claim/);
  });
});

test("an element and a frame have them too, under the judgement that their reader asks for", async ({
  page,
}) => {
  await page.goto(`./embed.html#${FIVE}&mode=referee&rules=ljrg,area,jrg89`);
  await page.getByRole("button", { name: "Who controls what?" }).click();
  await guess(page).getByRole("button", { name: "Skip" }).click();
  await expect(tab(page, "Area").or(column(page, "Area"))).toBeVisible();
  await expect(laws(page).getByRole("table")).toContainText("Which stones are dead?");
  // Nothing of an article's order of headings, and nothing wider than the frame.
  await expect(laws(page).getByRole("heading")).toHaveCount(0);
  await nothingIsWider(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(tab(page, "Area")).toBeVisible();
  await nothingIsWider(page);
});
