import { describe, expect, test } from "vitest";
import type { Document } from "./documents.ts";
import { excerpt, marked } from "./excerpt.ts";
import { TextIndex, wordsOf } from "./text-index.ts";

const document = (title: string, text: string, more: Partial<Document> = {}): Document => ({
  group: "chapters",
  title,
  place: "Somewhere",
  address: "x.html",
  text,
  ...more,
});

const index = new TextIndex([
  document("Take the ko", "White takes one stone back."),
  document("A removal", "Here a ko is fought, and a ladder runs."),
  document("B4.8", "The point of one stone taken by one is marked.", { group: "clauses", code: "B4.8" }),
  document("Komi", "What White gets before the first move."),
]);
const titles = (query: string): string[] => index.find(query).map(({ document }) => document.title);

describe("words", () => {
  test("a title counts more than a text, and a whole word more than a beginning", () => {
    expect(titles("ko")).toEqual(["Take the ko", "A removal", "Komi"]);
  });
  test.each([
    ["b4.8", "B4.8"],
    ["B4.", "B4.8"],
    ["ladd", "A removal"],
    ["laddder", "A removal"],
    ["stone marked", "B4.8"],
  ])("%s finds %s", (query, title) => expect(titles(query)[0]).toBe(title));
  test.each(["", " ", "zebra", "ko zebra"])("%j finds nothing", (query) => expect(titles(query)).toEqual([]));
  test("where nothing has all the words, what has some of them is found", () => {
    expect(index.find("ko zebra")).toEqual([]);
    expect(index.some("ko zebra").map(({ document }) => document.title)).toContain("Take the ko");
    expect(index.some("zebra")).toEqual([]);
  });
  test("a number of a clause is one word, and an end of a sentence is none", () => {
    expect(wordsOf("See B4.8. White’s move.")).toEqual(["See", "B4.8", "White", "s", "move"]);
  });
});

describe("what is shown of a text", () => {
  const text = `It begins here. ${"Many words follow. ".repeat(20)}Then a ladder runs to the corner. It ends.`;
  test("is the sentence with the find", () => {
    expect(excerpt(text, ["ladder"])).toMatch(/^(… )?Then a ladder runs/);
    expect(excerpt(text, ["absent"])).toMatch(/^It begins here/);
    expect(excerpt("Short.", ["absent"])).toBe("Short.");
  });
  test("never has its find behind the end of a short line", () => {
    const long = "Nobody can take a stone with a second ring, for such a stone is permanent.";
    expect(excerpt(long, ["permanent"]).indexOf("permanent")).toBeLessThan(32);
  });
  test("is all of it, the finds told apart", () => {
    const pieces = marked("A ko, and the Ko mark.", ["ko"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("A ko, and the Ko mark.");
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(["ko", "Ko"]);
  });
});
