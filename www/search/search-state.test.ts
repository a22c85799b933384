import { expect, test } from "vitest";
import type { Document, SearchFile } from "./documents.ts";
import { EMPTY, type SearchEvent, type SearchState, searched, searchStep } from "./search-state.ts";
import { TextIndex } from "./text-index.ts";
import { whereLeft } from "./where-left.ts";

const documentOf = (own: Partial<Document>): Document => ({
  group: "chapters",
  title: "Two eyes",
  place: "Control",
  address: "control.html#two-eyes",
  text: "A group with two eyes lives.",
  ...own,
});
const FILE: SearchFile = {
  first: "welcome",
  documents: [
    documentOf({}),
    documentOf({ group: "words", title: "Eye", address: "rules.html#eye", code: "A1", text: "A point." }),
    documentOf({
      group: "beasts",
      title: "Eyes",
      address: "beast-1.html",
      after: { page: "beast-1", question: "step-1" },
    }),
    documentOf({ group: "positions", title: "Eyes of Black", address: "control.html#two-eyes", position: 0 }),
    documentOf({
      group: "positions",
      title: "Stones of White",
      address: "control.html#other",
      text: "",
      position: 1,
    }),
  ],
  positions: [{ rows: ["xx.", "...", "..."] }, { rows: ["...", ".o.", "..."] }],
};
const library = { kind: "here", file: FILE, index: new TextIndex(FILE.documents) } as const;
const HERE: SearchState = { ...EMPTY, library };
const after = (...events: SearchEvent[]): SearchState => events.reduce(searchStep, HERE);
const typed = (query: string): SearchEvent => ({ kind: "typed", query });
const titles = (state: SearchState, told = () => true): string[] => {
  const outcome = searched(state, told);
  return outcome.kind === "words"
    ? []
    : outcome.groups.flatMap(({ results }) => results.map(({ document }) => document.title));
};

test("a word that has a meaning comes first, then chapters, beasts and boards", () => {
  expect(titles(after(typed("eye")))).toEqual(["Eye", "Two eyes", "Eyes", "Eyes of Black"]);
});

test("what stands behind a question is found once it is answered", () => {
  const isOpen = (known: boolean) => (asked?: unknown) => asked === undefined || known;
  expect(titles(after(typed("eyes")), isOpen(false))).not.toContain("Eyes");
  expect(titles(after(typed("eyes")), isOpen(true))).toContain("Eyes");
});

test("it is said why there is nothing", () => {
  const words = (state: SearchState) => searched(state, () => true);
  expect(words(EMPTY)).toMatchObject({ kind: "words", count: null });
  expect(words({ ...EMPTY, library: { kind: "failed" } })).toMatchObject({
    words: expect.stringContaining("did not load"),
  });
  expect(words(after(typed("zzzz")))).toMatchObject({
    words: expect.stringContaining("Nothing found"),
    count: 0,
  });
  expect(words(after({ kind: "shape", on: true }))).toMatchObject({ words: "Draw at least one stone." });
  expect(words(after(typed("zzzz lives")))).toMatchObject({ kind: "results", partly: true });
});

test("a shape is drawn point by point, and words and shape must both hold", () => {
  const drawn = after({ kind: "shape", on: true }, { kind: "pressed", at: 24 });
  expect(drawn.shape?.said).toBe("black");
  // Colours exchanged, it is a stone of White too.
  expect(titles(drawn)).toEqual(["Eyes of Black", "Stones of White"]);
  expect(titles(searchStep(drawn, typed("stones")))).toEqual(["Stones of White"]);
  const two = searchStep(drawn, { kind: "pressed", at: 25 });
  expect(titles(two)).toEqual(["Eyes of Black"]);
  expect(titles(searchStep(two, { kind: "pressed", at: 25 }))).toEqual([]);
  const empty = searchStep(two, { kind: "cleared" });
  expect([empty.shape?.said, titles(empty)]).toEqual(["Cleared", []]);
});

test("another search shows few of each group again, and Enter waits for the library alone", () => {
  const all = after(typed("eye"), { kind: "whole", group: "beasts" });
  expect(all.whole).toEqual(["beasts"]);
  expect(searchStep(all, typed("eyes")).whole).toEqual([]);
  expect(after({ kind: "entered" }).goes).toBe(false);
  const early = searchStep(EMPTY, { kind: "entered" });
  expect(early.goes).toBe(true);
  expect(searchStep(early, typed("k")).goes).toBe(false);
});

test("who opens it again after it did not load is told so no longer", () => {
  const failed = searchStep(EMPTY, { kind: "loaded", library: { kind: "failed" } });
  expect(searchStep(failed, { kind: "opened" }).library).toEqual({ kind: "waiting" });
});

test("where a reader left off has its name, its board and its day", () => {
  const now = new Date("2026-05-03T12:00:00");
  const here = { page: "control", section: "two-eyes", number: 2, when: now.getTime() / 1000 - 60 };
  expect(whereLeft(FILE, here, now)).toEqual({
    title: "Two eyes",
    place: "Control, section 2. Today.",
    address: "control.html#two-eyes",
    position: FILE.positions[0],
  });
  expect(whereLeft(FILE, { ...here, when: here.when - 86_400 }, now)?.place).toContain("Yesterday.");
  expect(whereLeft(FILE, { ...here, when: here.when - 9 * 86_400 }, now)?.place).toContain("24 April.");
  expect(whereLeft(FILE, { ...here, section: "gone" }, now)).toBeNull();
  expect(whereLeft(FILE, null, now)).toBeNull();
});
