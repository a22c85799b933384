/** The first minute: the quarrel in sight, moves that may be tried at once, the guess played out, each reply after a beat. */
import type { Locator, Page } from "@playwright/test";
import { afresh, answer, boardReady, control, expect, line, MOVING, next, point, test } from "../site.ts";
import { begin, test as testIt } from "../solving.ts";

test.use(MOVING);

const guess = (page: Page): Locator => page.getByRole("button", { name: "This is my guess" });

/** All of it lies on the screen, and nothing over its middle. */
const seenAt = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return within && (element.contains(hit) || hit?.contains(element) === true);
  });

async function inSight(place: Locator): Promise<void> {
  expect(await seenAt(place), `${place} is in sight`).toBe(true);
}

for (const [what, isMobile, sizes] of [
  [
    "a desk",
    false,
    [
      [1366, 768],
      [1440, 900],
    ],
  ],
  [
    "a phone",
    true,
    [
      [390, 844],
      [360, 740],
      [375, 667],
      [320, 568],
    ],
  ],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ hasTouch: isMobile, isMobile });

    test("board, answers and button are in the first screen", async ({ page }) => {
      for (const [width, height] of sizes)
        await test.step(`at ${width} by ${height}`, async () => {
          await afresh(page);
          await page.setViewportSize({ width, height });
          await page.goto("./");
          await boardReady(page);
          await expect(page.locator(".choice-map svg")).toHaveCount(3);
          await inSight(page.locator(".table .board").first());
          for (const choice of await page.locator(".section.current .choice").all()) await inSight(choice);
          // What is asked stands with the answers.
          await inSight(page.getByRole("heading", { name: "Whose are the nine stones?" }));
          await inSight(guess(page));
          await inSight(page.locator(".aside-way a"));
          await inSight(page.locator(".to-search"));
          await expect(guess(page)).toBeDisabled();
          await page.locator(".section.current .choice").first().click();
          await expect(guess(page)).toBeEnabled();
          await inSight(guess(page));
          if (width > 320) return;
          // On the smallest one the first task of who never played is there as well.
          await page.goto("./never-played.html");
          await boardReady(page);
          await inSight(page.getByText("Press the point in the middle"));
        });
    });
  });
}

test("moves may be tried before anything is explained, and no line below the board comes before its words", async ({
  page,
}) => {
  await test.step("the first press tries a move, and Back leads to the position as it was", async () => {
    await page.goto("./");
    await boardReady(page);
    await expect(page.locator(".status")).toContainText("Press a point to try Black’s move.");
    await point(page, "c1").click();
    await expect(line(page)).toHaveText("0 0 W 0");
    await expect(page.locator(".table")).not.toContainText("B1.1");
    await control(page, "take-back").click();
    await expect(line(page)).toHaveText("0 0 B 2");
    await control(page, "pass").click();
    await expect(line(page)).toHaveText("0 0 W 1");
    await control(page, "pass").click();
    // No pass can come after that.
    await expect(control(page, "pass")).toBeHidden();
  });
  await test.step("until the line under a board is explained, boards have words alone", async () => {
    await afresh(page);
    for (const [place, shown] of [
      ["index.html#let-white-try", false],
      ["never-played.html#board-9", false],
      ["overview-1.html", false],
      ["overview-1.html#what-is-still-missing", true],
      ["ending.html", true],
    ] as const) {
      await page.goto(`./${place}`);
      await boardReady(page);
      await expect(line(page), place).toBeVisible({ visible: shown });
      await expect(page.locator("[data-role=words]"), place).toContainText("turn");
    }
  });
  await test.step("on the board of two eyes White alone plays, so Black can’t fill an eye of his own", async () => {
    await afresh(page);
    await page.goto("./never-played.html#board-8");
    await boardReady(page);
    await point(page, "l3").click();
    await expect(page.locator("[data-role=words]")).toContainText("White’s turn. Black has passed.");
    await point(page, "a3").click();
    await expect(page.locator("[data-role=remark]")).toContainText("Not possible");
    await expect(point(page, "a3")).toHaveAccessibleName(/empty/);
    await control(page, "back").click();
    await expect(point(page, "l3")).toHaveAccessibleName(/empty/);
  });
});

