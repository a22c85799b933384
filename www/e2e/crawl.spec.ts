/**
 * What axe finds, at each of two widths in one of both themes: on every page as it opens, and on those that have more to
 * show after a press. Nothing is wider than the screen, and at most one button of a chapter is filled. No other test asks for this.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Host, host } from "./articles/hosts.ts";
import { fineOn } from "./axe.ts";
import { place } from "./hands.ts";
import { afresh, boardReady, control, expect, point, test } from "./site.ts";
import { begin, open, type Press, test as testIt } from "./solving.ts";

/** Wide first, for that is where a walk goes on. */
const WIDE = { width: 1440, height: 900 };
const SIZES = [WIDE, { width: 320, height: 640 }];
/** Of an article with a margin of its own. */
const ARTICLE = [WIDE, { width: 352, height: 800 }];
const look = (page: Page, more?: Parameters<typeof fineOn>[2]): Promise<void> => fineOn(page, SIZES, more);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const click: Press = (place) => place.click({ force: true });
const filled = (page: Page) => page.locator(".filled:not([aria-disabled=true])").filter({ visible: true });

test.use({ viewport: WIDE });

const chapters = [...readFileSync("tutorials/contents.toml", "utf8").matchAll(/^slug = "(.+)"$/gm)].map(
  ([, slug = ""], index) => (index === 0 ? "index" : slug),
);
/** One beast and one board of many laws stand for all of theirs. */
const PAGES = [...chapters, "beast-7", "board-20", "never-played", "legend", "game", "practice", "referee"];
const PARTS = 3;

for (let part = 0; part < PARTS; part++)
  test(`every page as it opens, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const [at, name] of PAGES.entries())
      if (at % PARTS === part)
        await test.step(name, async () => {
          await page.goto(`./${name}.html`);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
          // It has come when nothing more is fetched.
          await page.waitForLoadState("networkidle");
          await look(page);
        });
  });

/** Goes to a section of a beast, whose question is answered first. */
async function unfold(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => {
    location.hash = id;
  }, section);
  await expect(page.locator(`[id="${section}"]`)).toHaveClass(/current/);
  await boardReady(page);
}

test("a chapter that is read, answered and argued", async ({ page }) => {
  test.setTimeout(300_000);
  const current = page.locator(".section.current");
  const one = () =>
    look(page, {
      besides: async () => expect(await filled(page).count(), "filled buttons").toBeLessThanOrEqual(1),
    });
  for (const [address, section] of [
    ["./", null],
    ["./beast-7.html", "the-ruling"],
  ] as const)
    await test.step(`${address}, answered`, async () => {
      await page.goto(address);
      await boardReady(page);
      await page.getByRole("radio").first().check({ force: true });
      await button(page, "This is my guess").click();
      await one();
      if (!section) return;
      await unfold(page, section);
      await one();
    });
  await test.step("an answer to a move, and the opened panel", async () => {
    await page.goto("./ending.html#a-mark-that-one-can-push");
    await boardReady(page);
    await point(page, "c1").click();
    await control(page, "more").click();
    await one();
  });
  await test.step("a claim, from the guess to the engine's own proof", async () => {
    await open(page, "./control.html", ({ proof }) => proof?.you === "refuter");
    await one();
    await testIt(page, "It fails", click);
    await one();
    await begin(page, click);
    await one();
    await current.locator(".tried-fold summary").click();
    await button(page, "Show the engine’s expectation").click();
    await one();
    await open(page, "./control.html", ({ proof }) => (proof?.find.length ?? 0) > 0);
    await button(page, "Whole board").click();
    await one();
  });
  await test.step("a line that is walked, and a figure that is judged", async () => {
    await open(page, "./overview-1.html", ({ kind }) => kind === "line");
    await control(page, "forward").filter({ visible: true }).click();
    await one();
    await open(page, "./overview-1.html", ({ kind }) => kind === "referee");
    await button(page, "Ask the engine").click();
    await expect(page.locator(".guest .legend")).toBeVisible();
    await expect(current.locator(".referee-head")).not.toHaveText("Judging");
    await one();
  });
  await test.step("shelves that are filtered", async () => {
    await page.goto("./bestiary.html?ko=one");
    await look(page);
  });
  await test.step("what is searched for, by words and by a shape", async () => {
    await page.goto("./control.html");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search the book" }).fill("ko");
    await expect(page.locator(".search-found")).toHaveText(/found/);
    await look(page);
    await page.getByRole("button", { name: "Draw a shape" }).click();
    await look(page);
  });
  await test.step("a solved board that is played on", async () => {
    await page.goto("./compensation.html");
    await page.locator("#world").scrollIntoViewIfNeeded();
    await page.locator(".world-game").getByRole("button", { name: "b2: Black wins by 8" }).click();
    await page.locator("#world").selectOption("klein-3x3");
    await look(page);
  });
});

/** The end of the first overview game. */
const NINE = "1AQUDAweNCgsB4HTp";

test("a position that is set up, judged, claimed and argued", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("./referee.html");
  await expect(place(page, "a9")).toBeVisible();
  await page.getByRole("textbox", { name: "Paste or open" }).fill("x q");
  await button(page, "Open what I pasted").click();
  await expect(page.locator(".paste-said")).toContainText("column 3");
  await look(page);
  await page.getByRole("button", { name: /^A cycle/ }).click();
  await button(page, "Remove the cycle").click();
  await look(page);
  await button(page, "Verdict").click();
  await page.getByRole("button", { name: /^A threat outside/ }).click();
  await expect(page.locator(".referee").getByRole("heading", { level: 2 })).toHaveText("Black wins by 15");
  await place(page, "a5").click();
  await button(page, "Share").click();
  await look(page);
  await button(page, "Claim").click();
  await expect(page.getByRole("button", { name: /^Black, / }).first()).toBeVisible();
  await look(page);

  const answer = page.getByRole("region", { name: "Answer" });
  await page.goto("about:blank");
  await page.goto(`./referee.html#${NINE}&view=claim&claim=black:all&side=claimant`);
  await expect(page.getByRole("region", { name: "The engine’s own proof" })).toContainText("the claim holds");
  await look(page);
  await button(page, "Straight to the proof").click();
  await expect(place(page, "c3")).toHaveAccessibleName(/white stone/);
  await place(page, "a1").click();
  await expect(answer).toContainText("The claim no longer holds.");
  await button(page, "Show the engine’s expectation").click();
  await look(page);
  await button(page, "Show me").click();
  await button(page, "More").click();
  await look(page);
  while ((await button(page, "Next move").count()) > 0) await button(page, "Next move").click();
  await look(page);
});

