/** A whole game for two: by two hands at one screen, by a link passed to and fro, and from a file. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { type Hand, mouse, place } from "../hands.ts";
import { expect, test } from "../site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const head = (page: Page) => page.locator(".panel h2");
const pass = (page: Page) => button(page, "Pass");

/** Two walls, and a white stone that dies in Black's part. */
const MOVES = ["c3", "d3", "c2", "d2", "c4", "d4", "c1", "d1", "c5", "d5", "b3", "b4"];
/** The end of that game, in dispute. */
const DISPUTED =
  "1AQMFBQEJAvAuDQ8OgEAYJAVz50SrGSFagABnyg&one=Anna&other=Ben&way=agreed&black=one&black-dead=b4&white-dead=";
/** White only passes, and Black makes his eyes. */
const PROOF = ["pass", "b5", "pass", "a4", "pass", "b1", "pass", "a2"];

async function play(page: Page, hand: Hand, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    if (move === "pass") {
      await expect(pass(page)).toBeEnabled();
      await hand.press(pass(page));
      await expect(page.locator(".panel h2")).toBeVisible();
      continue;
    }
    await expect(place(page, move)).toHaveAccessibleName(/empty/);
    await hand.press(place(page, move));
    await expect(place(page, move)).toHaveAccessibleName(/stone/);
  }
}

/** Copies the link for the other, and lets the other open it. */
async function give(from: Page, name: string, to: Page): Promise<void> {
  await from.bringToFront();
  await button(from, `Copy link for ${name}`).click();
  await expect(from.locator(".share-said")).toContainText("Copied");
  const link = await from.evaluate(() => navigator.clipboard.readText());
  await to.bringToFront();
  await to.goto("./legend.html");
  await to.goto(link);
}

/** Takes the 5x5 board and a komi of three, by A1. */
async function open(page: Page, hand: Hand): Promise<void> {
  await page.goto("./game.html");
  await expect(place(page, "a9")).toBeVisible();
  await hand.choose(page.getByRole("radio", { name: "5", exact: true }));
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.getByRole("textbox", { name: "Your guest’s name" }).fill("Ben");
  await page.getByRole("textbox", { name: "Komi" }).fill("3");
  await page.keyboard.press("Tab");
  await expect(page.locator(".situation")).toContainText("Komi 3");
}