test("the guess is told, and White’s is refuted by one’s own moves, each seen before the reply", async ({
  page,
}) => {
  await page.goto("./");
  await boardReady(page);
  await page.getByRole("radio").first().check();
  await guess(page).click();
  await expect(answer(page)).toContainText("Noted. Then White has to show it on the board.");
  await expect(next(page)).toHaveClass(/filled/);
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Save them" })).toBeVisible();
  await point(page, "c1").click();
  // A sentence; the page of a clause would lead away from the quarrel.
  const remark = page.locator("[data-role=remark]");
  await expect(remark).toContainText("that is suicide");
  await expect(remark).not.toContainText("B4.5");
  await expect(remark.getByRole("link")).toHaveCount(0);
  await control(page, "pass").click();
  // What refutes a move comes by itself, after a beat.
  await expect(answer(page)).toContainText("White fills your last liberty");
  await expect(line(page)).toHaveText("9 0 B 0");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(line(page)).toHaveText("1 0 B -1");
  // What the line under the board says, one after the other: a slow machine may look too late.
  await page.evaluate(() => {
    const told: (string | null)[] = [];
    Object.assign(window, { told });
    const words = document.querySelector("[data-role=line]");
    if (words)
      new MutationObserver(() => told.push(words.textContent)).observe(words, {
        characterData: true,
        subtree: true,
      });
  });
  for (const [own, after, word] of [
    ["f1", "2 1 B -1", "you took the stone at e1"],
    ["f3", "3 2 B -1", "you took the stone at e3"],
    ["b1", "4 3 B -1", "Done."],
  ] as const) {
    await point(page, own).click();
    await expect(line(page)).toHaveText(after);
    await expect(answer(page)).toContainText(word);
  }
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toEqual(["1 1 W -1", "2 1 B -1", "2 2 W -1", "3 2 B -1", "3 3 W -1", "4 3 B -1"]);
  await expect(answer(page)).toContainText("Done.");
  await expect(control(page, "cycle")).toBeHidden();
  await test.step("with reduced motion a reply comes without a beat", async () => {
    await afresh(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./index.html#let-white-try");
    await boardReady(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const words = document.querySelector("[data-role=line]");
      if (words)
        new MutationObserver(() => seen.push(performance.now())).observe(words, {
          characterData: true,
          subtree: true,
        });
    });
    await point(page, "f1").click();
    await expect(line(page)).toHaveText("2 1 B -1");
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect((seen.at(-1) ?? 0) - (seen[0] ?? 0)).toBeLessThan(250);
  });
});

