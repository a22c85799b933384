import { expect, test } from "vitest";
import type { SystemSituation } from "../engine/systems.ts";
import { marksOf, moveWords, refusalWords, situationWords, turnAt, walkOf } from "./line-walk.ts";

const board = { points: ["a1", "b1"].map((name, x) => ({ name, x, y: 0 })) };
const turns = [
  { kind: "play" as const, at: 0 },
  { kind: "pass-for" as const, at: 1 },
  { kind: "ko-pass" as const, at: null },
];

test("what 1989 tries out comes after a stop, what 2003 does has none", () => {
  const position = { rows: ["x."], turn: "black" as const, passes: 2 as const };
  const walk = walkOf(position, { rules: "jrg89", first: "white", tried: true, turns });
  expect(walk.start).toMatchObject({ turn: "white", passes: 0 });
  expect(walk.before).toEqual([{ kind: "pass" }, { kind: "pass" }]);
  expect(walk.moves).toEqual([{ kind: "play", at: 0 }, { kind: "pass-for", at: 1 }, { kind: "pass" }]);
  expect(walkOf(position, { rules: "j2003", first: "white", tried: true, turns }).before).toEqual([]);
  expect(walkOf(position, { rules: "jrg89", first: "white", tried: false, turns }).before).toEqual([]);
});

test("moves, turns and how it stands, in words", () => {
  expect(moveWords(board, "black", { kind: "play", at: 1 })).toBe("Black b1");
  expect(moveWords(board, "white", { kind: "pass" })).toBe("White passes");
  expect(moveWords(board, "white", { kind: "pass-for", at: 0 })).toBe("White passes for a1");
  expect([0, 1, 2].map((number) => turnAt("white", number))).toEqual(["white", "black", "white"]);
  const now: SystemSituation = {
    stones: ["black", null],
    turn: "white",
    blackCaptives: 0,
    whiteCaptives: 2,
    passes: 0,
    ended: false,
    marks: { hot: [0] },
    stage: { kind: "play" },
    dispute: null,
    sums: null,
  };
  expect(situationWords(board, now)).toBe("Prisoners: 2 white. White’s turn. Hot stones: a1.");
  expect(situationWords(board, { ...now, ended: true, whiteCaptives: 0, marks: {} })).toBe(
    "No prisoners. Play is over.",
  );
  expect(marksOf(now)).toEqual(["temporary", null]);
  const refusal = {
    number: 1,
    at: 0,
    why: "takes-back",
    clause: "article 6",
    words: "a ko is not retaken at once",
  };
  expect(refusalWords({ refusal })).toBe("Not by these rules: a ko is not retaken at once (article 6).");
  expect(refusalWords({ refusal: null })).toBe("");
});
