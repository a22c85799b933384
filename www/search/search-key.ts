/** The way to the search from any page: its button, and the key `/`. Its parts load then. */
import { words } from "../kit/words.ts";

const KEY_WORDS = words("search.key", {
  notHere: "The search did not load. Try again when you are online.",
});

export function wireSearch(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>("[data-control=search]");
  const open = (): void => {
    import("./sheet.tsx").then(
      ({ openSearch }) => openSearch(),
      () => {
        for (const one of buttons) one.title = KEY_WORDS.notHere;
      },
    );
  };
  for (const one of buttons) one.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isWriting(event.composedPath()[0])) return;
    event.preventDefault();
    open();
  });
}

/** A reader who types wants the sign itself. */
const isWriting = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
