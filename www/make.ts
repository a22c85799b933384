/** Elements and buttons: the two words of DOM that an element in somebody's page needs too. */

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
