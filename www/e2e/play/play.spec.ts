/** The playground: set up, paste, play on, judge, and take along. */
import type { Page } from "@playwright/test";
import { keys, place } from "../hands.ts";
import { afresh, expect, OFTEN, test } from "../site.ts";

/** The end of the first overview game. */
const NINE = "1AQUDAweNCgsB4HTp";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const situation = (page: Page) => page.locator(".situation");
const names = (page: Page) =>
  page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

async function example(page: Page, name: string): Promise<void> {
  await page.goto("./referee.html");
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

/** What else makes a position is folded beside the board. */
const unfold = (page: Page) => page.getByText("Board, turn, prisoners and komi").click();

test("a position is set up by keyboard, undone, and played on", async ({ page }) => {
  await page.goto("./referee.html");
  await keys.press(place(page, "a9"));
  await expect(place(page, "a9")).toHaveAccessibleName(/black stone/);
  await page.keyboard.press("2");
  await keys.press(place(page, "b9"));
  await expect(place(page, "b9")).toHaveAccessibleName(/white stone/);
  // What is laid twice goes again.
  await keys.press(place(page, "b8"));
  await keys.press(place(page, "b8"));
  await expect(place(page, "b8")).toHaveAccessibleName(/empty/);
  await page.locator(".position-form > summary").press("Enter");
  await page.getByRole("combobox", { name: "Board" }).selectOption("Cylinder");
  await keys.choose(page.getByRole("radio", { name: "White" }));
  await expect(situation(page)).toContainText("White’s turn");
  await keys.press(button(page, "Undo"));
  await expect(situation(page)).toContainText("Black’s turn");
  await keys.press(button(page, "Redo"));
  await keys.press(button(page, "Play from here"));
  await expect(button(page, "Pass")).toBeEnabled();
  await expect(place(page, "a8")).toBeVisible();
  await keys.press(place(page, "a8"));
  await expect(place(page, "a8")).toHaveAccessibleName(/white stone, played last/);
  await keys.press(button(page, "Pass"));
  await keys.press(button(page, "Pass"));
  await expect(page.getByText("Play is over. Claim what you think")).toBeVisible();
  await expect(button(page, "Have it judged")).toBeVisible();
});

test("everything is in the link, and an old address leads where it led", async ({ page, context }) => {
  await page.goto(`./play.html#${NINE}&view=claim&claim=black:all&side=claimant`);
  await expect(button(page, "Claim")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/referee\.html#1.*&view=claim/);
  await expect(place(page, "b3")).toHaveAccessibleName(/white stone/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await example(page, "A torus");
  for (const name of ["c3", "a1", "e5"]) {
    await place(page, name).click();
    await expect(place(page, name)).toHaveAccessibleName(/stone/);
  }
  await button(page, "Back").click();
  await expect(place(page, "e5")).toHaveAccessibleName(/empty/);
  await button(page, "Share").click();
  await button(page, "Copy: Link").click();
  await expect(page.getByText("Copied: Link.")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(place(other, "a1")).toHaveAccessibleName(/played last/);
  expect(await names(other)).toEqual(await names(page));
  // The move that was taken back is still there to go forward to.
  await button(other, "Forward").click();
  await expect(place(other, "e5")).toHaveAccessibleName(/black stone, played last/);
  for (const [kind, ending] of [
    ["Diagram", "txt"],
    ["SGF", "sgf"],
    ["JSON", "json"],
    ["SVG", "svg"],
    ["PNG", "png"],
  ]) {
    const download = page.waitForEvent("download");
    await button(page, `Save: ${kind}`).click();
    expect((await download).suggestedFilename()).toBe(`a-torus.${ending}`);
  }
});

test("a torus is shifted by button and by key, and played on in its margin", async ({ page }) => {
  await example(page, "A torus");
  const left = async (name: string): Promise<number> => (await place(page, name).boundingBox())?.x ?? 0;
  const before = await left("c3");
  await button(page, "Shift right").click();
  await expect.poll(() => left("c3"), { intervals: OFTEN }).toBeGreaterThan(before);
  await place(page, "c3").click();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => left("c3"), { intervals: OFTEN }).toBeCloseTo(before, 0);
  await expect(place(page, "c3")).toHaveAccessibleName(/black stone/);
  // The point beside the left edge is the last of its row, seen again.
  const edge = await place(page, "a3").boundingBox();
  const next = await place(page, "b3").boundingBox();
  if (!edge || !next) throw new Error("the board is not laid out");
  await page.mouse.click(edge.x + edge.width / 2 - (next.x - edge.x), edge.y + edge.height / 2);
  await expect(place(page, "e3")).toHaveAccessibleName(/white stone, played last/);
});

test.describe("boards that are no rectangle", () => {
  const choose = (page: Page, name: string) => page.getByLabel("Board", { exact: true }).selectOption(name);

  test("every family of boards can be set up", async ({ page }) => {
    await test.step("every family of boards can be set up and played on", async () => {
      await page.goto("./referee.html");
      await unfold(page);
      const board = page.getByLabel("Board", { exact: true });
      await expect(board).toBeVisible();
      const names = await board.locator("option").allTextContents();
      for (const name of [
        "Cylinder",
        "Möbius strip",
        "Torus",
        "Klein bottle",
        "Projective plane",
        "Rings",
        "Triangles",
        "Space",
        "Map",
      ]) {
        expect(names).toContain(name);
        await choose(page, name);
        await expect(page.locator(".setup-board .situation")).toContainText("Black’s turn");
      }
    });
    await test.step("space has layers, and a map the streets that one writes", async () => {
      await afresh(page);
      await page.goto("./referee.html");
      await unfold(page);
      await choose(page, "Space");
      await page.getByLabel("Columns").fill("3");
      await page.getByLabel("Columns").press("Enter");
      await page.getByLabel("Rows").fill("3");
      await page.getByLabel("Rows").press("Enter");
      await page.getByLabel("Layers").fill("3");
      await page.getByLabel("Layers").press("Enter");
      await expect(page.locator(".setup-board [data-point]")).toHaveCount(27);
      await choose(page, "Map");
      await expect(page.getByLabel("Columns")).toBeHidden();
      await page.getByLabel("Streets").fill("0-1 1-2 2-0 2-3");
      await page.getByLabel("Streets").press("Enter");
      await expect(page.locator(".setup-board [data-point]")).toHaveCount(4);
      await page.getByLabel("Streets").fill("0-1 x");
      await page.getByLabel("Streets").press("Enter");
      await expect(page.locator(".setup-message")).toContainText("“x” is not a street");
    });
  });
});

test("a ruling is printed alone, black on white, and Escape leads back to it", async ({ page }) => {
  await page.goto(`./referee.html#${NINE}&view=referee`);
  await expect(button(page, "Print this ruling")).toBeVisible({ timeout: 60_000 });
  await button(page, "Print this ruling").click();
  const sheet = page.getByRole("dialog", { name: "Referee’s ruling" });
  await expect(button(page, "Print")).toBeEnabled();
  await expect(sheet.locator("code").first()).toHaveText(/^[0-9a-f]{16,}$/);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(button(page, "Print")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(button(page, "Print this ruling")).toBeFocused();
});
