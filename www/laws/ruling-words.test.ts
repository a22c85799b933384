import { expect, test } from "vitest";
import type { ComparedRuling } from "../engine/systems.ts";
import { countWords, figure, mapOf, resultSign, resultWords, said } from "./ruling-words.ts";

/** x o . : a black stone, a dead white one, an empty point. */
const scene = {
  board: { points: ["a1", "b1", "c1"].map((name, x) => ({ name, x, y: 0 })) },
  situation: {
    stones: ["black", "white", null] as ("black" | "white" | null)[],
    blackCaptives: 0,
    whiteCaptives: 3,
    final: true,
  },
} as const;

const ruling = (told: Partial<ComparedRuling>): ComparedRuling => ({
  rules: "jrg89",
  standing: "decided",
  mayStop: "yes",
  because: [],
  clauses: [] as never,
  statuses: ["alive", "dead", "black"],
  whose: ["stone", "black", "black"],
  strings: [],
  score: 6,
  result: "B+6",
  open: [],
  readings: [],
  nodes: 0,
  ...told,
});

const told = (of: Partial<ComparedRuling>, stage: "stop" | "dead" | "whose" | "counted") =>
  said(scene, ruling(of), stage);

test("a sentence a stage", () => {
  expect(told({}, "stop")).toEqual({ words: "Yes.", open: false });
  expect(told({ mayStop: "no", because: [0, 1] }, "stop").words).toBe("No, because of a1 and b1.");
  expect(told({ mayStop: "no" }, "stop").words).toBe("No, nobody may.");
  expect(told({ mayStop: "undecided", because: [2] }, "stop")).toEqual({
    words: "Not decided: c1 may forbid it.",
    open: true,
  });
  expect(told({}, "dead").words).toBe("One: b1.");
  expect(told({ statuses: ["seki", "seki", "neutral"] }, "dead").words).toBe("None; two in seki.");
  expect(told({ statuses: ["alive", "undecided", "undecided"] }, "dead")).toEqual({
    words: "Not decided: the stone b1.",
    open: true,
  });
  expect(told({}, "whose").words).toBe("Black 2.");
  expect(told({ whose: ["stone", "stone", "nobody"] }, "whose").words).toBe("Nobody 1.");
  expect(told({ whose: ["stone", "stone", "undefined"] }, "whose")).toEqual({
    words: "The text doesn’t say whose these are: the empty point c1.",
    open: true,
  });
  expect(told({ whose: ["stone", "stone", "stone"] }, "whose").words).toBe("There are no other points.");
});

test("what is undecided is named and counted, empty points apart from stones", () => {
  const many = {
    board: { points: ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"].map((name, x) => ({ name, x, y: 0 })) },
    situation: {
      ...scene.situation,
      stones: ["black", "black", "black", "black", "black", "white", null, null] as (
        | "black"
        | "white"
        | null
      )[],
    },
  };
  const open = ruling({
    statuses: [
      "undecided",
      "undecided",
      "undecided",
      "undecided",
      "undecided",
      "alive",
      "undecided",
      "neutral",
    ],
    whose: ["undecided", "undecided", "undecided", "undecided", "undecided", "stone", "undecided", "nobody"],
  });
  expect(said(many, open, "dead").words).toBe("Not decided: 5 stones: a1, b1, c1, d1 and 1 more.");
  expect(said(many, open, "whose").words).toBe(
    "Nobody 1. Not decided: the empty point g1; the points under 5 stones: a1, b1, c1, d1 and 1 more.",
  );
});

test("a sum is told where it is the law’s own score, and no other", () => {
  // Two points and the dead stone once more, with three prisoners.
  expect(countWords(scene, ruling({}))).toBe("3 + 3 against 0");
  expect(countWords(scene, ruling({ score: 5 }))).toBe("");
  expect(countWords(scene, ruling({ score: null }))).toBe("");
  for (const rules of ["jrg89-jasiek", "jrg89-degrees", "yasunaga", "shimada"] as const)
    expect(countWords(scene, ruling({ rules })), rules).toBe("3 + 3 against 0");
  const area = ruling({ rules: "area", whose: ["stone", "stone", "nobody"], score: 0, result: "jigo" });
  expect(countWords(scene, area)).toBe("1 against 1");
  expect(told({ score: 5, result: "B+5" }, "counted").words).toBe("Black by 5.");
  expect(told({ score: null, result: "?" }, "counted")).toEqual({ words: "Not decided.", open: true });
});

test("results in words and signs", () => {
  expect(resultWords(ruling({ result: "W+0.5" }))).toBe("White by 0.5");
  expect(resultWords(ruling({ result: "B+" }))).toBe("Black wins");
  expect(resultWords(ruling({ result: "jigo" }))).toBe("A draw");
  expect(resultWords(ruling({ rules: "ing", score: 0, result: "B+0" }))).toBe("Black wins the tie");
  expect(resultWords(ruling({ rules: "ing", score: 0, result: "W+0" }))).toBe("White wins the tie");
  expect(resultWords(ruling({ result: "?", standing: "undefined" }))).toBe("Not defined");
  expect(resultWords(ruling({ result: "both lose" }))).toBe("Both lose");
  expect(resultSign(ruling({ result: "jigo" }))).toBe("draw");
  expect(figure(scene, ruling({}), "dead")).toBe("1");
  expect(figure(scene, ruling({}), "whose")).toBe("2 : 0");
  expect(figure(scene, ruling({ statuses: ["alive", "undecided", "black"] }), "dead")).toBe("?");
});

test("a map has the ground of standing stones, none of seki, and says what is open", () => {
  const { stones } = scene.situation;
  expect(mapOf(ruling({}), stones)).toEqual({ control: ["black", "black", "black"], faded: [] });
  expect(mapOf(ruling({ statuses: ["seki", "undecided", "undefined"] }), stones).control).toEqual([
    null,
    "open",
    "open",
  ]);
  expect(mapOf(ruling({ whose: ["stone", "nobody", "nobody"] }), stones)).toEqual({
    control: ["black", null, null],
    faded: [1],
  });
});
