/** Enter is the next thing on every page, and so is N: what its one filled button does. */

/** Elements that answer Enter themselves when they have the focus. */
const ANSWERS =
  "a, button, input, textarea, select, summary, dialog, loja-board, [role=gridcell], [tabindex='0'], [contenteditable]";
/** Elements that take letters. */
const WRITES = "textarea, select, input:not([type=radio], [type=checkbox]), loja-board, [contenteditable]";

const isInSight = (element: HTMLElement): boolean =>
  element.checkVisibility() && element.closest("dialog") === null;

/** The next thing; null where there is none, or more than one could be meant. */
export function nextThing(page: ParentNode, isSeen = isInSight): HTMLElement | null {
  const found = [...page.querySelectorAll<HTMLElement>("main :is(a, button).filled")].filter(
    (element) => element.getAttribute("aria-disabled") !== "true" && isSeen(element),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a key asks for the next thing, wherever the focus is. */
export function asksNext(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  const within = (what: string): boolean => target instanceof Element && target.closest(what) !== null;
  return key === "Enter" ? !within(ANSWERS) : key.toLowerCase() === "n" && !within(`dialog, ${WRITES}`);
}

export function wireNext(): void {
  addEventListener("keydown", (event) => {
    if (!asksNext(event) || document.querySelector("dialog[open]")) return;
    const next = nextThing(document);
    if (!next) return;
    event.preventDefault();
    const { top, bottom } = next.getBoundingClientRect();
    // Nothing is pressed unseen: the first key brings it into sight.
    if (top < 0 || bottom > innerHeight) next.focus();
    else next.click();
  });
}
