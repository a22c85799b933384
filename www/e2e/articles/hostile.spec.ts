/** What a stranger writes into an article: markup, far too much, and nonsense. Other boards of the page go on. */
import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { board, drawn, plays } from "./authors/hand.ts";
import { type Host, host } from "./hosts.ts";

let site: Host;
test.beforeAll(async () => {
  site = await host({
    folders: { "/loja/": "dist" },
    pages: { "/": '<!doctype html><html lang="en"><title>An article</title><main></main></html>' },
  });
});
test.afterAll(() => site.close());

const GOOD = ". . . . .\n. x . o .\n. . . . .";
const MARKUP = `"><img src=x onerror="hacked=1"><script>hacked=1</script><svg onload="hacked=1">&lt;b&gt;`;
const LARGE = "x . o ".repeat(175_000);

type Wish = Record<string, string>;

/** A page with these elements, made by script so that nothing is lost in the writing, and good boards around them. */
async function article(page: Page, bad: { attributes?: Wish; text: string }[]): Promise<void> {
  await page.goto(site.url);
  await page.evaluate(
    ([good, all]) => {
      const add = (attributes: Record<string, string>, text: string): void => {
        const element = document.createElement("loja-board");
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        const pre = document.createElement("pre");
        pre.textContent = text;
        element.append(pre);
        document.querySelector("main")?.append(element);
      };
      add({ mode: "play" }, good);
      for (const { attributes = {}, text } of all) add(attributes, text);
      add({ mode: "play" }, good);
      const script = document.createElement("script");
      script.type = "module";
      script.src = "loja/loja.js";
      document.head.append(script);
    },
    [GOOD, bad] as const,
  );
}

/** Nothing was run, nothing of it became an element, and the boards around it play. */
async function unharmed(page: Page, bad: number): Promise<void> {
  await drawn(board(page, 0));
  await drawn(board(page, bad + 1));
  const made = await page.evaluate(() => {
    const roots = [...document.querySelectorAll("loja-board")].map(({ shadowRoot }) => shadowRoot);
    return {
      hacked: "hacked" in window,
      inside: roots.flatMap((root) => [
        ...(root?.querySelectorAll("img, script, iframe, [onload], [onerror], b") ?? []),
      ]).length,
    };
  });
  expect(made).toEqual({ hacked: false, inside: 0 });
  await plays(board(page, 0));
  await plays(board(page, bad + 1));
}

const ATTRIBUTES =
  "mode ask claim side player move turn rules board coordinates numbers at caption src theme home size".split(
    " ",
  );

test("what a stranger writes harms nothing: attributes, texts, problems", async ({ page, noticed }) => {
  await test.step("markup, a megabyte and nonsense in every attribute", async () => {
    test.slow();
    for (const [what, value] of [
      ["markup", MARKUP],
      ["a megabyte", LARGE],
      ["nonsense", "\u0000\u202e-1e999 ‮ javascript:hacked=1"],
    ] as const) {
      await test.step(what, async () => {
        noticed.allow.push(/^console: loja-board: /);
        // An address of nonsense is looked for; one of a megabyte is not.
        if (value !== LARGE) noticed.allow.push(/^console: Failed to load resource/);
        await article(
          page,
          ATTRIBUTES.map((name) => ({ attributes: { mode: "prove", [name]: value }, text: GOOD })),
        );
        await unharmed(page, ATTRIBUTES.length);
        // A file is looked for when its board comes near the window.
        const filed = board(page, ATTRIBUTES.indexOf("src") + 1);
        await filed.scrollIntoViewIfNeeded();
        await expect(filed.locator("[part~=frame]")).toContainText(
          value === LARGE ? "has too long an address" : "so its board can’t be drawn",
        );
        // What is wrong is said shortly, whatever was written.
        const longest = await page.evaluate(() =>
          Math.max(
            ...[...document.querySelectorAll("loja-board:not([caption])")].map(
              ({ shadowRoot }) => shadowRoot?.querySelector("[part~=words]")?.textContent?.length ?? 0,
            ),
          ),
        );
        expect(longest).toBeLessThan(2000);
        const homes = await page.evaluate(() =>
          [...document.querySelectorAll("loja-board")].map(
            ({ shadowRoot }) => shadowRoot?.querySelector<HTMLAnchorElement>("a")?.protocol ?? "",
          ),
        );
        expect(homes.filter((protocol) => !["", "http:", "https:"].includes(protocol))).toEqual([]);
      });
    }
  });
  await test.step("the text: markup, a megabyte, wrong rows, 200 by 200, claims of nothing", async () => {
    noticed.allow.push(/^console: loja-board: /);
    const texts: { attributes?: Wish; text: string }[] = [
      MARKUP,
      LARGE,
      "x . o\n. .\n. . . .",
      `${". ".repeat(200)}\n`.repeat(200),
      "(;".repeat(5000),
      '{"rows": [".x"], "board": {"neighbors": [[0, 99]]}}',
      '[[[{"rows":',
      "$$ | . X |\n$$ <script>hacked=1</script>",
      "loja:1AAAAAAAA",
      "loja-certificate 1\nboard rectangle 255x255",
      "",
    ].map((text) => ({ text }));
    const claims = [
      "black: z99",
      "black:",
      "red: all",
      "black: a1,a1",
      ": all",
      `black: ${"a1,".repeat(9000)}`,
    ];
    const all = [...texts, ...claims.map((claim) => ({ attributes: { mode: "prove", claim }, text: GOOD }))];
    await article(page, all);
    await unharmed(page, all.length);
    // Each bad one says something that can be seen, and a bad claim leaves its board.
    // What the engine has to read is read when it comes near the window.
    for (let at = 1; at <= all.length; at++) {
      await board(page, at).scrollIntoViewIfNeeded();
      await expect(board(page, at).locator("[part~=frame]")).toContainText(/[a-z]{3}.*\./);
    }
    for (let at = texts.length + 1; at <= all.length; at++)
      await expect(board(page, at).locator("[part~=board] svg").first()).toBeVisible();
  });
  await test.step("problems: nonsense, markup and far too much in what they ask", async () => {
    noticed.allow.push(/^console: loja-board: /);
    const wishes: Wish[] = [MARKUP, LARGE, "cycle@999+z99", "99999", "black: "].flatMap((value) =>
      ["find", "save", "rule", value].map((ask) => ({
        mode: "problem",
        ask,
        claim: value,
        move: value,
        player: value,
      })),
    );
    await article(
      page,
      wishes.map((attributes) => ({ attributes, text: GOOD })),
    );
    await unharmed(page, wishes.length);
    // Each says something, shortly, and whatever can be pressed in it ends with a board and a sentence.
    for (let at = 1; at <= wishes.length; at++) {
      const begin = board(page, at).getByRole("button", { name: "Begin", exact: true });
      if (await begin.count()) await begin.click();
      const words = board(page, at).locator("[part~=words]");
      await expect(words).not.toHaveText("");
      expect((await words.innerText()).length).toBeLessThan(1000);
      await expect(board(page, at).locator("[part~=board] svg").first()).toBeVisible();
    }
  });
});
