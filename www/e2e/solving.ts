/** How steps, questions and proofs of a chapter are solved, by what its own data say is right. */
import type { Locator, Page } from "@playwright/test";
import { type ChapterData, type Claim, type Figure, type Proof, tableFigure } from "../chapter/data.ts";
import { boardReady, control, expect } from "./site.ts";

/** How a reader presses a point, a button, a link or an answer. */
export type Press = (place: Locator) => Promise<void>;

export const dataOf = async (page: Page): Promise<ChapterData> =>
  JSON.parse((await page.locator("#chapter-data").textContent()) ?? "");

/** Opens the first section of a page that has such a figure on its table. */
export async function open(
  page: Page,
  address: string,
  wanted: (figure: Figure) => boolean,
): Promise<Figure> {
  await page.goto(address);
  const { sections } = await dataOf(page);
  for (const section of sections) {
    const figure = tableFigure(section);
    if (!figure || !wanted(figure)) continue;
    await page.goto("about:blank");
    await page.goto(`${address}#${section.id}`);
    await boardReady(page);
    return figure;
  }
  throw new Error(`${address} has no such section`);
}

const current = (page: Page): Locator => page.locator(".section.current");
const button = (page: Page, name: string | RegExp): Locator =>
  current(page).getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

/** A point of the board that is seen: while a claim is argued, the table's own board is not. */
export const seen = (page: Page, name: string): Locator =>
  page.locator(`[data-point="${name}"]`).filter({ visible: true });

export const done = (page: Page): Locator => current(page).locator("[data-role=answer] .said.solved");

/** The moves of a model line that the reader makes. Those of the other player come by themselves. */
function own({ step, position }: Figure): string[] {
  if (!step) return [];
  const words = step.line.split(/\s+/).filter(Boolean);
  const first = String(position.turn ?? "black").startsWith("w") ? 1 : 0;
  const turns = words.map((_, index) => ((first + index) % 2 === 0 ? "black" : "white"));
  return words.filter((_, index) => step.you === "both" || step.you === turns[index]);
}

export async function solve(page: Page, figure: Figure, press: Press): Promise<void> {
  if (figure.proof) return argue(page, figure.proof, press);
  for (const word of own(figure)) {
    const [, stone] = /^cycle@\d+\+(\S+)$/.exec(word) ?? [];
    if (stone) {
      await press(control(page, "cycle-play"));
      await tap(page, seen(page, stone), press);
    } else if (word.startsWith("cycle@")) await press(control(page, "cycle"));
    else if (figure.rules && ACTS.some(([act]) => act.test(word))) await press(actOf(page, word));
    else await tap(page, word === "pass" ? control(page, "pass") : seen(page, word), press);
    await expect(page.locator(".table")).toHaveAttribute("aria-busy", "false");
  }
  const form = current(page).locator("form.question");
  if (figure.question?.kind === "choice") {
    const right = figure.question.answers.findIndex((answer) => answer.right);
    await press(form.getByRole("radio").nth(right));
    await expect(form.getByRole("radio").nth(right)).toBeChecked();
  } else if (figure.question) await form.locator("input").fill(String(figure.question.number));
  if (figure.question) await press(form.getByRole("button", { name: "This is my guess" }));
}

/** The turns that only other rules have, and the buttons for them below the board. */
const ACTS: [RegExp, (word: string) => string][] = [
  [/^for-/, (word) => `Pass for ${word.slice(4)}`],
  [/^ko-pass$/, () => "Ko-pass"],
  [/^agree$/, () => "Both agree"],
  [/^disagree$/, () => "No agreement"],
  [/^next$/, () => "Next step"],
  [/^resume$/, () => "Resume the game"],
  [/^resume-black$/, () => "Resume play: Black asks"],
  [/^resume-white$/, () => "Resume play: White asks"],
  [/^try-black$/, () => "Try out: Black first"],
  [/^try-white$/, () => "Try out: White first"],
];

function actOf(page: Page, word: string): Locator {
  const name = ACTS.find(([act]) => act.test(word))?.[1](word) ?? word;
  return current(page).locator("[data-acts]").getByRole("button", { name, exact: true });
}

/** On a small board a first tap pencils the stone in. */
async function tap(page: Page, place: Locator, press: Press): Promise<void> {
  await press(place);
  if (await page.locator(".board .pencil .firm").filter({ visible: true }).isVisible()) await press(place);
}

