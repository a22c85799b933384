/** Questions of 1989 on the proof table: captures and both parts of enabling, argued with the engine by every hand. */

import { nothingIsWider } from "../axe.ts";
import { finger } from "../hands.ts";
import { afresh, expect, test } from "../site.ts";
import { answer, asked, begin, button, playHints, point } from "./arguing.ts";

/** Three white stones that Black takes. */
const DEAD = "1AQcEBAcJp4gAzbA";
/** Beast 31: Black can’t be taken; White can, and that enables a new stone. */
const SEKI = "1AQUDAwfVC6GJ";
/** Five by five: by 1989 all white stones at the right are dead. */
const FIVE = "1AQgFBQc_5T_BQgsBYC28";

const address = (link: string, claim: string, more = ""): string =>
  `./referee.html#${link}&view=claim&claim=${claim}${more}&rules=jrg89`;

test("a bad move is told and taken back, a pass may be for a ko, a comparison leads here, and what the board lacks is told", async ({
  page,
  context,
}) => {
  await test.step("a bad move is told with the line that shows it, and taken back", async () => {
    await page.goto(address(DEAD, "capture:b3", "&side=claimant"));
    await button(page, "Start").click();
    await point(page, "a1").click();
    await expect(answer(page)).toContainText(
      "You play a1. That gives it away: you can’t force the capture. (I1)",
    );
    await expect(page.getByText(/^Not played yet: 2 /)).toBeVisible();
    await button(page, "Show me").click();
    await expect(answer(page)).toContainText("The sequence, move 1 of");
    await button(page, "Leave the sequence").click();
    await button(page, "Undo").click();
    await expect(answer(page)).toContainText("Your turn: you are Black.");
  });
  await test.step("a pass may be for a ko, and is kept in the link", async () => {
    await afresh(page);
    const KO = "1AQYEAwdmZQKTwA";
    await page.goto(address(KO, "capture:d2", "&side=refuter&line=c2"));
    await expect(button(page, "Pass for b2")).toBeVisible();
    await button(page, "Pass for b2").click();
    await expect(page).toHaveURL(/line=c2,pass-b2/);
    await expect(answer(page).getByText("The mark at b2 is gone, so you may play there again")).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator(".proof-answer")).not.toBeEmpty();
    await expect(other).toHaveURL(/line=c2,pass-b2/);
  });
  await test.step("the comparison leads to the argument", async () => {
    await afresh(page);
    await page.goto(`./referee.html#${FIVE}&view=referee&rules=ljrg,jrg89`);
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Argue it: Japanese 1989" }).click();
    await expect(page).toHaveURL(/view=claim&claim=capture:/);
    await expect(asked(page)).toContainText(/^(Black|White), first, can take /);
  });
  await test.step("a question that the board doesn’t have is told", async () => {
    await afresh(page);
    await page.goto(address(DEAD, "capture:t19"));
    await expect(page.locator(".play-notice")).toContainText("“t19”");
    await page.goto(address(DEAD, "part-1:b3"));
    await expect(page.locator(".play-notice")).toContainText("can’t be read. It is written capture:a1");
    await page.goto(address(DEAD, "capture:a1"));
    await expect(answer(page)).toContainText("Press the stones in question.");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("both parts of enabling, by touch", async ({ page }) => {
    await page.goto(`./referee.html#${SEKI}&view=claim&rules=jrg89`);
    await finger.press(point(page, "b3"));
    await expect(asked(page)).toContainText("Black, first, can take White’s four stones");
    await finger.choose(page.getByRole("radio", { name: "A new stone?" }));
    await expect(asked(page)).toHaveText("Press the points on which a new stone counts.");
    await finger.press(point(page, "b3"));
    await finger.press(point(page, "b2"));
    await expect(asked(page)).toContainText("without a new white stone that stays on b3 and b2.");
    await finger.press(button(page, "Argue it"));
    await expect(page).toHaveURL(/claim=part-1:b3:b3,b2/);
    await begin(finger, page, "It fails");
    await playHints(finger, page, 14);
    await finger.press(button(page, "To the second part"));
    await expect(asked(page)).toContainText("White, first, can get a new stone that stays on b3 and b2");
    await begin(finger, page, "It fails");
    await expect(answer(page)).toContainText(/White (plays|passes)/);
  });
});

test("a chapter asks it as a step that is predicted and played, and an element asks it too", async ({
  page,
}) => {
  await test.step("in a chapter it is a step that is predicted and played", async () => {
    await page.goto("./errata.html#argue-beast-10");
    await page.getByRole("radio", { name: "It holds" }).locator("xpath=..").click();
    await expect(asked(page)).toHaveText(
      "White, first, can take Black’s stone at g3 without a new black stone that stays on g3.",
    );
    await button(page, "Argue it").click();
    await expect(answer(page)).toContainText("Your turn: you are White.");
    await point(page, "g2").click();
    await expect(answer(page)).toContainText("You play g2 and take Black’s stone at g3. That loses nothing.");
    await expect(answer(page)).toContainText(/Black (plays|passes)/);
  });
  await test.step("an element asks it too", async () => {
    await afresh(page);
    await page.goto(`./embed.html#${SEKI}&mode=prove&rules=jrg89&claim=capture:a2&side=refuter`);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("White, first, can take Black’s stone at a2. You are Black.")).toBeVisible();
    await expect(page.getByText(/^\s*White plays/).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await nothingIsWider(page);
  });
});
