/** embed.html in frames of other people's pages. */
import { readFile } from "node:fs/promises";
import { pack } from "../../address/packed.ts";
import { expect, OFTEN, test } from "../site.ts";
import { board, drawn, plays, state } from "./authors/hand.ts";
import { type Host, host } from "./hosts.ts";

/** Bent four in the corner, Black to move; made by `loja draw --link`. */
const LINK = "1AQMJCQEUqQ";

let site: Host;
test.beforeAll(async () => {
  site = await host({ folders: { "/": "dist" } });
});
test.afterAll(() => site.close());

/** An article on another origin with one frame, and the snippet of www/embed/parent.js as it is shown to authors. */
async function article(fragment: string, attributes = "", snippet = true, width = 600): Promise<Host> {
  const script = snippet ? `<script>${await readFile("www/embed/parent.js", "utf8")}</script>` : "";
  const frame = `<iframe src="${site.url}embed.html#${fragment.replaceAll("&", "&amp;")}" ${attributes} width="${width}" height="200" title="A position"></iframe>`;
  const noted =
    "<script>said=[];addEventListener('message',({data,origin})=>said.push({data,origin}))</script>";
  return host({
    pages: {
      "/": `<!doctype html><html lang="en"><title>An article</title>${noted}${frame}${script}</html>`,
    },
  });
}
const said = "said.map(({data}) => data)";

test("a board plays in a frame, the page around gives it its height, and without script it says what it lacks", async ({
  page,
  noticed,
}) => {
  await test.step("a board plays in a frame, also a sandboxed one, and the page around gives it its height", async () => {
    for (const [what, attributes] of [
      ["a frame", ""],
      ["a sandboxed frame", 'sandbox="allow-scripts"'],
    ] as const) {
      await test.step(what, async () => {
        const { url, close } = await article(`${LINK}&view=play&caption=A%20caption`, attributes);
        await page.goto(url);
        const frame = page.frameLocator("iframe");
        await drawn(board(frame));
        await expect(board(frame)).toContainText("A caption");
        await plays(board(frame));
        const content = await frame
          .locator("main")
          .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
        const inner = () => page.locator("iframe").evaluate((one) => one.clientHeight);
        await expect.poll(inner, { intervals: OFTEN }).toBe(content);
        expect(content).toBeGreaterThan(100);
        expect(await frame.locator("html").evaluate((html) => html.scrollHeight <= innerHeight)).toBe(true);
        expect(await frame.locator("html").evaluate(() => document.title)).toBe("A caption");
        // Heights come to rest, and there is nothing else in a message.
        await page.waitForTimeout(300);
        const heights = (await page.evaluate(said)) as object[];
        await page.waitForTimeout(300);
        expect(await page.evaluate(said)).toEqual(heights);
        expect(heights.length).toBeLessThan(20);
        for (const message of heights)
          expect(message).toEqual({ type: "loja:size", height: expect.any(Number) });
        await close();
      });
    }
    await test.step("a problem in a sandboxed frame is asked, answered and argued", async () => {
      const problem = `${LINK}&mode=problem&claim=black:all`;
      const { url, close } = await article(problem, 'sandbox="allow-scripts"');
      await page.goto(url);
      const at = board(page.frameLocator("iframe"));
      await drawn(at);
      await plays(at);
      await expect(at.locator(".headline")).toHaveText("Does the claim hold?");
      await at.getByRole("button", { name: "It fails" }).click();
      await expect(at.locator(".roles")).toContainText("You refute.");
      await close();
    });
    await test.step("a narrow frame is told one height, not one before the board is laid out", async () => {
      const { url, close } = await article(`${LINK}&mode=prove&claim=black:all&side=refuter`, "", true, 350);
      await page.goto(url);
      await drawn(board(page.frameLocator("iframe")));
      await expect.poll(() => page.evaluate(`${said}.length`), { intervals: OFTEN }).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      expect(await page.evaluate(`${said}.length`)).toBe(1);
      await close();
    });
  });
  await test.step("a frame that may run no script says what it lacks", async () => {
    noticed.allow.push(/Blocked script execution/);
    const { url, close } = await article(LINK, "sandbox");
    await page.goto(url);
    await expect(page.frameLocator("iframe").locator("noscript")).toBeVisible();
    const text = await page.frames()[1]?.evaluate(() => document.body.innerText);
    expect(text).toContain("This board needs script");
    await close();
  });
});

