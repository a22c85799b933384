import { expect, test } from "vitest";
import type { ComparedLaw } from "../book.ts";
import { facetsOf, scoresTold } from "./gallery-boards.ts";

const BOOK: ComparedLaw = { rules: "ljrg", result: "W+2" };
const AREA: ComparedLaw = { rules: "area", result: "B+3", parts: "whose" };
const facets = (...law: ComparedLaw[]) => facetsOf({ compared: { number: 1, ruling: "one", law } });

test("who is known to part is found, and at which questions; what is open or the same is not", () => {
  const found = facets(
    BOOK,
    AREA,
    { rules: "jrg89", result: "?", parts: "dead" },
    { rules: "naj", result: "?", parts: "open" },
    { rules: "shimada", result: "W+2", parts: "nowhere" },
  );
  expect(found).toMatchObject({ parts: ["area", "jrg89"], stage: ["whose", "dead"], scores: ["2"] });
});

test("a source and the engine agree, differ, or the engine is open; a board may be several of these", () => {
  expect(facets(BOOK, AREA).sources).toEqual(["untold"]);
  expect(facets(BOOK, { ...AREA, told: "B+3" }).sources).toEqual(["same"]);
  const naj: ComparedLaw = { rules: "naj", result: "?", parts: "open", told: "B+16" };
  expect(facets(BOOK, { ...AREA, told: "B+4" }, naj).sources).toEqual(["other", "open"]);
});

test("four scores and more share a toggle, and the card says how many are open", () => {
  const laws = [BOOK, AREA, { ...AREA, result: "jigo" }, { ...AREA, result: "B+1" }];
  expect(facets(...laws).scores).toEqual(["four"]);
  expect(scoresTold(laws)).toBe("4 scores");
  expect(scoresTold([BOOK, { ...AREA, result: "?" }])).toBe("1 score, 1 open");
});
