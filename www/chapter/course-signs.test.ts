import { expect, test } from "vitest";
import { countOf, signOf } from "./course-signs.tsx";
import type { Figure, Section } from "./data.ts";

const section = { id: "two", figures: [{ id: "step-2", kind: "step" }] as Figure[] } as Section;
const did = (what: string) => ({
  solved: (id: string) => what === "solved" && id === "step-2",
  tried: (id: string) => what === "tried" && id === "step-2",
  wasRead: (id: string) => what !== "nothing" && id === "two",
});

test.each(["solved", "tried", "read"])("a section that was %s bears this sign", (what) => {
  expect(signOf(section, did(what))).toBe(what);
});

test("the count is of the signs that are shown", () => {
  expect(signOf(section, did("nothing"))).toBe("new");
  const words = countOf(["solved", "read", "new", "solved", "tried"]).map(({ words }) => words);
  expect(words).toEqual(["2 solved", "1 tried", "1 read", "1 to come"]);
  expect(countOf([])).toEqual([]);
});
