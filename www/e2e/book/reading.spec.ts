/** Reading: for everybody, in both themes, without script, and without a network. */
import { afresh, boardReady, expect, point, test } from "../site.ts";

test("the theme can be chosen, and a link to a section, a step or nowhere opens the right section", async ({
  page,
}) => {
  await test.step("the theme can be chosen, and the choice lasts", async () => {
    await page.goto("./");
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await ground()).toBe(dark);
    await page.getByRole("button", { name: "Use the light theme" }).click();
    expect(await ground()).toBe(light);
  });
  await test.step("a link to a section, a step or nowhere opens the right section", async () => {
    await afresh(page);
    await page.goto("./overview-1.html#step-4");
    await boardReady(page);
    await expect(page.getByRole("heading", { name: "Black claims the corner" })).toBeVisible();
    // A section that has moved to another page is found from where it was.
    await page.goto("about:blank");
    await page.goto("./overview-1.html#the-square");
    await expect(page).toHaveURL(/ending\.html#the-square$/);
    await boardReady(page);
    await expect(page.getByRole("heading", { name: "The square" })).toBeVisible();
    await page.goto("about:blank");
    await page.goto("./playing-it-out.html");
    await expect(page).toHaveURL(/counting\.html#a-silly-ko$/);
    await boardReady(page);
    await page.goto("about:blank");
    await page.goto("./overview-1.html#%E0%A4%A");
    await boardReady(page);
    await expect(page.getByRole("heading", { name: "The first move" })).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("everything can be read: sections, questions, terms, the gallery, an article", async ({ page }) => {
    await page.goto("./overview-1.html");
    const sections = await page.locator(".section").all();
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      await expect(section).toBeVisible();
      await expect(section.locator("figure.printed svg.drawn").first()).toBeVisible();
    }
    const drawn = page.locator('figure.printed[data-figure="step-2"]');
    await expect(drawn.getByRole("img", { name: /White: b3/ })).toBeVisible();
    // Boards before the status line is explained have no diagram as text.
    const figure = page.locator(".section:not(.plain-words) figure.printed").first();
    await figure.getByText("As text").click();
    await expect(figure.locator("pre")).toContainText("| ");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.locator(".table")).toBeHidden();
    await test.step("a term leads to its rule", async () => {
      await page.goto("./rules.html#rule-1");
      await page.locator("a.term").first().click();
      await expect(page).toHaveURL(/precise-rules\.html#/);
    });
    await test.step("a question is text with its answer, and what is confirmed can be opened", async () => {
      await page.goto("./overview-2.html");
      const section = page.locator("#eight-to-seven");
      await expect(section.locator(".solution")).toContainText("The answer: White, by one.");
      await expect(section.getByRole("button")).toHaveCount(0);
      await section.getByText("Confirmed by the engine").click();
      await expect(section.getByText("Black has 7, White 8.")).toBeVisible();
    });
    await test.step("all boards of the gallery are there, and every beast is open", async () => {
      await page.goto("./bestiary.html");
      const boards = page.locator("[data-beast] svg.drawn");
      await expect(boards).toHaveCount(await page.locator("[data-beast]").count());
      await expect(page.locator(".filters")).toBeHidden();
      await expect(page.getByText("Not seen yet").first()).toBeHidden();
      await page.goto("./beast-7.html");
      for (const section of await page.locator(".section").all()) await expect(section).toBeVisible();
      await expect(page.locator(".folds")).toBeHidden();
      await expect(page.locator("#the-ruling svg.drawn").first()).toBeVisible();
    });
    await test.step("each board of an article is a diagram", async () => {
      await page.goto("./article.html");
      const diagrams = await page.locator("loja-board pre").all();
      expect(diagrams).toHaveLength(9);
      for (const pre of diagrams) {
        await expect(pre).toBeVisible();
        expect(await pre.innerText()).toMatch(/^\| [^\n]* \|\n/);
      }
    });
  });
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("after one visit the whole site works without a network", async ({ page, context }) => {
    await page.goto("./");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await boardReady(page);
    // A page that was never opened, by its link.
    await page
      .getByRole("link", { name: /A game on nine points/ })
      .first()
      .click();
    await boardReady(page);
    await point(page, "b2").click();
    // White answers.
    await expect(point(page, "b3")).toHaveAccessibleName(/white stone/);
    await test.step("the search finds as before", async () => {
      await page.keyboard.press("/");
      await page.getByRole("searchbox", { name: "Search the book" }).fill("seki");
      await expect(page.locator(".search-found")).toHaveText(/[1-9]\d* found/);
      await page.keyboard.press("Escape");
    });
    // As hosts do that leave out the ending.
    await page.goto("./beast-9");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Direct ko");
    // There is no such page, in no such folder: what says so is kept as well, and leads on.
    await page.goto("./no/such-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
    await page.getByRole("link", { name: "The first page of the book" }).click();
    await boardReady(page);
  });
});
