/** What a reader does inside a chapter: argues a claim, walks a line, says what he thinks before he is told. */
import type { Locator, Page } from "@playwright/test";
import { finger, type Hand, keys } from "../hands.ts";
import { answer, boardReady, control, expect, lateAnswers, next, test } from "../site.ts";
import { argue, dataOf, done, open, type Press, test as testIt } from "../solving.ts";

const CHAPTER = "./control.html";

const current = (page: Page): Locator => page.locator(".section.current");
const button = (page: Page, name: string): Locator =>
  current(page).getByRole("button", { name, exact: true });
/** A control of the table, or of the proof table in its place. */
const seat = (page: Page, name: string): Locator => control(page, name).filter({ visible: true });

const pressOf =
  (hand: Hand): Press =>
  async (place) =>
    (await place.getAttribute("type")) === "radio" ? hand.choose(place) : hand.press(place);

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test("a claim is found: one that fails is answered, the right one is done", async ({ page }) => {
    test.slow();
    const { proof } = await open(page, CHAPTER, (one) => (one.proof?.find.length ?? 0) > 0);
    if (!proof) throw new Error("no proof");
    const press = pressOf(finger);
    await expect(button(page, "Test it")).toBeDisabled();
    await press(button(page, "Whole board"));
    await testIt(page, "It holds", press);
    await expect(answer(page).locator(".said")).toBeVisible();
    await expect(done(page)).toHaveCount(0);
    // The whole worst case at once, and the next try first.
    await expect(button(page, "Start the proof")).toBeVisible();
    await expect(button(page, "Claim another set")).toHaveClass(/filled/);
    await press(button(page, "Claim another set"));
    await argue(page, proof, press);
    await expect(next(page)).toHaveClass(/filled/);
  });
});

test("after the test the first move comes next; the worst case is behind a fold, and in steps on the board", async ({
  page,
}) => {
  await lateAnswers(page);
  await open(page, CHAPTER, (one) => one.proof?.you === "refuter" && !one.proof.atOnce);
  await testIt(page, "It fails", pressOf(keys));
  await expect(current(page).getByRole("heading", { name: /^Your turn: you are/ })).toBeVisible();
  await expect(page.locator(".stand [role=gridcell]:focus")).toBeAttached();
  // What came of the claim is for the reader to find.
  await expect(
    current(page)
      .getByText(/The claim fails|You said it fails/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await current(page).getByText("How the worst case came about").click();
  // What the engine has to say comes in between, and does not shut it.
  await expect(current(page).locator(".thinking")).toHaveCount(0);
  await button(page, "Step by step on the board").click();
  const heading = current(page).getByRole("heading", { name: /^The worst case, 1 of/ });
  await expect(heading).toBeFocused();
});

test("what is said of an end goes with it, and comes again; the mark of the page stays", async ({ page }) => {
  await page.goto("./");
  await boardReady(page);
  await current(page).getByRole("radio").first().check({ force: true });
  await current(page).locator("form.question [type=submit]").click();
  await page.goto("./index.html#black-claims");
  await expect(page.locator(".table.has-guest")).toBeAttached();
  const { sections } = await dataOf(page);
  const proof = sections.find(({ id }) => id === "black-claims")?.figures[0]?.proof;
  if (!proof) throw new Error("a proof is argued there");
  await argue(page, proof, (place) => place.click());
  const done = answer(page).locator(".solved");
  await expect(done).toHaveText(/^Done\./);
  await seat(page, "undo-all").click();
  await expect(done).toHaveCount(0);
  await expect(page.locator("[data-section=black-claims].solved").first()).toBeAttached();
  const forward = seat(page, "forward");
  while ((await forward.getAttribute("aria-disabled")) === "false") await forward.click();
  await expect(done).toHaveText(/^Done\..* You guessed: White’s\.$/);
  // Which settles what was only noted on the first page.
  await page.goto("./");
  await boardReady(page);
  await expect(answer(page).locator(".astray")).toContainText(
    "You guessed: White’s. The right answer is: “Nobody’s",
  );
  await answer(page).getByRole("link", { name: "And if Black claims them?" }).click();
  await expect(page).toHaveURL(/#black-claims$/);
});
