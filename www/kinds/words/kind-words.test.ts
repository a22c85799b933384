import { expect, test } from "vitest";
import { answersTo, clauseOf } from "../clauses.ts";
import { best, followed, gain } from "../outcomes.ts";
import { cycleHints, cycleWords, removalWords, withStone } from "./cycle-words.ts";
import { passHints, passWords } from "./pass-words.ts";
import { endWords, exchanged, openWords } from "./play-on-words.ts";
import { margin, resultOf, resultWords } from "./result-words.ts";
import { ruled } from "./rule-words.ts";
import { passIsEnough, rightWords, saveHints, wrongWords } from "./save-words.ts";
import { askedMove } from "./task-words.ts";

test("results and margins", () => {
  expect(margin("B+2", "black")).toBe(2);
  expect(margin("B+2", "white")).toBe(-2);
  expect(margin("jigo", "white")).toBe(0);
  expect(margin("?", "white")).toBeNull();
  expect([3, 0, -1].map(resultOf)).toEqual(["B+3", "jigo", "W+1"]);
  expect(resultWords("W+1")).toBe("White wins by 1");
});

const pass = {
  solutions: ["c1"],
  outcomes: [
    { move: "c1", line: ["c1", "pass", "pass"], result: "B+3" },
    { move: "pass", line: ["pass", "b1", "pass", "pass"], result: "B+1" },
    { move: "a1", line: ["a1", "c1", "pass", "pass"], result: "jigo" },
  ],
};

test("a pass that gives something away", () => {
  expect(passWords(pass, "pass", "black")).toEqual({
    headline: "You passed. Two points are lost.",
    words: "White then plays b1, and it ends B+1. With c1 first it ends B+3.",
  });
});

test("a move that gains, against the best of the others", () => {
  expect(best(pass, false, "black")?.move).toBe("pass");
  expect(passWords(pass, "c1", "black")).toEqual({
    headline: "You played c1: it gains two points.",
    words: "White passes, and it ends B+3. With a pass it ends B+1.",
  });
  expect(passHints(pass, "black", () => [8]).at(-1)).toEqual({ words: "Play c1.", points: [8] });
});

test("where nothing is left, a move loses", () => {
  const over = {
    solutions: ["pass"],
    outcomes: [
      { move: "pass", line: ["pass", "pass"], result: "W+1" },
      { move: "a1", line: ["a1", "pass", "pass"], result: "W+2" },
    ],
  };
  expect(passWords(over, "pass", "black")).toEqual({
    headline: "You passed: nothing is left to gain.",
    words: "White passes too, and it ends W+1. With a1 first it ends W+2.",
  });
  expect(passWords(over, "a1", "black").headline).toBe("You played a1. One point is lost.");
  // Only the last hint tells the answer.
  const hints = passHints(over, "black", () => []);
  expect(hints.slice(0, -1).some(({ words }) => /Nothing is left/.test(words))).toBe(false);
});

test("a choice that is not among the outcomes is judged all the same", () => {
  expect(passWords(pass, "d4", "black")).toEqual({
    headline: "You played d4.",
    words: "With c1 first it ends B+3.",
  });
});

const cycle = {
  solutions: ["remove"],
  outcomes: [
    { move: "remove", line: ["cycle@1+b5", "pass", "pass"], result: "B+4" },
    { move: "keep", line: ["a3", "b3", "pass", "pass"], result: "W+1" },
  ],
};

test("a cycle removed or left", () => {
  const [remove = null, keep = null] = cycle.outcomes;
  expect(gain(remove, keep, "black")).toBe(5);
  expect(gain(remove, keep, "white")).toBe(-5);
  expect(cycleWords(cycle, "remove", "black")).toEqual({
    headline: "You removed it: that gains five points.",
    words: "White passes, and it ends B+4. With the cycle left it ends W+1.",
  });
  expect(cycleWords(cycle, "keep", "black")).toEqual({
    headline: "You left it: that costs five points.",
    words: "White then plays b3, and it ends W+1. With the cycle removed it ends B+4.",
  });
  expect(withStone(remove)).toBe("The stone at b5 is played in the same turn.");
  expect(withStone(keep)).toBe("");
  expect(cycleHints(cycle, "black", [0]).at(-1)?.words).toBe("Remove it. It ends B+4.");
});

test("what looking ahead has left open does not end", () => {
  const open = {
    solutions: ["keep"],
    outcomes: [
      { move: "keep", line: ["a3", "b3", "c3"], result: "B+1" },
      { move: "remove", line: ["cycle@1", "pass"], result: "W+1" },
    ],
  };
  expect(cycleWords(open, "keep", "black").words).toBe(
    "White then plays b3, and it stands at B+1. With the cycle removed it stands at W+1.",
  );
  expect(cycleHints(open, "black", [0]).at(-1)?.words).toBe("Leave it. It stands at B+1.");
});

