import { expect, test } from "vitest";
import { beginChapter, chapterStep } from "./chapter-state.ts";
import type { Section } from "./data.ts";

const [one, two] = ["one", "two"].map((id) => ({ id, figures: [] }) as Section) as [Section, Section];

test("a section that was opened stays open behind the next, and the board that lies there stays", () => {
  let state = chapterStep(beginChapter([]), { kind: "opened", section: one, lays: true });
  state = chapterStep(state, { kind: "opened", section: two, lays: false });
  expect(state).toMatchObject({ current: two, opened: [one, two], laid: true });
  expect(chapterStep(state, { kind: "opened", section: one, lays: false }).opened).toBe(state.opened);
});

test("each turn of the page is another, to the same section too", () => {
  const state = chapterStep(beginChapter([]), { kind: "turned" });
  expect(chapterStep(state, { kind: "turned" }).turned).not.toBe(state.turned);
});