/** The end of a game on five by five, in dispute, and its like with one string more. */
const DISPUTED =
  "1AQMFBQEJAvAuDQ8OgEAYJAVz50SrGSFagABnyg&one=Anna&other=Ben&way=agreed&black=one&black-dead=b4&white-dead=";
const CLAIMED =
  "1AQMFBQEJAvAuCwEgDQ0PBAVz50SrGSFaiAAAv2c&one=Anna&other=Ben&way=agreed&black=one&stake=game&black-claims=a5&white-claims=e5&white-doubts=a5&black-doubts=e5";

test("a game: its opening, its moves, its settlement, a dispute, its end", async ({ page }) => {
  test.setTimeout(300_000);
  const head = page.locator(".panel h2");
  await test.step("the opening, against the engine", async () => {
    await page.goto("./game.html");
    await expect(place(page, "a9")).toBeVisible();
    await page.getByText("Clocks and disputes").click();
    await page.getByRole("radio", { name: "The engine" }).check({ force: true });
    await look(page);
  });
  await test.step("its moves", async () => {
    await page.goto("./legend.html");
    await page.goto("./game.html");
    await page.getByRole("radio", { name: "Agreed" }).check({ force: true });
    await button(page, "Begin").click();
    await place(page, "c3").click();
    await button(page, "Undo").click();
    await look(page);
  });
  await test.step("a settlement by claims, with the game at stake", async () => {
    await page.goto("./legend.html");
    await page.goto(`./game.html#${CLAIMED}`);
    await expect(head).toHaveText("Black and White differ on 2 claims.");
    await look(page);
  });
  await test.step("a dispute, and the end", async () => {
    await page.goto("./legend.html");
    await page.goto(`./game.html#${DISPUTED}`);
    await expect(head).toHaveText("Black and White differ on one string.");
    await look(page);
    await button(page, "Argue it: b4, one stone").click();
    await button(page, "Begin the argument").click();
    await expect(head).toHaveText("Ben to move");
    await look(page);
    await button(page, "Anna gives it up").click();
    await page.getByRole("button", { name: /^Agree: / }).click();
    await expect(head).toHaveText(/wins|Jigo/);
    await look(page);
  });
});

