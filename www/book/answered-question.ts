/**
 * The parts of a page that are public by each section. A beast’s question has given the ruling by the time that its
 * other sections open, and nobody asks for it again. A question that the next section plays out gives nothing before
 * that.
 */

import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Answer, Areas, Says } from "../chapter/data.ts";
import { controlWords } from "../chapter/words.ts";
import type { BookChapter, BookFigure, BookSection } from "./book.ts";
import { isSpecimen } from "./order.ts";

/** The sections as they are read. A statement about a place some moves ahead still waits, and so does an argument. */
export const asRead = (page: BookChapter): BookSection[] =>
  isSpecimen(page)
    ? page.sections.map((section, index) =>
        index === 0 ? section : { ...section, figures: section.figures.map(known).map(explained(page)) },
      )
    : settling(
        page.sections.map((section, index) => ({
          ...section,
          figures: section.figures.map((figure) => ({
            ...figure,
            ...playedOut(figure, page.sections.slice(index + 1)),
            ...(page.aside && figure.question && { alone: true }),
          })),
        })),
      );

/**
 * A question who controls what is played out by the sections that follow it at once, as long as they are on its board.
 * The last proof among them settles it; steps after that are about something else.
 */
function playedOut({ question, position }: BookFigure, next: readonly BookSection[]): Partial<BookFigure> {
  const maps = question?.kind === "choice" && question.answers.some(({ control }) => control);
  if (!maps) return {};
  const rows = ({ rows }: BookFigure["position"]): string => JSON.stringify(rows);
  const plays = next.map(({ figures }) =>
    figures.find(({ step, proof, position: at }) => {
      const from = step?.start ?? (proof ? at : null);
      return from !== null && rows(from) === rows(position);
    }),
  );
  const others = plays.indexOf(undefined);
  const same = others < 0 ? plays : plays.slice(0, others);
  const proofs = same.findLastIndex((figure) => figure?.proof);
  const own = proofs < 0 ? same : same.slice(0, proofs + 1);
  const [last, section] = [own.at(-1), next[own.length - 1]];
  if (!own[0]?.step || !last || !section) return {};
  const right = question.answers.find((answer) => answer.right)?.text.replace(/[.]$/, "");
  const shown = "It was shown in “";
  const replies = question.answers.map((answer) =>
    answer.right
      ? { tone: "solved" as const, text: `${guessed(answer)} ${shown}` }
      : { tone: "astray" as const, text: `${guessed(answer)} The right answer is: “${right}”. ${shown}` },
  );
  const { id, title } = section;
  return { later: true, settled: { by: last.id, section: id, title: title ?? "", replies } };
}

/** "You guessed: Nobody’s", of an answer that goes on to say why. */
function guessed({ text, right }: Answer): string {
  const [short = text] = text.split(":");
  return `You guessed: ${short}${right ? ", and so it is" : ""}.`;
}

/** The figure that settles a question says at its end what was guessed. */
const settling = (sections: BookSection[]): BookSection[] => {
  const asked = sections.flatMap(({ figures }) => figures.filter(({ settled }) => settled));
  return sections.map((section) => ({
    ...section,
    figures: section.figures.map((figure) => {
      const of = asked.find(({ settled }) => settled?.by === figure.id);
      return of?.question?.kind === "choice"
        ? { ...figure, settles: { asked: of.id, said: of.question.answers.map(guessed) } }
        : figure;
    }),
  }));
};

const known = (figure: BookFigure): BookFigure =>
  figure.kind === "figure"
    ? { ...figure, says: figure.says.map((item) => (item.after ? item : { ...item, known: true })) }
    : figure;

type Saying = BookFigure["says"][number];

/** Whether it says of the board as it stands, in the engine's words, who can lock what. */
const isLock = ({ kind, own, after }: Saying): boolean =>
  (kind === "lock" || kind === "refuted") && !own && !after;

const isWin = ({ kind, result, own, after }: Saying): boolean =>
  kind === "result" && result !== "jigo" && !own && !after;

/**
 * The explanations of locking and of the count, with the first of a beast's page that mentions them: some readers begin
 * with a beast.
 */
function explained(page: BookChapter): (figure: BookFigure) => BookFigure {
  const all = page.sections.slice(1).flatMap(({ figures }) => figures.flatMap(({ says }) => says));
  const [lock, win] = [all.find(isLock), all.find(isWin)];
  const told = ({ id, kind, player, text }: Saying): string => {
    if (id === lock?.id && player)
      return `${text.replace(/[.]$/, "")}: he ${kind === "lock" ? "can" : "can’t"} make two eyes there, whatever ${COLOR_NAMES[otherColor(player)]} does.`;
    return id === win?.id
      ? `${text} Of what a player controls, points without his own stones count, and so does each stone captured there or before.`
      : text;
  };
  return (figure) => ({
    ...figure,
    says: figure.says.map((item) => ({ ...item, text: told(item) })),
  });
}

/** The areas that may be drawn into a figure at once. */
export const knownAreas = ({ says }: Pick<BookFigure, "says">): Areas | null =>
  says.find((item) => item.known && item.control)?.control ?? null;

/** Such areas in words, beside the drawing of them. */
export function knownWords({ known, control, text }: Says): string {
  if (!known || !control) return text;
  return `${controlWords(control)}: see the figure.`;
}
