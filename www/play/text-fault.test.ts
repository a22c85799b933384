import { expect, test } from "vitest";
import { faultSentence, textOf } from "./text-fault.ts";

test("a file that is too large, or no text, is refused in words", () => {
  expect(textOf(new TextEncoder().encode("x.o").buffer as ArrayBuffer)).toEqual({ text: "x.o" });
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x00]).buffer)).toEqual({
    fault: expect.stringContaining("UTF-8"),
  });
  expect(textOf(new ArrayBuffer(3 << 20))).toEqual({ fault: expect.stringContaining("3.1 MB") });
});

test("a long list of points is cut short, and a point keeps its name", () => {
  const points = Array.from({ length: 40 }, (_, at) => `a${at + 1}`);
  expect(faultSentence(`Black has no liberty at ${points.join(", ")} (D1)`)).toBe(
    `Black has no liberty at ${points.slice(0, 12).join(", ")}, and 28 more (D1).`,
  );
  expect(faultSentence("Black has no liberty at a2, b1 (D1)")).toBe("Black has no liberty at a2, b1 (D1).");
  expect(faultSentence("b1 is marked")).toBe("b1 is marked.");
});
