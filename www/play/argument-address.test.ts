import { expect, test } from "vitest";
import { nowhere } from "../address/link.ts";
import {
  argumentIn,
  type ClaimArgument,
  isSameClaim,
  namedArgument,
  nothing,
  reported,
  resolved,
} from "./argument-address.ts";

const board = { points: ["a2", "b2", "a1", "b1"].map((name, x) => ({ name, x, y: 0 })) };
const argument: ClaimArgument = {
  claim: { player: "white", set: [1, 3] },
  side: "refuter",
  line: [{ kind: "pass" }, { kind: "play", at: 2 }],
};

test("an argument comes back from its names", () => {
  const told = namedArgument(board, argument);
  expect(told).toEqual({
    claim: { player: "white", set: ["b2", "b1"] },
    side: "refuter",
    line: ["pass", "a1"],
  });
  expect(resolved(board, { ...nowhere(), ...told })).toEqual({ argument, missing: [] });
});

test("the whole board is called so", () => {
  const whole = { ...argument, claim: { player: "black" as const, set: [0, 1, 2, 3] } };
  expect(namedArgument(board, whole).claim).toEqual({ player: "black", set: "all" });
  expect(resolved(board, { ...nowhere(), claim: { player: "black", set: "all" } }).argument.claim?.set).toBe(
    "all",
  );
});

test("a claim on points that are not there is left out, with all that hangs on it", () => {
  const address = {
    ...nowhere(),
    claim: { player: "black" as const, set: ["c9"] },
    side: "claimant" as const,
    line: ["a1"],
  };
  expect(resolved(board, address)).toEqual({ argument: nothing(), missing: [expect.stringContaining("c9")] });
});

test("a line stops before the first move that names no point", () => {
  const address = {
    ...nowhere(),
    claim: { player: "black" as const, set: "all" as const },
    side: "claimant" as const,
  };
  const { argument, missing } = resolved(board, { ...address, line: ["a1", "z9", "b1"] });
  expect(argument.line).toEqual([{ kind: "play", at: 2 }]);
  expect(missing).toHaveLength(1);
});

test("what a table reports is told in one way", () => {
  const state = { claim: { player: "W" as const, set: [1] }, side: "refuter" as const, line: [] };
  expect(reported(state).claim).toEqual({ player: "white", set: [1] });
  expect(reported({ ...state, claim: null })).toEqual(nothing());
});

test("an argument about a claim that brings its certificate goes on where its address says", () => {
  const claim = { player: "black" as const, set: [0, 1] };
  const told = { ...nowhere(), side: "claimant" as const, line: ["pass", "a1"] };
  expect(argumentIn(board, claim, told)).toEqual({
    claim,
    side: "claimant",
    line: [{ kind: "pass" }, { kind: "play", at: 2 }],
  });
  expect(argumentIn(board, claim, nowhere())).toEqual({ claim, side: null, line: [] });
});

test("a claim is the same in any order, and as the whole board", () => {
  const black = (set: "all" | number[]) => ({ player: "black" as const, set });
  expect(isSameClaim(black([1, 0]), black([0, 1]), 4)).toBe(true);
  expect(isSameClaim(black("all"), black([0, 1, 2, 3]), 4)).toBe(true);
  expect(isSameClaim(black("all"), black([0, 1, 2]), 4)).toBe(false);
  expect(isSameClaim(black([0]), { player: "white", set: [0] }, 4)).toBe(false);
});
