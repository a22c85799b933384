/** Links to the book last, and what readers did: each address and each record leads to where its place is now. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mergedPageMovedTo, numberedMovedTo, type Spot, sectionMovedTo } from "../progress/moved.ts";
import { tagsOf } from "./pages.ts";

const dist = new URL("../../dist/", import.meta.url);

const idsOf = new Map<string, Set<string | undefined>>();
function isThere(page: string, id: string): boolean {
  const file = new URL(page, dist);
  if (!existsSync(file)) return false;
  if (!idsOf.has(page))
    idsOf.set(page, new Set(tagsOf(readFileSync(file, "utf8")).map(({ attributes }) => attributes.id)));
  return idsOf.get(page)?.has(id) ?? false;
}

const slugOf = (page: string): string => (page === "index.html" ? "welcome" : page.replace(/\.html$/, ""));
const pageOf = (slug: string): string => (slug === "welcome" ? "index.html" : `${slug}.html`);

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split(" "));

test.each(linesOf("./addresses.txt"))("%s", (page = "", ...sections) => {
  expect(existsSync(new URL(page, dist))).toBe(true);
  const lost = sections.filter((id) => {
    const moved = mergedPageMovedTo(`/${page}`, id) ?? sectionMovedTo(slugOf(page), id);
    return moved ? !isThere(pageOf(moved.page), moved.id) : !isThere(page, id);
  });
  expect(lost).toEqual([]);
});

const boardsOf = new Map<string, Map<string, string>>();
/** Of each figure and step the first digits of the hash of its board, as the page has it in text. */
function boardsOn(slug: string): Map<string, string> {
  const known = boardsOf.get(slug);
  if (known) return known;
  const html = readFileSync(new URL(pageOf(slug), dist), "utf8");
  const figures = html.matchAll(
    /<figure\b[^>]*\bdata-figure="([^"]*)"[\s\S]*?<pre\b[^>]*>([\s\S]*?)<\/pre>/g,
  );
  const hash = (text: string): string => createHash("sha256").update(text.trim()).digest("hex").slice(0, 4);
  const boards = new Map(Array.from(figures, ([, id = "", text = ""]) => [id, hash(text)]));
  boardsOf.set(slug, boards);
  return boards;
}

const GONE = "-";

/** Where a record of the older order finds them now: page and id, with the number 0 for what is gone. */
const placesNow = (page: string, kind: string, first: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `${kind}-${first + index}`;
    return numberedMovedTo(page, id) ?? { page, id };
  });

test.each(linesOf("./first-boards.txt"))(
  "%s, each %s from %s",
  (page = "", kind = "", first = "", ...boards) => {
    const places = placesNow(page, kind, Number(first), boards.length);
    const boardAt = ({ page, id }: Spot): string =>
      id === `${kind}-0` ? GONE : (boardsOn(page).get(id) ?? `${page} has no ${id}`);
    expect(places.map(boardAt)).toEqual(boards);
    // One board may stand in several steps: no two of them are one now.
    const there = places.filter((_, at) => boards[at] !== GONE).map(({ page, id }) => `${page} ${id}`);
    expect(new Set(there).size).toBe(there.length);
  },
);