/** Beast 31, bent four in the corner, an empty 9x9, and the example of the commentary on New Amateur-Japanese. */
const SEKI = "1AQUDAwfVC6GJ";
const BENT_FOUR = "1AQgHAwd92X2LAAsBYLlC";
const EMPTY = "1AQMJCQEUqQ";
const KO = ". x o .\nx o . o\n. x o .\n. . . .";

test("other rule sets: a question, a comparison, a game and its count", async ({ page }) => {
  test.setTimeout(300_000);
  const answer = page.locator(".proof-answer");
  await test.step("a question of 1989", async () => {
    await page.goto(`./referee.html#${SEKI}&view=claim&rules=jrg89`);
    await expect(answer.locator(".border-headline")).toBeVisible();
    await look(page);
    await page.goto("about:blank");
    await page.goto(`./referee.html#${SEKI}&view=claim&claim=part-1:b3:b3,b2&side=refuter&rules=jrg89`);
    await button(page, "Start").click();
    await expect(answer).toContainText("Black plays");
    await look(page);
  });
  await test.step("an expectation", async () => {
    await page.goto("about:blank");
    await page.goto(`./referee.html#${EMPTY}&view=referee`);
    await expect(page.locator(".referee-head")).toContainText("we expect");
    await button(page, "Stop").click();
    await look(page);
  });
  await test.step("a comparison", async () => {
    await page.goto(`./referee.html#${BENT_FOUR}&view=referee&rules=ljrg,area,stone`);
    const laws = page.getByRole("region", { name: "By other rule sets" });
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(laws.getByRole("columnheader", { name: "Stones" })).toBeVisible();
    await look(page);
    await page.goto("./the-1989-rules.html#reproaches");
    await boardReady(page);
    await page.getByRole("button", { name: "Ask these rule sets" }).click();
    await laws.getByRole("button", { name: "Skip" }).click();
    await expect(laws.getByText("B+15").first()).toBeVisible();
    await look(page);
  });
  await test.step("a game that is counted", async () => {
    await page.goto("./referee.html");
    await page.getByRole("textbox", { name: "Paste or open" }).fill(KO);
    await button(page, "Open what I pasted").click();
    await button(page, "Play on").click();
    await page.getByRole("combobox", { name: "Rules" }).selectOption("ing");
    const moves = page.locator(".record button");
    for (let made = 0; made < 4; made++) {
      await button(page, "Pass").click();
      await expect(moves).toHaveCount(made + 1);
    }
    await button(page, "Show it on the board").click();
    await look(page);
  });
});

let article: Host;
test.beforeAll(async () => {
  article = await host({ folders: { "/loja/": "dist", "/": "www/e2e/articles/embed" } });
});
test.afterAll(() => article.close());

/** A part of somebody's page, whose headings and whose ground are theirs. */
const PART = { without: "page-has-heading-one", bare: true };

