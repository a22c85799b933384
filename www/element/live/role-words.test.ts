import { expect, test } from "vitest";
import { asWords, claimWords, rolesWords } from "./role-words.ts";

const claim = (...set: number[]) => ({ player: "black" as const, set });

test("a claim is told by its player and size", () => {
  expect(claimWords(claim(0, 1), 6)).toBe("Black claims 2 points.");
  expect(claimWords(claim(0), 6)).toBe("Black claims 1 point.");
  expect(claimWords(claim(0, 1), 2)).toBe("Black claims the whole board.");
});

test("and by the reader's part in it", () => {
  expect(rolesWords(claim(0), 6, "refuter")).toBe("Black claims 1 point. You refute.");
  expect(rolesWords(claim(0), 6, "both")).toBe("Black claims 1 point. You play both sides.");
  expect(rolesWords(claim(0), 6, null)).toBe("Black claims 1 point.");
  expect([asWords(claim(), "claimant"), asWords(claim(), "refuter")]).toEqual(["Black", "White"]);
});
