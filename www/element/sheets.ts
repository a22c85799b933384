/** The styles of all elements of a document: made once, and allowed by every policy, since nothing stands in the page. */
import board from "../board/figure.css?inline";
import own from "./element.css?inline";

const made = new WeakMap<Document, CSSStyleSheet>();

export function sheetsOf(document: Document): CSSStyleSheet[] {
  let sheet = made.get(document);
  if (!sheet) {
    // A sheet belongs to its document, also to that of a frame.
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(board + own);
    made.set(document, sheet);
  }
  return [sheet];
}
