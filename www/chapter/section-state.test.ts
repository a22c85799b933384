import { expect, test } from "vitest";
import type { Figure, Section } from "./data.ts";
import { beginSection, isArguedHere, type SectionEvent, sectionStep } from "./section-state.ts";

const FIGURE = { id: "figure-1", kind: "figure", says: [], question: null, line: null } as unknown as Figure;
const SECTION: Section = { id: "s", figures: [FIGURE, { ...FIGURE, id: "step-1", kind: "proof" }] };
const nothing = { solved: () => false, predicted: () => null };
const after = (...events: SectionEvent[]) => events.reduce(sectionStep, beginSection(SECTION, nothing));
const laid = (figure: string): SectionEvent => ({ kind: "laid", on: { figure, after: "" } });
const argue: SectionEvent = { kind: "argue", figure: "step-1", known: false };

test("a claim gives way to another figure, and is argued on when it lies there again", () => {
  const argued = after(laid("step-1"), argue);
  expect(isArguedHere(argued)).toBe(true);
  const away = sectionStep(argued, laid("figure-1"));
  expect(isArguedHere(away)).toBe(false);
  const back = [laid("step-1"), argue].reduce(sectionStep, away);
  expect(isArguedHere(back)).toBe(true);
});

test("a move that is tried ends with the next thing on the table", () => {
  const tried = after(laid("step-1"), argue, { kind: "tries-out", on: true });
  expect(tried.argued?.triesOut).toBe(true);
  expect(sectionStep(tried, laid("step-1")).argued?.triesOut).toBe(false);
});

test("what was said and hinted in an argument goes with it; what was said without one stays", () => {
  const said = { tone: "open", text: "So." } as const;
  const events: SectionEvent[] = [
    { kind: "say-above-hints", said },
    { kind: "hints", hints: ["Look."] },
  ];
  const left = after(laid("step-1"), argue, ...events, { kind: "left" });
  expect(left).toMatchObject({ on: null, argued: null, answer: { said: null, hints: [] } });
  expect(after(laid("figure-1"), ...events, { kind: "left" }).answer).toMatchObject({
    said,
    hints: ["Look."],
  });
});

test("whatever is laid on the table ends a judgement there", () => {
  const judged = { figure: "figure-1", claim: null, back: false };
  expect(after({ kind: "judge", judged }, laid("figure-1")).judged).toBeNull();
});

test("the way on comes next where there is no task, or it is done", () => {
  expect(after().done).toBe(false);
  expect(beginSection({ id: "s", figures: [FIGURE] }, nothing).done).toBe(true);
  expect(beginSection(SECTION, { ...nothing, solved: (id) => id === "step-1" }).done).toBe(true);
});
