/** The ways in which a reader may work a page. Each finds things by what they are called, as a screen reader does. */
import { expect, type Locator, type Page } from "@playwright/test";

export interface Hand {
  name: string;
  press(target: Locator): Promise<void>;
  /** Chooses one of several. */
  choose(radio: Locator): Promise<void>;
}

export const mouse: Hand = {
  name: "by mouse",
  press: (target) => target.click(),
  choose: (radio) => radio.locator("xpath=..").click(),
};

export const finger: Hand = {
  name: "by touch",
  press: (target) => target.tap(),
  choose: (radio) => radio.locator("xpath=..").tap(),
};

/** Tab until it is reached, arrows inside a board or a group of choices, Enter or Space there. */
export const keys: Hand = {
  name: "by keyboard",
  async press(target) {
    await reach(target);
    // A mouse waits for it too: while the engine thinks, Enter does nothing.
    await expect(target.first()).toBeEnabled();
    await target.page().keyboard.press("Enter");
  },
  async choose(radio) {
    const page = radio.page();
    const name = await radio.getAttribute("name");
    const group = page.locator(`input[type=radio][name="${name}"]`);
    await reach(group);
    for (let presses = 0; presses < 10 && !(await focused(radio)); presses++)
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(radio).toBeChecked();
  },
};

/** Within a shadow root, what the root says; the page only knows its host. */
const focused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((one) => one === (one.getRootNode() as Document).activeElement));

/** Whether the focus is on a point of the same board. */
const onBoard = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([one]) => {
    const at = (one?.getRootNode() as Document | undefined)?.activeElement;
    const grid = one?.closest("[role=grid]");
    return at?.role === "gridcell" && grid !== null && at.closest("[role=grid]") === grid;
  });

/** Walks with the Tab key, through the page and round again if it has to. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.first().waitFor({ state: "attached" });
  const cell = await target.evaluateAll((all) => all[0]?.getAttribute("role") === "gridcell");
  for (let presses = 0; presses < 250; presses++) {
    if (await (cell ? onBoard(target) : focused(target))) return cell ? walk(target) : undefined;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Walks over a grid with the arrow keys, by the names of its points. */
async function walk(target: Locator): Promise<void> {
  const page = target.page();
  const column = (name: string): number => "abcdefghjklmnopqrst".indexOf(name.charAt(0));
  const goal = (await target.getAttribute("aria-label"))?.split(",")[0] ?? "";
  for (let presses = 0; presses < 60; presses++) {
    const here = await target.evaluateAll(([one]) => {
      const root = one?.getRootNode() as Document | undefined;
      return root?.activeElement?.getAttribute("aria-label") ?? "";
    });
    const name = here.split(",")[0] ?? "";
    if (name === goal) return;
    const across = column(goal) - column(name);
    const up = Number(goal.slice(1)) - Number(name.slice(1));
    await page.keyboard.press(
      across > 0 ? "ArrowRight" : across < 0 ? "ArrowLeft" : up > 0 ? "ArrowUp" : "ArrowDown",
    );
  }
  throw new Error(`the arrow keys do not lead to ${goal}`);
}

/** A point of the large board, by its name. Small figures are pictures and have no points. */
export const place = (page: Page, name: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
