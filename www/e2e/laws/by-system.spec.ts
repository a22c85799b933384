/** Playing by other rules in the playground: moves, forbidden moves, ends and disputes of each, by every hand. */
import type { Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { type Hand, keys, mouse, place } from "../hands.ts";
import { afresh, expect, lateAnswers, test } from "../site.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const situation = (page: Page) => page.locator(".situation");
const asked = (page: Page) => page.getByRole("region", { name: "Next under these rules" });
const guide = (page: Page) => asked(page).locator(".stage-words");
const moves = (page: Page) =>
  page.locator(".record button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** A ko that Black takes at c3. */
const KO = ". x o .\nx o . o\n. x o .\n. . . .";

async function paste(page: Page, text: string): Promise<void> {
  await page.goto("./referee.html");
  await page.getByRole("textbox", { name: "Paste or open" }).fill(text);
  await button(page, "Open what I pasted").click();
  await expect(place(page, "a1")).toBeVisible();
}

async function begin(page: Page, text: string, rules: string): Promise<void> {
  await paste(page, text);
  await button(page, "Play on").click();
  await page.getByRole("combobox", { name: "Rules" }).selectOption(rules);
  await expect(guide(page)).toBeVisible();
}

async function passes(hand: Hand, page: Page, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    const before = await page.locator(".record button").count();
    await hand.press(button(page, "Pass"));
    await expect(page.locator(".record button")).toHaveCount(before + 1);
  }
}

test("a game of 1989 stops, is resumed, and is lost by both, by keyboard", async ({ page }) => {
  const hand = keys;
  const requests: string[] = [];
  page.on("request", (request) => void requests.push(request.url()));
  await paste(page, KO);
  await button(page, "Play on").click();
  await expect(button(page, "Pass")).toBeEnabled();
  // Nobody who plays by this book's rules fetches others.
  expect(requests.filter((url) => /systems|styled-playing/.test(url))).toEqual([]);
  await page.getByRole("combobox", { name: "Rules" }).selectOption("jrg89");
  await expect(guide(page)).toContainText("Two passes in a row stop play");

  // The ko may not be taken back at once: its mark, its words, the article, and what one can do.
  await hand.press(place(page, "c3"));
  await expect(place(page, "b3")).toHaveAccessibleName("b3, empty, closed for this turn");
  await hand.press(place(page, "b3"));
  await expect(situation(page)).toHaveText(
    /Not by the 1989 rules: b3 recaptures in a ko at once \(Japanese rules of 1989, article 6\)\. Play elsewhere first, or pass\.$/,
  );

  await passes(hand, page, 2);
  await expect(situation(page)).toContainText("Play has stopped.");
  // A press is no move now.
  await hand.press(place(page, "a1"));
  await expect(situation(page)).toContainText("article 9.1");

  // One refuses, and therefore starts.
  await hand.press(button(page, "No agreement: ask both"));
  await expect(asked(page)).toContainText("White looks away.");
  await hand.press(button(page, "Black asks for it"));
  await expect(asked(page)).toContainText("Black’s answer is fixed, and hidden.");
  await hand.press(button(page, "White refuses"));
  await expect(situation(page)).toContainText("Resumed. White’s turn.");
  await passes(hand, page, 2);
  await expect(guide(page)).toContainText("The resumption was empty");

  // Both refuse: both lose.
  await hand.press(button(page, "No agreement: ask for the last time"));
  await hand.press(button(page, "Black refuses"));
  await hand.press(button(page, "White refuses"));
  await expect(asked(page).locator(".count-result")).toHaveText("Both lose.");

  // The link has the rules and all turns; going back there is another way.
  await expect(page).toHaveURL(/&view=play&rules=jrg89&moves=c3,pass,pass,asks-black,pass,pass,asks-none$/);
  await page.reload();
  await expect(asked(page).locator(".count-result")).toHaveText("Both lose.");
  await expect(page.getByRole("combobox", { name: "Rules" })).toHaveValue("jrg89");
  expect(await moves(page)).toEqual([
    "Move 1, Black: c3",
    "Move 2, White: pass",
    "Move 3, Black: pass",
    "Move 4: White refuses to resume and therefore starts",
    "Move 5, White: pass",
    "Move 6, Black: pass",
    "Move 7: both refuse to resume",
  ]);
  await hand.press(page.getByRole("button", { name: /^Move 3, / }));
  await hand.press(button(page, "Both agree: count it"));
  await expect(situation(page)).toContainText("Both have agreed");
  await expect(asked(page).getByRole("region", { name: "Score" })).not.toBeEmpty();
});

test("a resumption and a game by other rules are taken along as SGF, and opened again", async ({ page }) => {
  await test.step("a player calls for a resumption of 1989, and the opponent moves first", async () => {
    // The source’s own game: Black takes the ko, both pass, White calls, Black fills the false eye.
    await begin(page, ". o o o o o\no x x o . .\nx x . x x x", "jrg89");
    await place(page, "a3").click();
    await expect(page.locator(".record button")).toHaveCount(1);
    await passes(mouse, page, 2);
    await expect(button(page, "Resume play: Black asks")).toBeVisible();
    await button(page, "Resume play: White asks").click();
    await expect(situation(page)).toContainText("Resumed. Black’s turn.");
    await place(page, "c1").click();
    await expect(page).toHaveURL(/&view=play&rules=jrg89&moves=a3,pass,pass,resume-white,c1$/);
    await page.reload();
    await expect(place(page, "c1")).toHaveAccessibleName(/black stone/);
    expect((await moves(page)).slice(3)).toEqual([
      "Move 4: White calls for a resumption",
      "Move 5, Black: c1",
    ]);
    // The file has it for this page and, as a comment, for others.
    await button(page, "Share").click();
    const download = page.waitForEvent("download");
    await button(page, "Save: SGF").click();
    const stream = await (await download).createReadStream();
    let text = "";
    for await (const chunk of stream) text += chunk;
    expect(text).toContain(";PL[B]LJQ[W]C[White calls for a resumption, so Black moves first.];B[cc])");
    // And it is opened again as the game that it was.
    await paste(page, text);
    await expect(page.getByRole("combobox", { name: "Rules" })).toHaveValue("jrg89");
    await expect(page.locator(".play-notice")).toContainText("resumed after a stop");
    await expect.poll(() => moves(page)).toHaveLength(5);
  });
  await test.step("a game by other rules is taken along as SGF", async () => {
    await afresh(page);
    await begin(page, KO, "superko-situational");
    await place(page, "c3").click();
    await expect(page.locator(".record button")).toHaveCount(1);
    await passes(mouse, page, 2);
    await button(page, "Share").click();
    const download = page.waitForEvent("download");
    await button(page, "Save: SGF").click();
    const stream = await (await download).createReadStream();
    let text = "";
    for await (const chunk of stream) text += chunk;
    await button(page, "Copy: For a page").click();
    await expect(page.getByRole("textbox", { name: "The text to copy" })).toHaveValue(
      /mode="play" rules="superko-situational" moves="c3,pass,pass"/,
    );
    expect(text).toMatch(/RU\[AGA\]/);
    expect(text.replace(/\s/g, "")).toMatch(/;B\[cb\];W\[\];B\[\]\)$/);
  });
});

