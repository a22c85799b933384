/** The tool of the authors' page: whatever is pasted, the code makes the board that stands there. */
import type { Locator, Page } from "@playwright/test";
import { axeFindsNothingInEitherTheme, nothingIsWider } from "../axe.ts";
import { expect, test } from "../site.ts";

const BENT = "| o o x x x x . |\n| . o o o o x x |\n| x x x . o x . |\n0 0 W 2";

const tool = (page: Page): Locator => page.locator("[data-role=authors]");
const position = (page: Page): Locator => page.getByLabel("Position", { exact: true });
const code = (page: Page): Locator => page.getByLabel("The code to copy");
const live = (page: Page): Locator => page.locator(".stage loja-board");
const quiet = (page: Page): Promise<void> =>
  // What is typed waits a little before anything is done about it.
  page.waitForTimeout(400).then(() => expect(tool(page)).toHaveAttribute("aria-busy", "false"));

async function open(page: Page): Promise<void> {
  await page.goto("./authors.html#tool");
  await expect(tool(page)).toHaveAttribute("aria-busy", "false");
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
      await page.getByLabel("What readers do").selectOption(mode);
      await quiet(page);
      expect(JSON.stringify(await seen(live(page)))).toMatch(shows);
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByText("Copied: HTML.")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await code(page).inputValue()).trim());
      const other = await publish(page, copied);
      expect(await seen(other.locator("loja-board"))).toEqual(await seen(live(page)));
      await other.close();
    });
});

test("an annotated game stays as it was pasted where readers look on, with room for its words", async ({
  page,
}) => {
  await open(page);
  const sgf = "(;GM[1]SZ[3]PB[Anna]C[Good luck];B[bb]C[The centre](;W[ab])(;W[ba]C[or here]))";
  await paste(page, sgf);
  await page.getByLabel("What readers do").selectOption("view");
  await quiet(page);
  const written = await code(page).inputValue();
  expect(written).toContain(sgf);
  expect(written).toContain('size="3x3" notes="">');
  await expect(live(page)).toContainText("Black: Anna");
  await expect(page.locator("#position-said")).toContainText("stays in it where readers look on");
  await kind(page, "SGF");
  expect((await code(page).inputValue()).trim()).toBe(sgf);
  await kind(page, "HTML");
  // Who plays on gets the position.
  await page.getByLabel("What readers do").selectOption("play");
  await quiet(page);
  expect(await code(page).inputValue()).not.toMatch(/notes|Anna/);
  const arrows = "$$B Two ways\n$$ . X .\n$$ . . .\n$$ {AR 1:1 3:2}";
  await paste(page, arrows);
  await page.getByLabel("What readers do").selectOption("view");
  await quiet(page);
  expect(await code(page).inputValue()).toContain(arrows);
  await expect(live(page).locator(".note-stroke")).toHaveCount(1);
});

test("a claim is typed or pressed, and what is wrong with it is said", async ({ page, noticed }) => {
  // The element tells its author so as well.
  noticed.allow.push(/console: loja-board: /);
  await open(page);
  await paste(page, BENT);
  await page.getByLabel("What readers do").selectOption("prove");
  const claim = page.getByLabel("Claim", { exact: true });
  const said = page.locator("#claim-said");
  await claim.fill("black: all");
  await expect(said).toContainText("The border is closed.");
  await claim.fill("black: a1");
  await quiet(page);
  await expect(claim).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/Readers can’t argue this claim/)).toBeVisible();
  await claim.fill("black: z99");
  await expect(said).toContainText("“z99”");
  await claim.fill("");
  await expect(said).toContainText("have to find one themselves");

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

