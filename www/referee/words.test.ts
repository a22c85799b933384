import { expect, test } from "vitest";
import type { Answered } from "./claims.ts";
import {
  besideWords,
  foundWords,
  lockWords,
  mapWords,
  moreOpenWords,
  openWords,
  pointWords,
  showWords,
  undecidedWords,
  waitWords,
} from "./words.ts";

test("a claim is told by its place and size", () => {
  const claim = { player: "black" as const, region: "the left, 26 points" };
  expect(lockWords(claim)).toBe("Black locks the left, 26 points");
  expect(lockWords({ ...claim, region: "the whole board" }, "can’t lock")).toBe(
    "Black can’t lock the whole board",
  );
});

test("each point says whose it is and how that is known", () => {
  const board = { points: [{ name: "a1", x: 0, y: 0 }] } as never;
  expect(pointWords(board, 0, "black", 1)).toBe("a1 is Black’s, by this claim.");
  expect(pointWords(board, 0, "white", 3)).toContain("3 claims");
  expect(pointWords(board, 0, "nobody", 0)).toContain("nobody’s");
  expect(pointWords(board, 0, "open", 0)).toContain("not been decided");
});

test("what is shown is counted", () => {
  expect([0, 1, 2, 5].map((claims) => showWords(claims))).toEqual([
    "Nobody locks anything here.",
    "One claim shows it. Play it.",
    "Two claims show it. Play either.",
    "5 claims show it. Play any of them.",
  ]);
  // While something is open, nothing is said about all of the board.
  expect(showWords(0, false)).toBe("No lock has been found so far.");
  expect(showWords(1, false)).toBe("Found so far: 1 claim that holds. More may follow.");
  expect(mapWords({ black: 26, white: 1, nobody: 0, both: 0, open: 0 })).toBe(
    "Black’s: 26 points, White’s: 1 point",
  );
});

test("locks that the list does not show are accounted for", () => {
  const lock = (player: "black" | "white", ...set: number[]): Answered => ({
    player,
    set,
    verdict: "lock",
    nodes: 0,
    halt: null,
    title: "",
    region: "",
    brief: "",
    words: "",
    rules: [],
    facts: [],
  });
  const large = lock("black", 0, 1, 2);
  const inner = lock("black", 0, 1);
  const white = lock("white", 2, 3);
  expect(foundWords([large, white], [large, white])).toBe("2 locks were found.");
  expect(foundWords([large, white, inner], [large, white])).toBe(
    "3 locks were found: the 2 above, and one more that lies inside one of them.",
  );
  expect(foundWords([large, lock("black", 2, 4)], [large])).toContain("one more that adds no point");
  expect(besideWords([large, white, inner], inner)).toBe("It lies inside Black’s lock of 3 points.");
  expect(besideWords([large, white], white)).toBe("It shares 1 point with Black’s lock of 3 points.");
  expect(besideWords([inner, white], white)).toBe("");
});

test("what is open is not said to hold", () => {
  expect(undecidedWords({ control: ["open", "open"], nodes: 1, elapsed: 30_000 }, false)).toBe(
    "1 situation looked at in 30 s, which was not enough. Nothing on the board is decided yet.",
  );
  const few = { nodes: 9, elapsed: 100 };
  expect(undecidedWords({ control: ["open", "black"], ...few }, false)).toContain("the rest holds");
  expect(undecidedWords({ control: ["open"], ...few }, true)).toContain("reading on would not decide it");
});

test("an open claim tells what was spent on it, and what no more time overcomes", () => {
  const claim = { player: "white", set: [0, 1], region: "the left, 2 points", nodes: 12_400 } as const;
  const named = { ...claim, set: [...claim.set], halt: null };
  expect(openWords(named)).toEqual({
    title: "White may lock the left, 2 points",
    words: "Open: 12\u202f400 situations looked at.",
  });
  expect(openWords({ ...named, halt: "memory" }).words).toContain("more memory than this page takes");
  expect(moreOpenWords(0, 0)).toBe("");
  expect(moreOpenWords(1, 0)).toBe("1 more is open.");
  expect(moreOpenWords(3, 12)).toBe("3 more are open, and 12 claims were not looked at yet.");
});

test("who waits is told for how long at most", () => {
  expect(waitWords({ milliseconds: 30_000 })).toContain("After 30 seconds at most");
  expect(waitWords({})).not.toMatch(/\d/);
});
