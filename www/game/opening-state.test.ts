import { expect, test } from "vitest";
import {
  clockOf,
  FIRST_OPENING,
  type OpeningEvent,
  type OpeningState,
  stepOpening,
} from "./opening-state.ts";

const after = (...events: OpeningEvent[]): OpeningState => events.reduce(stepOpening, FIRST_OPENING);

test("a komi that nobody has set follows the board; one that was set stays", () => {
  expect(after({ kind: "square", side: 5 }).komi).toBe(24);
  expect(after({ kind: "komi", komi: 3 }, { kind: "square", side: 5 }).komi).toBe(3);
  // No komi is larger than the board.
  expect(after({ kind: "komi", komi: 80 }, { kind: "size", columns: 3, rows: 3 }).komi).toBe(9);
});

test("each way has its komi, and the board is empty in the next one", () => {
  const closed = after({ kind: "marks", closed: true });
  expect(closed.rows.join("")).toMatch(/^#+$/);
  const handicap = stepOpening(closed, { kind: "way", way: "handicap" });
  expect(handicap).toMatchObject({ komi: 0, even: 6 });
  expect(handicap.rows.join("")).toMatch(/^\.+$/);
  const owed = stepOpening(handicap, { kind: "komi", komi: -4 });
  expect(stepOpening(owed, { kind: "way", way: "cake" }).komi).toBe(6);
});

test("a press closes a point or lays a stone; what it can’t do is said until something else happens", () => {
  const pressed = after({ kind: "pressed", at: 1 });
  expect(pressed.rows[0]).toBe(".#.......");
  expect(stepOpening(pressed, { kind: "pressed", at: 1 }).rows[0]).toBe(".........");
  const agreed = after({ kind: "way", way: "agreed" }, { kind: "pressed", at: 0 });
  expect(agreed.note).toBe("The board is empty when the game begins.");
  expect(stepOpening(agreed, { kind: "stake", stake: true }).note).toBe("");
  const full = after(
    { kind: "way", way: "handicap" },
    { kind: "stones", count: 9 },
    { kind: "pressed", at: 0 },
  );
  expect(full.note).toBe("You can give 9 stones at most.");
});

test("a gap in strength lays the stones and sets what is paid for half of one", () => {
  const two = after({ kind: "way", way: "handicap" }, { kind: "gap", gap: 2 });
  expect(two.komi).toBe(-6);
  expect(two.rows.join("").replaceAll(".", "")).toBe("xx");
  expect(stepOpening(two, { kind: "gap", fair: 4 }).komi).toBe(-4);
});

test("against the engine a colour is taken, and the guest’s name comes back with the guest", () => {
  const named = after({ kind: "named", person: "other", name: "Ben" }, { kind: "against", who: "engine" });
  expect(named).toMatchObject({ level: "easy", way: "agreed", names: { other: "Engine (easy)" } });
  const strong = stepOpening(named, { kind: "strength", level: "strong" });
  expect(strong.names.other).toBe("Engine (strong)");
  expect(stepOpening(strong, { kind: "against", who: "person" })).toMatchObject({
    level: null,
    way: "cake",
    names: { other: "Ben" },
  });
});

test("the engine has no clock", () => {
  const clocks = after({ kind: "clocks", on: true }, { kind: "allowance", part: { periods: 3 } });
  expect(clockOf(clocks)).toMatchObject({ periods: 3, period: 30_000 });
  expect(clockOf(stepOpening(clocks, { kind: "against", who: "engine" }))).toBeNull();
  expect(clockOf(FIRST_OPENING)).toBeNull();
});

test("a board that came by a link is one of its own kind, and streets that can’t be read change nothing", () => {
  const pipe = after({ kind: "offered", board: { rows: ["...", "..."], board: { shape: "cylinder" } } });
  expect(pipe).toMatchObject({ otherBoard: true, board: { board: { shape: "cylinder" } } });
  const map = after({ kind: "shape", shape: "pairs" });
  const wrong = stepOpening(map, { kind: "streets", streets: "not a street" });
  expect(wrong.board).toBe(map.board);
  expect(wrong.boardFault).not.toBe("");
});
