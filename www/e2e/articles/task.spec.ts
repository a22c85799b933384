/** A problem in somebody's page whose side is given: a task, which tells nothing before it is solved or given up. */
import type { Locator, Page } from "@playwright/test";
import { afresh, expect, OFTEN, test } from "../site.ts";

/** Whoever begins kills Black's stones: at b4, c4 and a3; a4 only looks so. */
const CORNER = "1AQkHBAdRbmfyFQAUwQ";
const SET = "a4,b4,c4,d4,e4,a3,b3,c3,d3,e3,a2,a1";

const button = (at: Locator, name: string | RegExp): Locator => at.getByRole("button", { name, exact: true });
const place = (at: Locator, name: string): Locator =>
  at.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
const headline = (at: Locator): Locator => at.locator(".headline");

type Told = { name: string; detail: { code?: string; message?: string; won?: boolean | null } };
const told = (page: Page, name: string): Promise<Told["detail"][]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { told: Told[] }).told
        .filter(({ name }) => name === wanted)
        .map(({ detail }) => detail),
    name,
  );

async function open(page: Page, side: string): Promise<Locator> {
  await page.addInitScript(() => {
    const all: Told[] = [];
    Object.assign(window, { told: all });
    for (const name of ["loja-verdict", "loja-error"])
      addEventListener(name, (event) => all.push({ name, detail: (event as CustomEvent).detail }));
  });
  await page.goto(`./embed.html#${CORNER}&mode=problem&claim=black:${SET}&side=${side}`);
  return page.locator("loja-board");
}

test("the side is given: nothing is asked first or tells how it stands, until one gives up", async ({
  page,
}) => {
  await test.step("the side is given: nothing is asked first, and nothing tells how it stands", async () => {
    const at = await open(page, "refuter");
    await expect(at).toContainText("Black claims 12 points. You refute.");
    await expect(at).not.toContainText("Does the claim hold?");
    // The first press is the first move: a trap.
    await at.locator("[part=board] .board.figure").focus();
    await button(at, "More").click();
    await expect(headline(at)).toHaveText("You are White: refute the claim.");
    await expect.poll(() => told(page, "loja-verdict"), { intervals: OFTEN }).toHaveLength(1);
    const verdicts = at.getByText(/claim (?:now |still )?(?:fails|holds)|refuted|checked in this browser/);
    await expect(verdicts.filter({ visible: true })).toHaveCount(0);
    await expect(at.getByRole("region", { name: "The engine’s expectation" })).toBeHidden();
    await expect(button(at, "Give up and see the truth")).toBeVisible();

    await place(at, "a4").click();
    await expect(headline(at)).toHaveText("Now Black can hold the claimed points.");
    await expect(button(at, "Show me")).toBeVisible();
    await expect(at.getByRole("region", { name: "The engine’s expectation" })).toBeHidden();
    await button(at, /^Undo(?: to move \d+)?$/).click();
    await place(at, "b4").click();
    await expect(headline(at)).not.toContainText("Now Black can hold the claimed points");
  });
  await test.step("who gives up sees the truth about every move", async () => {
    await afresh(page);
    const at = await open(page, "refuter");
    await button(at, "More").click();
    await expect(headline(at)).toHaveText("You are White: refute the claim.");
    await button(at, "Give up and see the truth").click();
    await expect(button(at, "Give up and see the truth")).toBeHidden();
    await button(at, "Show the engine’s expectation").click();
    await expect(
      at.getByRole("region", { name: "The engine’s expectation" }).locator("svg").first(),
    ).toBeVisible();
  });
});

test("a task that nobody can solve is told to its author, and not kept from the reader", async ({
  page,
  noticed,
}) => {
  noticed.allow.push(/loja-board/);
  const at = await open(page, "claimant");
  await button(at, "Begin").click();
  await expect
    .poll(async () => (await told(page, "loja-error")).map(({ message }) => message), { intervals: OFTEN })
    .toEqual([
      "This problem has no solution: the claim of Black fails, so nobody can lock it. Give it the other side.",
    ]);
  await expect(button(at, "Give up and see the truth")).toBeHidden();
});
