/** A whole game against the engine, on nine points: it plays by proof, takes back, settles, and the file keeps it. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { mouse, place } from "../hands.ts";
import { expect, test } from "../site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const head = (page: Page) => page.locator(".panel h2");
const moves = (page: Page) => page.locator(".record li");

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

test("on nine points the engine plays by proof, settles, and the game is looked through and kept", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./game.html#1AQMDAwE8ow");
  await expect(place(page, "a3")).toBeVisible();
  await mouse.choose(page.getByRole("radio", { name: "The engine" }));
  await mouse.choose(page.getByRole("radio", { name: "Steady", exact: true }));
  await mouse.choose(page.getByRole("radio", { name: "Agreed" }));
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.getByRole("textbox", { name: "Komi" }).fill("0");
  await page.keyboard.press("Tab");
  await mouse.choose(page.getByRole("radio", { name: "Engine (steady)" }));
  await nothingIsWider(page);
  await mouse.press(button(page, "Begin"));
  await expect(page.locator(".engine-player")).toContainText(
    "Perfect: no move is better, and that is proved. Black by 8.",
    { timeout: 30_000 },
  );
  await expect(place(page, "b2")).toHaveAccessibleName(/black stone/);
  await mouse.press(place(page, "b1"));
  await expect(moves(page)).toHaveCount(3);
  await expect(page.locator(".engine-player")).toContainText("Perfect: no move is better");
  await nothingIsWider(page);

  // It gives leave to take back, and answers anew.
  await mouse.press(button(page, "Undo"));
  await expect(moves(page)).toHaveCount(1);
  await mouse.press(place(page, "b1"));
  await expect(moves(page)).toHaveCount(3);

  // A reload is the same game, and the engine’s.
  await expect(page).toHaveURL(/engine=other:steady/);
  await page.reload();
  await expect(moves(page)).toHaveCount(3);

  let on = true;
  for (let passes = 0; passes < 9 && on; passes++) {
    const before = await moves(page).count();
    await mouse.press(button(page, "Pass"));
    on = await goesOn(page, before);
  }

  // Both settle: the reader names first, then it does, by the referee.
  await expect(page.locator(".engine-player")).toContainText("when your list is ready");
  await mouse.press(button(page, "Begin with the engine’s list"));
  await expect(page.locator(".engine-player")).toContainText("The engine has named what is dead", {
    timeout: 60_000,
  });
  await nothingIsWider(page);
  await mouse.press(button(page, "Submit my list"));
  await mouse.press(page.getByRole("button", { name: /^Agree: / }));
  await expect(head(page)).toHaveText(/wins by \d+$/);
  const result = (await head(page).textContent()) ?? "";

  // Looked through: what was controlled when, and the way to the proof table at a move.
  await mouse.press(button(page, "Control, move by move"));
  await expect(page.locator(".after-moves tbody tr").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".after-moves th a").last()).toHaveAttribute(
    "href",
    /referee\.html#1.*view=claim/,
  );
  await expect(page.getByRole("link", { name: "The end of this game by other rule sets" })).toHaveAttribute(
    "href",
    /rules=ljrg,jrg89,area/,
  );
  await nothingIsWider(page);

  // The file keeps that it was a game against the engine.
  const saving = page.waitForEvent("download");
  await mouse.press(button(page, "Save as SGF"));
  const file = await (await saving).path();
  const text = await readFile(file, "utf8");
  expect(text).toContain("PW[Anna]");
  expect(text).toContain("PB[Engine (steady)]");
  expect(text).toMatch(/engine=other\\?:steady/);
  await page.goto("./legend.html");
  await page.goto("./game.html");
  await page.getByLabel("A file of a game").setInputFiles(file);
  await expect(head(page)).toHaveText(result);
});

test("at its strongest it looks for long in its worker, meanwhile the page answers, and it plays when told to", async ({
  page,
}) => {
  await page.goto("./game.html#1AQMFBQEkpQ&one=Anna&other=Engine&way=agreed&black=other&engine=other:strong");
  const made = page.locator(".record button");
  const engine = page.getByRole("region", { name: "The engine" });
  await expect(engine).toContainText(/It is looking at [a-e][1-5]: \d+ of \d+ games/, { timeout: 30_000 });
  const looked = async () => Number(/(\d+) of/.exec((await engine.textContent()) ?? "")?.[1]);
  const before = await looked();
  await expect.poll(looked, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(made).toHaveCount(0);
  await mouse.press(button(page, "Play now"));
  await expect(made).toHaveCount(1);
  await expect(engine).toContainText(/by an estimate from \d+ games/);
  await mouse.press(place(page, "a1"));
  await expect(place(page, "a1")).toHaveAccessibleName(/white stone/);
});
