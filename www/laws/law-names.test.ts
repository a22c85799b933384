import { expect, test } from "vitest";
import { LAWS, playedBy } from "./law-names.ts";

test("every law has words for a figure that it plays", () => {
  const words = Object.keys(LAWS).map((law) => playedBy(law as keyof typeof LAWS));
  expect(words.every((one) => /^(by|without) /.test(one))).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});