test("links tell the rules of a game apart from those that are compared; until its board is there a game has no names", async ({
  page,
}) => {
  await test.step("links tell the rules of a game apart from the laws that the referee compares", async () => {
    await begin(page, KO, "area");
    await place(page, "c3").click();
    await expect(page).toHaveURL(/&view=play&rules=area&moves=c3$/);
    await button(page, "Verdict").click();
    await expect(page).toHaveURL(/&view=referee&by=area&moves=c3$/);
    const link = new URL(page.url()).hash.slice(1).split("&")[0];
    // The position that the game has reached is what is judged.
    await page.reload();
    await expect(page.locator(".referee").getByRole("heading", { level: 2 })).toBeVisible();
    await button(page, "Play on").click();
    await expect.poll(() => moves(page)).toEqual(["Move 1, Black: c3"]);
    await expect(guide(page)).toContainText("Three turns in a row");
    // A link as it was before: laws to be compared, and a game by this book's own rules.
    await page.goto(`./referee.html#${link}&view=referee&rules=ljrg,area`);
    await button(page, "Play on").click();
    await expect(page.getByRole("combobox", { name: "Rules" })).toHaveValue("ljrg");
    // What no board has is said, and what comes before it is there.
    await page.goto(`./referee.html#${link}&view=play&rules=jrg89&moves=c3,pass,z9`);
    await expect(page.locator(".play-notice")).toContainText("“z9”");
    await expect.poll(() => moves(page)).toEqual(["Move 1, Black: c3", "Move 2, White: pass"]);
    // And what those rules forbid is left out, with the reason.
    await page.goto(`./referee.html#${link}&view=play&rules=jrg89&moves=c3,b3,a1`);
    await expect(page.locator("[data-role=remark]")).toContainText(
      "Move 2 was left out. Not by the 1989 rules",
    );
  });
  await test.step("until the board of a link is there, its moves have no names and no colours", async () => {
    await afresh(page);
    await begin(page, KO, "area");
    await place(page, "c3").click();
    await expect(page).toHaveURL(/&moves=c3$/);
    await lateAnswers(page);
    // Every list that is shown, also those that are there for a moment only.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const item of document.querySelectorAll<HTMLElement>(".record li"))
          seen.add(item.querySelector("button")?.ariaLabel ?? item.innerText);
      }).observe(document, { subtree: true, childList: true });
    });
    const address = page.url().replace(/&moves=c3$/, "&moves=c3,pass,a1");
    await page.goto("about:blank");
    await page.goto(address);
    await expect.poll(() => moves(page)).toHaveLength(3);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((text) => text !== "Setting it up…")).toEqual([
      "Move 1, Black: c3",
      "Move 2, White: pass",
      "Move 3, Black: a1",
    ]);
  });
});

