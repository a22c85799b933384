/** A whole game against the engine: it answers, can be stopped, takes back, settles, and the file keeps it. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFindsNothing, axeFindsNothingInEitherTheme, nothingIsWider } from "../axe.ts";
import { type Hand, mouse, place } from "../hands.ts";
import { expect, test } from "../site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const head = (page: Page) => page.locator(".panel h2");
const moves = (page: Page) => page.locator(".record li");

async function open(page: Page, hand: Hand, level: string): Promise<void> {
  await page.goto("./game.html");
  await expect(place(page, "a9")).toBeVisible();
  await hand.choose(page.getByRole("radio", { name: "5", exact: true }));
  await hand.choose(page.getByRole("radio", { name: "The engine" }));
  await hand.choose(page.getByRole("radio", { name: level, exact: true }));
  await hand.choose(page.getByRole("radio", { name: "Agreed" }));
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.keyboard.press("Tab");
}

/** Until the engine has answered the reader's move, or the game is over; whether it goes on. */
async function goesOn(page: Page, before: number): Promise<boolean> {
  const playing = page.locator(".desk-game");
  await expect
    .poll(async () => !(await playing.isVisible()) || (await moves(page).count()) >= before + 2, {
      timeout: 60_000,
    })
    .toBe(true);
  return playing.isVisible();
}

test("a whole game against the engine by mouse", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, mouse, "Easy");
  await expect(head(page)).toHaveText("A game against the engine");
  await expect(page.getByRole("textbox", { name: "Your guest’s name" })).toBeHidden();
  await axeFindsNothingInEitherTheme(page);
  await nothingIsWider(page);
  await mouse.press(button(page, "Begin"));
  await expect(head(page)).toHaveText("Anna begins");

  // Black takes the middle, and the engine answers.
  await mouse.press(place(page, "c3"));
  await expect(moves(page)).toHaveCount(2);
  // Who plays against a weak level is not told by how much he is behind, unless he asks.
  await expect(page.locator(".engine-player details p")).toBeHidden();
  await mouse.press(page.getByText("The engine’s expectation"));
  await expect(page.locator(".engine-player details p")).toContainText(/estimate|Perfect|nothing/);
  await nothingIsWider(page);
  await axeFindsNothing(page);

  // It gives leave to take back, and answers anew.
  await mouse.press(button(page, "Undo"));
  await expect(moves(page)).toHaveText(["None yet."]);
  await expect(page.locator(".engine-player")).not.toContainText(/estimate|Perfect|Best line/);
  await mouse.press(place(page, "c3"));
  await expect(moves(page)).toHaveCount(2);

  // A reload is the same game, and the engine’s.
  await expect(page).toHaveURL(/engine=other:easy/);
  await page.reload();
  await expect(moves(page)).toHaveCount(2);

  // Along the middle, wherever there is room; then passes.
  let on = true;
  for (const at of ["c2", "c4", "c1", "c5", "d3"]) {
    const point = place(page, at);
    if (!on || !/empty/.test((await point.getAttribute("aria-label")) ?? "")) continue;
    const before = await moves(page).count();
    await mouse.press(point);
    on = await goesOn(page, before);
  }
  for (let passes = 0; passes < 20 && on; passes++) {
    const before = await moves(page).count();
    await mouse.press(button(page, "Pass"));
    on = await goesOn(page, before);
  }

  // Either the engine has given up, or both settle: the reader names first, then it does, by the referee.
  const settle = page.locator(".desk-settle");
  if (await settle.isVisible()) {
    await expect(page.locator(".engine-player")).toContainText("when your list is ready");
    await mouse.press(button(page, "Begin with the engine’s list"));
    await expect(page.locator(".engine-player")).toContainText("The engine has named what is dead", {
      timeout: 60_000,
    });
    await axeFindsNothing(page);
    await nothingIsWider(page);
    await mouse.press(button(page, "Submit my list"));
    await mouse.press(page.getByRole("button", { name: /^Agree: / }));
  }
  await expect(head(page)).toContainText(/wins|Jigo/);
  const result = await head(page).textContent();

  // Looked through: what was controlled when, and the way to the proof table at a move.
  await mouse.press(button(page, "Control, move by move"));
  await expect(page.locator(".after-moves tbody tr").first()).toBeVisible({ timeout: 30_000 });
  // To the end it takes half a minute.
  await mouse.press(button(page, "Stop"));
  await expect(page.locator(".after-game [role=status]")).toContainText(/positions? looked at/, {
    timeout: 90_000,
  });
  await expect(page.locator(".after-moves th a").last()).toHaveAttribute(
    "href",
    /referee\.html#1.*view=claim/,
  );
  await expect(page.getByRole("link", { name: "The end of this game by other rule sets" })).toHaveAttribute(
    "href",
    /rules=ljrg,jrg89,area/,
  );
  await axeFindsNothing(page);
  await nothingIsWider(page);

  // The file keeps that it was a game against the engine.
  const saving = page.waitForEvent("download");
  await mouse.press(button(page, "Save as SGF"));
  const file = await (await saving).path();
  const text = await readFile(file, "utf8");
  expect(text).toContain("PB[Anna]");
  expect(text).toContain("PW[Engine (easy)]");
  expect(text).toMatch(/engine=other\\?:easy/);
  await page.goto("./legend.html");
  await page.goto("./game.html");
  await page.getByLabel("A file of a game").setInputFiles(file);
  await expect(head(page)).toHaveText(result ?? "");
});

test("the engine can be watched and stopped while it thinks, and may begin the game", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, mouse, "Strong");
  // On a small board it may be done before anybody stops it.
  await mouse.choose(page.getByRole("radio", { name: "9", exact: true }));
  // Black is the guest’s: the engine begins.
  await mouse.choose(page.getByRole("radio", { name: "Engine (strong)" }));
  await mouse.press(button(page, "Begin"));
  await expect(page.locator(".engine-looking")).toContainText(/It is looking at .+ of 30000 games/, {
    timeout: 30_000,
  });
  await nothingIsWider(page);
  await mouse.press(button(page, "Play now"));
  await expect(moves(page)).toHaveCount(1);
  await expect(page.locator(".desk-game .turn")).toContainText("It is your turn");
  await expect(button(page, "Pass")).toBeEnabled();
});

test("on nine points the engine plays by proof, says so, and loses nothing by it", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./game.html#1AQMDAwE8ow");
  await expect(place(page, "a3")).toBeVisible();
  await mouse.choose(page.getByRole("radio", { name: "The engine" }));
  await mouse.choose(page.getByRole("radio", { name: "Steady", exact: true }));
  await mouse.choose(page.getByRole("radio", { name: "Agreed" }));
  await page.getByRole("textbox", { name: "Komi" }).fill("0");
  await page.keyboard.press("Tab");
  await mouse.choose(page.getByRole("radio", { name: "Engine (steady)" }));
  await mouse.press(button(page, "Begin"));
  await expect(page.locator(".engine-player")).toContainText(
    "Perfect: no move is better, and that is proved. Black by 8.",
    { timeout: 30_000 },
  );
  await expect(place(page, "b2")).toHaveAccessibleName(/black stone/);
  await mouse.press(place(page, "b1"));
  await expect(moves(page)).toHaveCount(3);
  await expect(page.locator(".engine-player")).toContainText("Perfect: no move is better");
});
