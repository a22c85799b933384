/** How a question of 1989 is argued on the proof table, by any hand. */
import type { Locator, Page } from "@playwright/test";
import type { Hand } from "../hands.ts";
import { expect } from "../site.ts";

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: typeof name === "string" });
export const point = (page: Page, name: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}[,.]?`) }).first();
export const answer = (page: Page): Locator => page.locator(".proof-answer");
export const asked = (page: Page): Locator => answer(page).locator(".border-headline");

/** Says what is expected, and begins. */
export async function begin(hand: Hand, page: Page, guess: string): Promise<void> {
  await hand.choose(page.getByRole("radio", { name: guess }));
  await hand.press(button(page, "Argue it"));
  await expect(answer(page).getByText("The test")).toBeVisible();
  await hand.press(button(page, "Start"));
  await expect(button(page, "Start")).toHaveCount(0);
}

/** Plays what the third hint says, until it is settled. */
export async function playHints(hand: Hand, page: Page, most: number): Promise<void> {
  const hints = page.getByRole("region", { name: "Hints" });
  for (let turn = 0; turn < most; turn++) {
    const ended = answer(page).getByText(ENDED).first();
    const hint = hints.getByRole("button", { name: /^Hint 3/ }).and(page.locator("[aria-disabled=false]"));
    await expect(ended.or(hint).first()).toBeVisible();
    if (await ended.isVisible()) return;
    await hand.press(hints.getByRole("button", { name: /^Hint 3/ }));
    await expect(hints.getByRole("listitem").last()).toContainText(
      /Play [a-z]\d+\.|Pass(?: for the ko at [a-z]\d+)?\./,
    );
    const told = (await hints.getByRole("listitem").last().innerText()).replace(/\s+/g, " ");
    const [, at] = /Play ([a-z]\d+)\./.exec(told) ?? [];
    const [, ko] = /Pass for the ko at ([a-z]\d+)\./.exec(told) ?? [];
    const before = await answer(page).innerText();
    if (at) await hand.press(point(page, at));
    else await hand.press(button(page, ko ? `Pass for ${ko}` : "Pass"));
    await expect.poll(() => answer(page).innerText()).not.toBe(before);
  }
  await expect(answer(page).getByText(ENDED).first()).toBeVisible();
}
const ENDED = /so play ends|end play|uncapturable|any more|was there/;