test("a frame plays by other rules too, from a link, and leads back to the playground", async ({ page }) => {
  await begin(page, KO, "jrg89");
  await expect(page).toHaveURL(/rules=jrg89$/);
  const link = new URL(page.url()).hash.slice(1).split("&")[0];
  await page.setViewportSize({ width: 320, height: 568 });
  const requests: string[] = [];
  page.on("request", (request) => void requests.push(request.url()));
  await page.goto(`./embed.html#${link}&mode=play&rules=jrg89&moves=c3,pass`);
  const board = page.locator("loja-board");
  await expect(board.getByRole("button", { name: "Pass" })).toBeVisible();
  // The still board shows where the game begins, and fetches nothing.
  expect(requests.filter((url) => /systems|played-rules/.test(url))).toEqual([]);
  await board.getByRole("button", { name: "Forward" }).click();
  await expect(place(page, "c3")).toHaveAccessibleName(/black stone, played last/);
  await expect(place(page, "b3")).toHaveAccessibleName("b3, empty, closed for this turn");
  await place(page, "b3").click();
  await expect(board.locator(".remark")).toContainText("Japanese rules of 1989, article 6");
  await board.getByRole("button", { name: "Forward" }).click();
  await board.getByRole("button", { name: "Pass" }).click();
  await expect(board.locator(".stage-words")).toContainText("If both agree");
  await button(page, "No agreement: ask both").click();
  await button(page, "Black refuses").click();
  await button(page, "White asks for it").click();
  await expect(board.locator(".situation")).toContainText("Resumed. Black’s turn.");
  await expect(board.locator(".move-list")).toContainText("Black refuses to resume and therefore starts");
  await nothingIsWider(page);
  const open = board.getByRole("link", { name: /Open in Loja/ });
  await open.focus();
  await expect(open).toHaveAttribute("href", /&view=play&rules=jrg89&moves=c3,pass,pass,asks-white$/);
});
