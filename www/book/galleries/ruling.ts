/** A ruling in two words, for the shelf of a beast that the reader has judged. */
import type { BookChapter } from "../book.ts";

/**
 * "Black by 2", "Jigo": from what the page says and the engine confirms about the board of its first question.
 * Captures before the diagram are not counted.
 */
export function rulingOf({ slug, sections }: BookChapter): string {
  const figures = sections.flatMap(({ figures }) => figures);
  const board = JSON.stringify(figures[0]?.position.rows);
  const says = figures
    .filter(({ position }) => JSON.stringify(position.rows) === board)
    .flatMap(({ says }) => says)
    .filter(({ after, verdict }) => !after && verdict === "confirmed");
  const result = says.flatMap(({ kind, result }) => (kind === "result" && result ? inShort(result) : []));
  if (result[0]) return result[0];
  // Who knows whose all points are knows the result: then the page should tell it.
  if (says.some(({ kind }) => kind === "control"))
    throw new Error(`${slug} tells who controls what and not the result: it needs a claim \`result\``);
  return "Not decided";
}

/** `B+3` as "Black by 3". */
function inShort(result: string): string {
  const [winner, points] = result.split("+");
  return points === undefined ? "Jigo" : `${winner === "B" ? "Black" : "White"} by ${points}`;
}
