import { expect, test } from "vitest";
import type { SystemMove } from "../engine/systems.ts";
import { MOST_TURNS, readTurns, turnsOn, writeTurns } from "./turns.ts";

const points = [{ name: "a1" }, { name: "b1" }, { name: "aa12" }];
const turns: SystemMove[] = [
  { kind: "play", at: 0 },
  { kind: "pass" },
  { kind: "pass-for", at: 2 },
  { kind: "ko-pass" },
  { kind: "agree" },
  { kind: "disagree" },
  { kind: "next" },
  { kind: "resume", by: null },
  { kind: "resume", by: "black" },
  { kind: "resume", by: "white" },
  { kind: "try", first: "black" },
  { kind: "try", first: "white" },
  { kind: "ask", black: false, white: false, starts: null },
  { kind: "ask", black: true, white: false, starts: null },
  { kind: "ask", black: false, white: true, starts: null },
  { kind: "ask", black: true, white: true, starts: "black" },
  { kind: "ask", black: true, white: true, starts: "white" },
];

test("every kind of turn is read as it was written", () => {
  const words = writeTurns(points, turns);
  const read = readTurns(words.join(","));
  expect(read).toEqual({ words });
  expect(turnsOn(points, words)).toEqual({ turns, missing: null });
});

test("what the board doesn’t have ends the game, and is named", () => {
  expect(turnsOn(points, ["a1", "c9", "b1"])).toEqual({ turns: [{ kind: "play", at: 0 }], missing: "c9" });
  expect(turnsOn(points, ["for-c9"]).missing).toBe("for-c9");
});

test.each(["a1,<b>", "a1,,b1", "asks-both", "resume-", "resume-both", "try-", "for-", "pass pass", "cycle"])(
  "%s is refused with a sentence",
  (text) => {
    const read = readTurns(text);
    expect("fault" in read && read.fault).toMatch(/^Move \d+ of the link, “.*”, is no turn\./);
  },
);

test("a link has so many turns, and no more", () => {
  const long = (count: number): string => Array.from({ length: count }, () => "pass").join(",");
  expect("words" in readTurns(long(MOST_TURNS))).toBe(true);
  expect("fault" in readTurns(long(MOST_TURNS + 1))).toBe(true);
  expect(readTurns("")).toEqual({ words: [] });
});
