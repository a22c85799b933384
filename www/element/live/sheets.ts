/** Styles of the live part, for the element's own root alone: nothing of them may reach the author's page. */

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** One sheet for all elements of a document; it belongs to that document, also where it is a frame's. */
function sheetOf(document: Document, css: string): CSSStyleSheet {
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, sheets);
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Puts styles after those that are there; what comes back takes them away. */
export function adopt(root: ShadowRoot, ...styles: string[]): () => void {
  const sheets = styles
    .map((css) => sheetOf(root.ownerDocument, css))
    .filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
