import { expect, test } from "vitest";
import type { Board, Choice, Proved, Shown, Situation } from "../engine/engine.ts";
import type { Made } from "./argument/tree.ts";
import { plant } from "./argument/tree.ts";
import { loopWords } from "./loop-figure.tsx";
import {
  fileName,
  foreseenWords,
  provedWords,
  rolesWords,
  shownWords,
  stageName,
  triedLabel,
  triedName,
} from "./proof-words.ts";

const board = { points: ["a2", "b2", "a1", "b1"].map((name) => ({ name, x: 0, y: 0 })) } as Board;
const PASS: Choice = { kind: "pass" };
const turn = (color: "black" | "white"): Situation => ({ turn: color }) as Situation;

test("a line that is shown names its moves by number, and who passes", () => {
  const shown = {
    moves: [{ kind: "play", at: 2 }, PASS, { kind: "play", at: 3 }, PASS],
    course: { board, situations: [turn("white"), turn("black"), turn("white"), turn("black")] },
  } as unknown as Shown;
  expect(shownWords(shown, 5, 3, "black")).toBe("Shown: 5 a1, 6 you pass, 7 b1");
  expect(shownWords(shown, 5, 4, "white")).toBe("Shown: 5 a1, 6 Black passes, 7 b1, 8 Black passes");
  expect(shownWords(shown, 5, 0, "black")).toBe("");
});

test("a place in the tree is named by its move, what it took, and how the claim stands", () => {
  const move = { color: "black", kind: "play", at: 3, captured: [0, 1], ko: false };
  const node = {
    ...plant({ turn: "white", move } as Situation).tried[0],
    number: 4,
    choice: { kind: "play", at: 3 },
    known: { verdict: "refuted" },
  } as never;
  expect(triedName(board, node)).toBe("b1 takes 2");
  expect(triedLabel(board, node)).toBe("Move 4, Black b1 takes 2: the claim fails");
  const unchecked = { ...(node as object), known: { verdict: "undecided", expectation: "fails" } } as never;
  expect(triedLabel(board, unchecked)).toBe("Move 4, Black b1 takes 2: the engine expects the claim to fail");
});

test("what was foreseen is held to what was shown, and before that to what the engine expects", () => {
  expect(foreseenWords("holds", "refuted", "fails")).toBe(
    "You said it holds, but the engine has refuted it.",
  );
  expect(foreseenWords("holds", "undecided", "fails")).toBe(
    "You said it holds. The engine expects it to fail.",
  );
  expect(foreseenWords("fails", "undecided", "fails")).toBe(
    "You said it fails, and the engine expects so too.",
  );
  expect(foreseenWords("fails", "undecided", "open")).toBe("");
});

test("a lesson that shows the whole worst case counts no steps that nobody saw", () => {
  expect(stageName({ step: 3, steps: 4 }, true)).toBe("The worst case");
  expect(stageName({ step: 0, steps: 4 }, true)).toBe("The worst case, 1 of 4");
  expect(stageName({ step: 3, steps: 4 }, false)).toBe("The worst case, 4 of 4");
});

test("who claims, who begins, and who one is", () => {
  expect(rolesWords("white", null)).toBe("White claims, Black moves first.");
  expect(rolesWords("black", "refuter")).toBe("Black claims, White moves first. You are White.");
});

test("what came out is said together with what was expected", () => {
  const proved = { verdict: "lock", known: 1, certificate: { situations: 8379 } } as Proved;
  expect(provedWords(proved, null)).toBe(
    "At the start the claim holds: 8\u202f379 situations, checked in this browser.",
  );
  expect(provedWords(proved, "holds")).toContain("holds, as you said:");
  expect(provedWords(proved, "fails")).toContain("holds, not as you said:");
  expect(provedWords({ ...proved, verdict: "refuted" }, "unsure")).toContain("the claim fails:");
  const searched = { verdict: "undecided", expectation: "fails", known: 12, certificate: null } as Proved;
  expect(provedWords(searched, null)).toBe(
    "At the start the engine expects the claim to fail: 12 situations, searched in this browser.",
  );
});

test("a loop is said as one", () => {
  const made = (number: number, color: "black" | "white", choice: Choice): Made =>
    ({ number, choice, situation: { move: { color } } }) as Made;
  const moves = [made(3, "white", { kind: "play", at: 0 }), made(4, "black", PASS)];
  expect(loopWords(board, moves)).toBe(
    "Moves 3 to 4 repeat: 3 White a2, 4 Black passes, and then 3 once more.",
  );
});

test.each([
  ["Black, 9 at the right", "loja-black-9-at-the-right.txt"],
  ["../../<b>", "loja-b.txt"],
  ["", "loja-claim.txt"],
])("a file is named after its claim, by letters and figures only: %s", (title, name) => {
  expect(fileName(title)).toBe(name);
});
