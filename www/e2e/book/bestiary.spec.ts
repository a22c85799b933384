/** The bestiary: its shelves, its filters, and the pages of its beasts, which tell nothing before they are asked. */
import type { Page } from "@playwright/test";
import { afresh, boardReady, expect, test } from "../site.ts";
import { dataOf } from "../solving.ts";

const ALL = 34;
const GALLERY = "./bestiary.html";
const BEAST = "./beast-7.html";

const shown = (page: Page) => page.locator("[data-beast]:not([hidden])");
const showing = (page: Page) => page.locator("[data-role=showing]");
const toggle = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name: new RegExp(`^${name}`) });
const countOf = async (page: Page, group: string, name: string): Promise<number> =>
  Number(await toggle(page, group, name).locator("[data-role=count]").textContent());

/** Gives an answer to a beast's question: the right one, or another. */
async function predict(page: Page, right: boolean): Promise<void> {
  const { sections } = await dataOf(page);
  const question = sections[0]?.figures.find(({ kind }) => kind === "question")?.question;
  if (question?.kind !== "choice") throw new Error("a beast begins with a choice");
  const index = question.answers.findIndex((answer) => answer.right === right);
  const form = page.locator(".section.current form.question");
  await form.getByRole("radio").nth(index).check({ force: true });
  await form.locator("[type=submit]").click();
}

