import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { storeOf } from "../kit/store.ts";
import { progressOf } from "../progress/progress.ts";
import type { Document, SearchFile } from "./documents.ts";
import { EMPTY, searchStep } from "./search-state.ts";
import { Sheet } from "./sheet.tsx";
import { TextIndex } from "./text-index.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const chapter = (number: number): Document => ({
  group: "chapters",
  title: `Ko ${number}`,
  place: "Chapter",
  address: `ko.html#${number}`,
  text: "",
});
const word: Document = { ...chapter(0), group: "words", title: "Ko", address: "rules.html#ko", code: "B4.8" };
const FILE: SearchFile = {
  first: "welcome",
  documents: [...[1, 2, 3, 4, 5].map(chapter), word],
  positions: [],
};
const library = { kind: "here", file: FILE, index: new TextIndex(FILE.documents) } as const;

function open(state = { ...EMPTY, library } as typeof EMPTY) {
  const store = storeOf(state, searchStep);
  render(<Sheet store={store} />);
  return store;
}
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search the book" });
const type = (value: string): void => void fireEvent.input(field(), { target: { value } });
const group = (name: string) => within(screen.getByRole("region", { name }));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("arrows walk through all that was found and back to the words; a letter goes on writing", () => {
  open();
  expect(document.activeElement).toBe(field());
  type("ko");
  press("ArrowDown");
  expect(document.activeElement).toBe(group("Words and meanings").getByRole("link"));
  press("ArrowDown");
  expect(document.activeElement).toBe(group("Chapters").getAllByRole("link")[0]);
  press("ArrowUp");
  press("ArrowUp");
  expect(document.activeElement).toBe(field());
  press("ArrowDown");
  press("m");
  expect(document.activeElement).toBe(field());
});

test("a group is one stop of the Tab key, where the arrows last were", () => {
  open();
  type("ko");
  press("Tab");
  expect(document.activeElement).toBe(group("Words and meanings").getByRole("link"));
  act(() => group("Chapters").getAllByRole("link")[1]?.focus());
  expect(
    group("Chapters")
      .getAllByRole("link")
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([-1, 0, -1]);
  act(() => field().focus());
  press("Tab");
  press("Tab");
  expect(document.activeElement).toBe(group("Chapters").getAllByRole("link")[1]);
});

test("all of a group are shown, and the focus goes on to what that brought", () => {
  open();
  type("ko");
  fireEvent.click(group("Chapters").getByRole("button", { name: "3 of 5 chapters: show all" }));
  const links = group("Chapters").getAllByRole("link");
  expect(links).toHaveLength(5);
  expect(document.activeElement).toBe(links[3]);
});

test("Enter before the library is there goes to the first result when it comes", () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const store = open(EMPTY);
  type("ko");
  press("Enter");
  expect(click).not.toHaveBeenCalled();
  act(() => store.send({ kind: "loaded", library }));
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test("a shape is drawn on its board, and the way back leads to the words", () => {
  open();
  const byShape = screen.getByRole("button", { name: "Draw a shape" });
  fireEvent.click(byShape);
  expect(byShape.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("grid", { name: "A shape to look for" })).toBeTruthy();
  expect(screen.getByText("Draw at least one stone.")).toBeTruthy();
  const corner = screen.getByRole("button", { name: "In a corner" });
  fireEvent.click(corner);
  expect(corner.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(byShape);
  expect(screen.queryByRole("grid")).toBeNull();
  expect(document.activeElement).toBe(field());
});

test("where the reader left off is a link beside the search, and changes with the place", () => {
  const section: Document = { ...chapter(1), title: "Two eyes", address: "control.html#two-eyes" };
  const file = { ...FILE, documents: [...FILE.documents, section] };
  const state = { ...EMPTY, library: { kind: "here", file, index: new TextIndex(file.documents) } } as const;
  const link = () => screen.queryByRole("link", { name: "Continue reading" })?.getAttribute("href");
  open(state);
  expect(link()).toBeUndefined();
  cleanup();
  progressOf("control").stand("two-eyes", 2);
  open(state);
  expect(screen.getByRole("heading", { name: "Where you left off" })).toBeTruthy();
  expect(screen.getByText("Chapter, section 2. Today.")).toBeTruthy();
  expect(link()).toBe("./control.html#two-eyes");
  cleanup();
  progressOf("ko").stand("3", 3);
  open(state);
  expect(link()).toBe("./ko.html#3");
});
