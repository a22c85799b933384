import { expect, test } from "vitest";
import type { RefereeReport } from "../engine/engine.ts";
import { certainPoints, expectedPoints, middleOf, provedPoints, questionsOf, shares } from "./expected.ts";
import { provedWords, regionWords, resultWords, shareWords, textOf } from "./words.ts";

// x . , o   with a hole; the third location is proved White's.
const side = (more: object) => ({ territory: 0, dead: 0, prisoners: 0, komi: 0, total: 0, ...more });
const report = {
  control: ["open", "open", "white", "open"],
  expected: { control: ["BB,W", "."], sure: [[97, 60, null, 100], [55]], score: 1, result: "B+1" },
  if: [
    { claim: { player: "black", set: [] }, holds: "B+1", fails: "W+2.5", leaning: "holds" },
    { claim: { player: "white", set: [] }, holds: "B+1", fails: "B+1", leaning: "fails" },
  ],
  expectedParts: {
    score: { black: side({ prisoners: 3 }), white: side({ komi: 0.5 }) },
    regions: [],
    asked: [
      { set: [0, 1], place: "the left" },
      { set: [2, 3], place: "the bottom" },
    ],
  },
} as unknown as RefereeReport;

test("what is expected is told of open points alone, and what is not sure is doubtful", () => {
  expect(expectedPoints(report)).toEqual([
    { by: "black", isDoubtful: false, sure: 97 },
    { by: "black", isDoubtful: true, sure: 60 },
    null,
    { by: "nobody", isDoubtful: true, sure: 55 },
  ]);
  expect(expectedPoints({ control: ["open", "nobody"] })).toEqual([null, null]);
});

test("the bar is the whole board, in parts that are expected or proved", () => {
  const all = shares(report);
  expect(all).toEqual([
    { who: "black", isProved: false, points: 2 },
    { who: "nobody", isProved: false, points: 1 },
    { who: "white", isProved: true, points: 1 },
  ]);
  expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(report.control.length);
  expect(provedPoints(report)).toBe(1);
  expect(provedWords(all)).toEqual({ proved: "Proved: White’s 1", points: "1 of 4 points" });
  expect(provedWords(shares({ ...report, control: ["open", "open", "open", "open"] })).proved).toBe(
    "Nothing proved yet",
  );
  expect(all.map(shareWords)).toEqual(["Expected Black’s, 2", "Expected nobody’s, 1", "White’s, 1"]);
});

test("what a player has for certain counts dead stones twice, and prisoners and komi", () => {
  expect(certainPoints(report, ["black", null, null, "white"], "black")).toBe(3);
  expect(certainPoints(report, [null, null, null, null], "white")).toBe(1.5);
  expect(certainPoints(report, [null, null, "black", null], "white")).toBe(2.5);
  expect(certainPoints(report, [null, null, "white", null], "white")).toBe(0.5);
});

test("a question that changes nothing is none", () => {
  expect(questionsOf(report)).toEqual([
    {
      player: "black",
      set: [0, 1],
      open: [0, 1],
      place: "the left",
      holds: "B+1",
      fails: "W+2.5",
      leaning: "holds",
    },
  ]);
  expect(questionsOf({ control: [] })).toEqual([]);
});

test("results and regions in words", () => {
  expect(["B+10", "W+2.5", "jigo"].map(resultWords)).toEqual(["Black by 10", "White by 2.5", "Jigo"]);
  const region = (owner: "black" | "white" | null, place: string, sure = 95, set = [0, 1]) => ({
    owner,
    place,
    sure,
    set,
  });
  const said = (...regions: ReturnType<typeof region>[]) => textOf(regionWords(regions, 80));
  expect(said(region("black", "the lower right"), region(null, "the top"))).toBe(
    "The lower right should be Black’s. We expect nobody to hold the top.",
  );
  expect(said(region("white", "the left", 60), region(null, "the right", 60))).toBe(
    "The left is doubtful: perhaps White’s. The right is doubtful: perhaps nobody’s.",
  );
  // Single points would be too many.
  expect(said(region("white", "c3", 99, [3]))).toBe("");
  expect(said(region("black", "the top"), region("black", "the top"))).toBe("The top should be Black’s.");
});

test("the sign for a set stands on its empty point nearest to the middle", () => {
  const points = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
  expect(middleOf([0, 1, 2, 3, 4], points, [null, null, null, null, null])).toBe(2);
  expect(middleOf([0, 1, 2, 3, 4], points, [null, null, "black", "white", null])).toBe(1);
  expect(middleOf([0], points, ["black"])).toBeNull();
});
