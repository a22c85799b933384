/** Problems with one answer: each kind answered right and wrong, by what the problem's own facts say, with every hand. */
import type { Locator, Page } from "@playwright/test";
import type { Kind, Practice, Problem } from "../../kinds/problem.ts";
import { nothingIsWider } from "../axe.ts";
import { finger, mouse, place } from "../hands.ts";
import { afresh, expect, test } from "../site.ts";

/** Problems of a kind, small sets first. Whoever has answered nothing yet sees them as they are written. */
async function problems(page: Page, kind: Kind): Promise<Problem[]> {
  const { ladders } = (await (await page.request.get("./practice.json")).json()) as Practice;
  const found = ladders.flatMap((ladder) => (ladder.kind === kind ? ladder.problems : []));
  return found.sort((one, two) => one.set.length - two.set.length);
}

async function open(page: Page, { id }: Pick<Problem, "id">): Promise<void> {
  await page.goto(`./practice.html#problem-${id}`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
}

async function opened(
  page: Page,
  kind: Kind,
  fits: (problem: Problem) => boolean = () => true,
): Promise<Problem> {
  const problem = (await problems(page, kind)).find(fits);
  if (!problem) throw new Error(`there is no problem of the kind ${kind} for this test`);
  await open(page, problem);
  return problem;
}

const said = (page: Page): Locator => page.locator(".said-part");
const press = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
const holds = (page: Page): Locator => said(page).locator(".headline .sign.holds");
const fails = (page: Page): Locator => said(page).locator(".headline .sign.fails");

/** After an answer the focus is on what was said. */
async function judged(page: Page, right: boolean): Promise<void> {
  await expect(right ? holds(page) : fails(page)).toBeVisible();
  await expect(said(page)).toBeFocused();
}

test.describe("by touch at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test("every number and answer is within reach: a stone that is missing, and the chart with its buttons", async ({
    page,
  }) => {
    await test.step("save: a stone that is missing", async () => {
      const { solutions } = await opened(page, "save", (problem) => problem.solutions[0] !== "pass");
      const [stone] = solutions as [string];
      await finger.press(press(page, "Nothing to add"));
      await expect(fails(page)).toBeVisible();
      await nothingIsWider(page);
      await finger.press(press(page, "Undo"));
      await finger.press(place(page, stone));
      await judged(page, true);
      await nothingIsWider(page);
    });
    await test.step("count: the chart with its buttons", async () => {
      await afresh(page);
      const { score, solutions } = await opened(
        page,
        "count",
        ({ score }) => (score?.black.territory ?? 9) < 9,
      );
      if (!score) throw new Error("a count has its score");
      for (const [color, parts] of [
        ["Black", score.black],
        ["White", score.white],
      ] as const)
        for (const part of ["territory", "dead", "prisoners"] as const) {
          const name = `One more: ${color}, ${part === "dead" ? "dead stones" : part}`;
          for (let count = 0; count < parts[part]; count++) await finger.press(press(page, name));
        }
      await finger.press(press(page, "Compare"));
      await judged(page, true);
      await expect(said(page)).toContainText(solutions[0] as string);
      await nothingIsWider(page);
    });
  });
});

