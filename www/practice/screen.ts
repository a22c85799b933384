/** What the screens of practice have in common that are no problem: the way back, a heading, a place to fill. */
import { button, element } from "../dom.ts";
import { addressOf } from "./route.ts";

export const NO_PART = "This part did not load. Look whether you are online, then try again.";

export const wayBack = (): HTMLElement =>
  element("p", { class: "way-back" }, element("a", { href: addressOf({ kind: "hub" }) }, "Practice"));

/** A screen with a heading, and the place for somebody's part. */
export function screen(host: HTMLElement, title: string): HTMLElement {
  const place = element("div", { class: "screen-part" });
  const head = element("header", { class: "opening" }, element("h1", { tabindex: "-1" }, title));
  host.replaceChildren(wayBack(), head, place);
  return place;
}

/** Something that did not come, in words, and what one can do. */
export function sorry(host: HTMLElement, title: string, words: string, again: (() => void) | null): void {
  screen(host, title).append(
    element(
      "div",
      { class: "notice", role: "alert" },
      element("p", {}, words),
      again && button("Try again", "quiet", again),
    ),
  );
}
