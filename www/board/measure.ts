/** Lines and letters keep a least size on small boards; CSS needs to know what a pixel is. */

import type { BoardFrame } from "./board-frame.ts";
import type { Drawing } from "./drawing.ts";

const watched = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls `apply` now and whenever the width of the element changes, as long as the element is there. */
export function watchWidth(element: Element, apply: () => void): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.();
  });
  watched.set(element, apply);
  observer.observe(element);
  apply();
}

/** Tells style and drawing how many pixels lie between two lines. */
export function fitDrawing(host: HTMLElement, frame: BoardFrame, drawing: Drawing): void {
  if (host.clientWidth === 0) return;
  const unit = host.clientWidth / frame.width;
  host.style.setProperty("--px", String(1 / unit));
  drawing.measure(unit);
}

/** Tells style how large the picture is, in distances between two lines. */
export function sizeHost(host: HTMLElement, frame: BoardFrame): void {
  host.style.setProperty("--across", String(frame.width));
  host.style.setProperty("--down", String(frame.height));
}
