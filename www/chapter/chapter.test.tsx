import { cleanup, configure, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BookFigure, BookSection } from "../book/book.ts";
import { prose } from "../book/steps.ts";
import { table as tableHtml } from "../book/table.ts";
import { deviceStore } from "../progress/progress.ts";
import { openChapter } from "./chapter.tsx";
import type { ChapterData, Figure, Section } from "./data.ts";

// Beside a compiler the engine and the proof table take seconds to come.
configure({ asyncUtilTimeout: 20_000, getElementError: (m) => new Error(String(m).slice(0, 300)) });
vi.mock("../engine/ways/ways.ts", () => import("../test/in-process.ts"));
vi.mock("../table/beat.ts", () => ({ beat: () => Promise.resolve() }));

beforeEach(() => {
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, "", "/chapter.html");
});
let close = (): void => {};
afterEach(() => {
  close();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

const FIGURE = {
  kind: "figure",
  title: null,
  caption: null,
  position: { rows: ["...", "...", "..."], turn: "black" },
  step: null,
  question: null,
  line: null,
  proof: null,
  map: null,
  says: [],
  diagram: "0 0 B 0",
  svg: '<svg class="printed" role="img" aria-label="A board." viewBox="0 0 64 32" width="64" height="32"><path/></svg>',
  link: null,
  laid: true,
};
const QUESTION = {
  ...FIGURE,
  id: "step-1",
  kind: "question",
  title: "Who?",
  question: {
    kind: "choice",
    answers: [
      { text: "Black", right: true, reply: "So it is." },
      { text: "White", right: false, reply: "Count." },
    ],
  },
} as unknown as BookFigure;
/** White's two eyes, to be claimed by White. */
const EYES = { rows: [".o.o.", "ooooo", "xxxxx", "....."], turn: "black" };
const PROOF = {
  ...FIGURE,
  id: "step-2",
  kind: "proof",
  title: "Two eyes",
  position: EYES,
  proof: {
    claim: { player: "white", set: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
    you: "claimant",
    verdict: "lock",
    decided: true,
    atOnce: false,
    find: [],
    wrong: [],
    hints: ["Look at the eyes."],
    solved: "Done so.",
    certificate: null,
  },
} as unknown as BookFigure;
const LOOKED_AT = { ...FIGURE, id: "figure-2", laid: false } as unknown as BookFigure;

const SECTIONS: { id: string; figures: BookFigure[] }[] = [
  { id: "ask", figures: [QUESTION] },
  { id: "read", figures: [] },
  { id: "prove", figures: [PROOF, LOOKED_AT] },
];

const written = ({ id, figures }: (typeof SECTIONS)[number], at: number): string => {
  const html = figures.map((_, number) => `<div data-figure="${number}"></div>`).join("");
  const text = prose({
    id,
    title: id,
    html: `${html}<p>A task.</p>`,
    figures,
  } as unknown as BookSection).text;
  const next = SECTIONS[at + 1];
  const classes = ["section", at === 0 && "current", figures.length === 0 && "no-board"];
  return `<section id="${id}" class="${classes.filter(Boolean).join(" ")}"><h2 class="title" tabindex="-1">Of ${id}</h2>${text}
    <p class="onward">${next ? `<a class="next" href="#${next.id}">Next</a>` : ""}</p></section>`;
};

/** A chapter as the build writes it, opened at a section. */
function chapter(hash = "", mayOpen?: (section: Section) => string | null) {
  const links = SECTIONS.map(
    ({ id }) =>
      `<li><a href="#${id}" data-section="${id}">${id}<span class="visually-hidden" data-role="state"></span></a></li>`,
  );
  document.title = "A chapter";
  document.body.innerHTML = `<p data-role="section-number">1 of 3</p><main class="chapter front"><nav id="course">
    <p data-role="course-count"></p><ol>${links.join("")}</ol></nav>${tableHtml(QUESTION).text}
    <article><h1 tabindex="-1">A chapter</h1>${SECTIONS.map(written).join("")}</article></main>`;
  if (hash) history.replaceState(null, "", hash);
  const sections = SECTIONS.map(({ id, figures }) => ({ id, figures: figures as Figure[] }));
  close = openChapter({ slug: "chapter", sections } as ChapterData, { mayOpen });
}

const one = (of: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(of);
  if (!found) throw new Error(`no ${of}`);
  return found;
};
const main = (): HTMLElement => one("main");
const board = (): HTMLElement => one(".table");
const current = (): string[] => [...document.querySelectorAll(".section.current")].map(({ id }) => id);
const link = (id: string): HTMLElement => one(`a[data-section=${id}]`);

async function turnTo(id: string): Promise<void> {
  history.replaceState(null, "", `#${id}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
  await waitFor(() => expect(current()).toEqual([id]));
}

async function answer(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("radio", { name }));
  const guess = screen.getByRole("button", { name: "This is my guess" });
  await waitFor(() => expect(guess).toHaveProperty("disabled", false));
  fireEvent.click(guess);
}

test("one section is read at a time: the course, the title and the focus follow the reader", async () => {
  chapter();
  expect(current()).toEqual(["ask"]);
  expect(main().className).toBe("chapter front");
  expect(link("ask").getAttribute("aria-current")).toBe("step");
  expect(document.title).toBe("Of ask · A chapter");
  expect(one("[data-role=course-count]").textContent).toBe("3 to come");
  await waitFor(() => expect(screen.getAllByRole("gridcell")).toHaveLength(9));
  // Beside a question moves are only tried.
  expect(board().classList.contains("asking")).toBe(true);
  expect(document.activeElement).toBe(document.body);
  await turnTo("read");
  expect(main().className).toBe("chapter boardless");
  expect(link("ask").hasAttribute("aria-current")).toBe(false);
  expect(link("read").classList.contains("current")).toBe(true);
  expect(document.title).toBe("Of read · A chapter");
  expect(one("[data-role=section-number]").textContent).toBe("2 of 3");
  expect(document.activeElement?.textContent).toBe("Of read");
  // Without a figure the last one stays, and nothing is asked of it.
  expect(screen.getAllByRole("gridcell", { hidden: true })).toHaveLength(9);
  expect(board().classList.contains("asking")).toBe(false);
  await turnTo("ask");
  expect(main().className).toBe("chapter front");
  await waitFor(() => expect(board().classList.contains("asking")).toBe(true));
});

test("what was done is a sign beside the section's name, and counted", async () => {
  chapter();
  await waitFor(() => expect(screen.getAllByRole("gridcell")).toHaveLength(9));
  await answer("White");
  await waitFor(() => expect(one("[data-role=course-count]").textContent).toBe("1 tried, 2 to come"));
  expect([...link("ask").classList].sort()).toEqual(["current", "tried"]);
  await answer("Black");
  await waitFor(() => expect([...link("ask").classList].sort()).toEqual(["current", "solved"]));
  expect(link("ask").textContent).toBe("ask (solved)");
  expect(one("#ask .next").className).toBe("next filled");
});

/** The boards in the place of the table's own, and which of them is seen. */
const guests = (): boolean[] =>
  [...document.querySelectorAll<HTMLElement>(".table > .guest")].map(({ hidden }) => hidden !== false);
const prediction = (): HTMLElement => screen.getByRole("radio", { name: "It holds" });

test("a proof lies in the table's place, gives it away to another figure, and takes it again as it was", async () => {
  chapter("#prove");
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(true));
  expect(guests()).toEqual([false]);
  await waitFor(() => prediction());
  const [printedProof, printedFigure] = document.querySelectorAll<HTMLElement>("#prove .printed");
  expect([
    printedProof?.classList.contains("on-table"),
    printedFigure?.classList.contains("on-table"),
  ]).toEqual([true, false]);
  const lay = (id: string): void => {
    fireEvent.click(one(`[data-lay=${id}]`));
  };
  lay("figure-2");
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(false));
  expect(one("[data-proof=words]").hidden).toBe(true);
  expect(one("#prove [data-role=answer]").hidden).toBe(true);
  expect(printedFigure?.classList.contains("on-table")).toBe(true);
  await waitFor(() => expect(document.activeElement?.closest(".table")).not.toBeNull());
  lay("step-2");
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(true));
  expect(one("[data-proof=words]").hidden).toBe(false);
  // A proof begins with its words.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Two eyes"));
  await turnTo("read");
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(false));
  expect(one("[data-proof=words]").textContent).toBe("");
  expect(one("[data-proof=words]").hidden).toBe(false);
  await turnTo("prove");
  await waitFor(() => prediction());
});

test("before anything is said of a claim a press tries a move on the table's own board, and a guess brings the proof's again", async () => {
  chapter("#prove");
  await waitFor(() => prediction());
  const at = (name: string): HTMLElement =>
    one(`.guest:not([hidden]) [role=gridcell][aria-label^="${name},"]`);
  await waitFor(() => at("a4"));
  fireEvent.click(at("a4"));
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(false));
  fireEvent.click(prediction());
  await waitFor(() => expect(board().classList.contains("has-guest")).toBe(true));
});

test("a section that may not be read yet says why, and the first is read", async () => {
  chapter("#prove", ({ id }) => (id === "prove" ? "Answer first." : null));
  expect(current()).toEqual(["ask"]);
  expect(location.hash).toBe("");
  await waitFor(() => expect(one("[data-role=remark]").textContent).toBe("Answer first."));
});

test("where the reader left off is the section that a link led to, and stays when the page opens again without one", async () => {
  const left = () => deviceStore().all().here;
  chapter("#prove");
  await waitFor(() => expect(left()).toMatchObject({ page: "chapter", section: "prove", number: 3 }));
  await turnTo("read");
  await waitFor(() => expect(left()).toMatchObject({ section: "read", number: 2 }));
  close();
  cleanup();
  history.replaceState(null, "", "/chapter.html");
  chapter();
  await waitFor(() => expect(current()).toEqual(["read"]));
  expect(left()).toMatchObject({ section: "read", number: 2 });
});
