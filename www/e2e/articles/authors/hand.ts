/** A reader's hand on an element of an article, and the view from outside. */
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The element of this number, from 0. */
export const board = (page: Page | FrameLocator, number = 0): Locator =>
  page.locator("loja-board").nth(number);

export const state = (element: Locator, now: string): Promise<void> =>
  expect(element.locator("[part~=frame]")).toHaveAttribute("data-state", now);

/** Presses the middle of its board. */
export const press = (element: Locator): Promise<void> => element.locator("[part~=board]").click();

/** The first press: it wakes, and the press is a move already. */
export async function plays(element: Locator): Promise<void> {
  await state(element, "still");
  await press(element);
  await state(element, "live");
  await expect(element.locator("[role=gridcell]").first()).toBeAttached();
}

/** A board stands there, drawn and not as text, with its middle in sight. */
export async function drawn(element: Locator): Promise<void> {
  await expect(element.locator("[part~=board] svg").first()).toBeVisible();
  await state(element, "still");
}
