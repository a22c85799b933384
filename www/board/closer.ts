/** Two fingers bring a part of the board closer and move it. The page around stays as it is. */

const CLOSEST = 4;

export interface Closer {
  /** How many times larger the board is drawn. */
  scale(): number;
  /** Moves an element into what is seen of the board. */
  reveal(element: HTMLElement | undefined): void;
  reset(): void;
}

export function addCloser(host: HTMLElement, opening: HTMLElement, sheet: HTMLElement): Closer {
  let [scale, x, y] = [1, 0, 0];
  /** Where the fingers were, and what was seen then. */
  let held: { distance: number; midX: number; midY: number; scale: number; x: number; y: number } | null =
    null;
  const whole = document.createElement("button");
  whole.type = "button";
  whole.className = "whole";
  whole.textContent = "Whole board";
  whole.addEventListener("click", () => put(1, 0, 0));

  function put(nextScale: number, nextX: number, nextY: number): void {
    scale = Math.max(1, Math.min(CLOSEST, nextScale));
    // No edge of the board is pulled into the opening.
    x = Math.min(0, Math.max(nextX, opening.clientWidth * (1 - scale)));
    y = Math.min(0, Math.max(nextY, opening.clientHeight * (1 - scale)));
    const close = scale > 1.02;
    host.classList.toggle("closer", close);
    sheet.style.transform = close ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    if (close && !whole.isConnected) opening.append(whole);
    if (!close) whole.remove();
  }

  const fingers = ({ touches }: TouchEvent) => {
    const [one, two] = touches;
    if (!one || !two || touches.length !== 2) return null;
    const { left, top } = opening.getBoundingClientRect();
    return {
      distance: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
      midX: (one.clientX + two.clientX) / 2 - left,
      midY: (one.clientY + two.clientY) / 2 - top,
    };
  };

  opening.addEventListener(
    "touchstart",
    (event) => {
      const now = fingers(event);
      held = now && { ...now, scale, x, y };
      if (held) event.preventDefault();
    },
    { passive: false },
  );
  opening.addEventListener(
    "touchmove",
    (event) => {
      const now = fingers(event);
      if (!held || !now) return;
      event.preventDefault();
      const next = Math.max(1, Math.min(CLOSEST, (held.scale * now.distance) / Math.max(1, held.distance)));
      // The point under the fingers stays under them.
      const [onX, onY] = [(held.midX - held.x) / held.scale, (held.midY - held.y) / held.scale];
      put(next, now.midX - onX * next, now.midY - onY * next);
    },
    { passive: false },
  );
  for (const end of ["touchend", "touchcancel"] as const)
    opening.addEventListener(end, () => {
      held = null;
    });

  return {
    scale: () => scale,
    reset: () => put(1, 0, 0),
    reveal(element) {
      if (!element || scale === 1) return;
      const [seen, at] = [opening.getBoundingClientRect(), element.getBoundingClientRect()];
      const by = (low: number, high: number, from: number, to: number): number =>
        low < from ? from - low : high > to ? to - high : 0;
      put(
        scale,
        x + by(at.left, at.right, seen.left, seen.right),
        y + by(at.top, at.bottom, seen.top, seen.bottom),
      );
    },
  };
}
