/** Problems of each kind in somebody’s article: begun, missed, tried again, solved, and what the article is told. */
import type { Locator, Page } from "@playwright/test";
import { nothingIsWider } from "../axe.ts";
import { finger, type Hand, mouse } from "../hands.ts";
import { expect, test } from "../site.ts";
import { state } from "./authors/hand.ts";
import { type Host, host } from "./hosts.ts";

let article: Host;
test.beforeAll(async () => {
  article = await host({ folders: { "/loja/": "dist", "/": "www/e2e/articles/embed" } });
});
test.afterAll(() => article.close());

type Told = { name: string; detail: Record<string, unknown> };

/** Opens the article, and keeps what its elements tell. */
async function open(page: Page, address = `${article.url}problems.html`) {
  await page.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    for (const name of ["loja-verdict", "loja-error"])
      addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent).detail }));
  });
  await page.goto(address);
  const all = (): Promise<Told[]> => page.evaluate(() => (window as unknown as { told: Told[] }).told);
  return {
    told: async (name: string) =>
      (await all()).filter((one) => one.name === name).map(({ detail }) => detail),
  };
}

const button = (at: Locator, name: string | RegExp): Locator => at.getByRole("button", { name, exact: true });
const place = (at: Locator, name: string): Locator =>
  at.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
const headline = (at: Locator): Locator => at.locator(".headline");

async function begin(at: Locator, hand: Hand = mouse): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  await state(at, "still");
  const drawn = () =>
    at.locator("[part=board]").evaluate((one) => {
      const { left, width, height } = one.getBoundingClientRect();
      const { top } = (one.getRootNode() as ShadowRoot).host.getBoundingClientRect();
      return [left, one.getBoundingClientRect().top - top, width, height];
    });
  const before = await drawn();
  await hand.press(button(at, "Begin"));
  await state(at, "live");
  // The words may need more room, the board stays where it was.
  expect(await drawn()).toEqual(before);
}

interface Case {
  wrong(at: Locator, hand: Hand): Promise<void>;
  missed: string | RegExp;
  right(at: Locator, hand: Hand): Promise<void>;
  solved: string | RegExp;
  answers: [string, string];
}

const CASES: Record<string, Case> = {
  find: {
    wrong: (at, hand) => hand.press(button(at, "No points")),
    missed: "You marked nothing.",
    async right(at, hand) {
      // A block, and the empty point in it.
      await hand.press(place(at, "a1"));
      await hand.press(place(at, "b2"));
      await hand.press(button(at, "Submit 9 points"));
    },
    solved: "Black controls nine points.",
    answers: ["", "a3,b3,c3,a2,b2,c2,a1,b1,c1"],
  },
  save: {
    wrong: (at, hand) => hand.press(button(at, "Nothing to add")),
    missed: "Something is missing.",
    right: (at, hand) => hand.press(place(at, "b2")),
    solved: "With b2 all seven points stay yours.",
    answers: ["pass", "b2"],
  },
  pass: {
    wrong: (at, hand) => hand.press(button(at, "Pass")),
    missed: "You passed. Seven points are lost.",
    right: (at, hand) => hand.press(place(at, "b2")),
    solved: "You played b2: it gains seven points.",
    answers: ["pass", "b2"],
  },
  cycle: {
    wrong: (at, hand) => hand.press(button(at, "Leave it")),
    missed: "You left it: that costs one point.",
    right: (at, hand) => hand.press(button(at, "Remove it")),
    solved: "You removed it: that gains one point.",
    answers: ["keep", "remove"],
  },
  count: {
    wrong: (at, hand) => hand.press(button(at, "Compare")),
    missed: "Two parts differ. The result is B+4.",
    async right(at, hand) {
      await at.getByLabel("Black, territory", { exact: true }).fill("3");
      await at.getByLabel("Black, dead stones", { exact: true }).fill("1");
      await hand.press(button(at, "Compare"));
    },
    solved: "B+4: every part is as you have it.",
    answers: ["jigo", "B+4"],
  },
  rule: {
    async wrong(at, hand) {
      await hand.choose(at.getByRole("radio", { name: /^Yes/ }));
      await hand.press(button(at, "This is my answer"));
    },
    missed: "The move is not legal: B4.5 forbids it.",
    async right(at, hand) {
      await hand.choose(at.getByRole("radio", { name: /suicide/ }));
      await hand.press(button(at, "This is my answer"));
    },
    solved: "No: B4.5 forbids it.",
    answers: ["legal", "B4.5"],
  },
};

