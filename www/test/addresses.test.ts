/** Links to the book last: each address it once had leads to a page, and to a place on it. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mergedPageMovedTo, sectionMovedTo } from "../progress/moved.ts";
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

const addresses = readFileSync(new URL("./addresses.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" "));

test.each(addresses)("%s", (page = "", ...sections) => {
  expect(existsSync(new URL(page, dist))).toBe(true);
  const lost = sections.filter((id) => {
    const moved = mergedPageMovedTo(`/${page}`, id) ?? sectionMovedTo(slugOf(page), id);
    return moved ? !isThere(pageOf(moved.page), moved.id) : !isThere(page, id);
  });
  expect(lost).toEqual([]);
});
