/** The proof table: claim, refute and defend against the engine. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type Hand, mouse, place } from "../hands.ts";
import { afresh, expect, OFTEN, test } from "../site.ts";
import { proved } from "../solving.ts";

/** The end of the first overview game, and beasts 7 and 8. */
const NINE = "1AQUDAweNCgsB4HTp";
/** An empty board of six by six: nobody decides it within a budget. */
const EMPTY = "1AQMGBgEopg";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const answer = (page: Page) => page.getByRole("region", { name: "Answer" });
const headline = (page: Page) => answer(page).getByRole("heading", { level: 2 });
const own = (page: Page) => page.getByRole("region", { name: "The engine’s own proof" });
const situation = (page: Page) => page.locator(".proof .situation");

async function begin(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, "Straight to the proof"));
  await expect(headline(page)).not.toBeEmpty();
}

/** The move that the third hint tells. */
async function hinted(page: Page, hand: Hand): Promise<string> {
  await hand.press(page.getByRole("button", { name: "Hint 3: The move" }));
  const hints = page.getByRole("region", { name: "Hints" });
  await expect(hints).toContainText("3 of 3 open");
  const said = await hints.getByRole("listitem").last().innerText();
  return /\b([a-t]\d+)\b/.exec(said)?.[1] ?? "pass";
}

async function move(page: Page, hand: Hand, name: string): Promise<void> {
  const before = await page.getByRole("treeitem").count();
  await hand.press(name === "pass" ? button(page, "Pass") : place(page, name));
  await expect(page.getByRole("treeitem")).not.toHaveCount(before);
}

/** Follows the hints until the end is on the table. */
async function follow(page: Page, hand: Hand, end: RegExp, most: number): Promise<void> {
  // A claimant who brings the situation back by his reply ends it too, and is told below the headline.
  const refutes = end.test("The claim is refuted.");
  const back = answer(page).getByText(refutes ? /The position repeats, so the claim fails/ : end);
  const over = async (): Promise<boolean> =>
    end.test((await headline(page).allInnerTexts()).join(" ")) || (await back.count()) > 0;
  const hints = page.getByRole("region", { name: "Hints" });
  await proved(page);
  for (let moves = 0; moves < most; moves++) {
    // The reader's turn, or the end: until then the engine is thinking.
    await hints
      .filter({ hasText: /0 of 3 open/, visible: true })
      .or(headline(page).filter({ hasText: end }))
      .or(back)
      .first()
      .waitFor();
    if (await over()) return;
    await move(page, hand, await hinted(page, hand));
  }
  await expect(headline(page).first()).toHaveText(end);
}

test("by mouse: lose on purpose, follow the explanation, take it back and win", async ({ page }) => {
  await page.goto(`./referee.html#${NINE}&view=claim&claim=black:all&side=claimant`);
  await begin(page, mouse);
  await expect(place(page, "c3")).toHaveAccessibleName(/white stone/);
  await mouse.press(place(page, "a1"));
  await expect(headline(page)).toHaveText("You played a1. The claim no longer holds.");
  await mouse.press(button(page, "Show me"));
  for (let moves = 1; await button(page, "Next move").isEnabled(); moves++) {
    await expect(headline(page)).toContainText(`The sequence, move ${moves} of`);
    await mouse.press(button(page, "Next move"));
    expect(moves).toBeLessThan(30);
    if ((await button(page, "Next move").count()) === 0) break;
  }
  await expect(answer(page)).toContainText(/[A-E]\d/);
  await mouse.press(button(page, "Leave the sequence"));
  await mouse.press(button(page, "Undo"));
  await expect(place(page, "a1")).toHaveAccessibleName(/empty/);
  await follow(page, mouse, /The claimed points are yours\./, 15);
  // What was tried stays in the tree.
  await expect(page.getByRole("treeitem", { name: /Black a1: the claim fails/ })).toBeVisible();
});

