import { expect, test } from "vitest";
import { lostMost } from "./lost-most.ts";

const movers = ["black", "white", "black", "white"] as const;
const judged = (...leads: (number | null)[]) => leads.map((lead, number) => ({ number, lead }));

test("the move after which its player has least of what he had", () => {
  expect(lostMost(judged(0, 3, 8, 1, 2), movers)).toEqual({
    number: 3,
    color: "black",
    points: 7,
    before: 8,
    after: 1,
  });
  expect(lostMost(judged(0, 0, 5, 5, 5), movers)).toMatchObject({ number: 2, color: "white", points: 5 });
});

test("what is open on one side is not known, and the first of equals counts", () => {
  expect(lostMost(judged(9, null, -9, null, 9), movers)).toBeNull();
  expect(lostMost(judged(4, 2, 4, 2, 4), movers)?.number).toBe(1);
});

test("gains and standing still are no losses", () => {
  expect(lostMost(judged(0, 1, 0, 3, 3), movers)).toBeNull();
  expect(lostMost([], movers)).toBeNull();
});
