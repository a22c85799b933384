/** Making a problem: set up, asked, checked, solved, given away as a link, and what becomes of a link that was changed. */
import type { Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { keys, place } from "../hands.ts";
import { expect, lateAnswers, test } from "../site.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const found = (page: Page) => page.locator(".own-found");
const tab = (page: Page, name: string) =>
  page.getByRole("group", { name: "Steps" }).getByRole("button", { name });
const kind = (page: Page, name: RegExp) => page.getByRole("radio", { name });

/** Whoever begins kills Black's stones: at b4, c4 and a3. */
const CORNER = "....xo.\n.xxxxo.\nxooooo.\nxo.....";

async function open(page: Page): Promise<void> {
  // Without a clipboard the text to copy stands in a box.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    }),
  );
  await page.goto("./practice.html#own");
  await expect(page.getByRole("heading", { name: "Set up a position" })).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Paste or open" }).fill(text);
  await button(page, "Open what I pasted").click();
}

async function link(page: Page): Promise<string> {
  await button(page, "Copy a link").click();
  const box = page.getByRole("textbox", { name: "The text to copy" });
  await expect(box).toHaveValue(/practice\.html#p=/);
  return box.inputValue();
}

test("after a problem the engine makes another like it", async ({ page }) => {
  // “Skip” is there before the engine, and who presses it then is not forgotten.
  await lateAnswers(page);
  await page.goto("./practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI");
  await button(page, "Skip").click();
  // The button is gone, and the focus is on what is told instead.
  await expect(page.locator(".session .headline")).toBeFocused();
  await button(page, "Another like this").click();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(button(page, "Another like this")).toHaveCount(0, { timeout: 45_000 });
  await expect(page).not.toHaveURL(/1AQkHBAdRbmfyFQAUwQ/);
  await expect(page).toHaveURL(/#p=1[A-Za-z0-9_-]+&ask=refute&set=/);
  const address = page.url();
  await expect(button(page, "Skip")).toBeVisible();
  // It can be given away like any other.
  await page.goto("about:blank");
  await page.goto(address);
  await expect(button(page, "Skip")).toBeVisible();
});

/** The same stones with a row more, so that the claim reaches no side but the left and the upper one. */
const LARGER = `${CORNER}\noo.....`;
const side = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Part of a larger board: it goes on at the" })
    .getByRole("checkbox", { name });

test("a corner of a larger board is set up by keys where there is little room, shared, and opened", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await paste(page, LARGER);
  const fading = page.locator(".setup-board .fading");
  await expect(place(page, "a5")).toBeVisible();
  await expect(fading).toHaveCount(0);
  for (const name of ["Right", "Bottom"]) await side(page, name).press(" ");
  await expect(page.getByText("keep the claim clear of these sides")).toBeVisible();
  await expect(fading.first()).toBeAttached();
  await keys.press(button(page, "Choose the question"));
  await keys.choose(kind(page, /^Find the claim/));
  await expect(page.locator("#own-lacking")).toContainText("nobody knows what lies outside");
  await keys.choose(kind(page, /^Refute it/));
  await keys.press(place(page, "a5"));
  await expect(page.locator(".own-said")).toContainText("12 of 35 points");
  await expect(button(page, "Whole board")).toBeHidden();
  await nothingIsWider(page);
  await keys.press(button(page, "Check it"));
  await expect(found(page)).toContainText("three first moves solve it: b5, c5 and a4.");
  await nothingIsWider(page);
  const address = await link(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(place(other, "b5")).toBeVisible();
  await expect(other.locator(".fading").first()).toBeAttached();
  // It is read back into the editor as it was set.
  await tab(page, "Position").click();
  await paste(page, ".....");
  await expect(side(page, "Right")).not.toBeChecked();
  await paste(page, address);
  await tab(page, "Position").click();
  await expect(side(page, "Right")).toBeChecked();
  await expect(side(page, "Bottom")).toBeChecked();
  await expect(side(page, "Top")).not.toBeChecked();
  await page.reload();
  await expect(side(page, "Bottom")).toBeChecked();
});

test("a link that was changed by hand gets a sentence, and does no harm", async ({ page }) => {
  const bad: [string, RegExp][] = [
    ["p=nonsense", /no position in this link/],
    ["p=1AQkHBAdRbmfyFQAUwQ", /contains no question/],
    ["p=1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:.f-EI", /not a problem\. .*refuted/],
    ["p=1AQkHBAdRbmfyFQAUwQ&ask=lock&set=black:200", /not a problem\./],
    ["p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI&solutions=a1", /means nothing here/],
  ];
  for (const [fragment, words] of bad) {
    await page.goto("about:blank");
    await page.goto(`./practice.html#${fragment}`);
    await expect(page.getByText(words)).toBeVisible();
    // Where there is no problem, the page is a page like others.
    await expect(page.getByRole("heading", { name: "A problem", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Bestiary" }).first()).toBeVisible();
  }
});