test("a claim is mended, its worst case walked, and any place of its proof visited, also by a link", async ({
  page,
}) => {
  await test.step("a choice that is not bordered names the point, and can be mended", async () => {
    await page.goto(`./referee.html#${NINE}&view=claim`);
    await page.getByRole("checkbox", { name: "Point by point" }).check();
    await place(page, "a3").click();
    const chosen = page.getByRole("region", { name: "Your claim" });
    await expect(chosen).toContainText("C5.2.1");
    await expect(chosen).toContainText("a3");
    await expect(button(page, "Test it")).toBeDisabled();
    await button(page, "Add the missing points").click();
    await expect(chosen).toContainText("The border is closed");
  });
  await test.step("the worst case is set up in steps that one can walk", async () => {
    await afresh(page);
    await page.goto(`./referee.html#${NINE}&view=claim&claim=white:a2,a3,b3`);
    await expect(place(page, "c3")).toHaveAccessibleName(/empty/);
    await button(page, "Next step").click();
    await expect(place(page, "c3")).toHaveAccessibleName(/permanent black stone/);
    await expect(place(page, "b2")).toHaveAccessibleName(/permanent black stone/);
    await button(page, "Next step").click();
    await button(page, "Next step").click();
    await expect(page.locator(".proof")).toContainText("Black moves first");
    await button(page, "Back").click();
    await button(page, "Back").click();
    await button(page, "Back").click();
    await expect(place(page, "c3")).toHaveAccessibleName(/empty/);
  });
  await test.step("any line can be tried again, and any place in the tree visited", async () => {
    await afresh(page);
    await page.goto(`./referee.html#${NINE}&view=claim&claim=white:a2,a3,b3&side=refuter`);
    await begin(page, mouse);
    await move(page, mouse, "pass");
    await expect(headline(page).first()).toContainText("You passed.");
    await page.getByRole("treeitem", { name: "Start of the proof" }).click();
    await expect(situation(page)).toContainText("Black’s turn");
    await move(page, mouse, "a3");
    await expect(headline(page).first()).toContainText("The claim is refuted.");
    await page.getByRole("treeitem", { name: /Black passes/ }).click();
    await expect(place(page, "a3")).toHaveAccessibleName(/empty/);
  });
  await test.step("a link brings one back to the same place of a proof", async () => {
    await afresh(page);
    await page.goto(`./referee.html#${NINE}&view=claim&claim=black:all&side=claimant`);
    await begin(page, mouse);
    await move(page, mouse, "a3");
    await expect(page).toHaveURL(/line=c3,a3/);
    const address = page.url();
    const names = await page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.ariaLabel));
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByRole("treeitem").nth(2)).toBeVisible();
    await expect(async () => {
      expect(await page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
        names,
      );
    }).toPass({ intervals: OFTEN });
  });
});

test("a long proof shows how far it is, can be stopped, goes on, and outlives its worker", async ({
  page,
  noticed,
}) => {
  await test.step("a long proof shows how far it is, can be stopped, and goes on", async () => {
    await page.goto(`./referee.html#${EMPTY}&view=claim&claim=black:all&side=refuter`);
    await expect(own(page)).toContainText(/\d situations looked at in/);
    const first = await own(page).innerText();
    await expect(async () => expect(await own(page).innerText()).not.toBe(first)).toPass({
      intervals: OFTEN,
    });
    await expect(own(page)).toContainText("of 384 MB");
    await button(page, "Stop the proof").click();
    await expect(own(page)).toContainText("Not decided yet");
    // Moves are answered meanwhile.
    await begin(page, mouse);
    await move(page, mouse, "c3");
    await button(page, "Continue the proof").click();
    await expect(own(page)).toContainText(/situations looked at in/);
    await button(page, "Stop the proof").click();
    await expect(own(page)).toContainText("Not decided yet");
  });
  await test.step("a worker killed in the middle of a proof is told, and a new one goes on", async () => {
    await afresh(page);
    noticed.allow.push(/broken on purpose/);
    await page.goto(`./referee.html#${EMPTY}&view=claim&claim=black:all&side=refuter`);
    await expect(own(page)).toContainText(/\d situations looked at in/);
    const prover = page.workers().find((worker) => /prover/.test(worker.url()));
    await prover?.evaluate(() => {
      setTimeout(() => {
        throw new Error("broken on purpose");
      });
    });
    await expect(own(page)).toContainText(/stopped|broke/);
    await button(page, "Continue the proof").click();
    await expect(own(page)).toContainText(/\d situations looked at in/);
    // Moves on the board were never in danger.
    await begin(page, mouse);
    await move(page, mouse, "c3");
  });
});

