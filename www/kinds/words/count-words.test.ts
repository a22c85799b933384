import { expect, test } from "vitest";
import type { Color } from "../../engine/engine.ts";
import {
  countHints,
  differences,
  headline,
  partWords,
  pointsOf,
  resultOfChart,
  total,
} from "./count-words.ts";
import { compare, comparedWords, controlIn, deadWords, findHints } from "./find-words.ts";

const SIGNS: Record<string, Color> = { x: "black", o: "white" };
const stonesIn = (rows: string[]): (Color | null)[] => [...rows.join("")].map((sign) => SIGNS[sign] ?? null);

/** As the referee prints it; both corners are nobody's. */
const rows = [".oxo", "oxx.", ".x.x"];
const control = controlIn(["BBBB", "BBBB", "BBBB"]);
const stones = stonesIn(rows);
const score = {
  black: { territory: 7, dead: 3, prisoners: 1, total: 11 },
  white: { territory: 0, dead: 0, prisoners: 2, total: 2 },
};

test("control is read from rows, holes left out", () => {
  expect(controlIn(["B,W", ".2B"])).toEqual(["black", "white", null, "both", "black"]);
});

test("the points of a part are those that it counts", () => {
  const situation = { stones };
  expect(pointsOf("territory", "black", control, situation)).toHaveLength(score.black.territory);
  expect(pointsOf("dead", "black", control, situation)).toEqual([1, 3, 4]);
  expect(pointsOf("prisoners", "black", control, situation)).toEqual([]);
  expect(pointsOf("territory", "white", control, situation)).toEqual([]);
});

test("too much differs as well as too little", () => {
  for (const color of ["black", "white"] as const)
    for (const part of ["territory", "dead", "prisoners"] as const)
      for (const more of [1, -1]) {
        const given = { ...score, [color]: { ...score[color], [part]: score[color][part] + more } };
        const [found, ...others] = differences(given, score);
        expect(found).toEqual({ color, part, given: score[color][part] + more, truth: score[color][part] });
        expect(others).toEqual([]);
      }
  expect(differences(score, score)).toEqual([]);
});

test("a chart is compared part by part", () => {
  const given = {
    black: { territory: 4, dead: 3, prisoners: 1 },
    white: { territory: 0, dead: 0, prisoners: 2 },
  };
  expect(total(given.black)).toBe(8);
  expect(resultOfChart(given)).toBe("B+6");
  const found = differences(given, score);
  expect(found).toEqual([{ color: "black", part: "territory", given: 4, truth: 7 }]);
  expect(headline(found, "B+6", "B+9")).toBe("One part differs. The result is B+9.");
  expect(headline(found, "B+9", "B+9")).toBe("One part differs. The result is B+9 all the same.");
  expect(headline([], "B+9", "B+9")).toBe("B+9: every part is as you have it.");
});

test("why a part is what it is", () => {
  expect(partWords({ color: "black", part: "territory", truth: 2 }, ["a1", "b1"], 1)).toBe(
    "Black’s territory is two points: a1 and b1. The point under the dead stone is among them.",
  );
  expect(partWords({ color: "white", part: "dead", truth: 0 }, [], 0)).toBe("No black stone is dead.");
  expect(partWords({ color: "white", part: "prisoners", truth: 2 }, [], 0)).toBe(
    "White has two prisoners: all the black stones taken during the game.",
  );
});

test("hints to a count tell whose the prisoners of the line are", () => {
  const [first, second, third] = countHints({ blackCaptives: 2, whiteCaptives: 1, stones }, score, control);
  expect(first?.words).toContain("2 black, which count for White");
  expect(second?.points).toEqual([1, 3, 4]);
  expect(third?.over?.control).toBe(control);
});

test("marks are compared with the truth", () => {
  const marked = compare([0, 1, 5], [1, 2, 3]);
  expect(marked).toEqual({ missing: [2, 3], extra: [0, 5] });
  expect(comparedWords(marked, "white")).toBe("Two points are missing, and two are not White’s.");
  expect(comparedWords({ missing: [], extra: [4] }, "black")).toBe("One of these points is not Black’s.");
  expect(comparedWords({ missing: [4], extra: [] }, "black")).toBe("One point is missing.");
});

test("who is dead, and hints that are true", () => {
  const all = stones.map((_, at) => at);
  expect(deadWords(stones, all, "black")).toBe("The three white stones among them are dead.");
  expect(deadWords(stones, all, "white")).toBe("The five black stones among them are dead.");
  expect(deadWords(stones, [0], "black")).toBe("");
  const hints = findHints(stones, all, "black");
  expect(hints[0]?.words).toBe("Three white stones are dead.");
  expect(hints[1]?.words).toBe("Black controls twelve points in all.");
  expect(hints[2]?.points).toEqual(all);
  const none = findHints(stones, [], "white");
  expect(none.at(-1)?.words).toBe("White controls nothing.");
});
