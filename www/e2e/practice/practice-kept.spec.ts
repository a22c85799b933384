/** What is kept of practice: the numbers, the review of what went wrong, days that pass, and damage. */
import type { Page } from "@playwright/test";
import type { Kind, Practice, Problem } from "../../kinds/problem.ts";
import { nothingIsWider } from "../axe.ts";
import { expect, test } from "../site.ts";

/** Noon of a day in the browser's own calendar. */
const noon = (day: number): Date => new Date(2026, 10, 20 + day, 12);

async function problems(page: Page): Promise<Problem[]> {
  const found = (await (await page.request.get("./practice.json")).json()) as Practice;
  return found.ladders.flatMap((ladder) => ladder.problems);
}

/** An entry of the log, as it is written. */
function entry({ id, difficulty }: Problem, day: number, result: string, wrong = ""): string {
  const [when, rating] = [noon(day).getTime() / 1000, difficulty.rating].map((number) =>
    number?.toString(36),
  );
  return [when, id, rating, result, "n4o", wrong].filter(Boolean).join(" ");
}

async function keep(page: Page, text: string): Promise<void> {
  // Once: what the page writes afterwards stays, also when it is loaded again.
  await page.addInitScript((kept) => {
    if (localStorage.getItem("loja.reader") === null) localStorage.setItem("loja.reader", kept);
  }, text);
}

const log = (answers: string[]): string => JSON.stringify({ format: 3, pages: {}, practice: { answers } });

const first = (all: readonly Problem[], kind: Kind): Problem => {
  const found = all.find((problem) => problem.kind === kind);
  if (!found) throw new Error(`no problem of the kind ${kind}`);
  return found;
};

test("what went wrong is stepped through by keys, and played again", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const all = await problems(page);
  const withLine = all.find(({ kind, traps }) => kind === "refute" && (traps?.[0]?.line.length ?? 0) > 0);
  const trap = withLine?.traps?.[0];
  if (!withLine || !trap) throw new Error("no problem has a trap");
  const count = first(all, "count");
  await keep(
    page,
    log([entry(withLine, 2, "w0", trap.move), entry(count, 1, "w0", "W+99"), entry(count, 3, "r0")]),
  );
  await page.clock.setFixedTime(noon(4));
  await page.goto("./practice.html#review");
  const rows = page.locator(".error");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("22 November 2026");
  await expect(rows.nth(1)).toContainText("You counted W+99.");
  await expect(rows.nth(1)).toContainText("You have solved it since.");

  const why = rows.nth(0).getByRole("button", { name: "Show why" });
  await why.focus();
  await page.keyboard.press("Enter");
  const place = rows.nth(0).locator(".at");
  await expect(place).toContainText(/^Sequence, move 1 of \d+/);
  await expect(rows.nth(0).getByRole("button", { name: "Fold it up" })).toBeFocused();
  await rows.nth(0).getByRole("button", { name: "Forward" }).press("Enter");
  await expect(place).toContainText(/^Sequence, move 2 of/);
  await rows.nth(0).getByRole("button", { name: "Back" }).press("Enter");
  await rows.nth(0).getByRole("button", { name: "Back" }).press("Enter");
  await expect(rows.nth(0).getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
  await rows.nth(1).getByRole("button", { name: "Show why" }).click();
  await expect(rows.nth(1).locator(".truth")).toBeVisible();
  await nothingIsWider(page);

  await rows.nth(0).getByRole("link", { name: "Play it again" }).click();
  await expect(page).toHaveURL(new RegExp(`#problem-${withLine.id}$`));
});

/** A problem with a wrong first move for which no line is stored, and that move. */
async function untold(page: Page): Promise<{ problem: Problem; move: string }> {
  const all = await problems(page);
  for (const problem of all) {
    const { kind, difficulty, solutions, traps = [], rows } = problem;
    const known = [...solutions, ...traps.map(({ move }) => move), "pass"];
    if ((kind !== "lock" && kind !== "refute") || rows.length > 5 || difficulty.legal <= known.length)
      continue;
    await page.goto(`./practice.html#problem-${problem.id}`);
    await expect(page.locator(".playable").first()).toBeVisible();
    const names = await page
      .locator(".playable[data-point]")
      .evaluateAll((points) => points.map((point) => point.getAttribute("data-point") ?? ""));
    const move = names.find((name) => !known.includes(name));
    if (move) return { problem, move };
  }
  throw new Error("every wrong move has its line");
}

test("an error without a stored line is shown by the engine; without it, where to see it", async ({
  page,
  noticed,
}) => {
  noticed.allow.push(/prover-worker/);
  const { problem, move } = await untold(page);
  await page.evaluate(
    (kept) => localStorage.setItem("loja.reader", kept),
    log([entry(problem, 2, "w0", move)]),
  );
  await page.clock.setFixedTime(noon(4));
  await page.route(/prover-worker/, (route) => route.abort());
  await page.goto("./practice.html#review");
  await page.reload();
  const row = page.locator(".error");
  const why = row.getByRole("button", { name: /^Show why/ });
  await why.click();
  await expect(row).toContainText("The engine did not answer");
  await expect(row.getByRole("link", { name: "Try it at the proof table" })).toHaveAttribute(
    "href",
    new RegExp(`referee\\.html#1.*&claim=.*${move}`),
  );
  await page.unroute(/prover-worker/);
  await row.getByRole("button", { name: /^Fold it up/ }).click();
  await why.click();
  // How long the engine's line is depends on the problem: the slip may be answered at once.
  await expect(row.locator(".at")).toHaveText(
    new RegExp(`^Sequence, move 1 of \\d+\\. \\w+ plays ${move}\\b`),
  );
});

test("a text that is cut short gives its whole answers, and is put aside before another is written", async ({
  page,
}) => {
  const all = await problems(page);
  const text = log(all.slice(0, 6).map((problem, n) => entry(problem, n, "r0"))).slice(0, -20);
  await keep(page, text);
  await page.goto("./practice.html");
  await expect(page.locator(".damage")).toContainText("is damaged. 5 entries of it could be read");
  // A step of the book is the next thing that is written.
  await page.goto("./overview-1.html#step-1");
  await page.locator('[data-point="b2"]').click();
  await expect(page.locator("[data-role=kept-count]")).toContainText(
    /^1 of \d+ steps solved on this page\. 1 section read\. 5 practice answers\./,
  );
  const kept = await page.evaluate(() => [
    localStorage.getItem("loja.reader"),
    localStorage.getItem("loja.reader.damaged"),
  ]);
  expect(JSON.parse(kept[0] ?? "").practice.answers).toHaveLength(5);
  expect(kept[1]).toBe(text);
});

test("practice goes with the file of progress, and is forgotten only when asked twice", async ({ page }) => {
  const all = await problems(page);
  // What a file has of days to come is not taken.
  await page.clock.setFixedTime(noon(9));
  await keep(page, log(all.slice(0, 4).map((problem, n) => entry(problem, n, "r0"))));
  await page.goto("./practice.html");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const path = await download.path();
  await page.getByRole("button", { name: "Delete my progress", exact: true }).click();
  await expect(page.getByText("4 practice answers. Only a saved file can bring them back.")).toBeVisible();
  await page.getByRole("button", { name: "Delete it all" }).click();
  await expect(page.locator("[data-role=kept-count]")).not.toContainText("practice");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Load a file" }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(page.locator("[data-role=kept-said]")).toHaveText("Loaded: 4 practice answers were new here.");
});
