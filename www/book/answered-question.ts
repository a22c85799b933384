/** What is told by when. A beast’s question has told the ruling by the time that its other sections open, and it is not asked
 * for again. A question that the next section plays out tells nothing before that. */
import type { Areas, Says } from "../chapter/data.ts";
import type { BookChapter, BookFigure, BookSection } from "./book.ts";
import { isBeast } from "./order.ts";

/** The sections as they are read. What lies some moves ahead is still asked for, and so is what is argued. */
export const asRead = (page: BookChapter): BookSection[] =>
  isBeast(page)
    ? page.sections.map((section, index) =>
        index === 0 ? section : { ...section, figures: section.figures.map(known) },
      )
    : page.sections.map((section, index) => ({
        ...section,
        figures: section.figures.map((figure) => ({
          ...figure,
          ...(playedOut(figure, page.sections[index + 1]) && { later: true }),
          ...(page.aside && figure.question && { alone: true }),
        })),
      }));

/** Whether a question asks who controls what, and the next section begins to play on its board. */
function playedOut({ question, position }: BookFigure, next: BookSection | undefined): boolean {
  const maps = question?.kind === "choice" && question.answers.some(({ control }) => control);
  const rows = ({ rows }: BookFigure["position"]): string => JSON.stringify(rows);
  return maps && next?.figures.some(({ step }) => step && rows(step.start) === rows(position)) === true;
}

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