test("a whole game by mouse, from the opening to the agreed score, with one dispute argued", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, mouse);
  await nothingIsWider(page);
  await mouse.press(button(page, "Begin"));
  await expect(head(page)).toHaveText("Ben chooses the colour");
  await mouse.press(button(page, "White"));
  await expect(head(page)).toHaveText("Anna begins");
  await play(page, mouse, MOVES);
  await expect(head(page)).toHaveText("Ben has played b4");
  await nothingIsWider(page);
  // Taken back with leave, and played again.
  await mouse.press(button(page, "Undo"));
  await expect(page.locator(".asking-back")).toContainText("Ben would like to undo move 12");
  await mouse.press(button(page, "Anna says yes"));
  await expect(place(page, "b4")).toHaveAccessibleName(/empty/);
  // The answer is gone, and the focus is where it was asked for.
  await expect(button(page, "Undo")).toBeFocused();
  await play(page, mouse, ["b4"]);
  // An earlier move is only looked at.
  await mouse.press(page.getByRole("button", { name: /^Move 3, Black/ }));
  await expect(page.locator(".looking")).toContainText("You are viewing move 3 of 12.");
  await mouse.press(button(page, "Back to the game"));
  await expect(place(page, "b4")).toHaveAccessibleName(/white stone/);
  await mouse.press(pass(page));
  await expect(head(page)).toHaveText("Anna has passed");
  await mouse.press(pass(page));

  await expect(head(page)).toHaveText("Anna names what is dead");
  await mouse.press(place(page, "b4"));
  await expect(page.locator(".items")).toContainText("b4, one stone");
  await mouse.press(button(page, "Submit Black’s list"));
  await expect(head(page)).toHaveText("Ben names what is dead");
  await mouse.press(place(page, "b4"));
  await mouse.press(button(page, "Submit White’s list"));
  await expect(head(page)).toHaveText("Black and White differ on one string.");
  await expect(page.locator(".items")).toContainText("Black: dead; White: not dead");
  await expect(page.locator(".result-chart tbody tr").first()).toHaveText("Black91010");
  await expect(page.locator(".result-chart tbody tr").last()).toHaveText("White500 + 38");
  await expect(page.locator(".check-sums")).toContainText("agrees");
  await expect(button(page, "Agree: Black by 2")).toBeDisabled();
  await nothingIsWider(page);

  await mouse.press(button(page, "Argue it: b4, one stone"));
  await expect(page.locator(".desk-argue")).toContainText("Anna claims 15 points");
  await mouse.press(button(page, "Begin the argument"));
  await expect(head(page)).toHaveText("Ben to move");
  for (const [at, move] of PROOF.entries()) {
    await play(page, mouse, [move]);
    if (at < PROOF.length - 1) await expect(head(page)).toHaveText(at % 2 ? "Ben to move" : "Anna to move");
  }
  await expect(head(page)).toHaveText("Anna has shown it");
  await expect(page.locator(".desk-argue")).toContainText("2-eye formation");
  await mouse.press(button(page, "Enter it in the lists"));
  await expect(head(page)).toHaveText("Black and White agree.");
  await expect(page.locator(".items")).toContainText("dead, as argued");
  await mouse.press(button(page, "Agree: Black by 2"));
  await expect(head(page)).toHaveText("Anna (Black) wins by 2");
  await nothingIsWider(page);

  // The file has all of it.
  const saving = page.waitForEvent("download");
  await mouse.press(button(page, "Save as SGF"));
  const file = await (await saving).path();
  const text = await readFile(file, "utf8");
  expect(text).toContain("PB[Anna]");
  expect(text).toContain("RE[B+2]");
  expect(text).toContain("KM[3]");
  await page.goto("./legend.html");
  await page.goto("./game.html");
  await page.getByLabel("A file of a game").setInputFiles(file);
  await expect(head(page)).toHaveText("Anna (Black) wins by 2");
  await expect(page.locator(".told-moves li")).toHaveCount(14);
  await mouse.press(button(page, "Take it to the referee"));
  await expect(page).toHaveURL(/referee\.html#1/);
  await expect(place(page, "b4")).toHaveAccessibleName(/white stone/);
});

test("the referee settles a dispute, and its certificate can be taken along", async ({ page }) => {
  await page.goto(`./game.html#${DISPUTED}`);
  await expect(head(page)).toHaveText("Black and White differ on one string.");
  // One claim alone, and not yet written down.
  await button(page, "Argue it: b4, one stone").click();
  // The lists have a button of this name too.
  await expect(page.locator(".desk-argue")).toContainText("Anna claims 15 points");
  await button(page, "Ask the referee").click();
  await expect(page.locator(".budget")).toContainText("the claim holds");
  await expect(button(page, "Enter it in the lists")).toBeVisible();
  // Who argues is told nothing.
  await button(page, "Begin the argument").click();
  await expect(page.locator(".budget")).toBeHidden();
  await button(page, "Back to the lists").click();
  await button(page, "Ask the referee").click();
  await expect(page.locator(".items")).toContainText("dead, says the referee");
  // One result, agreed and judged, also for who hears it.
  await expect(page.locator(".both-results")).toHaveText("Agreed and judged: Black by 2.");
  await expect(page.locator(".desk-settle [role=status].visually-hidden")).toHaveText(
    "The referee has judged what was in dispute. Agreed and judged: Black by 2.",
  );
  const saving = page.waitForEvent("download");
  await button(page, "Save the certificate: b4, one stone").click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain("lock");
  // It opens by itself, too.
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the certificate: b4, one stone" }).click();
  const opened = await opening;
  await expect(opened.locator(".play-notice")).toContainText("Accepted. ");
  await opened.close();
  // Nobody has checked on a page that was loaded anew what the last one had judged.
  await page.reload();
  await expect(page.locator(".items")).toContainText("dead, not checked here yet");
  await button(page, "Have it checked: b4, one stone").click();
  await expect(page.locator(".items")).toContainText("dead, says the referee");
  await expect(button(page, "Agree: Black by 2")).toBeEnabled();
});

