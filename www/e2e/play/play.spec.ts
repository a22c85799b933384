/** The playground: set up, paste, play on, judge, and take along. */
import type { Page } from "@playwright/test";
import { keys, mouse, place } from "../hands.ts";
import { afresh, expect, OFTEN, test } from "../site.ts";

/** The end of the first overview game. */
const NINE = "1AQUDAweNCgsB4HTp";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page) => page.getByRole("textbox", { name: "Paste or open" });
const situation = (page: Page) => page.locator(".situation");
const notice = (page: Page) => page.locator(".play-notice");
const said = (page: Page) => page.locator(".paste-said");
const headline = (page: Page) => page.locator(".referee").getByRole("heading", { level: 2 });
const names = (page: Page) =>
  page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

async function example(page: Page, name: string): Promise<void> {
  await page.goto("./referee.html");
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

/** What else makes a position is folded beside the board. */
const unfold = (page: Page) => page.getByText("Board, turn, prisoners and komi").click();

async function paste(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await button(page, "Open what I pasted").click();
}

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

test("what can’t stand or be played is said where it is, and can be mended", async ({ page }) => {
  await test.step("a press that is no move is told in the line below the board, and what was said stays", async () => {
    await page.goto("./referee.html");
    await paste(page, "x . .\n. o .\n. . .");
    await button(page, "Play from here").click();
    const stone = page.getByRole("gridcell", { name: /stone/ }).first();
    await stone.click();
    await expect(situation(page)).toContainText(/Not possible: .* \(B4\.2\)\.$/);
    await expect(page.locator("[data-role=remark]")).toBeEmpty();
    await page.locator(".board .playable").first().click();
    await expect(situation(page)).not.toContainText("Not possible");
  });
  await test.step("what can’t stand is said with its points, and comes back after a reload", async () => {
    await afresh(page);
    await page.goto("./referee.html");
    await paste(page, "x . .\n. . .\n. . .");
    await page.getByRole("button", { name: /^White, a white stone/ }).click();
    await place(page, "b3").click();
    await place(page, "a2").click();
    const message = page.locator(".setup-message");
    await expect(message).toContainText("Black has no liberty at a3");
    await expect(message).toContainText("Nothing is lost");
    await button(page, "Verdict").click();
    await expect(notice(page)).toContainText("can’t be played on yet");
    await expect(page).toHaveURL(/rows=xo/);
    await page.reload();
    await expect(place(page, "a2")).toHaveAccessibleName(/white stone/);
    await expect(message).toContainText("no liberty");
  });
  await test.step("SGF with stones without a liberty is laid out to be mended", async () => {
    await afresh(page);
    await page.goto("./referee.html");
    await paste(page, "(;SZ[3]AB[aa]AW[ba][ab])");
    await expect(
      page.getByText(/^Not by these rules from the start: Black has no liberty at a3/),
    ).toBeVisible();
    await expect(page.locator(".setup-message")).toContainText("Black has no liberty at a3");
    // With moves there are two boards.
    await button(page, "Verdict").click();
    await paste(page, "(;SZ[3]GN[Stuck]AB[aa]AW[ba][ab];B[cc])");
    await expect(said(page)).toContainText("Here are its first board and its last.");
    await expect(button(page, "Stuck, the set-up")).toBeVisible();
    await button(page, "Stuck, the end").click();
    await expect(page.locator(".setup-message")).toContainText("Black has no liberty at a3");
  });
});

test("markup is text, wherever it comes from", async ({ page }) => {
  page.on("dialog", () => expect(true).toBe(false));
  const evil = "<img src=x onerror=alert(1)>";
  await page.goto("./referee.html");
  await paste(
    page,
    JSON.stringify([
      { name: evil, rows: ["x.o"] },
      { name: evil, rows: [evil] },
    ]),
  );
  await expect(said(page)).toContainText(evil);
  await said(page).getByRole("button", { name: evil }).click();
  await button(page, "Play on").click();
  await expect(page.locator("[data-role=caption]")).toHaveText(evil);
  await button(page, "Share").click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy: For a page").click();
  await expect(page.getByText("Copied: For a page.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("&lt;img src=x");
  await visit(page, `${NINE}&claim=${encodeURIComponent(evil)}`);
  await expect(notice(page)).toContainText("<img src=x");
  await expect(page.locator("main img")).toHaveCount(0);
});

async function visit(page: Page, fragment: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = text;
  }, fragment);
}

test("links: old ones lead where they led, and what is wrong in one is said", async ({ page }) => {
  await test.step("an old address leads where it led", async () => {
    await page.goto(`./play.html#${NINE}&view=claim&claim=black:all&side=claimant`);
    await expect(button(page, "Claim")).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/\/referee\.html#1.*&view=claim/);
    await expect(place(page, "b3")).toHaveAccessibleName(/white stone/);
  });
  await test.step("a link edited by hand says what is wrong, and keeps its text", async () => {
    await afresh(page);
    await page.goto(`./referee.html#loja:${NINE}`);
    await expect(place(page, "b3")).toHaveAccessibleName(/white stone/);
    for (const [fragment, words] of [
      [`${NINE}&view=tower`, "The link asks for the view “tower”"],
      [`${NINE}&at=7`, "The link asks for move 7, but there are 0"],
      [`${NINE}&view=claim&claim=black:z9`, "“z9”"],
      [`${NINE}&claim=black:all&side=refuter&line=a3,here`, "Move 2 of the line, “here”"],
    ] as const) {
      await visit(page, fragment);
      await expect(notice(page)).toContainText(words);
      await expect(situation(page)).toContainText("Both have passed");
    }
    for (let at = 0; at < NINE.length; at++) {
      const wrong = `${NINE.slice(0, at)}!${NINE.slice(at + 1)}`;
      await visit(page, wrong);
      await expect(notice(page)).toContainText("This link can’t be read.");
      await expect(box(page)).toHaveValue(wrong);
    }
    // The last address counts, also when it comes while another is being read.
    await visit(page, "1AQMGBgEopg&view=referee");
    await visit(page, `${NINE}&view=play`);
    await expect(situation(page)).toContainText("Both have passed");
  });
});

test("a cycle is shown before it is removed; a position is judged, explained, and played on, also when it is not decided", async ({
  page,
}) => {
  await test.step("a cycle is shown before it is removed", async () => {
    await example(page, "A cycle");
    await button(page, "Remove the cycle").click();
    await expect(page.getByRole("region", { name: "Cycle" })).toContainText("It began after move 8");
    await expect(place(page, "a3")).toHaveAccessibleName(/pointed out/);
    await expect(place(page, "b2")).not.toHaveAccessibleName(/pointed out/);
    await button(page, "Remove it and place no stone").click();
    await expect(place(page, "a3")).toHaveAccessibleName(/empty, closed for good/);
    await expect(page.getByRole("button", { name: /^Move 17, Black: removes a cycle/ })).toBeVisible();
  });
  await test.step("beast 29 is judged, explained point by point, and its claims can be played", async () => {
    await afresh(page);
    await example(page, "A threat outside");
    await expect(headline(page)).toHaveText("Black wins by 15");
    await expect(page.getByRole("row", { name: "Black 11 7 0 – 18" })).toBeVisible();
    await expect(page.getByRole("row", { name: "White 3 0 0 0 3" })).toBeVisible();
    await expect(page.locator(".sums")).toContainText("The two sums agree");
    await expect(page.locator(".sum .equals")).toHaveText([/56/, /56/]);
    await expect(place(page, "a5")).toHaveAccessibleName(/white stone, controlled by Black, dead/);
    const said = page.locator(".asked");
    for (const hand of [mouse, keys]) {
      await hand.press(place(page, "a5"));
      await expect(said).toContainText("a5 is Black’s, by this claim.");
      await hand.press(place(page, "f7"));
      await expect(said).toContainText("f7 is nobody’s");
    }
    const walk = page.locator(".stepper");
    await expect(walk).toContainText(
      "3 locks were found: the 2 above, and one more that lies inside one of them.",
    );
    for (let steps = 0; steps < 3; steps++) await button(page, "Next lock").click();
    await expect(walk).toContainText("It lies inside Black’s lock of 26 points.");
    await page.getByRole("button", { name: /^See why: / }).click();
    await expect(page.getByRole("button", { name: /^Play it: .* can’t lock/ }).first()).toBeVisible();
    await button(page, "Play it: Black locks the left, 26 points").click();
    await expect(button(page, "Claim")).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/view=claim&claim=black:.*side=claimant/);
  });
  await test.step("what is not decided says so, can be stopped, and goes on", async () => {
    await afresh(page);
    await example(page, "An empty board");
    await button(page, "Verdict").click();
    await expect(page.locator(".referee-progress")).toContainText(/situations? looked at/);
    await button(page, "Stop").click();
    await expect(headline(page)).toHaveText("Stopped");
    await expect(headline(page)).toBeInViewport();
    await expect(page.getByRole("list", { name: "Legend" })).toContainText("Not decided, 81");
    await button(page, "Go on").click();
    await expect(headline(page)).toHaveText("Judging");
    await expect(page.locator(".referee-progress")).toContainText(/situations? looked at/);
    await button(page, "Stop").click();
    await expect(headline(page)).toHaveText("Stopped");
    // What is open can be played.
    const open = page.locator(".open-claims");
    await expect(open).toContainText("Black may lock the whole board");
    await expect(open).toContainText(/Open: .* situations? looked at\./);
    await open.getByRole("button", { name: /^Play it: Black/ }).click();
    await expect(button(page, "Claim")).toHaveAttribute("aria-pressed", "true");
  });
});

test("everything is in the link", async ({ page, context }) => {
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
