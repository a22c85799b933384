/**
 * The parts that no first view waits for: the reader's progress, at the foot of the page, the bar of a low screen, the
 * way on from a done task, and the way to play on.
 */

import "./style/page/opened.css";
import "./style/lesson/walk.css";
import "./style/lesson/done.css";
import "./style/bar-again.css";
import { need } from "./dom.ts";
import { wireProgress } from "./progress/panel.tsx";

/** The milliseconds after a touch in which scrolling counts as the reader's own, and not as the page's. */
const BY_HAND = 1000;
/** The pixels up after which the reader wants the bar again; as many down, and it goes. */
const UP = 24;
const DOWN = 8;

/** On a low screen the bar goes with the text, and comes again with the first scrolling up. The sheets say where that is. */
function wireBar(): void {
  const root = document.documentElement;
  const menu = need<HTMLElement>(document, "#course");
  let [turned, last, moved] = [scrollY, scrollY, Number.NEGATIVE_INFINITY];
  const hand = (): void => {
    moved = performance.now();
  };
  for (const kind of ["touchmove", "wheel", "keydown"] as const)
    addEventListener(kind, hand, { passive: true });
  // Whoever walks there by keys sees where he is.
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(".top, .session-head")) root.classList.add("bar-again");
  });
  addEventListener(
    "scroll",
    () => {
      const shown = root.classList.contains("bar-again");
      const up = scrollY < last;
      const byHand = performance.now() - moved < BY_HAND;
      last = scrollY;
      // How far it goes one way is counted from where it turned.
      if (up === shown || !byHand) turned = scrollY;
      const away = scrollY <= 0 || (!up && (!byHand || scrollY > turned + DOWN));
      if (shown && away && !menu.classList.contains("open")) root.classList.remove("bar-again");
      else if (!shown && byHand && scrollY > 0 && scrollY < turned - UP) root.classList.add("bar-again");
    },
    { passive: true },
  );
}

export function wireLater(): void {
  wireProgress();
  wireBar();
  wireToPlay();
}

/** From a board of the book to playing on, and to other rule sets about it. */
/** Under "More", the way to play on from what is on the board: the link that its figure has in print. */
function wireToPlay(): void {
  const place = document.querySelector<HTMLElement>("[data-role=to-play]");
  const more = document.querySelector("[data-control=more]");
  if (!place || !more) return;
  more.addEventListener("click", () => {
    const figure = document.querySelector(".section.current .printed.on-table");
    const link = figure?.querySelector<HTMLAnchorElement>("a[data-play]");
    place.hidden = !link;
    if (!link) return;
    const [play, laws] = place.querySelectorAll("a");
    if (play) play.href = link.href;
    if (laws) laws.href = `${link.href}&view=referee&rules=ljrg,j2003,area,naj,jrg89`;
  });
}
