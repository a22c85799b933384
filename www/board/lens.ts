/** A lens above a finger that rests on small points: it shows what lies there, follows the finger, and lets go where it is lifted. */
import type { Location } from "./options.ts";

/** How long a finger rests before it asks for the lens: less than a browser waits for its own menu. */
const REST = 260;
/** Beyond so many pixels it has not rested, but scrolled. */
const STILL = 8;
/** How many points the lens shows across. */
const ACROSS = 5;

export interface Lensed {
  host: HTMLElement;
  /** The sheet to touch. */
  sheet: HTMLElement;
  /** Whether points are so small that a lens is wanted. */
  wanted(): boolean;
  drawing(): SVGSVGElement;
  locate(x: number, y: number): Location | null;
  /** Where a point lies in the drawing, in distances between two lines. */
  spot(at: Location): { x: number; y: number } | null;
  choose(at: Location): void;
}

export function addLens({ host, sheet, wanted, drawing, locate, spot, choose }: Lensed): void {
  let resting: number | undefined;
  let from = { x: 0, y: 0 };
  let lens: { element: HTMLElement; svg: SVGSVGElement; at: Location | null } | null = null;

  function open(x: number, y: number): void {
    const element = document.createElement("div");
    element.className = "lens";
    const svg = drawing().cloneNode(true) as SVGSVGElement;
    const ring = document.createElement("span");
    element.append(svg, ring);
    host.append(element);
    lens = { element, svg, at: null };
    element.style.setProperty("--px", String(ACROSS / element.clientWidth));
    move(x, y);
  }

  function move(x: number, y: number): void {
    if (!lens) return;
    const { element, svg } = lens;
    lens.at = locate(x, y);
    element.classList.toggle("off", lens.at === null);
    const centre = lens.at === null ? null : spot(lens.at);
    if (centre)
      svg.setAttribute("viewBox", `${centre.x - ACROSS / 2} ${centre.y - ACROSS / 2} ${ACROSS} ${ACROSS}`);
    // Above the finger, or beside it where there is no room; never off the screen.
    const size = element.offsetWidth;
    const left = Math.max(4, Math.min(x - size / 2, innerWidth - size - 4));
    const above = y - size - 36;
    element.style.left = `${above < 4 ? (x < innerWidth / 2 ? Math.min(x + 44, innerWidth - size - 4) : Math.max(4, x - size - 44)) : left}px`;
    element.style.top = `${Math.max(4, above)}px`;
  }

  function close(): Location | null {
    clearTimeout(resting);
    const at = lens?.at ?? null;
    lens?.element.remove();
    lens = null;
    return at;
  }

  sheet.addEventListener(
    "touchstart",
    ({ touches }) => {
      close();
      const [touch] = touches;
      if (touches.length !== 1 || !touch || !wanted()) return;
      from = { x: touch.clientX, y: touch.clientY };
      resting = window.setTimeout(() => open(from.x, from.y), REST);
    },
    { passive: true },
  );
  sheet.addEventListener(
    "touchmove",
    (event) => {
      const [touch] = event.touches;
      if (!touch) return;
      if (lens) {
        // The finger looks for a point; the page stays where it is.
        event.preventDefault();
        move(touch.clientX, touch.clientY);
      } else if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STILL) clearTimeout(resting);
    },
    { passive: false },
  );
  sheet.addEventListener("touchend", (event) => {
    const open = lens !== null;
    const at = close();
    if (!open) return;
    // No click follows: what the lens showed is what is meant.
    event.preventDefault();
    if (at !== null) choose(at);
  });
  sheet.addEventListener("touchcancel", () => close());
  sheet.addEventListener("contextmenu", (event) => {
    if (lens) event.preventDefault();
  });
}
