/** A link to a definition opens it in place: a box under the paragraph, which pushes the rest down and covers nothing. */
import { button, element } from "./dom.ts";

/** Wakes the links whose definitions the page has with it. All others stay plain links. */
export function wireTerms(): void {
  const terms = document.querySelector<HTMLTemplateElement>("template#terms");
  if (!terms) return;
  const panel = element("div", { class: "term-panel", role: "dialog", tabindex: "-1", hidden: "" });
  /** The link that was pressed, to which the reader goes back. */
  let opener: HTMLAnchorElement | null = null;

  const definition = (link: HTMLAnchorElement): Element | null => {
    const id = new URL(link.href, location.href).hash.slice(1);
    return id ? terms.content.querySelector(`[data-term="${CSS.escape(id)}"]`) : null;
  };

  function close(back: boolean): void {
    if (panel.hidden) return;
    panel.hidden = true;
    opener?.setAttribute("aria-expanded", "false");
    if (back) opener?.focus();
    opener = null;
  }

  function open(link: HTMLAnchorElement, found: Element): void {
    // A term within a definition takes its place; the way back is still to where one read.
    if (!panel.contains(link)) {
      close(false);
      opener = link;
      link.setAttribute("aria-expanded", "true");
      (link.closest("p, ul, ol, table, figure, h2, h3") ?? link).after(panel);
    }
    const leave = button("×", "term-close", () => close(true), { "aria-label": "Close" });
    panel.replaceChildren(leave, ...found.cloneNode(true).childNodes);
    panel.ariaLabel = found.querySelector(".term-title")?.textContent ?? "";
    panel.hidden = false;
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>("a.term"))
    if (definition(link)) {
      link.setAttribute("aria-haspopup", "dialog");
      link.setAttribute("aria-expanded", "false");
    }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.term") : null;
    // With a key held down, a link is a link: to another tab, to another window, to disk.
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && event.button === 0;
    const found = link && plain && definition(link);
    if (!link || !found) return;
    event.preventDefault();
    if (link === opener) close(true);
    else open(link, found);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && !opener?.contains(target)) close(false);
  });
  panel.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && relatedTarget !== opener)
      close(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close(true);
  });
  addEventListener("hashchange", () => close(false));
}
