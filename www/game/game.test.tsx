import { configure, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table } from "../book/table.ts";
import { openGame } from "./game.ts";

// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });
vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));

/** The page as the build writes it. */
function open(hash: string): void {
  document.title = "A game for two · Loja";
  document.body.innerHTML = `<a class="skip" href="#game">Skip</a><header class="top"><span class="where"></span></header>
    <main class="play game"><h1>A game for two</h1><div data-role="game" tabindex="-1">
      <div class="play-table" data-role="play-table" hidden>${table(null).text}</div></div></main>`;
  history.replaceState(null, "", `${location.pathname}${hash}`);
  close = openGame();
}

let close = (): void => {};
beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A game of 5 by 5 whose end is settled, with the names of both. */
const ENDED = "#1AQMFBQEJAvAuDQ8OgEAYJAVz50SrGSFagABnyg";

const head = () => document.querySelector(".panel h2")?.textContent;
const bar = () => document.querySelector(".top .where")?.textContent;
const notice = () => document.querySelector(".play-notice")?.textContent ?? "";
const button = (name: string) => screen.getByRole("button", { name });
const radio = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const point = (name: string) => screen.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });

test("a game begins as it was opened, is named in the bar, and each move is in the address at once", async () => {
  open("");
  await waitFor(() => expect(head()).toBe("A game for two"));
  expect(bar()).toBe("A game for two ");
  radio("The engine");
  await waitFor(() => expect(bar()).toBe("Against the engine "));
  expect(document.title).toBe("Against the engine · Loja");
  radio("A friend");
  radio("Agreed");
  await waitFor(() =>
    expect(document.querySelector(".begin-words")?.textContent).toMatch(/Black and moves? first/),
  );
  fireEvent.click(button("Begin"));
  await waitFor(() => expect(bar()).toBe("A game for two Play"));
  // The reader begins at the heading of the new stage.
  expect(document.activeElement).toBe(document.querySelector(".panel h2"));
  expect(document.querySelector<HTMLElement>("main.game")?.dataset.view).toBe("play");
  await waitFor(() => point("e5"));
  const before = location.hash;
  fireEvent.click(point("e5"));
  await waitFor(() => expect(point("e5").getAttribute("aria-label")).toMatch(/black/));
  await waitFor(() => expect(location.hash).not.toBe(before));
  expect(location.hash).toContain("way=agreed");
  await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button("Undo"));
  fireEvent.click(await screen.findByRole("button", { name: /says yes$/ }));
  await waitFor(() => expect(point("e5").getAttribute("aria-label")).toMatch(/empty/));
});

test("a stranger’s link is read part by part, and what does not hold is told", async () => {
  open(`${ENDED}&one=%3Cb%3EA&other=Ben&black=one&black-dead=z9&white-dead=&way=swap&agreed=black,white`);
  await waitFor(() => expect(bar()).toBe("<b>A and Ben Record"));
  expect(notice()).toContain("can’t be read, and is left out: “way=swap”");
  expect(notice()).toContain("“z9”, which this board doesn’t have");
});

test("a link that can’t be read leaves the choice of a start", async () => {
  open("#1AQMFBQEJAvAuDQ8OgEAYJAVz50SrGSFagABnyX");
  await waitFor(() => expect(notice()).toContain("This link can’t be read."));
  expect(head()).toBe("A game for two");
});

test("a rematch begins at once, with the colours changed", async () => {
  open(`${ENDED}&one=Anna&other=Ben&black=one&ended=white:resigned`);
  await waitFor(() => expect(bar()).toBe("Anna and Ben Record"));
  fireEvent.click(button("Play again, colours changed"));
  await waitFor(() => expect(bar()).toBe("Anna and Ben Play"));
  await waitFor(() => expect(location.hash).toMatch(/black=other/));
  expect(location.hash).not.toMatch(/ended=/);
});

test("a finished game is shown, and a new one forgets it", async () => {
  open(`${ENDED}&one=Anna&other=Ben&black=one&ended=white:resigned`);
  await waitFor(() => expect(bar()).toBe("Anna and Ben Record"));
  fireEvent.click(button("A new game"));
  await waitFor(() => expect(bar()).toBe("A game for two "));
  await waitFor(() => expect(location.hash).toBe(""));
});
