/** The data that a chapter's page carries for its script. */
import type { PositionInput, Step } from "../engine/engine.ts";

/** A question that is answered before the reader is told. */
export type Question =
  | { kind: "choice"; answers: { text: string; right: boolean; reply: string }[] }
  | { kind: "number"; number: number; right: string; wrong: string };

/** What is said about a figure's situation, and confirmed by the engine unless it says otherwise. */
export interface Says {
  id: string;
  /** `lock`, `refuted`, `control` and so on, as `tutorials/README.md` has them. */
  kind: string;
  verdict: "confirmed" | "undecided";
  text: string;
  /** Moves from the figure's situation, after which it holds. */
  after?: string;
  /** Whose claim it is, and the numbers of its locations. */
  player?: "black" | "white";
  set?: number[];
}

export interface Figure {
  id: string;
  kind: "figure" | "step" | "question";
  caption: string | null;
  position: PositionInput;
  step: Step | null;
  question: Question | null;
  says: Says[];
}

export interface Section {
  id: string;
  figures: Figure[];
}

export interface ChapterData {
  slug: string;
  sections: Section[];
}

/** Reads the data from the page; it was written by the build from checked chapters. */
export function readChapter(root: ParentNode): ChapterData | null {
  const text = root.querySelector("script[type='application/json']#chapter-data")?.textContent;
  return text ? (JSON.parse(text) as ChapterData) : null;
}

/** The section that a fragment names: by its own id or by that of a figure in it. Null when none does. */
export function sectionOf(chapter: ChapterData, fragment: string): Section | null {
  const id = decode(fragment.replace(/^#/, ""));
  return (
    chapter.sections.find(
      (section) => section.id === id || section.figures.some((figure) => figure.id === id),
    ) ?? null
  );
}

/** Links come from strangers: a fragment that can't be decoded is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a section asks for, if it asks for anything. */
export function asking(section: Section): Figure | null {
  return section.figures.find((figure) => figure.kind !== "figure") ?? null;
}

/** What lies on the table while a section is read: what it asks for, or else its last figure. */
export function tableFigure(section: Section): Figure | null {
  return asking(section) ?? section.figures.at(-1) ?? null;
}
