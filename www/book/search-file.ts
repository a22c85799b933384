/** The index of the search: sections, words, clauses, beasts and positions, taken from the rendered book. */
import type { Asked, Document, Position, SearchFile } from "../search/documents.ts";
import type { Book, BookChapter, BookFigure, BookSection } from "./book.ts";
import {
  addressOf,
  chapterName,
  chapterOf,
  isBeast,
  isSpecimen,
  pagesInOrder,
  questionOf,
  specimenName,
} from "./order.ts";

/** The page whose sections are the clauses of the rules. */
const CLAUSES = "precise-rules";

export function searchFile(book: Book): SearchFile {
  const positions: Position[] = [];
  const documents = pagesInOrder(book).flatMap((page) =>
    page.sections.flatMap((section, index) => {
      const after = index > 0 && isSpecimen(page) ? asked(page) : undefined;
      const figures = section.figures.map((figure, at) => {
        positions.push(positionOf(figure));
        return figureDocument(book, page, section, figure, at, positions.length - 1);
      });
      const all = [...sectionDocuments(book, page, section, index, figures), ...figures];
      return after ? all.map((one) => ({ ...one, after })) : all;
    }),
  );
  return { first: book.chapters[0]?.slug ?? "", documents, positions };
}

const asked = (page: BookChapter): Asked | undefined =>
  isSpecimen(page) ? { page: page.slug, question: questionOf(page).id } : undefined;

function sectionDocuments(
  book: Book,
  page: BookChapter,
  section: BookSection,
  index: number,
  figures: Document[],
): Document[] {
  const address = `${addressOf(book, page)}#${section.id}`;
  const place = placeOf(book, page);
  if (isBeast(page) && index === 0) {
    const { number, name, shape } = page.beast;
    const position = figures.at(-1)?.position;
    return [
      {
        group: "beasts",
        title: name ?? "Nameless",
        place,
        address: addressOf(book, page),
        text: [page.lead, plain(section.html), shape.join(", ")].join(" "),
        code: String(number),
        ...(position === undefined ? {} : { position }),
      },
    ];
  }
  if (page.slug === CLAUSES && section.title !== null) return clauseDocuments(section, address, place);
  const lead = index === 0 ? page.lead : "";
  return [
    {
      group: "chapters",
      title: section.title ?? page.title,
      place: section.title === null ? abovePage(book, page) : place,
      address: index === 0 && section.title === null ? addressOf(book, page) : address,
      text: [lead, plain(section.html)].filter(Boolean).join(" "),
    },
  ];
}

/** A section of the precise rules: the word it defines, and each of its clauses. */
function clauseDocuments(section: BookSection, address: string, place: string): Document[] {
  const [, code = "", word = ""] = /^([A-E]\d+(?:\.\d+\w?)?) (.*)$/.exec(section.title ?? "") ?? [];
  const paragraphs = section.html.match(/<p>[\s\S]*?<\/p>/g) ?? [];
  const numbered = /^<p><strong>([A-E]\d+\.\d+\w?)<\/strong>/;
  const said = paragraphs
    .filter((text) => !numbered.test(text))
    .map(plain)
    .filter(Boolean);
  const clauses = paragraphs.flatMap((text): Document[] => {
    const [whole, clause] = numbered.exec(text) ?? [];
    if (!whole || !clause) return [];
    const words = plain(text.slice(whole.length));
    return [{ group: "clauses", title: clause, place: word, address, text: words, code: clause }];
  });
  return [{ group: "words", title: word, place, address, text: said.join(" "), code }, ...clauses];
}

function figureDocument(
  book: Book,
  page: BookChapter,
  section: BookSection,
  figure: BookFigure,
  at: number,
  position: number,
): Document {
  const own = isSpecimen(page) ? specimenName(page) : page.title;
  const text = [figure.title, figure.caption].filter(Boolean).join(". ");
  return {
    group: "positions",
    title: figure.title ?? section.title ?? page.title,
    place: [own, section.title].filter(Boolean).join(" › "),
    address: `${addressOf(book, page)}#${at === section.figures.length - 1 ? section.id : figure.id}`,
    text: plain(text),
    position,
  };
}

function positionOf({ position }: BookFigure): Position {
  const {
    rows,
    board_edges: edges,
    glue,
    board,
  } = position as {
    rows: string[];
    board_edges?: Position["edges"];
    glue?: unknown;
    board?: unknown;
  };
  return {
    rows,
    ...(edges && { edges }),
    ...(glue !== undefined || board !== undefined ? { odd: true } : {}),
  };
}

/** Where a page itself stands: by its number, or under the title of its chapter. */
function abovePage(book: Book, page: BookChapter): string {
  const chapter = chapterOf(book, page);
  return chapter === page ? chapterName(book, page) : chapter.title;
}

function placeOf(book: Book, page: BookChapter): string {
  const chapter = chapterOf(book, page);
  if (chapter === page) return page.title;
  return `${chapter.title} › ${isSpecimen(page) ? specimenName(page) : page.title}`;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The words of a text. */
export const plain = (markup: string): string =>
  markup
    .replace(/<thead>[\s\S]*?<\/thead>/g, "")
    // A row of a table is read as a sentence.
    .replace(/<\/td>\s*<td[^>]*>/g, ", ")
    .replace(/<\/td>\s*<\/tr>/g, ". ")
    .replace(/<\/(?:p|li|td|th|tr|h\d|div)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
