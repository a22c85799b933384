/** No question is asked after its page has answered it. Needs dist/, so `npm test` runs it after the build. */
import { expect, test } from "vitest";
import { type GivenAway, givenAway } from "./given-away.ts";
import { readBuild, text } from "./weigh.ts";

/** Where the words above a question are not its answer, and why. */
const FINE: Record<string, string> = {
  "cycle-removal.html#step-11":
    "a line walked before counts the passes; what follows from the count is asked",
};

const build = readBuild("dist");
const pages = [...build.keys()].filter((file) => file.endsWith(".html"));

test("no page answers its questions before it asks them", () => {
  const found: GivenAway[] = pages.flatMap((page) => givenAway(page, text(build, page)));
  expect(found.filter(({ page, figure }) => !FINE[`${page}#${figure}`])).toEqual([]);
  const known = found.map(({ page, figure }) => `${page}#${figure}`);
  expect(Object.keys(FINE).filter((place) => !known.includes(place))).toEqual([]);
});
