import { expect, test } from "vitest";
import type { BookFigure, BookSection } from "./book.ts";
import { prose } from "./steps.ts";

const figure = {
  id: "step-1",
  kind: "question",
  title: "Whose?",
  caption: null,
  position: { rows: ["xo"], turn: "black" },
  diagram: "| x o |\n0 0 B 2",
  svg: '<svg class="printed" role="img" aria-label="A board." viewBox="0 0 64 32" width="64" height="32"><path/></svg>',
  link: null,
  step: null,
  question: { kind: "number", number: 2, right: "Two.", wrong: "Count again." },
  line: null,
  proof: null,
  map: null,
  says: [],
  laid: true,
} as unknown as BookFigure;

const section = (html: string): BookSection =>
  ({ id: "s", title: "S", html, figures: [figure] }) as unknown as BookSection;

test("what follows a line across comes after the step, all else is its task", () => {
  const { text } = prose(
    section('<p>Before</p><div data-figure="0"></div><p>Task</p>\n<hr />\n<p>Told later</p>'),
  );
  const [step = "", after = ""] = text.split('<div class="afterwards">');
  expect(step).toContain("<p>Task</p>");
  expect(step).not.toContain("Told later");
  expect(after).toContain("<p>Told later</p>");
  expect(prose(section('<div data-figure="0"></div><p>Task</p>')).text).not.toContain("afterwards");
});

test("what the engine does not decide is told apart from what it confirms, and so is the verdict of a claim", () => {
  const says = ["confirmed", "undecided"].map((verdict) => ({
    id: verdict,
    verdict,
    text: `It is ${verdict}.`,
  }));
  const proof = {
    claim: { player: "black", set: [0] },
    you: "claimant",
    verdict: "lock",
    find: [],
    solved: "So.",
  };
  const told = (decided: boolean): string =>
    prose({
      ...section('<div data-figure="0"></div>'),
      figures: [
        {
          ...figure,
          question: null,
          kind: "proof",
          proof: { ...proof, decided },
          says,
        } as unknown as BookFigure,
      ],
    }).text;
  const [confirmed = "", open = ""] = told(true).split("here is the source’s ruling:");
  expect(confirmed).toContain("It is confirmed.");
  expect(confirmed).not.toContain("It is undecided.");
  expect(open).toContain("It is undecided.");
  expect(open).not.toContain("It is confirmed.");
  expect(told(true)).toContain("The claim holds. So.");
  expect(told(false)).toContain("by the source’s ruling the claim holds");
});

test("before the reader has said whether a claim holds, nothing says which side can win", () => {
  const text = (proof: object, asksFirst = false): string =>
    prose(
      {
        ...section('<div data-figure="0"></div><p>You are White. Take it.</p>'),
        figures: [
          {
            ...figure,
            question: null,
            kind: "proof",
            proof: { find: [], solved: "So.", decided: true, atOnce: false, ...proof },
          } as unknown as BookFigure,
        ],
      },
      { asksFirst },
    ).text;
  const claim = { player: "black", set: [0] };
  const refuted = text({ claim, you: "refuter", verdict: "refuted" });
  const locked = text({ claim, you: "claimant", verdict: "lock" });
  for (const told of [refuted, locked]) {
    expect(told).toContain("You predict, then play");
    expect(told).not.toMatch(/You refute|You claim/);
  }
  // Nor where the moves begin at once: it says whose stones he has.
  expect(text({ claim, you: "refuter", verdict: "refuted", atOnce: true })).toContain("You are White");
  expect(text({ claim: null, find: [claim] })).toContain("You claim for Black");
  // What names the side and the way to win comes with the worst case.
  const task = (told: string): boolean => told.includes('<div class="task"><p>You are White.');
  expect(task(text({ claim, you: "refuter", verdict: "refuted" }, true))).toBe(true);
  expect(task(refuted)).toBe(false);
  expect(task(text({ claim: null, find: [claim] }, true))).toBe(false);
});
