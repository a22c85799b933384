/** The bar of a low screen, which goes with the text: it comes again where the reader wants it. */
import "./style/bar-again.css";
import { need } from "./dom.ts";

/** The milliseconds after a touch in which scrolling counts as the reader's own, and not as the page's. */
const BY_HAND = 1000;
/** The pixels up after which the reader wants the bar again; as many down, and it goes. */
const UP = 24;
const DOWN = 8;

/** On a low screen the bar goes with the text, and comes again with the first scrolling up. The sheets say where that is. */
export function wireBar(): void {
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
