/** The solved boards of the chapter on compensation: the files of their tables, and their room on a phone. */
import { nothingIsWider } from "../axe.ts";
import { expect, test } from "../site.ts";

test("a solved board is chosen and played on where there is little room, and the table answers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("./compensation.html");
  const board = page.locator("#world");
  const game = page.locator(".world-game");
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveValue("3x3");
  await expect(game.getByRole("button", { name: "b2: Black wins by 8" })).toBeVisible();
  await nothingIsWider(page);
  await game.getByRole("button", { name: "b2: Black wins by 8" }).click();
  await expect(game.getByRole("button", { name: "b2: a black stone" })).toBeVisible();
  await expect(game.locator(".calculator-told")).toContainText("Black wins by 8");
  // A board that the table is too large for tells what each start is worth.
  await board.selectOption("cylinder-3x4");
  const told = page.locator("main");
  await expect(told).toContainText("3×4 cylinder, left and right edge joined: the perfect komi is 11.");
  await expect(told).toContainText("Jigo starts: a4, b4, c4, a1, b1, c1.");
  await board.selectOption("klein-3x3");
  await expect(told).toContainText("3×3 Klein bottle");
  await expect(told).toContainText("the perfect komi is 0.");
  await expect(page.getByRole("link", { name: "Black’s strategy" })).toHaveAttribute(
    "href",
    /klein-3x3-black/,
  );
  await nothingIsWider(page);
});
