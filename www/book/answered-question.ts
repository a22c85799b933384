/** What a beast’s question has told by the time that its other sections open: it is not asked for again. */
import type { Areas, Says } from "../chapter/data.ts";
import type { BookChapter, BookFigure, BookSection } from "./book.ts";
import { isBeast } from "./order.ts";

/** The sections as they are read. What lies some moves ahead is still asked for, and so is what is argued. */
export const asRead = (page: BookChapter): BookSection[] =>
  isBeast(page)
    ? page.sections.map((section, index) =>
        index === 0 ? section : { ...section, figures: section.figures.map(known) },
      )
    : page.sections;

const known = (figure: BookFigure): BookFigure =>
  figure.kind === "figure"
    ? { ...figure, says: figure.says.map((item) => (item.after ? item : { ...item, known: true })) }
    : figure;

/** The areas that may be drawn into a figure at once. */
export const knownAreas = ({ says }: Pick<BookFigure, "says">): Areas | null =>
  says.find((item) => item.known && item.control)?.control ?? null;

/** Such areas in words, beside the drawing of them. */
export function knownWords({ known, control, text }: Says): string {
  if (!known || !control) return text;
  const { black, white } = control;
  if (black.length + white.length === 0) return "Nobody controls a point.";
  const points = (list: number[]): string =>
    list.length === 0 ? "no point" : list.length === 1 ? "one point" : `${list.length} points`;
  return `Black controls ${points(black)}, White ${points(white)}: see the figure.`;
}
