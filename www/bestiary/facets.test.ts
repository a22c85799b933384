import { expect, test } from "vitest";
import { emptyPage } from "../progress/reader-record.ts";
import {
  count,
  type Facets,
  isMet,
  isShown,
  mayBeTold,
  readChosen,
  stateOf,
  writeChosen,
} from "./gallery.ts";

const beast = (shape: string[], ko: string, hard: string): Facets =>
  new Map([
    ["shape", shape],
    ["ko", [ko]],
    ["hard", [hard]],
  ]);
const BEASTS = [
  beast(["bent four", "seki"], "none", "glance"),
  beast(["bent four"], "one", "search"),
  beast([""], "one", "glance"),
  beast(["rattlesnake"], "several", "long"),
];
const TOGGLES = new Map([
  ["shape", ["bent four", "seki", "rattlesnake", ""]],
  ["ko", ["none", "one", "several"]],
  ["hard", ["glance", "search", "long", "undecided"]],
]);
const shown = (query: string): number[] => {
  const chosen = readChosen(query, TOGGLES);
  return BEASTS.flatMap((one, index) => (isShown(one, chosen) ? [index] : []));
};

test("nothing chosen shows all; any of a group will do; every group has its say", () => {
  expect(shown("")).toEqual([0, 1, 2, 3]);
  expect(shown("?ko=one")).toEqual([1, 2]);
  expect(shown("?ko=one,several")).toEqual([1, 2, 3]);
  expect(shown("?ko=one&hard=glance")).toEqual([2]);
  expect(shown("?shape=seki&ko=one")).toEqual([]);
  expect(shown("?shape=-")).toEqual([2]);
  expect(shown("?shape=bent+four")).toEqual([0, 1]);
});

test("a toggle counts what it would show with all other groups as they are", () => {
  const chosen = readChosen("?ko=one&hard=glance", TOGGLES);
  expect(count(BEASTS, chosen, "hard", "glance")).toBe(1);
  expect(count(BEASTS, chosen, "hard", "search")).toBe(1);
  expect(count(BEASTS, chosen, "ko", "none")).toBe(1);
  expect(count(BEASTS, chosen, "ko", "several")).toBe(0);
  expect(count(BEASTS, chosen, "shape", "bent four")).toBe(0);
  expect(count(BEASTS, new Map(), "shape", "bent four")).toBe(2);
});

test.each(["", "ko=one", "shape=bent+four,-&hard=long", "shape=seki&ko=none,several"])(
  "an address comes back as it was: %j",
  (query) => expect(writeChosen(readChosen(query, TOGGLES))).toBe(query),
);

test.each(["?ko=%E0%A4%A", "?you=proved", "?ko=<b>", "?__proto__=one", "?ko", "?=one&&", "?ko=ONE,two"])(
  "an address of no meaning chooses nothing: %j",
  (query) => expect(writeChosen(readChosen(query, TOGGLES))).toBe(""),
);

test("a beast is met, played, predicted, proved", () => {
  const kept = emptyPage();
  const state = () => stateOf(kept, "step-1", ["step-2", "step-3"]);
  expect(stateOf(undefined, "step-1", [])).toBe("new");
  expect(state()).toBe("new");
  kept.played = true;
  expect(state()).toBe("play");
  expect(mayBeTold(state())).toBe(false);
  kept.predicted.set("step-1", 0);
  expect(state()).toBe("predicted");
  kept.solved.add("step-2");
  expect(state()).toBe("predicted");
  kept.solved.add("step-3");
  expect(state()).toBe("proved");
  expect(mayBeTold(state())).toBe(true);
});

test("a board that the book has asked about elsewhere is met there", () => {
  const welcome = emptyPage();
  const pages = new Map([["welcome", welcome]]);
  expect(isMet(pages, "welcome step-1")).toBe(false);
  welcome.predicted.set("step-1", 2);
  expect([
    isMet(pages, "welcome step-1"),
    isMet(pages, "welcome step-2"),
    isMet(pages, "rules step-1"),
  ]).toEqual([true, false, false]);
  expect(stateOf(undefined, "step-1", ["step-2"], true)).toBe("play");
  // He has not said his own of the beast itself.
  expect(mayBeTold(stateOf(emptyPage(), "step-1", ["step-2"], true))).toBe(false);
});

test("without a proof there is nothing proved; the first format knew a solved question alone", () => {
  const kept = emptyPage();
  kept.solved.add("step-1");
  expect(stateOf(kept, "step-1", [])).toBe("predicted");
  kept.solved.clear();
  kept.solved.add("step-2");
  expect(stateOf(kept, "step-1", ["step-2", "step-3"])).toBe("play");
});