/** Misses it, begins again where that is the way, and solves it. */
async function missAndSolve(at: Locator, kind: string, hand: Hand): Promise<void> {
  const { wrong, missed, right, solved } = CASES[kind] as Case;
  await wrong(at, hand);
  await expect(headline(at)).toHaveText(missed);
  await hand.press(button(at, /^(?:Start again|Undo)$/));
  await expect(headline(at)).toHaveCount(0);
  await right(at, hand);
  await expect(headline(at)).toHaveText(solved);
}

test("a press on the board begins it, each kind is missed and solved, and who gives up is shown the solution", async ({
  page,
}) => {
  await test.step("each kind is missed and solved, and both are told", async () => {
    const { told } = await open(page);
    let before = 0;
    for (const [kind, { answers }] of Object.entries(CASES))
      await test.step(kind, async () => {
        const at = page.locator(`#${kind}`);
        await begin(at);
        await missAndSolve(at, kind, mouse);
        const all = await told("loja-verdict");
        expect(all.slice(before)).toEqual([
          { mode: "problem", ask: kind, right: false, answer: answers[0] },
          { mode: "problem", ask: kind, right: true, answer: answers[1] },
        ]);
        before = all.length;
        expect(await told("loja-error")).toEqual([]);
      });
  });
  await test.step("a press on the board begins it, and who gives up is shown the solution, which is told as such", async () => {
    await test.step("a press on the board begins it too, and is not lost", async () => {
      await open(page);
      const at = page.locator("#save");
      await at.scrollIntoViewIfNeeded();
      await state(at, "still");
      // The empty point in the middle of its left half.
      const box = await at.locator("[part=board]").boundingBox();
      if (!box) throw new Error("there is no board");
      await page.mouse.click(box.x + (box.width * 1.9) / 5.8, box.y + (box.height * 1.9) / 3.8);
      await state(at, "live");
      await expect(headline(at)).toHaveText("With b2 all seven points stay yours.");
    });
    await test.step("who gives up is shown the solution, which is told as such", async () => {
      const { told } = await open(page);
      const at = page.locator("#pass");
      await begin(at);
      await button(at, "Give up and see the solution").click();
      await expect(headline(at)).toHaveText("It is not over: b2 is best.");
      expect(await told("loja-verdict")).toEqual([
        { mode: "problem", ask: "pass", right: false, answer: null },
      ]);
      const [opened] = await Promise.all([page.waitForEvent("popup"), at.getByText("Open in Loja").click()]);
      expect(opened.url()).toMatch(/referee\.html#1[\w-]+&view=play$/);
    });
  });
});

test("to lock and to refute a claim, also on a part of a larger board, drawn open", async ({ page }) => {
  await test.step("to lock and to refute a claim: missed and solved against the engine", async () => {
    const { told } = await open(page);
    const lock = page.locator("#lock");
    await begin(lock);
    await expect(headline(lock)).toContainText("lock the set");
    await place(lock, "a3").click();
    await expect(headline(lock)).toContainText("no longer holds");
    await button(lock, "Back").click();
    await place(lock, "b2").click();
    await expect(headline(lock)).toContainText(/still holds|is yours/);
    const refute = page.locator("#refute");
    await refute.scrollIntoViewIfNeeded();
    await button(refute, "Hint").click();
    await state(refute, "live");
    await place(refute, "a4").click();
    await expect(headline(refute)).not.toContainText("refute the claim");
    await expect(refute.getByRole("list", { name: "Moves" }).getByRole("listitem").first()).toContainText(
      "a4",
    );
    expect((await told("loja-verdict")).length).toBeGreaterThan(0);
  });
  await test.step("a part of a larger board is drawn open and argued as the board that it is", async () => {
    await open(page);
    const at = page.locator("#corner");
    await at.scrollIntoViewIfNeeded();
    await state(at, "still");
    await expect(at.locator(".fading").first()).toBeAttached();
    await at.getByRole("button", { name: /Press Enter to play here/ }).press("Enter");
    await state(at, "live");
    await expect(at.locator(".fading").first()).toBeAttached();
    await place(at, "b5").click();
    await expect(headline(at)).toContainText(/still can’t hold the claimed points|is refuted/);
  });
});

/** Another problem at the end of the article. */
const add = (page: Page, attributes: Record<string, string>, text: string): Promise<void> =>
  page.evaluate(
    ([attributes, text]) => {
      const made = document.createElement("loja-board");
      made.id = "made";
      for (const [name, value] of Object.entries({ mode: "problem", ...attributes }))
        made.setAttribute(name, value);
      made.append(Object.assign(document.createElement("pre"), { textContent: text }));
      document.querySelector("main")?.append(made);
    },
    [attributes, text] as const,
  );

test("what is no problem, or takes too long, is said so and stays a diagram", async ({ page, noticed }) => {
  await test.step("what is no problem stays a diagram, with a sentence and nothing to press", async () => {
    noticed.allow.push(/^console: loja-board: /);
    const { told } = await open(page);
    await add(page, { ask: "count" }, ". x x\nx . o");
    const at = page.locator("#made");
    await at.scrollIntoViewIfNeeded();
    await expect(at).toContainText("Play is not over here");
    await expect(button(at, "Begin")).toHaveCount(0);
    await at.locator("[part=board]").click();
    await state(at, "live");
    await expect(headline(at)).toHaveText("This does not make a problem.");
    await expect(at.locator("[part=board] svg").first()).toBeVisible();
    await expect(at.getByRole("button")).toHaveCount(0);
    expect(await told("loja-error")).toHaveLength(1);
  });
  await test.step("the engine says why it asks nothing", async () => {
    noticed.allow.push(/^console: loja-board: /);
    const { told } = await open(page);
    const at = page.locator("#made");
    let before = 0;
    for (const [what, attributes, text, why] of [
      [
        "nothing to save",
        { ask: "save", claim: "black: all" },
        "x x\n. x",
        /^This does not make a problem\. \w/,
      ],
      ["no cycle", { ask: "cycle" }, ". x\nx .", /^This does not make a problem\. \w/],
      [
        "too large",
        { ask: "find" },
        `${". ".repeat(30)}\n`.repeat(30),
        /^This does not make a problem\. .*at most 19/,
      ],
    ] as const)
      await test.step(what, async () => {
        await add(page, attributes, text);
        await begin(at);
        await expect(headline(at)).toHaveText("This does not make a problem.");
        await expect(at.locator("[part=board] svg").first()).toBeVisible();
        const all = await told("loja-error");
        expect(all.slice(before)).toEqual([{ code: "attribute", message: expect.stringMatching(why) }]);
        before = all.length;
        await at.evaluate((one) => one.remove());
      });
  });
  await test.step("what takes long is told, and can be stopped; then the next board does not wait for it", async () => {
    noticed.allow.push(/^console: loja-board: You stopped the engine/);
    await open(page);
    await add(page, { ask: "pass" }, `${". ".repeat(9)}\n`.repeat(9));
    const at = page.locator("#made");
    await at.scrollIntoViewIfNeeded();
    await button(at, "Begin").click();
    await expect(at).toContainText(/all that holds: \d/);
    await button(at, "Stop").click();
    await expect(at.getByRole("alert")).toContainText("You stopped the engine");
    await expect(button(at, "Try again")).toBeVisible();
    await expect(at.locator("[part=board] svg").first()).toBeVisible();
    await begin(page.locator("#save"));
  });
});

test.describe("by keyboard", () => {});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  test("a rule is named and a chart filled in at 320 pixels", async ({ page }) => {
    await open(page);
    for (const kind of ["rule", "count"]) {
      const at = page.locator(`#${kind}`);
      await begin(at, finger);
      await missAndSolve(at, kind, finger);
      await nothingIsWider(page);
    }
  });
});

