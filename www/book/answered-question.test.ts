import { expect, test } from "vitest";
import { asRead, knownAreas, knownWords } from "./answered-question.ts";
import type { BookChapter, BookFigure } from "./book.ts";

const control = { black: [0, 1], white: [] };
const figure = (kind: string): BookFigure =>
  ({
    kind,
    says: [
      { id: "a", text: "Control from the upper row down, B for Black: BB.", control },
      { id: "b", after: "a1" },
    ],
  }) as unknown as BookFigure;
const page = (beast: object | null): BookChapter =>
  ({
    beast,
    sections: ["question", "figure", "proof"].map((kind) => ({ figures: [figure(kind)] })),
  }) as unknown as BookChapter;

const known = (page: BookChapter): string[] =>
  asRead(page).flatMap(({ figures }) =>
    figures.flatMap(({ kind, says }) => says.filter((item) => item.known).map(({ id }) => `${kind} ${id}`)),
  );

test("of a beast the ruling is known once its question is answered, but no later move and no proof", () => {
  expect(known(page({ number: 7 }))).toEqual(["figure a"]);
  expect(known(page(null))).toEqual([]);
});

test("a question about control that the next section plays on its board tells nothing before that", () => {
  const rows = [".x", "o."];
  const asked = { kind: "choice", answers: [{ text: "", right: true, reply: "", control }] };
  const question = (answers: object) => ({ ...figure("question"), question: answers, position: { rows } });
  const step = (rows: string[]) => ({ ...figure("step"), id: "step", step: { start: { rows } } });
  const told = (...figures: object[]): (boolean | undefined)[] =>
    asRead({
      beast: null,
      sections: figures.map((one) => ({ figures: [one] })),
    } as unknown as BookChapter).flatMap(({ figures }) => figures.map(({ later }) => later));
  expect(told(question(asked), step(rows))).toEqual([true, undefined]);
  expect(told(question(asked), step(["..", "o."]))).toEqual([undefined, undefined]);
  expect(told(question(asked))).toEqual([undefined]);
  expect(told(question({ kind: "number" }), step(rows))).toEqual([undefined, undefined]);
  const proof = { ...figure("proof"), id: "last", proof: {}, position: { rows } };
  const sections = [question(asked), step(rows), proof, step(["..", "o."]), step(rows)];
  const [first] = asRead({
    beast: null,
    sections: sections.map((one) => ({ figures: [one] })),
  } as unknown as BookChapter);
  expect(first?.figures[0]?.settled?.by).toBe("last");
});

test("what is known of control can be drawn at once, and is told in words", () => {
  const [, ruling] = asRead(page({ number: 7 }));
  const [first] = ruling?.figures ?? [];
  expect(first && knownAreas(first)).toEqual(control);
  expect(knownAreas(figure("figure"))).toBeNull();
  expect(first?.says.map(knownWords)[0]).toBe("Black controls 2 points, and White none: see the figure.");
  expect(figure("figure").says.map(knownWords)[0]).toMatch(/^Control from/);
});

test("a beast's page says what counts where it first says who wins", () => {
  const says = (text: string, id: string) => ({
    ...figure("figure"),
    says: [{ id, kind: "result", result: "B+1", text }],
  });
  const beast = {
    beast: { number: 1 },
    sections: [
      { figures: [figure("question")] },
      { figures: [says("Black wins by 1.", "c"), says("White wins by 3.", "d")] },
    ],
  } as unknown as BookChapter;
  const texts = asRead(beast)[1]?.figures.map(({ says }) => says[0]?.text);
  expect(texts?.[0]).toMatch(/^Black wins by 1\. .*without his own stones count/);
  expect(texts?.[1]).toBe("White wins by 3.");
});
