/** The data that a chapter's page carries for its script. */
import type { PositionInput, Step } from "../engine/engine.ts";

export interface Figure {
  id: string;
  kind: "figure" | "step";
  caption: string | null;
  position: PositionInput;
  step: Step | null;
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

/** What lies on the table while a section is read: its step, or else its last figure. */
export function tableFigure(section: Section): Figure | null {
  return section.figures.find((figure) => figure.step) ?? section.figures.at(-1) ?? null;
}
