import { expect, test } from "vitest";
import type { Judged } from "../../engine/engine.ts";
import { AFTER_GAME_OPEN } from "../../engine/limits.ts";
import { afterGame, lostMost, stepAfter } from "./after-state.ts";

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

test("the referee goes back from the end, rests where too much is open, and goes on when asked", () => {
  const judgedAs = (status: Judged["status"]) => ({ kind: "judged", report: { status } as Judged }) as const;
  let state = stepAfter(afterGame(20), judgedAs("decided"));
  expect([...state.known.keys()]).toEqual([20]);
  expect(state).toMatchObject({ next: 19, phase: "looks" });
  for (let open = 0; open < AFTER_GAME_OPEN; open++) state = stepAfter(state, judgedAs("undecided"));
  expect(state).toMatchObject({ next: 19 - AFTER_GAME_OPEN, phase: "rests" });
  state = stepAfter(state, { kind: "further" });
  expect(state.phase).toBe("looks");
  expect(stepAfter(state, { kind: "stopped" }).phase).toBe("stopped");
  expect(stepAfter(afterGame(0), judgedAs("decided"))).toMatchObject({ next: -1, phase: "rests" });
});
