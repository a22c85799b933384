import { expect, test } from "vitest";
import { faultAt, faultSentence, textOf } from "./text-fault.ts";

const text = "| x . |\n| . q |\n";

test.each<[string, number | null]>([
  ["line 2, column 5: “q” is no cell", 12],
  ["line 2 column 5: the same in JSON", 12],
  ["Line 1: something", 0],
  ["line 2, column 99: past its end stays on it", 15],
  ["line 9, column 1: no such line", null],
  ["line 1: character 3 of the link: no such", 2],
  ["row 2, column 2: a place in JSON's own terms", null],
  ["no place at all", null],
])("%s", (message, place) => expect(faultAt(text, message)).toBe(place));

test("a file that is too large, or no text, is refused in words", () => {
  expect(textOf(new TextEncoder().encode("x.o").buffer as ArrayBuffer)).toEqual({ text: "x.o" });
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x00]).buffer)).toEqual({
    fault: expect.stringContaining("UTF-8"),
  });
  expect(textOf(new ArrayBuffer(3 << 20))).toEqual({ fault: expect.stringContaining("3.1 MB") });
});

test("a link is counted without its prefix", () => {
  expect(faultAt("x\nloja:1AQ", "line 2: character 2 of the link: no such")).toBe(8);
});

test("a long list of points is cut short, and a point keeps its name", () => {
  const points = Array.from({ length: 40 }, (_, at) => `a${at + 1}`);
  expect(faultSentence(`Black has no liberty at ${points.join(", ")} (D1)`)).toBe(
    `Black has no liberty at ${points.slice(0, 12).join(", ")}, and 28 more (D1).`,
  );
  expect(faultSentence("Black has no liberty at a2, b1 (D1)")).toBe("Black has no liberty at a2, b1 (D1).");
  expect(faultSentence("b1 is marked")).toBe("b1 is marked.");
});