test("elements and frames in somebody's article", async ({ page, noticed }) => {
  test.setTimeout(300_000);
  noticed.allow.push(/Failed to execute 'postMessage'/);
  const live = async (id: string, press: string) => {
    const at = page.locator(`#${id}`);
    await at.scrollIntoViewIfNeeded();
    await at.getByRole("button", { name: press, exact: true }).click();
    await expect(at.locator("[part=frame]")).toHaveAttribute("data-state", "live");
    return at;
  };
  await test.step("boards that are argued, judged and claimed on", async () => {
    await page.goto(`${article.url}elements.html`);
    const cut = await live("cut", "Hint");
    await cut.getByRole("gridcell", { name: /^c1, / }).click();
    await expect(cut.locator(".headline")).toHaveText(/ still can’t hold the claimed points\.$/);
    await cut.getByRole("button", { name: "More", exact: true }).click();
    const referee = await live("referee", "Who controls what?");
    await expect(referee).toContainText("Black would win by 15");
    await live("find", "Begin");
    await fineOn(page, ARTICLE);
  });
  await test.step("an annotated game", async () => {
    await page.goto(`${article.url}annotated.html`);
    await page.locator("#game").scrollIntoViewIfNeeded();
    await expect(page.locator("#game").getByRole("group", { name: "Comment" })).toBeVisible();
    await fineOn(page, ARTICLE);
  });
  await test.step("problems, asked and answered", async () => {
    await page.goto(`${article.url}problems.html`);
    for (const id of ["find", "save", "pass", "cycle", "count", "rule"]) await live(id, "Begin");
    await look(page);
    for (const [id, wrong] of [
      ["find", "No points"],
      ["save", "Nothing to add"],
      ["pass", "Pass"],
      ["cycle", "Leave it"],
      ["count", "Compare"],
    ] as const) {
      await page.locator(`#${id}`).getByRole("button", { name: wrong, exact: true }).click();
      await expect(page.locator(`#${id} .headline`)).not.toHaveCount(0);
    }
    await look(page);
  });
  await test.step("frames", async () => {
    for (const fragment of [
      `${SEKI}&mode=prove&rules=jrg89&claim=capture:a2&side=refuter`,
      `${SEKI}&mode=play&rules=jrg89&moves=pass,pass`,
      `${SEKI}&colour=red&theme=pink`,
    ]) {
      await page.goto("about:blank");
      await page.goto(`./embed.html#${fragment}`);
      const frame = page.locator("loja-board [part=frame]");
      await expect(frame).toHaveAttribute("data-state", "still");
      const begin = page.getByRole("button", { name: /^(Begin|Forward)$/ }).first();
      if (await begin.isVisible()) {
        await begin.click();
        await expect(frame).toHaveAttribute("data-state", "live");
      }
      await look(page, PART);
    }
  });
  await test.step("the example article", async () => {
    await page.goto("./article.html");
    for (const one of await page.locator("loja-board").all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one.locator("[part=frame]")).toHaveAttribute("data-state", "still");
    }
    await look(page);
  });
});

test("problems of practice, answered", async ({ page }) => {
  test.setTimeout(300_000);
  const said = page.locator(".said-part");
  const { ladders } = (await (await page.request.get("./practice.json")).json()) as {
    ladders: { kind: string; problems: { id: string }[] }[];
  };
  for (const [kind, answers] of [
    ["find", ["No points"]],
    ["save", ["Nothing to add"]],
    ["pass", ["Pass", "Play it out"]],
    ["cycle", ["Show it removed", "Leave it"]],
    ["count", ["Compare"]],
    ["rule", ["This is my answer"]],
  ] as const)
    await test.step(kind, async () => {
      const id = ladders.find((one) => one.kind === kind)?.problems[0]?.id;
      await afresh(page);
      await page.goto(`./practice.html#problem-${id}`);
      await expect(page.getByRole("gridcell").first()).toBeVisible();
      if (kind === "rule") await page.getByRole("radio").first().check();
      for (const answer of answers) await button(page, answer).click();
      await expect(said).toBeVisible();
      await look(page);
    });
  await test.step("one of one's own", async () => {
    await page.goto("about:blank");
    await page.goto("./practice.html#p=1AQkHBAdRbmfyFQAUwQ&ask=refute&set=black:.f-EI");
    await button(page, "Skip").click();
    await look(page);
    await page.goto("./practice.html#own");
    await expect(place(page, "a5")).toBeVisible();
    await look(page);
  });
  await test.step("what is kept: the hub, the numbers, what went wrong, a ladder", async () => {
    const all = ladders.flatMap(({ problems }) => problems);
    const now = Math.floor(Date.now() / 1000);
    const answers = all.slice(0, 200).map(({ id }, n) => {
      const [when, rating] = [now - 86_400 * (n % 9) - 60, 1300].map((number) => number.toString(36));
      return `${when} ${id} ${rating} ${["r0", "w0", "r1", "s0"][n % 4]} n4o`;
    });
    const kept = JSON.stringify({ format: 3, pages: {}, practice: { answers } });
    await afresh(page);
    await page.evaluate((text) => localStorage.setItem("loja.reader", text), kept);
    await page.goto("./practice.html");
    await expect(page.locator(".kind-rating").first()).toBeVisible();
    await look(page);
    await page.goto("./practice.html#numbers");
    await expect(page.locator(".chart")).toHaveCount(5);
    await look(page);
    await page.goto("./practice.html#review");
    await expect(page.locator(".error").first()).toBeVisible();
    await look(page);
    await page.goto("./practice.html");
    await page.locator(".ladders a").first().click();
    await expect(page.locator(".specimens svg").first()).toBeVisible();
    await look(page);
  });
  await test.step("the authors' tool, with a claim on the board", async () => {
    await page.goto("./authors.html#tool");
    await page.getByRole("button", { name: "Choose on the board" }).click();
    await look(page);
  });
});