test.describe("on a low phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  const box = async (page: Page, selector: string) => {
    const found = await page.locator(selector).last().boundingBox();
    if (!found) throw new Error(`${selector} is not on the screen`);
    return { top: found.y, bottom: found.y + found.height };
  };

  test("the task lies whole between the board and the buttons, and so does what is said of a mistake", async ({
    page,
  }) => {
    for (const kind of ["lock", "refute", "find", "save", "pass"] as const)
      await test.step(`${kind}: the task is whole between the board and the buttons`, async () => {
        await afresh(page);
        await opened(page, kind);
        await expect(page.locator(".task-words").last()).not.toBeEmpty();
        expect((await box(page, ".session .task")).top).toBeGreaterThanOrEqual(
          (await box(page, ".session .view")).bottom,
        );
        expect((await box(page, ".task-words")).bottom).toBeLessThanOrEqual(
          (await box(page, ".session-row")).top,
        );
      });
    await test.step("rule: every answer is seen at once, above the button that sends it", async () => {
      await afresh(page);
      await opened(page, "rule");
      expect((await box(page, ".session .view")).bottom).toBeLessThanOrEqual(
        (await box(page, ".session .task")).top,
      );
      const answers = page.locator(".answer-row");
      expect(await answers.count()).toBeGreaterThan(3);
      const { top } = await box(page, ".session-row");
      expect((await box(page, ".answer-row")).bottom).toBeLessThanOrEqual(top);
      expect(top).toBeLessThan(568);
    });
    await test.step("a mistake is told between the board and the buttons, five lines and more of it", async () => {
      await afresh(page);
      const { traps } = await opened(page, "lock", ({ traps }) =>
        Boolean(traps?.some(({ move, line }) => move !== "pass" && line.length > 2)),
      );
      const wrong = traps?.find(({ move, line }) => move !== "pass" && line.length > 2)?.move ?? "";
      await finger.press(place(page, wrong));
      await expect(press(page, "Undo")).toBeVisible();
      const room = (await box(page, ".session-row")).top - (await box(page, ".session .view")).bottom;
      // The headline has two lines, and each of the text has 26 pixels.
      expect(room).toBeGreaterThanOrEqual(2 * 28 + 5 * 26);
      expect((await box(page, ".session .headline")).top).toBeGreaterThanOrEqual(
        (await box(page, ".session .view")).bottom,
      );
      await expect(page.locator(".session .headline")).toBeInViewport({ ratio: 1 });
    });
    await test.step("rule: on a phone every answer is in view, and so is the whole ladder", async () => {
      await afresh(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const all = await problems(page, "rule");
      await open(page, all[7] as Problem);
      for (const answer of await page.getByRole("radio").all())
        await expect(answer).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("img", { name: `Problem`, exact: false }).locator(".shape")).toHaveCount(
        all.length,
      );
    });
  });
});

test("a cycle is looked at before it is answered; what was answered is played out against the engine", async ({
  page,
}) => {
  for (const right of [true, false])
    await test.step(`cycle: ${right ? "right" : "wrong"}, with its history and the removal looked at before`, async () => {
      await afresh(page);
      const { solutions } = await opened(page, "cycle");
      await press(page, "Back").click();
      await expect(press(page, "Back to the question")).toBeVisible();
      await press(page, "Forward").click();
      await press(page, "Show it removed").click();
      await expect(page.getByRole("gridcell", { name: /closed for good/ }).first()).toBeAttached();
      const removes = (solutions[0] === "remove") === right;
      await press(page, removes ? "Remove it" : "Leave it").click();
      await judged(page, right);
      await expect(page.locator(".told-line")).toHaveCount(2);
    });
  await test.step("save: an answer is played out against the engine, which answers each move", async () => {
    await afresh(page);
    await opened(page, "save", (problem) => problem.solutions[0] !== "pass");
    await mouse.press(press(page, "Nothing to add"));
    const onward = page.getByRole("link", { name: "the engine answers each move" });
    await expect(onward).toHaveAttribute("href", /claim=/);
    await onward.click();
    await page.getByRole("button", { name: "Straight to the proof" }).click();
    await expect(page.locator(".answer-part .headline")).toHaveText(/ (?:plays|passes|tries) /);
  });
  await test.step("pass: it is played out, and the engine answers each move until both have passed", async () => {
    await afresh(page);
    const { solutions, outcomes } = await opened(
      page,
      "pass",
      (problem) => problem.solutions[0] !== "pass" && problem.line?.length === 3,
    );
    const [best] = solutions;
    if (!best) throw new Error("this problem has no answer");
    await press(page, "Pass").click();
    await judged(page, false);
    await press(page, "Play it out").click();
    const remarked = page.locator(".remarked");
    await expect(remarked).toContainText("The engine answers each move.");
    // Now the move that was missed.
    await place(page, best).click();
    await expect(remarked).toHaveText(/^You played .+ passes\.$/);
    await press(page, "Pass").click();
    const result = outcomes?.find(({ move }) => move === best)?.result;
    await expect(remarked).toContainText(`The game is over: ${result}. The best choice comes to as much.`);
    await expect(page.locator(".told-name").filter({ hasText: "Played out" })).toBeVisible();
    // Back to the reader’s own move, and another way.
    await press(page, "Undo").click();
    await press(page, "Undo").click();
    await expect(press(page, "Undo")).toHaveCount(0);
    await press(page, "Pass").click();
    await expect(remarked).toHaveText(/(more\.|as much\.|White [a-z]+ .+\.|Black [a-z]+ .+\.)$/);
  });
});
