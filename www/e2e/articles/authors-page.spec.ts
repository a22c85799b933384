/** The tool of the authors' page: whatever is pasted, the code makes the board that stands there. */
import type { Locator, Page } from "@playwright/test";
import { expect, OFTEN, test } from "../site.ts";

const BENT = "| o o x x x x . |\n| . o o o o x x |\n| x x x . o x . |\n0 0 W 2";

const tool = (page: Page): Locator => page.locator("[data-role=authors]");
const position = (page: Page): Locator => page.getByLabel("Position", { exact: true });
const code = (page: Page): Locator => page.getByLabel("The code to copy");
const live = (page: Page): Locator => page.locator(".stage loja-board");
const quiet = (page: Page): Promise<void> => expect(tool(page)).toHaveAttribute("aria-busy", "false");

async function open(page: Page): Promise<void> {
  await page.goto("./authors.html#tool");
  await quiet(page);
}

async function paste(page: Page, text: string): Promise<void> {
  await position(page).fill(text);
  await quiet(page);
}

const kind = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("radio", { name, exact: true }).check();
  await quiet(page);
};

/** What a reader sees of an element: its board, as the drawing's own words have it, and what stands beside it. */
async function seen(board: Locator): Promise<unknown> {
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator("[part=frame]")).toHaveAttribute("data-state", "still");
  return board.evaluate((one) => {
    const part = (name: string) => one.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
    const figure = part("board")?.querySelector("[aria-label]");
    const stones = [...(part("board")?.querySelectorAll("path, circle, text") ?? [])].map(
      (shape) => shape.outerHTML,
    );
    return {
      label: figure?.ariaLabel,
      stones,
      words: part("side")?.textContent,
      controls: part("controls")?.textContent,
    };
  });
}

/** A page somebody else has made of the code, beside the files. */
async function publish(page: Page, body: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.route("**/copied.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Copied</title><body><main>${body}</main></body></html>`,
    }),
  );
  await other.goto(new URL("copied.html", page.url()).href);
  return other;
}

const PASTED: [name: string, text: string, shows: RegExp, mode: string][] = [
  ["a diagram", BENT, /7 by 3.*Black: c3/, "play"],
  [
    "JSON",
    '{"rows": [".x.", "x.x"], "board": {"shape": "torus"}, "name": "A pair"}',
    /A pair.*Black: b2, a1, c1/,
    "view",
  ],
  ["SGF", "(;GM[1]FF[4]SZ[3];B[bb];W[ab];B[cb])", /3 by 3.*Black: b2, c2\. White: a2/, "view"],
  ["a link", "loja:1AQUDAweNCgsB4HTp", /3 by 3.*White: b3, a2/, "referee"],
  [
    "Sensei’s",
    "$$B\n$$ ---------\n$$ | . X . |\n$$ | O . . |\n$$ | . . . |\n$$ ---------",
    /3 by 3.*Black: b3.*White: a2/,
    "play",
  ],
];

test("what is pasted stands there live, and its copied code makes the same board elsewhere", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  for (const [name, text, shows, mode] of PASTED)
    await test.step(name, async () => {
      await paste(page, text);
      await page.getByLabel("Readers’ part").selectOption(mode);
      await quiet(page);
      await expect
        .poll(async () => JSON.stringify(await seen(live(page))), { intervals: OFTEN })
        .toMatch(shows);
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByText("Copied: HTML.")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await code(page).inputValue()).trim());
      const other = await publish(page, copied);
      expect(await seen(other.locator("loja-board"))).toEqual(await seen(live(page)));
      await other.close();
    });
});

test("a claim is pressed, and argued in the frame of its code", async ({ page, noticed }) => {
  // The element tells its author so as well.
  noticed.allow.push(/console: loja-board: /);
  await open(page);
  await paste(page, BENT);
  await page.getByLabel("Readers’ part").selectOption("prove");
  const claim = page.getByLabel("Claim", { exact: true });
  const said = page.locator("#claim-said");
  await page.getByRole("button", { name: "Choose on the board" }).click();
  const chosen = page.locator(".claim-board");
  await chosen.locator("[tabindex='0']").focus();
  await page.keyboard.press("Enter");
  await expect(claim).toHaveValue(/^black: /);
  await expect(said).toContainText(/border is closed/);
  await page.getByRole("button", { name: "Claim for the other player" }).click();
  await expect(claim).toHaveValue(/^white: /);

  await claim.fill("white: **...../*****../*****..");
  await page.getByLabel("The reader’s side").selectOption("refuter");
  await quiet(page);
  await expect(code(page)).toHaveValue(/claim="white: \*\*\.\.\.\.\.\/\*{5}\.\.\/\*{5}\.\." side="refuter"/);
  await expect(live(page).locator("[part=words]")).toContainText("You refute.");

  await kind(page, "Frame");
  const other = await publish(page, await code(page).inputValue());
  const inside = other.frameLocator("iframe").locator("loja-board");
  expect(await seen(inside)).toEqual(await seen(live(page)));
  // The script of the code has given the frame the height of its board.
  await expect
    .poll(() => other.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.style.height))
    .toMatch(/^\d+px$/);
  await other.close();
});

test("what was typed outlasts a reload, and a picture is saved under the name of its board", async ({
  page,
}) => {
  await open(page);
  await paste(page, BENT);
  await page.getByLabel("Caption").fill("A bent four");
  await quiet(page);
  await page.reload();
  await expect(position(page)).toHaveValue(BENT);
  await kind(page, "Picture, PNG");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).suggestedFilename()).toBe("a-bent-four.png");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });
});
