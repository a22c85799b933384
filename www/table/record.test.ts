import { expect, test } from "vitest";
import type { Color, Move, Situation } from "../engine/engine.ts";
import { begin, goTo, leading, numbers, shown, stopBeside } from "./record.ts";

const situation = (turn: Color, final = false): Situation => ({ turn, final }) as Situation;
const play = (at: number): Move => ({ kind: "play", at });

// Black, White, Black, and Black's turn came and went: B to play at 0, 2; W at 1, 3.
const record = begin(
  [situation("black"), situation("white"), situation("black"), situation("white")],
  [play(0), play(1), play(2)],
);

test("a record shows its end first, and the moves that lead to what is shown", () => {
  expect(shown(record).turn).toBe("white");
  expect(leading(record)).toEqual([play(0), play(1), play(2)]);
  expect(leading(goTo(record, 1))).toEqual([play(0)]);
});

test("going back forgets nothing", () => {
  expect(goTo(goTo(record, 0), 3)).toEqual(record);
});

test("who plays both colours stops everywhere", () => {
  expect(stopBeside(record, -1, "both")).toBe(2);
  expect(stopBeside(goTo(record, 1), 1, "both")).toBe(2);
});

test("who plays one colour stops where it is his turn, at the start and at the end", () => {
  expect(stopBeside(record, -1, "black")).toBe(2);
  expect(stopBeside(goTo(record, 2), -1, "black")).toBe(0);
  expect(stopBeside(goTo(record, 2), 1, "black")).toBe(3);
  expect(stopBeside(goTo(record, 2), -1, "white")).toBe(1);
});

test("there is nothing before the start and nothing after the end", () => {
  expect(stopBeside(goTo(record, 0), -1, "both")).toBeNull();
  expect(stopBeside(record, 1, "both")).toBeNull();
});

test("stones that were played bear the number of their move while they stand", () => {
  const played = (at: number, stones: (string | null)[]): Situation =>
    ({ move: { kind: "play", color: "black", at }, stones }) as unknown as Situation;
  const situations = [
    { move: null, stones: ["white", null, null] } as unknown as Situation,
    played(1, ["white", "black", null]),
    { move: { kind: "pass", color: "white" }, stones: ["white", "black", null] } as unknown as Situation,
    played(2, [null, "black", "black"]),
    played(0, ["white", null, "black"]),
  ];
  const at = (cursor: number) => numbers({ moves: [], situations, cursor });
  expect(at(0)).toEqual([null, null, null]);
  expect(at(3)).toEqual([null, "1", "3"]);
  expect(at(4)).toEqual(["4", null, "3"]);
});