test("the shelves: one scale, filters that stand in the address, by mouse and by keys", async ({ page }) => {
  await test.step("all beasts stand on the shelves, at one scale, each a link", async () => {
    await page.goto(GALLERY);
    await expect(shown(page)).toHaveCount(ALL);
    await expect(showing(page)).toHaveText(`All ${ALL}, in order. All boards at one scale.`);
    const scales = await page
      .locator("[data-beast] svg.drawn")
      .evaluateAll((all) =>
        all.map((svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width),
      );
    expect(scales).toHaveLength(ALL);
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
    await page.getByRole("link", { name: /^7 / }).click();
    await expect(page).toHaveURL(/beast-7\.html$/);
  });
  await test.step("filters count, combine, stand in the address and come back from it", async () => {
    await afresh(page);
    await page.goto(GALLERY);
    await expect(toggle(page, "You", "Not seen yet")).toHaveAttribute("aria-pressed", "false");
    const [ko, search] = [await countOf(page, "Kos", "One"), await countOf(page, "How hard", "A search")];
    await toggle(page, "Kos", "One").click();
    await expect(shown(page)).toHaveCount(ko);
    await expect(showing(page)).toContainText(`${ko} of ${ALL}`);
    const both = await countOf(page, "How hard", "A search");
    expect(both).toBeLessThanOrEqual(Math.min(ko, search));
    await toggle(page, "How hard", "A search").click();
    await expect(shown(page)).toHaveCount(both);
    await expect(page).toHaveURL(/\?ko=one&hard=search$/);
    await page.reload();
    await expect(shown(page)).toHaveCount(both);
    await expect(toggle(page, "Kos", "One")).toHaveAttribute("aria-pressed", "true");
    await page
      .getByRole("button", { name: `Show all ${ALL}` })
      .first()
      .click();
    await expect(shown(page)).toHaveCount(ALL);
    await expect(page).toHaveURL(/bestiary\.html$/);
  });
  await test.step("no match says what to do; an address of no meaning shows all", async () => {
    await afresh(page);
    await page.goto(`${GALLERY}?you=proved`);
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText("No beast is all of that")).toBeVisible();
    await page.locator("[data-control=all-beasts]").click();
    await expect(shown(page)).toHaveCount(ALL);
    await page.goto(`${GALLERY}?you=<b>&ko=%E0%A4%A&__proto__=1`);
    await expect(shown(page)).toHaveCount(ALL);
  });
  await test.step("by keyboard alone", async () => {
    await afresh(page);
    await page.goto(GALLERY);
    const one = toggle(page, "Kos", "One");
    for (let presses = 0; presses < 60; presses++) {
      if (await one.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Space");
    await expect(one).toHaveAttribute("aria-pressed", "true");
    await expect(one).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(shown(page)).toHaveCount(ALL);
  });
});

test.describe("by touch at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  test("filters are folded, large enough, and nothing lies outside the screen", async ({ page }) => {
    await page.goto(GALLERY);
    const one = toggle(page, "Kos", "One");
    await expect(one).toBeHidden();
    await page.locator(".filters summary").tap();
    await one.tap();
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: /^See / }).tap();
    await expect(shown(page).first()).toBeInViewport();
    await expect(page.locator(".filters summary")).toContainText("1 on");
    await expect(shown(page)).not.toHaveCount(ALL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(BEAST);
    await boardReady(page);
    await expect(page.getByRole("link", { name: "Bestiary" }).first()).toBeVisible();
    await expect(page.getByText(`7 of ${ALL}`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("nothing is told before the question is answered, and the ruling lies on the board after it", async ({
  page,
}) => {
  await test.step("what follows the question stays folded until it is answered, rightly or not", async () => {
    await page.goto(`${BEAST}#the-ruling`);
    await boardReady(page);
    const first = page.locator(".section").first();
    await expect(first).toHaveClass(/current/);
    await expect(page.locator("[data-role=remark]")).toContainText("Still folded");
    const row = page.locator("[data-fold=the-ruling]");
    await expect(row).toHaveAttribute("aria-disabled", "true");
    await expect(row).toContainText("folded");
    await expect(row).not.toHaveAttribute("href");
    await expect(first.locator(".onward .next")).toBeHidden();
    await predict(page, false);
    await expect(row).not.toHaveAttribute("aria-disabled");
    await expect(page.locator("[data-role=remark]")).not.toContainText("folded");
    await expect(row).not.toContainText("folded");
    await row.click();
    await expect(page.locator("#the-ruling")).toHaveClass(/current/);
    await page.reload();
    await expect(page.locator("#the-ruling")).toHaveClass(/current/);
  });
  await test.step("the gallery tells the ruling, and whether there is a seki, after the reader has told his", async () => {
    await afresh(page);
    await page.goto(GALLERY);
    const card = page.locator("[data-beast=beast-7]");
    await expect(card).toContainText("Not seen yet");
    await expect(card.locator("[data-role=ruling]")).toBeHidden();
    await expect(card.locator(".bars")).toBeVisible();
    expect(await countOf(page, "Stones in seki", "Not told")).toBe(ALL);
    await page.goto(BEAST);
    await boardReady(page);
    await predict(page, true);
    await page.goBack();
    await expect(card).toContainText("You predicted");
    await expect(card.locator("[data-role=ruling]")).toBeVisible();
    await expect(card.locator(".bars")).toBeHidden();
    expect(await countOf(page, "You", "Predicted")).toBe(1);
    expect(await countOf(page, "Stones in seki", "Not told")).toBe(ALL - 1);
  });
  await test.step("the ruling lies on the board as its section opens, and is not asked for", async () => {
    await afresh(page);
    await page.goto(BEAST);
    await boardReady(page);
    await predict(page, false);
    await page.locator("[data-fold=the-ruling]").click();
    const ruling = page.locator("#the-ruling");
    await expect(ruling.locator(".told-words").first()).toContainText("Black controls 21");
    await expect(ruling.locator(".asks")).toBeHidden();
    const controlled = page.locator(".board [role=gridcell][aria-label*='controlled by Black']");
    await expect(controlled).toHaveCount(21);
    const shows = ruling.getByRole("button", { name: "On the board", exact: true }).first();
    await expect(shows).toHaveAttribute("aria-pressed", "true");
    await shows.click();
    await expect(controlled).toHaveCount(0);
  });
});

test("what is only read stands on one page; previous and next lead from beast to beast, and out at both ends", async ({
  page,
}) => {
  await test.step("a chapter that is only read stands on one page, and its contents lead down it", async () => {
    await page.goto("./about.html");
    const sections = page.locator(".section");
    await expect(sections).not.toHaveCount(1);
    for (const section of await sections.all()) await expect(section).toBeVisible();
    await page.locator("#course").getByRole("link", { name: "Licence" }).click();
    await expect(page.locator("#licence")).toBeInViewport();
    await expect(sections.first()).toBeVisible();
  });
  await test.step("previous and next lead from beast to beast, and out at both ends", async () => {
    await afresh(page);
    await page.goto(GALLERY);
    await page.locator(".onward .next").click();
    await expect(page).toHaveURL(/beast-1\.html$/);
    await page.goto("./beast-1.html");
    await boardReady(page);
    await expect(page.locator(".section").first().locator(".onward .before")).toHaveAttribute(
      "href",
      "./bestiary.html",
    );
    await expect(page.locator(".section").last().locator(".onward .next")).toHaveAttribute(
      "href",
      "./beast-2.html",
    );
    await page.goto(`./beast-${ALL}.html`);
    await expect(page.locator(".section").last().locator(".onward .next")).toHaveAttribute(
      "href",
      "./famous-quarrels.html",
    );
  });
});
