/**
 * `loja-sizes.js`, a classic script for the head of a page: before anything is drawn it counts the columns and rows of
 * boards whose author did not tell their `size`, so that `loja.css` keeps their room.
 */
import { roomOf } from "./reading/room.ts";

function look(): void {
  for (const board of document.querySelectorAll("loja-board:not([size], [src], [board]):not(:defined)")) {
    // The parser may still be at it.
    let whole = document.readyState !== "loading";
    for (let node: Node | null = board; node && !whole; node = node.parentNode)
      whole = node.nextSibling !== null;
    const text = whole && board.querySelector("pre")?.textContent;
    const room = text ? roomOf(text, board.getAttribute("mode") ?? "view") : null;
    for (const [name, value] of Object.entries(room ?? {}))
      if (!board.hasAttribute(name)) board.setAttribute(name, value);
  }
}

const observer = new MutationObserver(look);
observer.observe(document, { childList: true, subtree: true });
// A script that makes boards later is told so: it may tell their size.
addEventListener("load", () => observer.disconnect());
document.addEventListener("DOMContentLoaded", look);
look();
