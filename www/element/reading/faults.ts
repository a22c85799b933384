/** Sentences about what an author has told and can't be read. Fetched when there is something to say. Pure. */

import { COLOR_NAMES } from "../../board/color.ts";
import type { BoardShape } from "../../board/options.ts";
import { ATTRIBUTES, type FORMS, WORDS } from "./attributes.ts";
import { claimOf, namesOf, partsOf } from "./claim.ts";
import { neighbours, type Setup } from "./liberties.ts";
import { gapOf } from "./worst-case.ts";

/** A quotation of the author's text, shortened, and without characters that could disturb the sentence. */
export function quote(text: string): string {
  const plain = text.slice(0, 25).replace(/[^\P{C}]|[\u2028\u2029]/gu, "�");
  return `“${text.length > 24 ? `${plain.slice(0, 24)}…` : plain}”`;
}

const MEANT: Record<keyof typeof FORMS, string> = {
  board: "a word such as “torus” or the JSON of a board",
  at: "a number of moves",
  size: "columns and rows as “9x9”",
  home: "the address of a folder",
  src: "the address of a file",
  move: "a move as “b3”, “pass” or “cycle@8+b2”",
};

/** An option that `mount` doesn't have. */
export const unknownFault = (name: string): string =>
  `There is no option ${quote(name)}, so it is left out. There are position, ${ATTRIBUTES.join(", ")}.`;

/** "mode is view, play, prove, referee or problem, not “x”." */
export function attributeFault({ name, given }: { name: string; given: string }): string {
  const words: readonly string[] | undefined = WORDS[name as keyof typeof WORDS];
  const meant = words ? words.join(", ").replace(/, (\w+)$/, " or $1") : MEANT[name as keyof typeof MEANT];
  return `${name} is ${meant}, not ${quote(given)}.${curly(given)}`;
}

/** Programs for writing make quotes round that HTML wants straight, and then they are part of what stands there. */
const curly = (given: string): string =>
  /^[“”„«]|[“”»]$/.test(given) ? ' Quotes in HTML are straight ones: ".' : "";

const HOW = "It is written “black: all”, “white: a1, b2” or “black: **./...”.";

/** Why a claim is none, or is none that can be made (C5). */
export function claimFault(text: string, rows: readonly string[], shape: BoardShape, now: Setup): string {
  const { points } = shape;
  const parts = partsOf(text);
  if (!parts) return `The claim ${quote(text)} can’t be read. ${HOW}${curly(text)}`;
  if (!points.length) return "The claim is of no point: this board has none.";
  const claim = claimOf(text, rows, shape);
  if (!claim) return parts.rows ? rowFault(parts.rows, rows, text) : nameFault(parts.set, points, text);
  const gap = claim.set === "all" ? null : gapOf(neighbours(shape), now, claim.player, new Set(claim.set));
  const name = COLOR_NAMES[claim.player];
  const [inside, outside] = [points[gap?.inside ?? -1]?.name, points[gap?.outside ?? -1]?.name];
  return gap?.cut
    ? `${name} can’t claim this set: ${outside} outside it is ${name}’s too, beside ${inside}, and would have to be in it.`
    : `${name} can’t claim this set: ${inside} borders on ${outside} outside it, and is no stone of ${name}’s.`;
}

function nameFault(set: string, points: BoardShape["points"], text: string): string {
  const known = new Set(points.map(({ name }) => name));
  const wrong = namesOf(set).find((name) => !known.has(name.toLowerCase()));
  if (wrong === undefined) return `The claim ${quote(text)} is of no point. ${HOW}`;
  const where = /^i+\d+$/i.test(wrong)
    ? "No column is called i."
    : `Its points go from ${points[0]?.name} to ${points.at(-1)?.name}.`;
  return `The claim speaks of ${quote(wrong)}, which this board doesn’t have. ${where}`;
}

function rowFault(told: readonly string[], rows: readonly string[], text: string): string {
  if (told.length !== rows.length)
    return `The claim has ${told.length} ${told.length === 1 ? "row" : "rows"}, the board has ${rows.length}.`;
  for (const [y, row] of told.entries()) {
    const board = rows[y] ?? "";
    if (row.length !== board.length)
      return `Row ${y + 1} of the claim has ${row.length} signs, that of the board has ${board.length}.`;
    for (const [x, sign] of [...row].entries()) {
      const hole = board[x] === ",";
      if (hole ? sign === "*" : sign === ",")
        return `Row ${y + 1} of the claim has ${quote(sign)} in column ${x + 1}, where the board has ${hole ? "no" : "a"} point.`;
    }
  }
  return `The claim ${quote(text)} is of no point. ${HOW}`;
}