test("a problem of each kind is chosen, and its code asks the same elsewhere", async ({ page, noticed }) => {
  noticed.allow.push(/console: loja-board: /);
  await open(page);
  await paste(page, "| . x . o . |\n| x . x o o |\n| . x . o . |\n0 0 B 0");
  await page.getByLabel("What readers do").selectOption("problem");
  const ask = page.getByLabel("What is asked");
  await ask.selectOption("save");
  const points = page.getByLabel("Points to save", { exact: true });
  const said = page.locator("#claim-said");
  await quiet(page);
  await expect(said).toContainText("choose them on the board");
  await points.fill("white: e1");
  await expect(said).toContainText("It is Black’s turn");
  await points.fill("black: **.../***../**...");
  await quiet(page);
  await expect(said).toContainText("is to save 7 points");
  await expect(code(page)).toHaveValue(/mode="problem" ask="save" claim="black: \*\*/);
  await expect(page.getByLabel("The reader’s side")).toBeHidden();
  await kind(page, "Frame");
  const other = await publish(page, await code(page).inputValue());
  const inside = other.frameLocator("iframe").locator("loja-board");
  await inside.getByRole("button", { name: "Begin" }).click();
  await inside.getByRole("button", { name: "Nothing to add" }).click();
  await expect(inside.locator(".headline")).toHaveText("Something is missing.");
  await other.close();

  await ask.selectOption("rule");
  await page.getByLabel("The move asked about").fill("b2");
  await quiet(page);
  await expect(code(page)).toHaveValue(/ask=rule&amp;move=b2/);
  await expect(live(page).locator("[part=words]")).toContainText("May Black play b2?");
  await ask.selectOption("find");
  await page.getByLabel("Whose control").selectOption("white");
  await quiet(page);
  await expect(live(page).locator("[part=words]")).toContainText("What does White control?");
  await kind(page, "Markdown");
  await expect(code(page)).toHaveValue(/^```loja mode=problem ask=find player=white\n/);
  await kind(page, "Picture and link");
  await expect(code(page)).toHaveValue(/referee\.html#1[\w-]+&view=play\)/);

  // A link from the page of practice says all of it.
  await paste(
    page,
    new URL("practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI&title=Kill", page.url()).href,
  );
  await expect(ask).toHaveValue("refute");
  await expect(page.getByLabel("Claim", { exact: true })).toHaveValue(
    "black: *****../*****../*....../*......",
  );
  await expect(page.getByLabel("Caption")).toHaveValue("Kill");
  await expect(live(page).locator("[part=words]")).toContainText("Black claims 12 points. You refute.");
});

test("each kind of code has what belongs there", async ({ page }) => {
  await open(page);
  await paste(page, BENT);
  await page.getByLabel("What readers do").selectOption("play");
  await page.getByLabel("Caption").fill('A "bent" <four> & more');
  await quiet(page);
  const holds = async (name: string, ...parts: (string | RegExp)[]): Promise<void> => {
    await kind(page, name);
    for (const part of parts)
      await expect(code(page)).toHaveValue(
        part instanceof RegExp ? part : new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
      );
  };
  await holds(
    "HTML",
    'mode="play" caption="A &quot;bent&quot; &lt;four&gt; &amp; more" size="7x3">\n<pre>\n| o o x x x x . |',
  );
  await holds(
    "Frame",
    "embed.html#1",
    "&amp;mode=play&amp;caption=A%20%22bent%22",
    'title="A &quot;bent&quot; &lt;four&gt; &amp; more"',
    "loja:size",
  );
  await holds("Markdown", '```loja mode=play caption="A ""bent"" <four> &amp; more"\n| o o');
  await holds("WordPress", "<!-- wp:html -->\n<link", "<!-- /wp:html -->");
  await holds(
    "Discourse",
    /^<iframe src="[^"<>]*embed\.html#1[^"<>]*" width="690" height="\d+" frameborder="0"><\/iframe>\n$/,
  );
  await holds("Picture and link", "](upload the picture here)", /referee\.html#1[\w-]+&view=play\)/);
  await holds("SGF", "(;", "SZ[7:3]");
  await holds("Sensei’s Library", "$$");
  await holds("Picture, SVG", "<svg ", "<desc>Board, 7 columns and 3 rows.");
  for (const [name, ending] of [
    ["SGF", "sgf"],
    ["Picture, PNG", "png"],
  ] as const) {
    await kind(page, name);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(`a-bent-four-more.${ending}`);
  }
});

test("what can’t be read is named with its place, and nothing that was typed is lost", async ({
  page,
  noticed,
}) => {
  noticed.allow.push(/console: loja-board: /);
  await open(page);
  await paste(page, "| x o |\n| x ? |");
  await expect(position(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#position-said")).toContainText("?");
  await page.getByRole("button", { name: /^Go to line 2, column \d+$/ }).click();
  await expect(position(page)).toBeFocused();
  await expect(code(page)).toHaveValue("");
  await expect(live(page)).toHaveCount(0);
  await page.reload();
  await expect(position(page)).toHaveValue("| x o |\n| x ? |");

  await paste(page, "xo.\noo.");
  await expect(position(page)).toHaveAttribute("aria-invalid", "true");
  await paste(page, "x".repeat(1_100_000));
  await expect(page.locator("#position-said")).toContainText("at most 1 MB");
  await paste(page, '[{"rows": ["x.."], "name": "<b>One</b>"}, {"rows": [".o."], "name": "Two"}]');
  await page.getByRole("button", { name: "<b>One</b>" }).click();
  await quiet(page);
  expect(JSON.stringify(await seen(live(page)))).toContain("Black: a1.");
  await paste(
    page,
    "https://example.org/loja/referee.html#1AQUDAweNCgsB4HTp&view=claim&claim=white:a3,b3,a2&side=refuter",
  );
  await expect(page.getByLabel("Claim", { exact: true })).toHaveValue("white: a3, b3, a2");
  await expect(live(page).locator("[part=words]")).toContainText("White claims 3 points. You refute.");
});

test("where nothing can be copied, the code is selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    });
  });
  await open(page);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(code(page)).toBeFocused();
  const [from, to, all] = await code(page).evaluate((box: HTMLTextAreaElement) => [
    box.selectionStart,
    box.selectionEnd,
    box.value.length,
  ]);
  expect([from, to]).toEqual([0, all]);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test("axe finds nothing, and nothing is too wide", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Choose on the board" }).click();
    await quiet(page);
    await axeFindsNothingInEitherTheme(page);
    await nothingIsWider(page);
  });
});
