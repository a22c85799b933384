/** What a reader does inside a chapter: argues a claim, walks a line, says what he thinks before he is told. */
import type { Locator, Page } from "@playwright/test";
import { finger, type Hand, keys, mouse } from "../hands.ts";
import { afresh, answer, boardReady, control, expect, lateAnswers, MOVING, next, test } from "../site.ts";
import { argue, begin, dataOf, done, open, type Press, seen, test as testIt } from "../solving.ts";

const CHAPTER = "./control.html";
const BEAST = "./beast-7.html";

const current = (page: Page): Locator => page.locator(".section.current");
const button = (page: Page, name: string): Locator =>
  current(page).getByRole("button", { name, exact: true });
const filled = (page: Page): Locator =>
  page.locator(".filled:not([aria-disabled=true])").filter({ visible: true });
/** A control of the table, or of the proof table in its place. */
const seat = (page: Page, name: string): Locator => control(page, name).filter({ visible: true });

const pressOf =
  (hand: Hand): Press =>
  async (place) =>
    (await place.getAttribute("type")) === "radio" ? hand.choose(place) : hand.press(place);

test("by mouse a claim is refuted, the way on is what comes next, and the course remembers it", async ({
  page,
}) => {
  test.slow();
  const { proof } = await open(page, CHAPTER, (one) => one.proof?.you === "refuter");
  if (!proof) throw new Error("no proof");
  await expect(next(page)).not.toHaveClass(/filled/);
  await argue(page, proof, pressOf(mouse));
  await expect(done(page)).toContainText("Done.");
  await expect(next(page)).toHaveClass(/filled/);
  await expect(filled(page)).toHaveCount(1);
  await page.reload();
  await expect(page.locator("#course a.solved")).toHaveCount(1);
});

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

test.describe("with its beats", () => {
  test.use(MOVING);

  test("a long line plays through by itself, and whoever presses a move stops it", async ({ page }) => {
    const { line } = await open(page, "./before-end.html", ({ kind }) => kind === "line");
    const moves = line?.moves.split(" ").length ?? 0;
    const place = page.locator(".walk-head").filter({ visible: true });
    await button(page, "Play it through").click();
    await expect(place).toContainText("Move 3 of");
    await page.getByRole("button", { name: /^Move 1, / }).click();
    await expect(place).toContainText("Move 1 of");
    await page.waitForTimeout(1000);
    await expect(place).toContainText("Move 1 of");
    await button(page, "Play it through").click();
    await expect(place).toContainText(`Move ${moves} of ${moves}`, { timeout: 20_000 });
  });
});

test("a guess stays where it was made, and its reply stands below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./control.html");
  await boardReady(page);
  const top = async (choice: number): Promise<number> =>
    Math.round((await current(page).locator(".choice").nth(choice).boundingBox())?.y ?? 0);
  for (const choice of [0, 2]) {
    await current(page).getByRole("radio").nth(choice).check({ force: true });
    const before = await top(choice);
    // Where it is: a press by Playwright may scroll to it first.
    await current(page)
      .locator("[type=submit]")
      .evaluate((send: HTMLElement) => send.click());
    await expect(answer(page).locator(".astray")).toBeInViewport();
    expect(await top(choice)).toBe(before);
  }
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

test("by keys one walks a line from the board, and what is told on the way stands there and is said aloud", async ({
  page,
}) => {
  await test.step("by keys one walks a line from the board", async () => {
    await open(page, "./overview-1.html", ({ kind }) => kind === "line");
    const place = page.locator(".walk-head").filter({ visible: true });
    await page.locator('.board [tabindex="0"]').focus();
    await page.keyboard.press("r");
    await page.keyboard.press("r");
    await expect(place).toContainText("Move 2 of");
    await page.keyboard.press("u");
    await expect(place).toContainText("Move 1 of");
  });
  await test.step("what is told on the way is said where the walk stands, and aloud", async () => {
    await afresh(page);
    const { line } = await open(page, "./overview-1.html", ({ line }) => (line?.notes.length ?? 0) > 1);
    const note = page.locator(".walk-note").filter({ visible: true });
    await expect(note).toHaveAttribute("role", "status");
    for (const { move, say } of line?.notes ?? []) {
      if (move > 0) await page.getByRole("button", { name: new RegExp(`^Move ${move}, `) }).click();
      await expect(note).toHaveText(say);
    }
  });
});

