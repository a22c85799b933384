/** The board: what one may do on it, and what it says. */
import { afresh, answer, boardReady, control, expect, line, point, test } from "../site.ts";

test("moves are made, taken back, hinted at and refused", async ({ page }) => {
  await test.step("on a board whose task is to take a stone", async () => {
    await page.goto("./never-played.html#board-2");
    await boardReady(page);
    await test.step("a wrong turn is told, and going back allows another", async () => {
      await point(page, "c3").click();
      await expect(answer(page).locator(".astray")).toContainText("No line joins that point");
      // It is White's turn now, and the reader has Black.
      await point(page, "c2").click();
      await expect(page.locator("[data-role=remark]")).toContainText("isn’t your turn");
      await expect(line(page)).toHaveText("0 0 W 0");
      await control(page, "back").click();
      await expect(answer(page)).toBeEmpty();
      await point(page, "c2").click();
      await expect(answer(page).locator(".solved")).toBeVisible();
    });
    await test.step("once more from the start", async () => {
      await control(page, "undo-all").click();
      await expect(line(page)).toHaveText("0 0 B 0");
    });
    await test.step("captured stones leave the board and are counted", async () => {
      await expect(page.locator(".board .white .stone")).toHaveCount(1);
      await point(page, "c2").click();
      await expect(line(page)).toHaveText("0 1 W 0");
      await expect(page.locator(".board .white .stone")).toHaveCount(0);
      await expect(page.locator("[data-role=words]")).toHaveText("1 white stone captured. White’s turn.");
    });
  });
  await test.step("on a board where passes end the game", async () => {
    await afresh(page);
    await page.goto("./never-played.html#board-9");
    await boardReady(page);
    await test.step("letters work only while the board has the focus", async () => {
      await page.keyboard.press("p");
      await expect(line(page)).toHaveText("0 1 W 0");
      await point(page, "a1").focus();
      await page.keyboard.press("p");
      await expect(line(page)).toHaveText("0 1 B 1");
      await page.keyboard.press("u");
      await expect(line(page)).toHaveText("0 1 W 0");
      await page.keyboard.press("r");
      await expect(line(page)).toHaveText("0 1 B 1");
    });
    await test.step("once more from the start", async () => {
      await control(page, "undo-all").click();
      await expect(line(page)).toHaveText("0 1 W 0");
    });
    await test.step("undo and redo walk through the record, and a new move replaces what came after it", async () => {
      await expect(control(page, "back")).toBeDisabled();
      await control(page, "pass").click();
      await control(page, "pass").click();
      await expect(line(page)).toHaveText("0 1 W 2");
      await control(page, "back").click();
      await expect(line(page)).toHaveText("0 1 B 1");
      await control(page, "back").click();
      await expect(line(page)).toHaveText("0 1 W 0");
      await control(page, "forward").click();
      await control(page, "forward").click();
      await expect(line(page)).toHaveText("0 1 W 2");
      await expect(control(page, "forward")).toBeDisabled();
      await control(page, "undo-all").click();
      await expect(line(page)).toHaveText("0 1 W 0");
      await control(page, "forward").click();
      await point(page, "a1").click();
      await expect(line(page)).toHaveText("0 1 W 0");
      await expect(control(page, "forward")).toBeDisabled();
    });
  });
  await test.step("on a board with a hint", async () => {
    await afresh(page);
    await page.goto("./ending.html#two-passes-or-three");
    await boardReady(page);
    await test.step("hints come one at a time and belong to the situation", async () => {
      for (const given of [1, 2, 3]) {
        await control(page, "hint").click();
        await expect(answer(page).locator(".hint")).toHaveCount(given);
      }
      await expect(control(page, "hint")).toBeDisabled();
      await control(page, "pass").click();
      await expect(answer(page).locator(".hint")).toHaveCount(0);
      await expect(control(page, "hint")).toBeEnabled();
    });
    await test.step("once more from the start", async () => {
      await control(page, "undo-all").click();
      await expect(control(page, "back")).toBeDisabled();
    });
    await test.step("a control that goes off keeps the focus", async () => {
      await control(page, "pass").click();
      await expect(line(page)).toHaveText("1 0 W 0");
      for (const name of ["hint", "back"]) {
        await control(page, name).focus();
        // A step has three hints.
        for (let press = 0; press < (name === "hint" ? 3 : 1); press++) await page.keyboard.press("Enter");
        await expect(control(page, name)).toBeDisabled();
        await expect(control(page, name)).toBeFocused();
      }
    });
  });
  await test.step("presses faster than the engine are made one after the other", async () => {
    await afresh(page);
    await page.goto("./ending.html#two-passes-or-three");
    await boardReady(page);
    await control(page, "pass").evaluate((button: HTMLButtonElement) => {
      for (let presses = 0; presses < 3; presses++) button.click();
    });
    await expect(line(page)).toHaveText("1 0 W 2");
  });
  await test.step("an illegal move is refused under the board, in words that name the rule, and changes nothing", async () => {
    await afresh(page);
    await page.goto("./ending.html#the-square");
    await boardReady(page);
    await expect(page.locator(".board .mark")).toHaveCount(1);
    await point(page, "b2").click();
    await expect(page.locator("[data-role=remark]")).toContainText("b2");
    await expect(page.locator("[data-role=remark] .rule")).toHaveAttribute("href", /^precise-rules\.html#/);
    await expect(line(page)).toHaveText("1 0 B -1");
    await point(page, "a2").click();
    await point(page, "a2").click();
    await expect(answer(page)).toContainText("a2");
    await expect(line(page)).toHaveText("1 0 B -1");
  });
  await test.step("on a board without a task a refusal is shown below the line, until the next move", async () => {
    await afresh(page);
    await page.goto("./famous-quarrels.html");
    await boardReady(page);
    const remark = page.locator("[data-role=remark]");
    const before = await line(page).innerText();
    await page.getByRole("gridcell", { name: /stone/ }).first().click();
    await expect(remark).toContainText(/^Not possible: a (black|white) stone already stands on /);
    await page.locator(".board .playable").first().click();
    await expect(line(page)).not.toHaveText(before);
    await expect(remark).toBeEmpty();
  });
});

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
    const text = await page.locator("[data-role=diagram]").innerText();
    expect(text.split("\n").map((row) => row.trim())).toEqual(
      expect.arrayContaining(["| . o . |", "| o x x |", "| . x . |", "0 0 B 1"]),
    );
  });
});

test.describe("on a board too small for fingers", () => {
  test.use({ hasTouch: true, bypassCSP: true });

  test("the first tap pencils a stone in, the second plays it", async ({ page }) => {
    await page.goto("./overview-1.html");
    await boardReady(page);
    await page.addStyleTag({ content: ".board { width: 60px !important }" });
    await point(page, "b2").tap();
    await expect(page.locator(".pencil .firm")).toHaveCount(1);
    await expect(line(page)).toHaveText("0 0 B 0");
    // Another point: the pencil moves there.
    await point(page, "a1").tap();
    await expect(line(page)).toHaveText("0 0 B 0");
    await point(page, "b2").tap();
    await point(page, "b2").tap();
    await expect(point(page, "b2")).toHaveAccessibleName(/black stone/);
    await expect(page.locator(".pencil .firm")).toHaveCount(0);
  });
});
