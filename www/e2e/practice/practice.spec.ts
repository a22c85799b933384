/** Practice: the hub, a session by keyboard and by touch, what a wrong answer is told, and what can go wrong. */
import type { Locator, Page } from "@playwright/test";
import type { Practice, Problem } from "../../kinds/problem.ts";
import { nothingIsWider } from "../axe.ts";
import { finger, type Hand, keys, mouse, place } from "../hands.ts";
import { expect, test } from "../site.ts";

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
const next = (page: Page): Locator => page.locator(".session-row .next");
const outcome = (page: Page): Locator => page.locator(".worth");
const headline = (page: Page): Locator => page.locator(".session .headline");
const course = (page: Page): Locator => page.getByRole("img", { name: /^(?:Problem|All) \d+/ });

async function ladders(page: Page): Promise<Practice["ladders"]> {
  return ((await (await page.request.get("./practice.json")).json()) as Practice).ladders;
}

/** Proofs that the engine decides at once, the shortest first. */
async function proofs(page: Page): Promise<Problem[]> {
  const all = (await ladders(page)).filter(({ slug }) => /^(?:lock|refute)-small$/.test(slug));
  const found = all.flatMap(({ problems }) => problems);
  return found.sort((one, two) => (one.line?.length ?? 99) - (two.line?.length ?? 99));
}

/** A session of these problems, as if they had been chosen. */
async function sessionOf(page: Page, problems: readonly Problem[]): Promise<void> {
  const items = problems.map(({ id, kind }) => ({ id, kind, look: 0, mark: "open", hints: 0, wrong: null }));
  await page.addInitScript(
    (kept) => {
      if (!sessionStorage.getItem("begun")) sessionStorage.setItem("loja.practice.ten", kept);
      sessionStorage.setItem("begun", "yes");
    },
    JSON.stringify({ items, at: 0, before: {} }),
  );
}

async function asked(page: Page): Promise<void> {
  await expect(page.locator(".session .task")).not.toBeEmpty();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
}

/** One press plays, as in the book, whatever the hand. */
async function play(page: Page, hand: Hand, name: string): Promise<void> {
  if (name === "pass") return hand.press(button(page, "Pass"));
  await expect(page.locator(`[data-point="${name}"]`)).toHaveClass(/playable/);
  const before = await page.locator(".told-part").innerText();
  await hand.press(place(page, name));
  await expect(page.locator(".told-part")).not.toHaveText(before, { useInnerText: true });
}

/** Solves what is asked: the first move by the facts, later ones by the engine's third hint. */
async function solve(page: Page, hand: Hand, { solutions }: Problem): Promise<void> {
  await play(page, hand, solutions[0] ?? "pass");
  for (let moves = 1; moves < 4; moves++) {
    const hint = page.locator('[data-control="hint"][aria-disabled="false"]');
    await hint.or(next(page)).filter({ visible: true }).first().waitFor();
    if (await next(page).isVisible()) return;
    const hints = page.locator(".opened-hints li");
    for (let open = 1; open <= 3; open++) {
      await hand.press(hint);
      await expect(hints).toHaveCount(open);
    }
    const said = await hints.last().innerText();
    await play(page, hand, /\b([a-t]\d+)\b/.exec(said)?.[1] ?? "pass");
    await expect(hints).toHaveCount(0);
  }
  await expect(next(page)).toBeVisible();
}

const trapped = (problems: readonly Problem[], but: readonly Problem[] = []): Problem => {
  const found = problems.find((one) => !but.includes(one) && one.traps?.some(({ move }) => move !== "pass"));
  if (!found) throw new Error("no problem has a trap");
  return found;
};
const trap = (problem: Problem): string => problem.traps?.find(({ move }) => move !== "pass")?.move ?? "";

