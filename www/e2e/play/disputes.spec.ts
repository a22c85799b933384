/** Disputes of a whole game beyond the first: with the game at stake, two at once, and against the engine. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { type Hand, keys, mouse, place } from "../hands.ts";
import { expect, test } from "../site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const head = (page: Page) => page.locator(".panel h2");
const rows = (page: Page) => page.locator(".items");

/** Two walls, a white stone that dies in Black’s part, and a black one in White’s. */
const END = "1AQMFBQEJAvAuCwEgDQ0PBAVz50SrGSFaiAAAv2c&one=Anna&other=Ben&way=agreed&black=one";
const BOTH_NAMED = `${END}&black-dead=b4&white-dead=e3`;

/** What is pressed on which board: first Black, then each twice in a row. */
const TURNS = ["1 pass", "1 e4", "2 pass", "2 b5", "1 pass", "1 e2", "2 pass", "2 a4", "2 pass", "2 b1"];
const LAST = ["2 pass", "2 a2"];

async function turns(page: Page, hand: Hand, made: readonly string[]): Promise<void> {
  for (const turn of made) {
    const [board, move = ""] = turn.split(" ");
    const shown = page.getByRole("radio", { name: board === "1" ? /^First: / : /^Second: / });
    await expect(shown).toBeChecked();
    if (move === "pass") {
      await expect(button(page, "Pass")).toBeEnabled();
      const before = page.url();
      await hand.press(button(page, "Pass"));
      await expect(page).not.toHaveURL(before);
    } else {
      await expect(place(page, move)).toHaveAccessibleName(/empty/);
      const before = page.url();
      await hand.press(place(page, move));
      await expect(page).not.toHaveURL(before);
    }
  }
}

test("two disputes are argued turn about by mouse, and both are written into the lists", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`./game.html#${BOTH_NAMED}`);
  await expect(head(page)).toHaveText("Black and White differ on 2 strings.");
  await mouse.press(button(page, "Argue both, alternating moves"));
  await expect(head(page)).toHaveText("Is it dead: e3, one stone");
  await mouse.press(button(page, "Begin the argument"));
  // The other claim is made before anything is played.
  await expect(head(page)).toHaveText("Is it dead: b4, one stone");
  await nothingIsWider(page);
  await mouse.press(button(page, "Begin the argument"));
  await expect(head(page)).toHaveText("Anna to move");
  // On the other board nobody moves now.
  await mouse.choose(page.getByRole("radio", { name: "Second: b4" }));
  await expect(button(page, "Pass")).toBeDisabled();
  await expect(page.locator(".desk-argue")).toContainText("The next move is made on the board of the other");
  await mouse.choose(page.getByRole("radio", { name: "First: e3" }));
  await turns(page, mouse, TURNS.slice(0, 4));
  // By link it goes on where it was.
  await expect(page).toHaveURL(/second-about=b4&second-line=pass,b5/);
  await page.reload();
  await turns(page, mouse, TURNS.slice(4, 6));
  await nothingIsWider(page);
  // The first is over, and the second goes on alone.
  await mouse.choose(page.getByRole("radio", { name: "First: e3" }));
  await expect(head(page)).toHaveText("Ben has shown it");
  await mouse.press(button(page, "Enter it in the lists"));
  await expect(page.getByRole("radio", { name: /^First: / })).toHaveCount(0);
  await expect(head(page)).toHaveText("Ben to move");
  for (const turn of [...TURNS.slice(6), ...LAST]) {
    const [, move = ""] = turn.split(" ");
    if (move === "pass") await mouse.press(button(page, "Pass"));
    else {
      await expect(head(page)).toHaveText("Anna to move");
      await mouse.press(place(page, move));
      if (turn !== LAST.at(-1)) await expect(head(page)).toHaveText("Ben to move");
    }
  }
  await expect(head(page)).toHaveText("Anna has shown it");
  await mouse.press(button(page, "Enter it in the lists"));
  await expect(head(page)).toHaveText("Black and White agree.");
  await expect(rows(page).getByText("dead, as argued")).toHaveCount(2);
  await expect(button(page, "Agree: Black by 1")).toBeEnabled();
});