/** A certificate of `NINE` is accepted, and its position lies there with the claim. */
async function opened(page: Page): Promise<void> {
  await expect(page.locator(".play-notice")).toContainText(
    "Accepted. Black, the whole board: the claim holds.",
  );
  await expect(page.getByRole("button", { name: "Claim", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator(".proof .situation")).toBeVisible();
}

test("a certificate is saved, opened wherever it is put, and refused with the reason where it was forged", async ({
  page,
}) => {
  await test.step("a certificate is opened wherever it is put, and plays its claim without a search", async () => {
    await page.goto(`./referee.html#${NINE}&view=claim&claim=black:all&side=claimant`);
    const download = page.waitForEvent("download");
    await page.locator(".budget summary").click();
    await button(page, "Save the certificate").click();
    const text = await readFile(await (await download).path(), "utf8");

    // Pasted into the box of Set up, on a board that has nothing to do with it and is being searched for claims.
    await page.goto(`./referee.html#${EMPTY}&view=claim`);
    await expect(page.getByText("The engine is looking for claims.")).toBeVisible();
    await button(page, "Verdict").click();
    await page.locator("#paste").fill(`\n${text}\n`);
    await button(page, "Open what I pasted").click();
    await opened(page);
    await expect(page).toHaveURL(/claim=black:all.*proof=/);
    await begin(page, mouse);
    await page.locator(".budget summary").click();
    await expect(own(page)).toContainText("of a proof that was stored");
    // It is in the address with the rest.
    await page.reload();
    await opened(page);
    // What lay there before is one step back.
    await page.goto(`./referee.html#${EMPTY}`);
    await button(page, "Verdict").click();

    // As a file.
    const bytes = Buffer.from(text);
    const file = { name: "proof.txt", mimeType: "text/plain", buffer: bytes };
    await page.locator(".opening-panel input[type=file]").setInputFiles(file);
    await opened(page);

    // Dropped anywhere.
    await page.goto(`./referee.html#${EMPTY}&view=play`);
    await page.evaluate((dropped) => {
      const data = new DataTransfer();
      data.items.add(new File([dropped], "proof.txt"));
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await opened(page);

    // A forged one is refused with the reason, and can be mended.
    await button(page, "Verdict").click();
    await page.locator("#paste").fill(text.replace("answer lock", "answer refuted"));
    await button(page, "Open what I pasted").click();
    await expect(page.locator(".play-notice")).toContainText(/refused, so it shows nothing.*digest/);
    expect(await page.locator("#paste").inputValue()).toContain("answer refuted");
  });
  await test.step("a certificate is saved, checked again, and one that was forged is refused with the reason", async () => {
    await afresh(page);
    // Some browsers of the tests give access to the clipboard, and some don’t.
    await page.addInitScript(() => {
      const writeText = (): Promise<void> => Promise.reject(new Error("refused on purpose"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    });
    await page.goto(`./referee.html#${NINE}&view=claim&claim=black:all&side=claimant`);
    const download = page.waitForEvent("download");
    await page.locator(".budget summary").click();
    await button(page, "Save the certificate").click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toContain("answer lock");

    // As SGF it has the claim at its root, and the other player's answers as variations.
    const file = page.waitForEvent("download");
    await button(page, "Save the proof as SGF").click();
    expect((await file).suggestedFilename()).toBe("loja-black-the-whole-board.sgf");
    const sgf = await readFile(await (await file).path(), "utf8");
    expect(sgf).toMatch(/^\(;[\s\S]*SZ\[3\]/);
    expect(sgf.match(/\n\(;W\[/g)?.length).toBeGreaterThan(3);
    // A browser that gives no access to the clipboard lets the link be copied from a box.
    await button(page, "Copy a link to the certificate").click();
    const link = await page.getByRole("textbox", { name: "The text to copy" }).inputValue();
    const other = await page.context().newPage();
    await other.goto(link);
    await opened(other);
    await other.close();

    await button(page, "More").click();
    const part = page.getByRole("region", { name: "Certificates" });
    const check = async (certificate: string): Promise<void> => {
      await part.getByRole("textbox").fill(certificate);
      await part.getByRole("button", { name: "Check the pasted text" }).click();
    };
    await check(text);
    await expect(part).toContainText("Accepted. Black, the whole board: the claim holds.");
    await expect(part).toContainText(/checked in \d+ ms/);
    // Damaged: one character.
    await check(text.replace("answer lock", "answer refuted"));
    await expect(part).toContainText(/Refused.*digest/);
    // Forged: the contrary, sealed anew. The digest is right now, and the checker has to see through it.
    await check(sealed(text.replace("answer lock", "answer refuted")));
    await expect(part).toContainText("Refused, so it shows nothing");
    await expect(part).not.toContainText("digest");
    expect(await part.getByRole("textbox").inputValue()).toContain("answer refuted");
    // Markup is text.
    await check("<img src=x onerror=alert(1)>");
    await expect(part).toContainText("Refused");
    await expect(part.locator("img")).toHaveCount(0);
  });
});

/** The digest made anew, as `crate/format/FORMAT.md` says. */
function sealed(text: string): string {
  const body = text.slice(0, text.lastIndexOf("digest"));
  let digest = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(body.replace(/[ \t\n\f\r]/g, "")))
    digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 0x100000001b3n);
  return `${body}digest ${digest.toString(16).padStart(16, "0")}\n`;
}
