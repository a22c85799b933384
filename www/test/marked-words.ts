/** The words of a screen outside of every catalogue, when catalogues are marked (www/kit/words.ts). */
import { RULE_SETS } from "../engine/rule-sets.ts";

/** The words that a person reads or hears, piece by piece. The board has words of its own, and nobody reads code. */
function saidIn(root: Element, except: string): string[] {
  const said: string[] = [];
  const silent = ["[role=gridcell]", "script", "style", "textarea", "pre", "code", except]
    .filter(Boolean)
    .join();
  const walk = (node: Node): void => {
    if (node instanceof Text) said.push(node.data);
    if (!(node instanceof Element) || node.matches(silent)) return;
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      said.push(node.getAttribute(name) ?? "");
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return said;
}

/** A text without what stands in marks. Marks that are not closed stay, for somebody has cut a message. */
export function withoutMarked(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return less === text ? text : withoutMarked(less);
}

/** No words of a feature: points, columns, clauses, results, keys and days; colours, and the titles of rule sets. */
const KINDS: readonly RegExp[] = [
  /^[a-z]{1,2}\d{0,2}$/,
  /^[A-E]?\d+(\.\d+)*$/,
  /^[BW]\+[\d.]+$/,
  /^\(?(Black|White)\)?$/,
  /^(Esc|Tab|Enter)$/,
  /^(\d{1,2} )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \d{4})?$/,
];
const NAMES: ReadonlySet<string> = new Set([
  ...Object.values(RULE_SETS).flatMap(({ title, words, by }) => [title, words, by ?? ""]),
]);

/**
 * Every piece of text that no catalogue has said; `others` are words of the test, of data or of the
 * engine; what `except` selects is of a feature whose words have no catalogue yet.
 */
export function unmarkedIn(root: Element, others: readonly (string | RegExp)[] = [], except = ""): string[] {
  const isOther = (text: string): boolean =>
    NAMES.has(text) ||
    KINDS.some((kind) => kind.test(text)) ||
    others.some((other) => (typeof other === "string" ? other === text : other.test(text)));
  return saidIn(root, except)
    .map((text) => withoutMarked(text).trim())
    .filter((text) => /[\p{L}⟦⟧]/u.test(text) && !isOther(text));
}
