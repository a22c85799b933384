/** Makes room for reading on small phones: the board above the text shrinks while one scrolls on, and grows when it is wanted. */

/** As `style/page/reading-room.css` has it. */
const SMALL = "(max-width: 999px) and (min-height: 481px) and (max-height: 700px)";
/** So far one scrolls before it is meant. */
const ENOUGH = 28;

export function wireReadingRoom(): void {
  const table = document.querySelector<HTMLElement>("main.chapter > .table");
  if (!table) return;
  /** The board that is shown: a proof brings its own. */
  const shown = (): HTMLElement | undefined =>
    [...table.querySelectorAll<HTMLElement>(".view")].find((one) => one.offsetHeight > 0);
  let shrunk: HTMLElement | undefined;
  const root = document.documentElement;
  const small = matchMedia(SMALL);
  let from = scrollY;
  /** A touch that brings the board back is no move. */
  let swallow = false;

  function set(reading: boolean): void {
    if (root.classList.contains("reading") === reading) return;
    // What the board gives up stays empty behind the text, so that no line moves under the reader's eyes.
    shrunk?.style.removeProperty("margin-bottom");
    shrunk = shown();
    const before = shrunk?.offsetHeight ?? 0;
    root.classList.toggle("reading", reading);
    const less = before - (shrunk?.offsetHeight ?? 0);
    if (reading && less > 0) shrunk?.style.setProperty("margin-bottom", `${less}px`);
  }

  addEventListener(
    "scroll",
    () => {
      if (!small.matches) {
        set(false);
        return;
      }
      const by = scrollY - from;
      if (scrollY < 40) set(false);
      else if (by > ENOUGH) set(true);
      else if (by < -ENOUGH) set(false);
      // The farthest in either direction counts from there.
      if (Math.abs(by) > ENOUGH) from = scrollY;
    },
    { passive: true },
  );
  const onBoard = ({ target }: Event): boolean =>
    target instanceof Element && target.closest(".view") !== null;
  table.addEventListener(
    "pointerdown",
    (event) => {
      swallow = onBoard(event) && root.classList.contains("reading");
      if (swallow) set(false);
    },
    { capture: true },
  );
  table.addEventListener(
    "click",
    (event) => {
      if (swallow) event.stopPropagation();
      swallow = false;
    },
    { capture: true },
  );
  table.addEventListener("focusin", (event) => {
    if (onBoard(event)) set(false);
  });
  addEventListener("hashchange", () => set(false));
}
