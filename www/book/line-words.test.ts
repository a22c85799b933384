import { expect, test } from "vitest";
import { lineWords } from "./line-words.ts";

test("colours take turns, also in passing and in removing a cycle", () => {
  expect(lineWords("a1 pass  cycle@8 cycle@3+b2", "black")).toBe(
    "Black a1, White passes, Black removes the cycle since 8, White removes the cycle since 3 and plays b2.",
  );
  expect(lineWords("c3", "white")).toBe("White c3.");
  expect(lineWords("", "white")).toBe("");
});