test("who loses a dispute loses the game, if that was agreed on before it, by keys", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("./game.html");
  await expect(place(page, "a9")).toBeVisible();
  await keys.choose(page.getByRole("radio", { name: "5", exact: true }));
  await keys.press(page.getByText("Clocks and disputes"));
  await keys.choose(page.getByRole("radio", { name: "The game", exact: true }));
  await expect(page.locator(".stake-choice")).toContainText("A player who loses a dispute loses the game.");
  await nothingIsWider(page);
  await keys.press(button(page, "Begin"));
  // Who comes by link is told before he chooses.
  await expect(page.locator(".desk-colour .turn")).toContainText("who loses a dispute at the end loses");
  await expect(page).toHaveURL(/stake=game/);
  await page.goto("./legend.html");
  await page.goto(`./game.html#${END}&stake=game&black-dead=b4&white-dead=`);
  await expect(head(page)).toHaveText("Black and White differ on one string.");
  await expect(page.locator(".stake-words")).toContainText("one dispute decides it");
  await expect(button(page, "Ask the referee")).toHaveCount(0);
  await keys.press(button(page, "Argue it: b4, one stone"));
  await keys.press(button(page, "Anna gives it up"));
  await expect(head(page)).toHaveText("Ben has won the dispute, and the game");
  await nothingIsWider(page);
  // Black is ahead on the board, and has lost.
  await keys.press(button(page, "Agree: White wins"));
  await expect(head(page)).toHaveText("Ben (White) wins by a dispute");
  await nothingIsWider(page);
  const saving = page.waitForEvent("download");
  await keys.press(button(page, "Save as SGF"));
  const file = await (await saving).path();
  expect(await readFile(file, "utf8")).toContain("RE[W+F]");
  await page.goto("./legend.html");
  await page.goto("./game.html");
  await page.getByLabel("A file of a game").setInputFiles(file);
  await expect(head(page)).toHaveText("Ben (White) wins by a dispute");
  await expect(page.locator(".began")).toContainText("who loses a dispute at the end loses the game");
});

test("control is claimed against the engine, doubted and argued with it by mouse", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`./game.html#${END}&engine=other:easy`);
  await expect(head(page)).toHaveText("Name what is dead");
  await expect(page.locator(".engine-player")).toContainText("when your list is ready");
  // What it would name is not told before, by words, rows or counts.
  await expect(rows(page)).toBeHidden();
  await mouse.press(button(page, "Submit my list"));
  await expect(page.locator(".engine-player")).toContainText("The engine has named what is dead, by proof", {
    timeout: 60_000,
  });
  await expect(head(page)).toContainText("differ on");
  await page.goto("./legend.html");
  await page.goto(`./game.html#${END}&engine=other:easy`);
  await expect(head(page)).toHaveText("Name what is dead");
  await mouse.choose(page.getByRole("radio", { name: "Claims", exact: true }));
  await expect(head(page)).toHaveText("Claim what you control");
  await expect(page.locator(".engine-player")).toContainText("The engine has made its claims, by proof.");
  // Nothing of them is seen before the reader has made his.
  await expect(rows(page)).toBeHidden();
  await mouse.press(place(page, "b4"));
  // White’s part, which Black does not control.
  await mouse.press(place(page, "e1"));
  await expect(rows(page).locator("li")).toHaveCount(2);
  await nothingIsWider(page);
  await mouse.press(button(page, "Submit my list"));
  await expect(page.locator(".engine-player")).toContainText("The engine doubts one of your claims.");
  await expect(head(page)).toHaveText("You and White differ on one claim.");
  // The engine’s own claim is doubted and argued: it makes its eyes.
  await mouse.press(page.getByRole("button", { name: /^Doubt it: White’s claim/ }));
  await expect(head(page)).toHaveText("You and White differ on 2 claims.");
  await nothingIsWider(page);
  await mouse.press(page.getByRole("button", { name: /^Argue it: White’s claim/ }));
  await expect(head(page)).toHaveText("Anna to move");
  for (let at = 0; at < 8; at += 1) {
    if ((await head(page).textContent()) !== "Anna to move") break;
    await mouse.press(button(page, "Pass"));
    await expect(head(page)).toHaveText(/Anna to move|Engine .* has shown it|Ben has shown it/);
    await expect(button(page, "Enter it in the lists").or(button(page, "Pass"))).toBeEnabled();
  }
  await expect(head(page)).toHaveText(/has shown it/);
  await nothingIsWider(page);
  await mouse.press(button(page, "Enter it in the lists"));
  await expect(rows(page)).toContainText("holds, as argued");
  // What it doubts it refutes: it moves first, and here one move is enough.
  await mouse.press(page.getByRole("button", { name: /^Argue it: Black’s claim/ }));
  await expect(head(page)).toHaveText(/^Is it Black’s/);
  await mouse.press(button(page, "Begin the argument"));
  await expect(head(page)).toHaveText("Ben has refuted it");
  await mouse.press(button(page, "Enter it in the lists"));
  await expect(rows(page)).toContainText("refuted, as argued");
  await mouse.press(page.getByRole("button", { name: /^Agree: / }));
  await expect(head(page)).toHaveText("Anna (Black) wins by 1");
});