/** Chooses what is to be claimed, says what is to be expected, tests it, and plays it to its end. */
export async function argue(page: Page, proof: Proof, press: Press): Promise<void> {
  await expect(page.locator(".table.has-guest")).toBeAttached();
  if (!proof.claim) await choose(page, proof.find[0], press);
  if (!proof.atOnce) {
    await test(page, proof.claim && proof.verdict === "refuted" ? "It fails" : "It holds", press);
    if (!proof.claim) return expect(done(page)).toBeVisible();
    await begin(page, press);
  }
  // Where the moves begin at once, what the engine has proved is not told before the end.
  if (!proof.atOnce) await proved(current(page));
  const over = button(page, "Walk through the end");
  const hint = control(page, "hint").filter({ visible: true }).and(page.locator("[aria-disabled=false]"));
  for (let moves = 0; moves < 60; moves++) {
    // The reader's turn, or the end: until then the engine is thinking.
    await hint.or(over).or(done(page)).first().waitFor();
    if ((await over.isVisible()) || (await done(page).isVisible())) return expect(done(page)).toBeVisible();
    const said = await hinted(page, press, moves === 0 ? proof.hints.length : 0);
    const made = await current(page).getByRole("treeitem", { includeHidden: true }).count();
    if (said === "pass") await press(page.getByRole("button", { name: "Pass" }).filter({ visible: true }));
    else await tap(page, seen(page, said), press);
    await expect(current(page).getByRole("treeitem", { includeHidden: true })).not.toHaveCount(made);
  }
  throw new Error("sixty moves, and the claim is not settled");
}

/** Says what he expects of the claim, and has it tested. */
export async function test(page: Page, guess: "It holds" | "It fails", press: Press): Promise<void> {
  await press(current(page).getByRole("radio", { name: guess }));
  await press(button(page, "Test it"));
}

/** To the first move: past the worst case, where that is set up in steps. */
export async function begin(page: Page, press: Press): Promise<void> {
  const straight = button(page, /^(Straight to|Start) the proof$/);
  const playing = current(page).locator(".proof.lesson[data-phase=playing]").first();
  await straight.or(playing).first().waitFor();
  if (await straight.isVisible()) await press(straight);
}

/** Until the engine has its proof, a hint is what looks most promising, and may lose. */
export const proved = (place: Page | Locator): Promise<void> =>
  place
    .getByRole("region", { name: "The engine’s own proof" })
    .filter({ hasText: "At the start the claim" })
    .waitFor({ state: "attached" });

/** The move that the last hint tells: the engine's, after those of the lesson, of which there are so many. */
export async function hinted(page: Page, press: Press, own = 0): Promise<string> {
  const hints = current(page).locator(".answer .hint");
  const ask = control(page, "hint").filter({ visible: true });
  const none = ask.and(page.locator("[aria-disabled=true]"));
  for (let open = await hints.count(); ; open++) {
    // The lesson's are there before the engine has thought.
    if (own > 0 && open === own)
      await ask
        .and(page.locator("[aria-disabled=false]"))
        .waitFor({ timeout: 5000 })
        .catch(() => null);
    if (await none.isVisible()) break;
    await press(ask);
    await hints.nth(open).or(none).first().waitFor();
  }
  return /\b([a-t]\d+)\b/.exec((await hints.last().innerText()).replace(/^Hint \d+:/, ""))?.[1] ?? "pass";
}

/** Takes regions in and leaves them out until the set is chosen. */
async function choose(page: Page, claim: Claim | undefined, press: Press): Promise<void> {
  const cells = page.getByRole("gridcell");
  const wanted = new Set(claim?.set);
  // A board that is not there yet has nothing that is missing.
  await expect(cells.nth(Math.max(0, ...wanted))).toBeAttached();
  const next = (): Promise<number> =>
    cells.evaluateAll(
      (all, set) =>
        all.findIndex((cell, at) => set.includes(at) !== (cell.ariaLabel ?? "").includes("in your claim")),
      [...wanted],
    );
  for (let at = await next(), taps = 0; at >= 0 && taps < 40; at = await next(), taps++) {
    const before = await cells.nth(at).getAttribute("aria-label");
    await press(cells.nth(at));
    await expect(cells.nth(at)).not.toHaveAttribute("aria-label", before ?? "");
  }
}