test("a session by keyboard: solved, missed, skipped; kept over a reload; summed up", async ({ page }) => {
  const all = await proofs(page);
  const first = all[0] as Problem;
  const missed = trapped(all, [first]);
  const rest = all.filter((one) => one !== first && one !== missed).slice(0, 2);
  await sessionOf(page, [first, missed, ...rest]);
  await page.goto("./practice.html#ten");
  await asked(page);
  await expect(course(page)).toHaveAccessibleName("Problem 1 of 4.");
  // A newcomer has no level yet, and no points to lose.
  await expect(outcome(page)).toHaveText(
    "Your answers find your level. With a hint, this one counts for less.",
  );
  await solve(page, keys, first);
  // Nor is he told at each problem how many more it takes.
  await expect(outcome(page)).toHaveText(/^Solved[^.]*\.$/);
  await keys.press(next(page));
  await expect(outcome(page)).toHaveText("With a hint, this one counts for less.");

  // A wrong move is explained and walked; the reader may take it back, and it stays missed.
  await asked(page);
  await play(page, keys, trap(missed));
  await expect(headline(page)).toContainText(`You played ${trap(missed)}.`);
  await expect(course(page)).toHaveAccessibleName("Problem 2 of 4. Right: 1. Wrong: 2.");
  await keys.press(button(page, "Show why"));
  await expect(headline(page)).toContainText("The sequence, move 1 of");
  await keys.press(button(page, "Undo"));
  await page.reload();
  await asked(page);
  await expect(course(page)).toHaveAccessibleName("Problem 2 of 4. Right: 1. Wrong: 2.");
  await solve(page, keys, missed);
  await expect(outcome(page)).toContainText("Missed on the first try");
  await keys.press(next(page));

  // What is skipped is shown.
  for (let number = 3; number <= 4; number++) {
    await asked(page);
    await expect(course(page)).toHaveAccessibleName(new RegExp(`^Problem ${number} of 4`));
    await keys.press(button(page, "Skip"));
    await expect(headline(page)).toContainText("The sequence, move 1 of");
    await expect(page.getByRole("heading", { name: "Every first move" })).toBeAttached();
    await page.keyboard.press("n");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 of 4 solved");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".lead")).toContainText("1 missed on the first try, 2 skipped");
  await expect(page.getByText(`Missed on the first try. You played ${trap(missed)}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 of 4 solved");
  await keys.press(page.getByRole("link", { name: "That is enough" }));
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your mistakes" })).toBeVisible();
  // Enter is the next thing: here, another session.
  await page.keyboard.press("Enter");
  await expect(course(page)).toHaveAccessibleName(/^Problem 1 of /);
});

test.describe("by touch at 320 px", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test("a session within the thumb’s reach, and nothing lies beside the screen", async ({ page }) => {
    const all = await proofs(page);
    const missed = trapped(all);
    const some = [missed, ...all.filter((one) => one !== missed).slice(0, 3)];
    await sessionOf(page, some);
    await page.goto("./practice.html#ten");
    await asked(page);
    await nothingIsWider(page);
    await expect(button(page, "Pass")).toBeInViewport();
    await expect(page.locator('[data-control="more"]')).toBeInViewport();
    await play(page, finger, trap(missed));
    await expect(headline(page)).toContainText("You played");
    await expect(headline(page)).toBeInViewport();
    await finger.press(button(page, "Show the solution"));
    await expect(next(page)).toBeInViewport();
    await nothingIsWider(page);
    for (const problem of some.slice(1)) {
      await finger.press(next(page));
      await asked(page);
      if (problem === some[1]) await solve(page, finger, problem);
      else await finger.press(button(page, "Skip"));
      await expect(next(page)).toBeVisible();
    }
    await finger.press(button(page, "See how it went"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 of 4 solved");
    await nothingIsWider(page);
  });
});

test("without its prover the first move is judged all the same, and it goes on when the prover is there", async ({
  page,
  noticed,
}) => {
  noticed.allow.push(/prover-worker/);
  const all = await proofs(page);
  const problem = all.find(({ line }) => (line?.length ?? 0) > 4) ?? trapped(all);
  await page.route(/prover-worker/, (route) => route.abort());
  await page.goto(`./practice.html#problem-${problem.id}`);
  await asked(page);
  await play(page, mouse, trap(problem));
  await expect(headline(page)).toContainText(`You played ${trap(problem)}.`);
  await expect(page.getByRole("alert")).toContainText("The prover did not load");
  await mouse.press(button(page, "Undo"));
  await play(page, mouse, problem.solutions[0] ?? "pass");
  await expect(next(page)).toBeVisible();
  await page.unroute(/prover-worker/);
  await expect(outcome(page)).toContainText("Missed on the first try");
});

test("the hub leads to each problem, by address and back; a newcomer is told what to read", async ({
  page,
}) => {
  await page.goto("./practice.html");
  await expect(page.getByRole("link", { name: /^Read first: / }).first()).toBeVisible();
  await expect(page.locator(".kind-rating")).toHaveCount(0);
  const [ladder] = await ladders(page);
  await page.locator(".ladders a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ladder?.title ?? "");
  await expect(page.locator(".specimens > li")).toHaveCount(ladder?.problems.length ?? 0);
  await expect(page.locator(".specimens svg").first()).toBeVisible();
  await page.locator(".specimens a").nth(1).click();
  await asked(page);
  await expect(course(page)).toHaveAccessibleName(/^Problem 2 of /);
  await page.goBack();
  await expect(page.locator(".specimens")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
  await page.goto("./practice.html#problem-lock-00000000");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("This problem is gone");
});

test("problems that did not load are told, and tried again", async ({ page, noticed }) => {
  noticed.allow.push(/practice\.json/);
  await page.route(/practice\.json/, (route) => route.abort());
  await page.goto("./practice.html");
  await expect(page.getByRole("alert")).toContainText("The problems did not load");
  await page.unroute(/practice\.json/);
  await button(page, "Try again").click();
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("after one visit one practises without a network, the engine’s replies included", async ({
    page,
    context,
  }) => {
    await page.goto("./");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [problem] = await proofs(page);
    await context.setOffline(true);
    await page.goto(`./practice.html#problem-${problem?.id}`);
    await asked(page);
    await solve(page, mouse, problem as Problem);
    await expect(outcome(page)).toContainText("Solved");
  });
});
