/**
 * The book's rulings on its positions by other rule sets: heads of boards, verdicts beside each other, maps of a
 * source's ruling.
 */
import type { PositionInput } from "../engine/engine.ts";
import type { KnownRuling } from "../laws/known.ts";
import { deadOn, keyOf, lineOf } from "../laws/known.ts";
import type { Book, BookChapter, BookFigure } from "./book.ts";
import { addressOf, pagesInOrder } from "./order.ts";

export function knownRulings(book: Book): KnownRuling[] {
  return pagesInOrder(book).flatMap((page) => {
    const figures = page.sections.flatMap((section) =>
      section.figures.map((figure) => ({ figure, href: `${addressOf(book, page)}#${section.id}` })),
    );
    const first = figures[0];
    return [
      ...(first ? ofHead(page, first.figure, first.href) : []),
      ...figures.flatMap(({ figure, href }) => ofFigure(page, figure, href)),
    ];
  });
}

type Place = Pick<KnownRuling, "key" | "line" | "title" | "href">;

function placeOf(page: BookChapter, figure: BookFigure, href: string): Place | null {
  const position = figure.position as PositionInput;
  const key = keyOf(position);
  return key === null ? null : { key, line: lineOf(position), title: page.title, href };
}

/** Each rule set's ruling on a board of the gallery, found again with every check of the book. */
function ofHead(page: BookChapter, figure: BookFigure, href: string): KnownRuling[] {
  const place = placeOf(page, figure, href);
  if (!place || !page.compared) return [];
  const decided = page.compared.law.filter(({ result, rules }) => result !== "?" && rules !== "ljrg");
  return decided.map(({ rules, result }) => ({ ...place, rules, result, by: null }));
}

function ofFigure(page: BookChapter, figure: BookFigure, href: string): KnownRuling[] {
  const place = placeOf(page, figure, href);
  if (!place) return [];
  const verdicts = (figure.verdicts ?? []).flatMap(({ rules, dead }) =>
    rules && dead ? [{ ...place, rules, dead, by: null }] : [],
  );
  const { map } = figure;
  const told = map?.rules
    ? [
        {
          ...place,
          rules: map.rules,
          dead: deadOn(stonesOf(figure.position as PositionInput), map),
          by: map.by,
        },
      ]
    : [];
  return [...verdicts, ...told];
}

/** Locations are numbered row by row; a comma is a place without one. */
const stonesOf = ({ rows }: PositionInput): ("black" | "white" | null)[] =>
  [...rows.join("").replace(/[\s|,]/g, "")].map((sign) =>
    /x/i.test(sign) ? "black" : /o/i.test(sign) ? "white" : null,
  );