test("an element that is changed while it wakes shows what it became", async ({ page }) => {
  for (const id of ["pass", "lock"])
    await test.step(id, async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // The rules are fetched with the first press.
      await page.unrouteAll();
      await page.route(/\/worker-[^/]*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page);
      const at = page.locator(`#${id}`);
      await at.scrollIntoViewIfNeeded();
      await state(at, "still");
      await button(at, "Begin").click();
      await state(at, "waking");
      // All but the engine comes, and asks it; nothing can be seen of that.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
      await at.evaluate((one) => one.setAttribute("ask", "find"));
      await state(at, "still");
      letGo();
      // Another one needs the same engine, so by then the first has had its answer.
      await begin(page.locator("#rule"));
      await expect(at.getByText("What does Black control?")).toBeVisible();
      await begin(at);
      await expect(button(at, "No points")).toBeVisible();
    });
});

test("the module for problems comes with the first Begin, once, and not before", async ({ page }) => {
  const { url, asked, close } = await host({ folders: { "/loja/": "dist", "/": "www/e2e/articles/embed" } });
  const wanted = () => asked.filter((path) => /practice.*\.wasm/.test(path)).length;
  await open(page, `${url}problems.html`);
  for (const kind of ["find", "save"]) await state(page.locator(`#${kind}`), "still");
  expect(wanted()).toBe(0);
  await begin(page.locator("#find"));
  await begin(page.locator("#save"));
  expect(wanted()).toBe(1);
  await close();
});