test("a game goes to and fro by link, from one browser to another", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const there = await browser.newContext({ serviceWorkers: "block", ...(baseURL && { baseURL }) });
  const guest = await there.newPage();
  for (const context of [page.context(), there])
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, mouse);
  await button(page, "Begin").click();
  await give(page, "Ben", guest);
  await expect(head(guest)).toHaveText("Which colour will you have?");
  await button(guest, "Black").click();
  await expect(head(guest)).toHaveText("Ben begins");
  await play(guest, mouse, ["c3"]);
  // It is not his turn now.
  await place(guest, "c2").click();
  await expect(place(guest, "c2")).toHaveAccessibleName(/empty/);
  await give(guest, "White", page);
  await expect(head(page)).toHaveText("Ben has played c3");
  await expect(page.locator(".turn")).toContainText("It is your turn");
  await play(page, mouse, ["c2"]);
  // What the other has not seen may be taken back at once.
  await button(page, "Undo").click();
  await expect(place(page, "c2")).toHaveAccessibleName(/empty/);
  await pass(page).click();
  await expect(head(page)).toHaveText("Anna has passed");
  await give(page, "Black", guest);
  await expect(place(guest, "c3")).toHaveAccessibleName(/black stone/);
  await pass(guest).click();
  await expect(head(guest)).toHaveText("Name what is dead");
  await button(guest, "Submit my list").click();
  await give(guest, "White", page);
  await expect(head(page)).toHaveText("Name what is dead");
  await button(page, "Submit my list").click();
  await expect(head(page)).toHaveText("You and Black agree.");
  await button(page, "Agree: Black by 21").click();
  await give(page, "Black", guest);
  await expect(guest.locator(".desk")).toContainText("Anna agrees with this score.");
  await button(guest, "Agree: Black by 21").click();
  await expect(head(guest)).toHaveText("Ben (Black) wins by 21");
  await there.close();
});

test("a dispute is argued by link: each moves his own colour, and the proof goes on where it was", async ({
  page,
  browser,
  baseURL,
}) => {
  const there = await browser.newContext({ serviceWorkers: "block", ...(baseURL && { baseURL }) });
  const guest = await there.newPage();
  for (const context of [page.context(), there])
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`./game.html#${DISPUTED}&for=one`);
  await expect(head(page)).toHaveText("You and White differ on one string.");
  await button(page, "Argue it: b4, one stone").click();
  await button(page, "Begin the argument").click();
  // White moves first, on the other side.
  await expect(head(page)).toHaveText("Ben to move");
  await expect(button(page, "Pass")).toBeDisabled();
  await give(page, "White", guest);
  await expect(head(guest)).toHaveText("Ben to move");
  await place(guest, "b5").click();
  await expect(place(guest, "b5")).toHaveAccessibleName(/white stone/);
  await expect(head(guest)).toHaveText("Anna to move");
  await give(guest, "Black", page);
  await expect(head(page)).toHaveText("Anna to move");
  await expect(place(page, "b5")).toHaveAccessibleName(/white stone/);
  await button(page, "Anna gives it up").click();
  await expect(head(page)).toHaveText("You and White agree.");
  await expect(page.locator(".items")).toContainText("not dead, given up");
  await give(page, "White", guest);
  await expect(head(guest)).toHaveText("You and Black agree.");
  await there.close();
});

test("a link of an empty board alone opens the choice of the start on it, and the game is played there", async ({
  page,
}) => {
  await page.goto("./boards.html#cylinder");
  await page.getByRole("link", { name: "a pipe of your own" }).click();
  await expect(head(page)).toHaveText("A game for two");
  await expect(page.getByRole("combobox", { name: "Board" })).toHaveValue("cylinder");
  await mouse.choose(page.getByRole("radio", { name: "Agreed" }));
  await button(page, "Begin").click();
  await play(page, mouse, ["a1", "e5"]);
  await expect(page).toHaveURL(/game\.html#1.*way=agreed/);
});
