/** The few words of DOM that every view needs. Text is always set as text, never as markup. */

type Child = Node | string | null | undefined | false;

/** Creates an element with attributes and children; absent children are skipped. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  for (const child of children) if (child) made.append(child);
  return made;
}

/** The element a page must have; its absence is a mistake in a template, so it is named. */
export function need<T extends Element>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/** A button that does something. One that is off keeps its place in the order of keys, and does nothing. */
export function button(
  text: string | Node,
  look: string,
  press: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const made = element("button", { type: "button", class: look, ...attributes }, text);
  made.addEventListener("click", () => {
    if (made.ariaDisabled !== "true") press();
  });
  return made;
}
