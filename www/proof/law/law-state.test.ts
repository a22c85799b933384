import { expect, test } from "vitest";
import type { LawCase } from "../../engine/systems.ts";
import type { LawTask } from "../law-task.ts";
import { askedWords, beginLaw, type LawEvent, type LawState, lawStep, questionIn } from "./law-state.ts";

const stones = ["black", "white", null, null] as const;
const begun = (): LawState => beginLaw({ stones: [...stones] }, null, null, []);
const after = (state: LawState, ...events: LawEvent[]): LawState => events.reduce(lawStep, state);
const task = {} as LawTask;

test("a capture is asked of stones, and where there are none that is said", () => {
  expect(questionIn(begun())).toBeNull();
  expect(askedWords(begun())).toBe("Press the stones in question.");
  const none = after(begun(), { kind: "press", at: 2 });
  expect(none).toMatchObject({ target: null, spoken: "There is no stone here." });
  // The same words twice are news too.
  expect(after(none, { kind: "press", at: 3 }).spoken).toBe("There is no stone here.\u00a0");
  expect(questionIn(after(none, { kind: "press", at: 1 }))).toEqual({ kind: "capture", at: 1 });
});

test("enabling is asked of points besides, and of the stones that the capturer fixes", () => {
  const chosen = after(begun(), { kind: "press", at: 1 }, { kind: "kind", to: "part-1" });
  expect(chosen.pressing).toBe("points");
  expect(askedWords(chosen)).toBe("Press the points on which a new stone counts.");
  const marked = after(chosen, { kind: "press", at: 2 }, { kind: "press", at: 3 }, { kind: "press", at: 2 });
  expect(questionIn(marked)).toEqual({ kind: "part-1", at: 1, set: [3] });
  const second = after(marked, { kind: "kind", to: "part-2" }, { kind: "fix", stones: 150 });
  expect(questionIn(second)).toEqual({ kind: "part-2", player: "white", set: [3], stones: 99 });
  expect(after(second, { kind: "fix", stones: Number.NaN }).fixed).toBe(3);
  // Whoever has not chosen the stones does that first.
  expect(after(begun(), { kind: "kind", to: "part-1" }).pressing).toBe("stones");
});

test("a question from a link is argued at once, and its other part on the same points", () => {
  const question = { kind: "part-2", player: "white", set: [3], stones: 5 } as const;
  const linked = beginLaw({ stones: [...stones] }, { ...question, set: [3] }, "refuter", []);
  expect(linked).toMatchObject({ begun: false, target: 1, fixed: 5, wanted: { side: "refuter" } });
  const argued = after(linked, { kind: "argued", task });
  expect(argued).toMatchObject({ wanted: null, argued: { number: 1, of: { side: "refuter" } } });
  const other = after(argued, { kind: "other-part", to: "part-1" });
  expect(other.wanted).toMatchObject({ question: { kind: "part-1", at: 1, set: [3] }, side: null });
  expect(after(other, { kind: "argued", task }).argued?.number).toBe(2);
  expect(after(other, { kind: "leave" })).toMatchObject({ argued: null, wanted: null, returned: true });
});

test("what is no question is said where it is put together", () => {
  const about = { title: "Can White’s stones be captured?" } as LawCase;
  const cased = after(begun(), { kind: "press", at: 1 }, { kind: "cased", chain: [1], about });
  expect(askedWords(cased)).toBe(about.title);
  const refused = after(cased, { kind: "refused", words: "The points are taken." });
  expect(refused).toMatchObject({ about: null, begun: true });
  expect(askedWords(refused)).toBe("The points are taken.");
});
