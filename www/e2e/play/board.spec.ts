/** The board: what one may do on it, and what it says. */
import { afresh, boardReady, control, expect, point, test } from "../site.ts";

test("the board is read aloud and walked over by keys, and can be had as text", async ({ page }) => {
  await test.step("every point has a name, and there is one tab stop", async () => {
    await page.goto("./ending.html#the-square");
    await boardReady(page);
    const grid = page.getByRole("grid", { name: "Board, 3 by 3" });
    await expect(grid.getByRole("row")).toHaveCount(3);
    const names = await grid
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    expect(names).toEqual([
      "a3, white stone",
      "b3, empty",
      "c3, empty",
      "a2, empty, closed for this turn",
      "b2, white stone",
      "c2, black stone",
      "a1, white stone, played last",
      "b1, black stone",
      "c1, empty",
    ]);
    await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
    await point(page, "c1").click();
    await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
  });
  await test.step("moves and refusals are announced", async () => {
    await afresh(page);
    await page.goto("./ending.html");
    await boardReady(page);
    const spoken = page.locator("[data-role=spoken]");
    await point(page, "a1").click();
    await expect(spoken).toHaveText(
      "White plays a1 and takes the ko at a2. 1 black stone captured. Black’s turn. a2 is closed for this turn.",
    );
  });
  await test.step("Home, End and the Page keys go to the ends of row and column", async () => {
    await afresh(page);
    await page.goto("./overview-1.html");
    await boardReady(page);
    await point(page, "b2").focus();
    const walk: [string, string][] = [
      ["Home", "a2"],
      ["PageUp", "a3"],
      ["End", "c3"],
      ["PageDown", "c1"],
      ["Control+Home", "a3"],
      ["Control+End", "c1"],
    ];
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      await expect(point(page, name)).toBeFocused();
    }
  });
  await test.step("the diagram can be had as text", async () => {
    await afresh(page);
    await page.goto("./overview-1.html#is-it-over");
    await boardReady(page);
    await control(page, "more").click();
    const text = await page.getByLabel("The diagram as text").innerText();
    expect(text.split("\n").map((row) => row.trim())).toEqual(
      expect.arrayContaining(["| . o . |", "| o x x |", "| . x . |", "0 0 B 1"]),
    );
  });
});
