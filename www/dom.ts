/** The few words of DOM that every view needs. Text is always set as text, never as markup. */
export { button, element } from "./make.ts";

/** The element with the focus beside this one: in a shadow root, a part of it; for the page that is the host. */
export const focusedBeside = (near: Node): Element | null =>
  (near.getRootNode() as Document | ShadowRoot).activeElement ?? null;

/** The element a page must have; its absence is a mistake in a template, so it is named. */
export function need<T extends Element>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Leads the link that skips the page's head to `place`, where the address is taken: it would be read as something of the page's own. */
export function skipTo(place: HTMLElement): void {
  need(document, ".skip").addEventListener("click", (event) => {
    event.preventDefault();
    place.focus();
  });
}
