import { expect, test } from "vitest";
import * as limits from "./limits.ts";

const { CLAIM_MOST_MEGABYTES, DEFAULT_BUDGET, SEARCH_MOST_MEGABYTES, SHELF_MOST_MEGABYTES } = limits;

test("a budget that was used up grows, its memory only as far as it may", () => {
  const first = limits.enlarged(DEFAULT_BUDGET, CLAIM_MOST_MEGABYTES);
  expect(first).toEqual({ nodes: 1_600_000, megabytes: 512 });
  expect(limits.enlarged(first, CLAIM_MOST_MEGABYTES)).toEqual({ nodes: 6_400_000, megabytes: 512 });
  expect(limits.enlarged(first, SEARCH_MOST_MEGABYTES).megabytes).toBe(1024);
});

test("what one search may take fits into what is above it", () => {
  expect(DEFAULT_BUDGET.megabytes).toBeLessThanOrEqual(CLAIM_MOST_MEGABYTES);
  // Whoever lets a claim go on does not lose it to the shelf.
  expect(CLAIM_MOST_MEGABYTES).toBeLessThanOrEqual(SHELF_MOST_MEGABYTES);
  expect(CLAIM_MOST_MEGABYTES).toBeLessThanOrEqual(SEARCH_MOST_MEGABYTES);
});

test("nobody is taken for dead within one slice, or within what a question may take", () => {
  expect(limits.SLICE_TIME).toBeLessThan(limits.CANCEL_SILENCE);
  expect(limits.QUESTION_TIME).toBeLessThan(limits.CANCEL_SILENCE);
  expect(limits.SEARCH_TOLD_EVERY + limits.SLICE_TIME).toBeLessThan(limits.ANSWER_SILENCE);
  expect(limits.ANSWER_SILENCE).toBeLessThan(limits.PROVER_SILENCE);
});
