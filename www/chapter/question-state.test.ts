import { expect, test } from "vitest";
import type { Question } from "./data.ts";
import { outlineOf, reply, toldAfter, toldLine } from "./question-state.ts";

const choice: Question = {
  kind: "choice",
  answers: [
    { text: "Black", right: false, reply: "Count again." },
    { text: "White", right: true, reply: "By one point." },
  ],
};
const number: Question = { kind: "number", number: 8, right: "Eight.", wrong: "Count the prisoners too." };

test("each answer has its reply, and one is right", () => {
  expect(reply(choice, "0")).toEqual({ tone: "astray", text: "Count again." });
  expect(reply(choice, "1")).toEqual({ tone: "solved", text: "By one point." });
});

test("after any answer to maps of control the right one is told, for it is shown", () => {
  const areas = { black: [0], white: [] };
  const answers = (choice.kind === "choice" ? choice.answers : []).map((answer) => ({
    ...answer,
    control: areas,
  }));
  const maps: Question = { kind: "choice", answers };
  expect(reply(maps, "0")).toEqual({
    tone: "astray",
    text: "The right answer is: “White”. Count again.",
  });
  expect(reply(maps, "1")).toEqual({ tone: "solved", text: "By one point." });
  expect(toldAfter(maps)).toMatchObject({ text: "White", control: areas });
  expect([toldAfter(choice), toldAfter(number)]).toEqual([null, null]);
});

test("where the next section plays it out, every answer is noted and none is called right", () => {
  for (const [given, text] of [
    ["0", "Count again."],
    ["1", "By one point."],
  ] as const)
    expect(reply(choice, given, true)).toEqual({ tone: "solved", text, head: "Noted." });
});

test("a reply that tells of a line can show it, and one that tells of passes or of nothing can’t", () => {
  const afters = ["c1 pass d1 pass pass", "cycle@1", "pass pass", undefined];
  const answers = afters.map((after) => ({ text: "", right: false, reply: "", ...(after && { after }) }));
  const lines: Question = { kind: "choice", answers };
  expect(afters.map((_, index) => toldLine(lines, String(index)))).toEqual([
    "c1 pass d1 pass pass",
    "cycle@1",
    null,
    null,
  ]);
  expect(toldLine(number, "0")).toBeNull();
});

test("an answer that speaks of points has them outlined, and no other has", () => {
  const answers = [[0, 2], undefined].map((outline) => ({
    text: "",
    right: false,
    reply: "",
    ...(outline && { outline }),
  }));
  const sets: Question = { kind: "choice", answers };
  expect(["0", "1", "2"].map((given) => outlineOf(sets, given))).toEqual([[0, 2], [], []]);
  expect(outlineOf(number, "0")).toEqual([]);
});

test("a number is right or not", () => {
  expect(reply(number, " 8 ")).toEqual({ tone: "solved", text: "Eight." });
  expect(reply(number, "80")).toEqual({ tone: "astray", text: "Count the prisoners too." });
});

test.each(["", " ", "2", "-1", "0.5", "one"])("%j is no answer to choose", (given) => {
  expect(reply(choice, given)).toBeNull();
});

test.each(["", "eight", "8.0", "-8"])("%j is no number to tell", (given) => {
  expect(reply(number, given)).toBeNull();
});
