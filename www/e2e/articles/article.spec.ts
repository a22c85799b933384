/** The example article: a page of somebody else, with ten boards, read and solved to its end. */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, OFTEN, test } from "../site.ts";

const ELEMENTS = 9;
/** A judgement takes a second; beside other tests, and other work on the machine, it took more than ten. */
const JUDGED = { timeout: 45_000 };

declare global {
  interface Window {
    heard: { type: string; detail: Record<string, unknown> }[];
    shifted: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.heard = [];
    window.shifted = 0;
    for (const type of ["loja-verdict", "loja-error"])
      addEventListener(type, (event) => window.heard.push({ type, detail: (event as CustomEvent).detail }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifted += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

const board = (page: Page, at: number): Locator => page.locator("loja-board").nth(at);
const framed = (page: Page): FrameLocator => page.frameLocator("iframe");

/** Down to the end, as a reader comes by: what waits until it is near is there then. */
async function readThrough(page: Page): Promise<void> {
  for (const one of await page.locator("loja-board, iframe").all()) {
    await one.scrollIntoViewIfNeeded();
    if ((await one.evaluate(({ localName }) => localName)) === "iframe") continue;
    await expect(one.locator("[part=frame]")).toHaveAttribute("data-state", "still");
  }
  await expect(framed(page).locator("[part=frame]")).toHaveAttribute("data-state", "still");
}

test("ten boards stand there, nothing has moved, and all of it is solved by keyboard, and by the names of things", async ({
  page,
}) => {
  await test.step("ten boards stand there, and nothing has moved", async () => {
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    await page.goto("./article.html");
    await expect(page.locator("loja-board")).toHaveCount(ELEMENTS);
    await readThrough(page);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    expect(await page.evaluate(() => window.heard)).toEqual([]);
    // Nobody has used a board yet.
    expect(files.filter((file) => /\/live-/.test(file))).toEqual([]);
  });
  await test.step("all of it is solved by keyboard, and by the names of things", async () => {
    test.slow();
    await page.goto("./article.html");

    await test.step("refutes the nineteen points", async () => {
      const one = board(page, 0);
      await enter(page, one);
      await place(page, one, "c1");
      await expect(one.getByRole("listitem")).toHaveCount(2);
      await place(page, one, "b1");
      await expect(one.getByText("The claim is refuted.", { exact: true })).toBeVisible();
      expect(await lastVerdict(page)).toMatchObject({ verdict: "refuted", won: true });
    });

    await test.step("walks through the game", async () => {
      const one = board(page, 1);
      await press(page, one.getByRole("button", { name: "Start" }));
      const forward = one.getByRole("button", { name: "Forward" });
      for (let move = 1; move <= 20; move++) await press(page, forward);
      await expect(forward).toHaveAttribute("aria-disabled", "true");
    });

    await test.step("reads the two letters", async () => {
      await expect(board(page, 2).getByRole("img")).toHaveAccessibleName(
        /A is a point in Black’s wall.* 6 by 6/,
      );
    });

    await test.step("has the board judged", async () => {
      const one = board(page, 3);
      await press(page, one.getByRole("button", { name: "Who controls what?" }));
      await expect(one.getByText("White wins by 1", { exact: true })).toBeVisible(JUDGED);
      expect(await lastVerdict(page)).toMatchObject({ mode: "referee", result: "W+1", status: "decided" });
    });

    await test.step("proves the nineteen points", async () => {
      const one = board(page, 4);
      await press(page, one.getByRole("button", { name: "Begin" }));
      await argue(page, one);
      expect(await lastVerdict(page)).toMatchObject({ verdict: "lock", won: true });
    });

    await test.step("finds White’s claim, and proves it", async () => {
      const one = board(page, 5);
      await press(page, one.getByRole("button", { name: "Begin" }));
      await choose(page, one.getByRole("radio", { name: "White" }));
      for (const [name, points] of [
        ["a6", 14],
        ["c5", 15],
        ["b3", 16],
      ] as const) {
        await place(page, one, name);
        await expect(one.getByText(`${points} of 36 points. The border is closed.`).first()).toBeVisible();
      }
      await choose(page, one.getByRole("radio", { name: "It holds" }));
      await press(page, one.getByRole("button", { name: "Test it" }));
      await argue(page, one);
      expect(await lastVerdict(page)).toMatchObject({ verdict: "lock", won: true });
    });

    await test.step("plays the ko", async () => {
      const one = board(page, 6);
      await enter(page, one);
      for (const name of ["a1", "a2", "a1"]) await place(page, one, name);
      await expect(one.getByText(/B4\.2/)).toBeVisible();
      await press(page, one.getByRole("button", { name: "Pass" }));
      await place(page, one, "c1");
      await expect(one.getByText("4 9 W 0", { exact: true })).toBeVisible();
    });

    await test.step("has the torus judged", async () => {
      const one = board(page, 7);
      await press(page, one.getByRole("button", { name: "Who controls what?" }));
      await expect
        .poll(() => lastVerdict(page), { intervals: OFTEN, ...JUDGED })
        .toMatchObject({ result: "jigo", status: "decided" });
    });

    await test.step("has the certificate checked", async () => {
      const one = board(page, 8);
      await one.scrollIntoViewIfNeeded();
      await press(page, one.getByRole("button", { name: "Begin" }));
      await expect
        .poll(() => lastVerdict(page), { intervals: OFTEN })
        .toMatchObject({ mode: "prove", verdict: "refuted", won: null });
      await expect(one.getByText(/certificate shows.* the claim fails/).first()).toBeVisible();
    });

    await test.step("refutes the corner in the frame", async () => {
      const one = framed(page).locator("loja-board");
      await page.locator("iframe").scrollIntoViewIfNeeded();
      await enter(page, one);
      await argue(page, one);
      await expect(one.getByText("The claim is refuted.", { exact: true })).toBeVisible();
    });

    expect(await page.evaluate(() => window.heard.filter(({ type }) => type === "loja-error"))).toEqual([]);
  });
});

test("steps through a game are not lost while its board wakes, and the focus stays where it is", async ({
  page,
}) => {
  let wakes = (): void => {};
  const waking = new Promise<void>((resolve) => {
    wakes = resolve;
  });
  await page.route(/\/live-[^/]*\.js/, async (route) => {
    await waking;
    await route.continue();
  });
  await page.goto("./article.html");
  const one = board(page, 1);
  await one.getByRole("button", { name: "Start" }).click();
  const forward = one.getByRole("button", { name: "Forward" });
  await forward.focus();
  await expect(one.locator("[part=frame]")).toHaveAttribute("data-state", "waking");
  for (let move = 1; move <= 3; move++) await page.keyboard.press("Enter");
  wakes();
  await expect(one.getByText("Move 3 of 20.", { exact: true }).first()).toBeAttached();
  await expect(forward).toBeFocused();
});

const lastVerdict = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.heard.findLast(({ type }) => type === "loja-verdict")?.detail ?? null);

/** From the picture of a board to the board itself. */
async function enter(page: Page, one: Locator): Promise<void> {
  await press(page, one.getByRole("button", { name: /^(.* )?Board, / }));
  await expect(one.locator("[part=frame]")).toHaveAttribute("data-state", "live");
}

/** Plays what the third hint says, until the argument is won. */
async function argue(page: Page, one: Locator): Promise<void> {
  await expect(one.locator("[part=frame]")).toHaveAttribute("data-state", "live");
  const hint = one.getByRole("button", { name: "Hint", exact: true });
  const again = one.getByRole("button", { name: "Start again" });
  for (let moves = 0; moves < 40; moves++) {
    await expect(async () => {
      const ready = (await hint.getAttribute("aria-disabled")) === "false";
      expect(ready || (await again.isVisible())).toBe(true);
    }).toPass({ intervals: OFTEN });
    // Offered where all is settled, and not before.
    if (await again.isVisible()) return;
    const hints = one.getByRole("list", { name: "Hints" }).getByRole("listitem");
    for (let step = 1; step <= 3; step++) {
      await press(page, hint);
      await expect(hints).toHaveCount(step);
      if (/There is no hint/.test(await hints.last().innerText())) break;
    }
    const move = /\b([a-t]\d+)\b/.exec(await hints.last().innerText())?.[1];
    if (move) await place(page, one, move);
    else await press(page, one.getByRole("button", { name: "Pass" }));
    await expect(hints).toHaveCount(0);
  }
  throw new Error("forty moves, and the claim is not settled");
}

/** Tab, or Tab back, until it has the focus; then Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

async function choose(page: Page, radio: Locator): Promise<void> {
  const group = radio.locator("xpath=ancestor::fieldset").getByRole("radio");
  await reach(page, group);
  for (let presses = 0; presses < 4 && !(await focused(radio)); presses++)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(radio).toBeChecked();
}

/** Onto the board by Tab, to the point by arrow keys, and Enter there. */
async function place(page: Page, one: Locator, name: string): Promise<void> {
  await reach(page, one.getByRole("gridcell"));
  const [column, row] = place2(name);
  for (let presses = 0; presses < 20; presses++) {
    const here = await one.getByRole("gridcell").evaluateAll((all) => {
      const root = all[0]?.getRootNode() as ShadowRoot | undefined;
      return root?.activeElement?.getAttribute("aria-label") ?? "";
    });
    const [x, y] = place2(here);
    if (x === column && y === row) return page.keyboard.press("Enter");
    await page.keyboard.press(
      x < column ? "ArrowRight" : x > column ? "ArrowLeft" : y < row ? "ArrowUp" : "ArrowDown",
    );
  }
  throw new Error(`the arrow keys do not lead to ${name}`);
}

const place2 = (name: string): [number, number] => [
  "abcdefghjklmnopqrst".indexOf(name.charAt(0)),
  Number.parseInt(name.slice(1), 10),
];

/** In its own document, or in the shadow that it stands in. */
const focused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) =>
    all.some((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one),
  );

async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: "attached" });
  for (let presses = 0; presses < 60; presses++) {
    const at = await focusFrom(target);
    if (at === "there") return;
    await page.keyboard.press(at === "behind" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Whether the focus is there, or has come further than the target already. */
const focusFrom = (target: Locator): Promise<"there" | "behind" | "before"> =>
  target.evaluateAll((all) => {
    const rootOf = (one: Element): Document | ShadowRoot => one.getRootNode() as Document | ShadowRoot;
    if (all.some((one) => rootOf(one).activeElement === one)) return "there";
    const [one] = all;
    if (!one) return "before";
    const root = rootOf(one);
    const host = root instanceof ShadowRoot ? root.host : one;
    const { activeElement } = document;
    const inside = root.activeElement;
    const after = (a: Element, b: Element): boolean =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    const behind = inside
      ? after(one, inside)
      : activeElement !== null && activeElement !== document.body && after(host, activeElement);
    return behind ? "behind" : "before";
  });
