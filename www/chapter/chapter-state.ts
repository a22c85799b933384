/** Which section of a chapter is read, and how far the reader is with each. Pure. */
import type { Sign } from "./course-signs.tsx";
import type { Section } from "./data.ts";

export interface ChapterState {
  readonly current: Section | null;
  /** The sections that have been read on this visit. */
  readonly opened: readonly Section[];
  /** Whether anything lies on the table yet. */
  readonly laid: boolean;
  /** The section that the reader wanted last and may not open yet. */
  readonly refused: Section | null;
  /** One a section. */
  readonly signs: readonly Sign[];
  /** Another object each time that the reader has turned the page. */
  readonly turned: object | null;
}

type ChapterEvent =
  /** `lays`: its figure, or one before it, lies on the table. */
  | { kind: "opened"; section: Section; lays: boolean }
  | { kind: "turned" }
  | { kind: "refused"; section: Section | null }
  | { kind: "signs"; signs: readonly Sign[] };

export const beginChapter = (signs: readonly Sign[]): ChapterState => ({
  current: null,
  opened: [],
  laid: false,
  refused: null,
  signs,
  turned: null,
});

export function chapterStep(state: ChapterState, event: ChapterEvent): ChapterState {
  switch (event.kind) {
    case "opened": {
      const { section } = event;
      const opened = state.opened.includes(section) ? state.opened : [...state.opened, section];
      return { ...state, current: section, opened, laid: state.laid || event.lays };
    }
    case "turned":
      return { ...state, turned: {} };
    case "refused":
      return { ...state, refused: event.section };
    case "signs":
      return { ...state, signs: event.signs };
  }
}
