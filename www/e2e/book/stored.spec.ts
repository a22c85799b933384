/** A claim that no browser decides in time, argued by the certificate that its page brings. */
import type { Page } from "@playwright/test";
import { boardReady, expect, test } from "../site.ts";
import { argue, begin, dataOf, hinted, open, proved, seen, solve, test as tested } from "../solving.ts";

const BEAST = "./beast-30.html";
/** Its certificate takes seconds to learn. That of beast 19 is three times as long, and nothing else is new in it. */
const LONG = "./beast-21.html";
const SECTION = "whole-board";

/** The section of the whole board, which stays folded until the beast's question is answered. */
async function unfold(page: Page, beast = BEAST) {
  await solve(page, await open(page, beast, ({ kind }) => kind === "question"), (place) => place.click());
  const { sections } = await dataOf(page);
  const proof = sections.find(({ id }) => id === SECTION)?.figures[0]?.proof;
  if (!proof?.certificate) throw new Error("this page brings a certificate");
  await page.goto(`${beast}#${SECTION}`);
  await boardReady(page);
  return { proof, file: proof.certificate };
}

test("the winner’s side, to its end; the certificate comes with the test and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const { proof, file } = await unfold(page);
  expect(asked.filter((url) => url.endsWith(file))).toEqual([]);
  await argue(page, proof, (place) => place.click());
  expect(asked.filter((url) => url.endsWith(file))).toHaveLength(1);
  await expect(page.getByRole("region", { name: "The engine’s own proof" })).toContainText(
    "of a proof that was stored",
  );
});

test("130 000 situations are learned, and the engine plays by them", async ({ page }) => {
  // Three seconds of processor time, many more where others need it too.
  test.slow();
  await unfold(page, LONG);
  await tested(page, "It holds", (place) => place.click());
  await begin(page, (place) => place.click());
  await expect(page.getByRole("region", { name: "The engine’s own proof" })).toContainText(
    "of a proof that was stored",
    { timeout: 100_000 },
  );
  // White has begun; one of Black’s moves is told, and the engine expects it to keep the claim. That is too large to be checked anew.
  const name = await hinted(page, (place) => place.click());
  await seen(page, name).click();
  const kept = page.getByRole("heading", {
    name: `You played ${name}. The engine still expects the claim to hold.`,
  });
  await expect(kept).toBeVisible();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the loser’s side, without a network: the engine answers by the certificate", async ({
    page,
    context,
  }) => {
    await page.goto(BEAST);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await unfold(page);
    await tested(page, "It fails", (place) => place.click());
    await begin(page, (place) => place.click());
    await proved(page);
    await page.getByRole("button", { name: "Side", exact: true }).click();
    // White begins, and only a5 wins.
    await expect(seen(page, "a5")).toHaveAccessibleName(/white stone/);
  });
});
