import { expect, test } from "vitest";
import { resultsWords, twoResults } from "./two-results.tsx";

// Example C-19a of the source, with a white territory of 5, of 7 and of 6 points (lines 4908 to 4916).
test.each([
  [5, -5, -1],
  [7, -7, 1],
  [6, -6, 0],
])("with %i points for White, Black has %i and White %i", (territory, black, white) => {
  const scores = {
    blackIfWhiteStarts: 0,
    whiteIfWhiteStarts: territory,
    whiteIfBlackStarts: territory,
    blackIfBlackStarts: 6,
  };
  expect(twoResults(scores)).toEqual({ black, white });
  expect(resultsWords(scores)).toContain("an effective move is around");
});

test("without an effective move each is the other’s opposite", () => {
  const scores = {
    blackIfWhiteStarts: 3,
    whiteIfWhiteStarts: 5,
    whiteIfBlackStarts: 5,
    blackIfBlackStarts: 3,
  };
  expect(resultsWords(scores)).toBe(
    "Black: −2, so Black has lost. White: +2, so White has won. Each is the other’s opposite: no effective move is around.",
  );
});
