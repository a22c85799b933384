/** Every chapter, walked from its first section to its last by what its own data say is right. */
import type { Locator, Page } from "@playwright/test";
import type { ChapterData, Figure } from "../chapter/data.ts";
import { answer, boardReady, control, expect, next, point, test } from "./site.ts";

const CHAPTERS = ["index", "overview-1", "overview-2", "cycle-removal", "ending"];

/** The moves of a model line that the reader makes. Those of the other player come by themselves. */
function own(figure: Figure): string[] {
  const { step, position } = figure;
  if (!step) return [];
  const words = step.line.split(/\s+/).filter(Boolean);
  const first = String(position.turn ?? "black").startsWith("w") ? 1 : 0;
  const turns = words.map((_, index) => ((first + index) % 2 === 0 ? "black" : "white"));
  return words.filter((_, index) => step.you === "both" || step.you === turns[index]);
}

/** How a reader presses a point, a button, a link or an answer. */
type Press = (place: Locator) => Promise<void>;

async function solve(page: Page, figure: Figure, press: Press): Promise<void> {
  for (const word of own(figure)) {
    const place = word.startsWith("cycle@")
      ? control(page, "cycle")
      : word === "pass"
        ? control(page, "pass")
        : point(page, word);
    await press(place);
    // On a small board a first tap pencils the stone in.
    if (await page.locator(".board .pencil .firm").isVisible()) await press(place);
    await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
  }
  const form = page.locator(".section.current form.question");
  if (figure.question?.kind === "choice") {
    const right = figure.question.answers.findIndex((answer) => answer.right);
    await press(form.getByRole("radio").nth(right));
    await expect(form.getByRole("radio").nth(right)).toBeChecked();
  } else if (figure.question) await form.locator("input").fill(String(figure.question.number));
  if (figure.question) await press(form.getByRole("button"));
}

async function walk(page: Page, slug: string, press: Press): Promise<void> {
  await page.goto(`./${slug}.html`);
  const data: ChapterData = JSON.parse((await page.locator("#chapter-data").textContent()) ?? "");
  let solved = 0;
  for (const [index, section] of data.sections.entries()) {
    // What is looked for must not be found in the section that is being left.
    await expect(page.locator(`[id="${section.id}"]`)).toHaveClass(/current/);
    await boardReady(page);
    const figure = section.figures.find(({ kind }) => kind !== "figure");
    if (figure) {
      await solve(page, figure, press);
      await expect(answer(page).locator(".said.solved"), `${slug}#${figure.id}`).toBeVisible();
      solved++;
    }
    if (index + 1 < data.sections.length) await press(next(page));
  }
  await expect(page.locator("#course .solved")).toHaveCount(solved);
}

for (const slug of CHAPTERS)
  test(`${slug}, by mouse`, async ({ page }) => {
    await walk(page, slug, (place) => place.click());
  });

/** Walks to a point from a corner of the board, as somebody does who sees only its coordinates. */
async function walkTo(page: Page, name: string): Promise<void> {
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press("Control+Home");
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.point ?? "");
  const [columns, corner] = ["abcdefghjklmnopqrst", await focused()];
  const down = Number(corner.slice(1)) - Number(name.slice(1));
  for (let step = 0; step < down; step++) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < columns.indexOf(name.charAt(0)); step++) await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe(name);
}

for (const slug of CHAPTERS)
  test(`${slug}, by keys`, async ({ page }) => {
    await walk(page, slug, async (place) => {
      const name = await place.getAttribute("data-point");
      if (name) await walkTo(page, name);
      else await place.focus();
      const answer = (await place.getAttribute("type")) === "radio";
      await page.keyboard.press(answer ? "Space" : "Enter");
    });
  });

test.describe("by touch at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  for (const slug of CHAPTERS)
    test(slug, async ({ page }) => {
      test.slow();
      await walk(page, slug, (place) => place.tap());
    });
});

test("a wrong answer is answered, and none at all is asked for", async ({ page }) => {
  await page.goto("./overview-2.html#eight-to-seven");
  await boardReady(page);
  const form = page.locator(".section.current form.question");
  await form.getByRole("button").click();
  await expect(answer(page)).toContainText("Give an answer first");
  await form.getByRole("radio", { name: "Black, by one" }).check();
  await form.getByRole("button").click();
  await expect(answer(page).locator(".said.astray")).toContainText("Think again");
  await expect(next(page)).not.toHaveClass(/filled/);
});

test("a cycle is offered only where one may be removed", async ({ page }) => {
  await page.goto("./overview-2.html#remove-the-cycle");
  await boardReady(page);
  await expect(control(page, "cycle")).toBeVisible();
  await control(page, "cycle").click();
  await expect(page.locator("[data-role=line]")).toHaveText("8 7 W 0");
  await expect(control(page, "cycle")).toBeHidden();
  await control(page, "back").click();
  await expect(control(page, "cycle")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a question is text with its answer, and what is confirmed can be opened", async ({ page }) => {
    await page.goto("./overview-2.html");
    const section = page.locator("#eight-to-seven");
    await expect(section.locator(".solution")).toContainText("The answer: White, by one.");
    await expect(section.getByRole("button")).toHaveCount(0);
    await section.getByText("What the engine confirms here").click();
    await expect(section.getByText("Black has 7, White 8.")).toBeVisible();
  });
});