test("in a proof that begins at once the first press is a move, and the good one carries no cross", async ({
  page,
}) => {
  await page.goto("./index.html#black-claims");
  const seen = (name: string): Locator => point(page, name).filter({ visible: true });
  await expect(page.locator(".table.has-guest")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Your turn: you are White." })).toBeVisible();
  // The task is told for White alone.
  await expect(page.locator(".stand [data-control=side]")).toHaveCount(0);
  // Whether the claim holds is for the reader to find out.
  const words = page.locator(".section.current");
  await expect(words.getByText("The claim fails").filter({ visible: true })).toHaveCount(0);
  // What is said to those who listen: once, with the reply.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const spoken = document.querySelector(".lesson > [role=status]");
    if (spoken)
      new MutationObserver(() => heard.push(spoken.textContent ?? "")).observe(spoken, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await seen("c1").click();
  const headline = page.locator(".section.current .headline");
  await expect(headline).toHaveText(/You played c1\. Black still can’t hold the claimed points\./);
  await expect(headline.locator(".sign.fails")).toHaveCount(0);
  await expect(seen("f1")).toHaveAccessibleName(/black stone/);
  // The reply in a line; why is there for who asks.
  const said = page.locator(".section.current .answer-part");
  await expect(said.locator("> p:not(.note)")).toHaveText([/^Black tries f1/]);
  await expect(said.locator(".why p").first()).toBeHidden();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((words) => words.includes("You played c1."))).toHaveLength(1);
  expect(heard.at(-1)).toMatch(/^You played c1\..+ Black tries f1 .+ Your turn\.$/);
  await seen("b1").click();
  await expect(answer(page)).toContainText("Done.");
  // What is done needs no help.
  await expect(page.locator(".stand [data-control=hint]")).toHaveAttribute("aria-disabled", "true");
});

test.describe("what is said on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("five lines of what is said are in sight after a mistake, and the first tap of a claim brings its test", async ({
    page,
  }) => {
    await page.goto("./beast-8.html");
    await boardReady(page);
    await page.getByRole("radio").first().check({ force: true });
    await guess(page).tap();
    await page.evaluate(() => {
      location.hash = "prove-it";
    });
    // The wrong guess was told how it is: nothing is left to predict.
    await expect(page.locator(".section.current .step-head")).toContainText("You play");
    await begin(page, (place) => place.tap());
    await expect(page.locator(".section.current").getByRole("radio", { name: "It fails" })).toHaveCount(0);
    await point(page, "c1").filter({ visible: true }).tap();
    await expect(page.locator(".section.current .headline .sign.fails")).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bottom = document.querySelector(".stand .controls")?.getBoundingClientRect().top ?? 0;
          const top = document.querySelector(".stand .view")?.getBoundingClientRect().bottom ?? 0;
          const said = document.querySelector(".section.current .answer-part");
          const lines = new Set<number>();
          for (const part of said?.querySelectorAll(".headline, p") ?? []) {
            const range = document.createRange();
            range.selectNodeContents(part);
            for (const box of range.getClientRects())
              if (box.top >= top && box.bottom <= bottom) lines.add(Math.round(box.bottom / 8));
          }
          return lines.size;
        }),
      )
      .toBeGreaterThanOrEqual(5);
    await page.goto("./control.html#a-threat-inside");
    await expect(page.locator(".table.has-guest")).toBeAttached();
    await page.locator(".stand [role=gridcell]").first().tap();
    await expect(page.locator(".border-headline").filter({ visible: true })).toContainText(" of ");
    await inSight(page.locator(".border-headline").filter({ visible: true }));
    await inSight(
      page.locator(".predict").filter({ visible: true }).getByRole("button", { name: "Test it" }),
    );
  });

  test("the verdict of a claim is in sight, with what it means below it, and so is Next", async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 780],
      [320, 568],
    ] as const)
      await test.step(`at ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await afresh(page);
        await page.goto("./");
        await boardReady(page);
        await page.getByRole("radio").nth(1).check({ force: true });
        await guess(page).tap();
        await expect(answer(page)).toContainText("Noted.");
        if (width > 320) await expect.poll(() => seenAt(answer(page))).toBe(true);
        await afresh(page);
        await page.goto("./index.html#black-claims");
        await boardReady(page);
        await expect(page.getByRole("heading", { name: "Your turn: you are White." })).toBeVisible();
        const headline = page.locator(".section.current .headline");
        for (const move of ["c1", "b1"]) {
          await point(page, move).filter({ visible: true }).tap();
          await expect(headline).toContainText(`You played ${move}.`);
          await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
        }
        await expect(answer(page)).toContainText("Done.");
        const view = page.locator(".view").filter({ visible: true }).first();
        const [top, foot] = [
          () => view.evaluate((one) => one.getBoundingClientRect().bottom),
          () =>
            page
              .locator(".controls")
              .filter({ visible: true })
              .evaluate((one) => one.getBoundingClientRect().top),
        ];
        await expect
          .poll(async () => {
            const { y = 0, height: tall = 0 } = (await headline.boundingBox()) ?? {};
            return y >= (await top()) && y + tall <= (await foot());
          })
          .toBe(true);
        // Of a long answer its beginning.
        const { y = 0 } = (await answer(page).boundingBox()) ?? {};
        expect(y + 100).toBeLessThan(await foot());
        await afresh(page);
        await page.goto("./index.html#let-white-try");
        await boardReady(page);
        for (const name of ["f1", "f3", "b1"]) {
          await point(page, name).tap();
          await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
        }
        await expect(answer(page)).toContainText("Done.");
        await inSight(next(page));
        await page.evaluate(() => scrollTo({ top: 0 }));
        await inSight(next(page));
        await inSight(control(page, "back"));
        await control(page, "back").tap();
        await expect(control(page, "hint")).toBeVisible();
      });
  });
});

test.describe("a proof on a small phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  /** To the first proof of a beast, by its question. */
  async function toProof(page: Page, section: string): Promise<void> {
    await page.goto("./beast-9.html");
    await boardReady(page);
    await page.getByRole("radio").first().check({ force: true });
    await guess(page).tap();
    await page.evaluate((id) => {
      location.hash = id;
    }, section);
    await expect(page.locator(".table.has-guest")).toBeAttached();
  }
  const board = (page: Page): Locator => page.locator(".stand .board").filter({ visible: true });
  const status = (page: Page): Locator => page.locator(".stand .status").filter({ visible: true });
  const on = (page: Page, name: string): Locator => point(page, name).filter({ visible: true });

  test("no side is named before the guess; then whose turn it is comes into sight, and a mis-tap leaves the comment", async ({
    page,
  }) => {
    await test.step("no side is named before the guess; a press that comes too early says what comes first", async () => {
      await toProof(page, "prove-it");
      const section = page.locator(".section.current");
      await expect(section.locator(".step-head")).toContainText("You predict, then play");
      await expect(section.locator(".step-head")).not.toContainText(/refute|claim/);
      for (const words of await section.locator("p:visible").allInnerTexts())
        expect(words).not.toMatch(/You are (Black|White)/);
      // The outline is nobody's own yet.
      await expect(board(page).locator(".outline.other, .other .outline, .other").first()).toBeAttached();
      await expect(board(page).locator(".mine")).toHaveCount(0);
      // A press tries a move, as on every board; the guess brings the board of the claim again.
      await page.locator(".board .outline").first().waitFor({ state: "attached" });
      await on(page, "f2").tap();
      await expect(page.locator(".table.has-guest")).toHaveCount(0);
      await expect(on(page, "f2")).toHaveAccessibleName(/white stone/);
      const predict = section.locator(".predict");
      await predict.locator("label").filter({ hasText: "It fails" }).tap();
      await expect(on(page, "f2")).toHaveAccessibleName(/empty/);
      await on(page, "f2").tap();
      await expect(status(page)).toContainText("Test the claim first");
    });
    await test.step("whose turn it is comes into sight, and a mis-tap leaves the comment as it is", async () => {
      await afresh(page);
      await toProof(page, "prove-it");
      await testIt(page, "It fails", (place) => place.tap({ force: true }));
      const said = page.locator(".section.current .answer-part");
      const turn = said.getByText("Your turn: you are White.");
      await expect(turn).toBeVisible();
      await expect.poll(() => seenAt(turn)).toBe(true);
      const headline = said.locator(".headline");
      // What refutes a mistake comes by itself, and what was said of it stays.
      await status(page).getByRole("button", { name: "Pass" }).tap();
      await expect(status(page)).toContainText("Shown: 2 d3");
      await expect(headline).toContainText("You passed. Now Black can hold the claimed points.");
      await said.getByRole("button", { name: "Undo" }).tap();
      await on(page, "f2").tap();
      await expect(headline).toContainText("You played f2.");
      await expect(said).toContainText("counting both sides");
      const before = await said.innerText();
      // A stone stands there.
      await on(page, "a1").tap();
      await expect(status(page)).toContainText("Not possible: a white stone already stands on a1");
      expect(await said.innerText()).toBe(before);
      await on(page, "d3").tap();
      await expect(status(page)).not.toContainText("Not possible");
    });
  });
});