test("hints of a lesson come before the engine’s own; whoever leaves a proof ends it, and finds the table as it was", async ({
  page,
}) => {
  await test.step("hints of a lesson come before the engine’s own", async () => {
    const { proof } = await open(
      page,
      CHAPTER,
      (one) => (one.proof?.hints.length ?? 0) > 0 && !!one.proof?.claim,
    );
    await expect(page.locator(".table.has-guest")).toBeAttached();
    for (const hint of proof?.hints ?? []) {
      await seat(page, "hint").click();
      await expect(answer(page)).toContainText(hint);
    }
    await testIt(page, "It fails", (place) => place.click({ force: true }));
    await expect(answer(page)).toContainText(proof?.hints[0] ?? "");
  });
  await test.step("whoever leaves a proof ends it, and finds the table as it was", async () => {
    await afresh(page);
    const { id } = await open(page, CHAPTER, (one) => one.proof?.you === "refuter");
    await testIt(page, "It fails", (place) => place.click({ force: true }));
    await begin(page, (place) => place.click());
    await next(page).click();
    await expect(page.locator(`#${id} [data-proof=words] > *`)).toHaveCount(0);
    await page.goBack();
    await expect(current(page).getByRole("radio", { name: "It fails" })).not.toBeChecked();
    await expect(page.locator(".table.has-guest")).toBeAttached();
  });
});

test("judgements are laid over the board where it stands, and taken away", async ({ page }) => {
  await test.step("the engine judges a figure where it stands, and a claim of its can be played", async () => {
    await afresh(page);
    await open(page, "./overview-1.html", ({ kind }) => kind === "referee");
    await button(page, "Ask the engine").click();
    await expect(current(page).locator(".referee-head")).not.toHaveText("Judging");
    await expect(page.locator(".guest .legend")).toBeVisible();
    await current(page)
      .getByRole("button", { name: /^Play it/ })
      .first()
      .click();
    await expect(current(page)).toContainText("How the worst case came about");
    await button(page, "Back to the judgement").click();
    await expect(button(page, "Ask the engine").or(button(page, "Back to the board"))).toBeFocused();
    await button(page, "Back to the board").click();
    await expect(page.locator(".guest")).toHaveCount(0);
    await expect(page.locator(".table > .view")).toBeVisible();
  });
});

test.describe("a question of maps on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("moves may be tried first, and any answer is told the truth", async ({ page }) => {
    await page.goto(BEAST);
    await boardReady(page);
    await expect(current(page).locator(".choice-map svg")).toHaveCount(await page.getByRole("radio").count());
    await expect(seat(page, "more")).toHaveCount(0);
    await expect(button(page, "This is my guess")).toBeDisabled();
    await seen(page, "d1").tap();
    await expect(page.locator("[data-role=line]")).toHaveText(/0$/);
    await seat(page, "take-back").tap();
    await expect(page.locator("[data-role=line]")).toHaveText(/2$/);
    await seen(page, "d1").tap();
    const { sections } = await dataOf(page);
    const question = sections[0]?.figures.find(({ kind }) => kind === "question")?.question;
    const answers = question?.kind === "choice" ? question.answers : [];
    const wrong = answers.findIndex(({ right }) => !right);
    await page.getByRole("radio").nth(wrong).tap();
    await expect(filled(page)).toHaveText(["This is my guess"]);
    await button(page, "This is my guess").tap();
    await expect(answer(page)).toContainText(answers[wrong]?.reply ?? "");
    await expect(answer(page)).toContainText("The right answer is");
    const areas = answers.find(({ right }) => right)?.control;
    await expect(page.locator(".board:not(.figure) [aria-label*='controlled by Black']")).toHaveCount(
      areas?.black.length ?? 0,
    );
    await expect(filled(page)).toHaveCount(1);
    await expect(next(page)).toHaveClass(/filled/);
  });
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