test("an address is shown: a claim that is argued, a certificate that is checked, and a part that nobody knows", async ({
  page,
  baseURL,
}) => {
  await test.step("a claim from the address is argued", async () => {
    await page.goto(
      `${site.url}embed.html#${LINK}&mode=prove&claim=black:all&side=refuter&theme=dark&coordinates=sgf`,
    );
    await expect(page.locator("loja-board")).toHaveAttribute("claim", "black: all");
    await plays(board(page));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  });
  await test.step("a certificate by link is shown and checked, in a frame and in the playground", async () => {
    const proof = await pack(await readFile("www/authors/example/nineteen.txt", "utf8"));
    expect(proof?.length).toBeLessThan(32_000);
    await page.goto(`${site.url}embed.html#proof=${proof}&mode=prove`);
    await expect(board(page).locator("[part~=board] svg").first()).toBeVisible();
    await plays(board(page));
    await expect(board(page).locator("[part~=words]")).toContainText(/certificate|checked/i);
    await page.goto(`${baseURL}referee.html#proof=${proof}`);
    await expect(page.locator(".play-notice")).toContainText("Accepted.");
  });
  await test.step("an unknown part is named, and the rest is shown", async () => {
    await page.goto(`${site.url}embed.html#${LINK}&colour=red&theme=pink`);
    await drawn(board(page));
    await expect(page.locator("main")).toContainText("means nothing here: “colour”");
    await expect(page.locator("main")).toContainText("“pink”");
    await page.evaluate(() => {
      location.hash = "#";
    });
    await expect(page.locator("main")).toContainText("no position in this address");
    await expect(page.locator("loja-board")).toHaveCount(0);
  });
});

test("what can't be shown gets a sentence, and its height is told", async ({ page, noticed }) => {
  noticed.allow.push(/console: loja-board: This position can’t be read/);
  for (const [fragment, sentence] of [
    ["", "no position in this address"],
    ["1AQQQQQQQQQQQ", "can’t be read"],
    ["%3Cimg src=x onerror=alert(1)%3E", "means nothing here"],
    ["x".repeat(100_001), "too long"],
    ["proof=AAAA", "damaged"],
    [`${LINK}&rows=xo/ox`, "being set up"],
  ] as const) {
    const { url, close } = await article(fragment);
    await page.goto(url);
    await expect(page.frameLocator("iframe").locator("main")).toContainText(sentence);
    await expect.poll(() => page.evaluate(`${said}.at(-1)?.height > 20`), { intervals: OFTEN }).toBe(true);
    expect(await page.frameLocator("iframe").locator("img").count()).toBe(0);
    await close();
  }
});

test("the page around believes only its own frames, and only numbers", async ({ page }) => {
  const { url, close } = await article(LINK);
  await page.goto(url);
  await state(board(page.frameLocator("iframe")), "still");
  await expect
    .poll(() => page.locator("iframe").evaluate((one) => one.style.height), { intervals: OFTEN })
    .not.toBe("");
  const before = await page.locator("iframe").evaluate((one) => one.style.height);
  await page.evaluate(() => postMessage({ type: "loja:size", height: 3000 }, "*"));
  const frame = page.frames()[1];
  for (const height of ["900", 1e9, -5, Number.NaN, { valueOf: () => 1 }.valueOf.name, null])
    await frame?.evaluate((value) => parent.postMessage({ type: "loja:size", height: value }, "*"), height);
  await expect
    .poll(() => page.locator("iframe").evaluate((one) => one.style.height), { intervals: OFTEN })
    .toBe("40px");
  expect(before).not.toBe("40px");
  await frame?.evaluate(() => parent.postMessage({ type: "loja:size", height: 1e9 }, "*"));
  await expect
    .poll(() => page.locator("iframe").evaluate((one) => one.style.height), { intervals: OFTEN })
    .toBe("4000px");
  await close();
});