test("what a removal does to the board", () => {
  expect(removalWords([null, "white", "white"], [0, 1, 2])).toBe(
    "Removing the cycle closes the three outlined points for good, and takes two white stones.",
  );
  expect(removalWords([null], [0])).toBe("Removing the cycle closes the outlined point for good.");
});

const save = {
  set: ["a1", "b1", "c1"],
  solutions: ["b1", "c1"],
  traps: [
    { move: "a1", line: ["b1"] },
    { move: "pass", line: ["b1"] },
  ],
};

test("what has to be added", () => {
  expect(passIsEnough(save)).toBe(false);
  expect(rightWords(save, "b1", "black")).toEqual({
    headline: "With b1 all three points stay yours.",
    words: "c1 would have worked as well.",
  });
  expect(wrongWords(save, "pass", "black", { reply: "b1", outside: true })).toEqual({
    headline: "Something is missing.",
    words:
      "If play stopped here, White could keep you from holding all three. Shown is the worst case: all outside is White’s, and White begins with b1.",
  });
  const hints = saveHints(save, "black", (name) => [save.set.indexOf(name)]);
  // The second one has what is right among what is not.
  expect(hints[1]?.points).toEqual([0, 1, 2]);
  expect(hints[2]).toEqual({ words: "Add b1.", points: [1] });
});

test("what need not be added costs a point only on a point of one’s own", () => {
  const whole = { set: ["a1", "b1"], solutions: ["pass"], traps: [{ move: "b1", line: ["a1"] }] };
  expect(wrongWords(whole, "a1", "white", null).words).toContain("costs you that point");
  expect(wrongWords(whole, "d4", "white", null).words).toBe("The points were yours already.");
  const worse = wrongWords(whole, "b1", "white", { reply: "a1", outside: false });
  expect(worse.headline).toBe("You added b1, and nothing was missing.");
  expect(worse.words).toBe(
    "Worse, Black can now keep you from holding both. Shown is the worst case: Black begins with a1.",
  );
});

test("answers to a move, and where its clause is explained", () => {
  expect(answersTo("a3", "B4.5")).toEqual(["legal", "B4.2", "B4.5", "B1.1"]);
  expect(answersTo("cycle@2", "B3.1")).toEqual(["legal", "B3.1", "B3.2", "B1.1"]);
  expect(answersTo("cycle@2+a1", "legal")).toEqual(["legal", "B3.1", "B3.2", "B4.2", "B4.5", "B1.1"]);
  // Whatever the problem’s answer is, it can be given.
  expect(answersTo("a3", "B2.9")).toContain("B2.9");
  for (const rule of answersTo("cycle@2+a1", "legal"))
    expect(clauseOf(rule)?.page).toMatch(/^precise-rules\.html#b/);
  expect(ruled("B4.2", "B4.5")).toBe("Not B4.2: B4.5 forbids it.");
  expect(ruled("legal", "B4.5")).toBe("The move is not legal: B4.5 forbids it.");
  expect(ruled("B4.5", "legal")).toBe("B4.5 does not forbid it: the move is legal.");
  expect(ruled(null, "B4.5")).toBe("No: B4.5 forbids it.");
  expect(askedMove("cycle@2+b5")).toBe("remove a cycle that began after move 2, and play b5");
  expect(followed({ move: "pass", line: ["pass"], result: "jigo" }, "black")).toBe("It ends jigo.");
  const open = { move: "a1", line: ["a1", "b1", "c1"], result: "W+2" };
  expect(followed(open, "black")).toBe("White then plays b1, and it stands at W+2.");
});

test("a line that is played out, move by move and at its end", () => {
  expect(exchanged("b2", "pass", "black")).toBe("You played b2. White passes.");
  expect(exchanged("pass", "cycle@3+c1", "white")).toBe("You passed. Black removes the cycle and plays c1.");
  expect(exchanged("cycle@0+b2", null, "white")).toBe("You removed the cycle and played b2.");
  expect(endWords("B+8", "B+8", "black")).toBe("The game is over: B+8. The best choice comes to as much.");
  expect(endWords("B+5", "B+8", "black")).toBe(
    "The game is over: B+5. The best choice comes to B+8: three points more.",
  );
  expect(endWords("W+2", "W+1", "white")).toBe(
    "The game is over: W+2. One point more than was found by looking four moves ahead.",
  );
  expect(endWords("jigo", null, "white")).toBe("The game is over: jigo.");
  expect(openWords("black")).toContain("Play for White as well");
});
