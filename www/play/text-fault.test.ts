import { expect, test } from "vitest";
import { faultAt, textOf } from "./text-fault.ts";

test("a file that is too large, or no text, is refused in words", () => {
  expect(textOf(new TextEncoder().encode("x.o").buffer as ArrayBuffer)).toEqual({ text: "x.o" });
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x00]).buffer)).toEqual({
    fault: expect.stringContaining("UTF-8"),
  });
  expect(textOf(new ArrayBuffer(3 << 20))).toEqual({ fault: expect.stringContaining("3.1 MB") });
});

test("a place is an offset in its text", () => {
  const text = "x o .\n. q .";
  expect(faultAt(text, { line: 2, column: 3 })).toBe(8);
  expect(faultAt(text, { line: 2 })).toBe(6);
  expect(faultAt(text, { line: 2, column: 99 })).toBe(text.length);
  expect(faultAt(text, { line: 3, column: 1 })).toBeNull();
  expect(faultAt(text, undefined)).toBeNull();
});

test("a character of a link is counted without what announces it", () => {
  expect(faultAt("  loja:1AQ", { character: 2 })).toBe(8);
  expect(faultAt("1AQ", { character: 2 })).toBe(1);
  expect(faultAt("loja:1AQ\nloja:1AQ", { line: 2, character: 1 })).toBe(14);
});
