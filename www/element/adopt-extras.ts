/** Boards that are more than plain grids: how they are drawn, and their looks. Fetched for the first of them. */
import "../board/extras/all-extras.ts";
import css from "../board/board.css?inline";

const made = new WeakMap<Document, CSSStyleSheet>();

export function adoptExtras(root: ShadowRoot): void {
  const document = root.ownerDocument;
  const sheet = made.get(document) ?? new (document.defaultView ?? globalThis).CSSStyleSheet();
  if (!made.has(document)) sheet.replaceSync(css);
  made.set(document, sheet);
  // Before the element's own, which have the last word.
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets.filter((one) => one !== sheet)];
}
