/** Small parts of DOM that the views of the proof table share. */
import type { Sign } from "../board/index.ts";
import { element, focusedBeside, button as plainButton } from "../dom.ts";
import type { Level } from "./lesson/lesson.ts";

const SVG = "http://www.w3.org/2000/svg";

export function svg(name: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const ICONS: Record<string, string> = {
  back: "M20 12H5m6-6-6 6 6 6",
  forward: "M4 12h15m-6-6 6 6-6 6",
  "undo-all": "M4 6v12M21 12H8m6-6-6 6 6 6",
  hint: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.4",
  // Two stones that change places; a disc in halves is the theme's.
  side: "M20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 4.5h4v4M9.5 19.5h-4v-4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** The line icons of the page's controls; decoration, each above its word. */
export function icon(name: string): SVGElement {
  const line = svg("path", { d: ICONS[name] ?? "", ...(name === "more" ? { class: "dots" } : {}) });
  const stone = svg("path", { class: "solid", d: "M11.5 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" });
  const box = { class: "glyph", viewBox: "0 0 24 24", width: "24", height: "24", "aria-hidden": "true" };
  return svg("svg", box, line, ...(name === "side" ? [stone] : []));
}

export const SIGN_WORDS: Record<Sign, string> = {
  holds: "holds",
  fails: "fails",
  open: "not yet decided",
  eye: "eye",
};

/** A sign beside a word: disc, cross, hollow disc, diamond. Told by shape first. */
export function sign(kind: Sign): SVGElement {
  const box = {
    class: `sign ${kind}`,
    viewBox: "0 0 12 12",
    width: "12",
    height: "12",
    "aria-hidden": "true",
  };
  if (kind === "fails") return svg("svg", box, svg("path", { d: "M2 2l8 8M10 2l-8 8" }));
  if (kind === "eye") return svg("svg", box, svg("path", { d: "M6 1l5 5-5 5-5-5z" }));
  return svg("svg", box, svg("circle", { cx: "6", cy: "6", r: kind === "holds" ? "4.5" : "4" }));
}

/** A button with a name for the focus to come back to: `data-key`, or else its text. */
export function button(
  ...[text, look, press, attributes]: Parameters<typeof plainButton>
): HTMLButtonElement {
  const made = plainButton(text, look, press, attributes);
  if (made.dataset.key === undefined && typeof text === "string") made.dataset.key = text;
  return made;
}

export function enable(button: HTMLElement, on: boolean): void {
  button.ariaDisabled = String(!on);
}

/** Says what failed, with a button where it can be done again. Whoever had the focus in it finds it by `refocus`. */
export function notice(
  host: HTMLElement,
  words: string,
  again: (() => void) | null,
  refocus: () => void,
): void {
  const inside = host.contains(focusedBeside(host));
  host.hidden = words === "";
  host.replaceChildren(element("p", {}, words), ...(again ? [button("Try again", "quiet", again)] : []));
  if (inside) refocus();
}

/** A choice among few, as joined buttons that are radios: arrow keys walk, one is chosen. */
export function choiceOf<T extends string>(
  legend: string | DocumentFragment,
  options: readonly (readonly [T, string])[],
  onPick: (value: T) => void,
): { element: HTMLElement; set(value: T | null): void } {
  const name = uniqueId("choice");
  const inputs = options.map(([value, text]) => {
    const input = element("input", { type: "radio", name, value });
    input.addEventListener("change", () => onPick(value));
    return { input, label: element("label", {}, input, element("span", {}, text)) };
  });
  const group = element(
    "fieldset",
    { class: "segments" },
    element("legend", {}, legend),
    element("div", {}, ...inputs.map(({ label }) => label)),
  );
  return {
    element: group,
    set(value) {
      for (const { input } of inputs) input.checked = input.value === value;
    },
  };
}

let last = 0;

/** An id that no other element of the page has: several tables may stand on one page. */
export const uniqueId = (name: string): string => `proof-${name}-${++last}`;

const drawn = new WeakMap<HTMLElement, string>();

/**
 * Draws a part anew, unless `key` says that it would look the same: a button must not be replaced while it is being
 * pressed. The focus comes back to what has the same `data-key`. Else, where something is to be pressed next, it goes
 * to the words above that, so that a second press of Enter does nothing unread; where nothing is, to the fallback.
 */
export function redraw(
  host: HTMLElement,
  fallback: (() => void) | null,
  key: string,
  draw: () => void,
): void {
  if (drawn.get(host) === key) return;
  drawn.set(host, key);
  const active = focusedBeside(host);
  const inside = active instanceof HTMLElement && host.contains(active) && active !== host;
  const focused = inside ? active.closest<HTMLElement>("[data-key]")?.dataset.key : undefined;
  const opened = [...host.querySelectorAll("details[open]")].map(({ textContent }) => textContent);
  draw();
  // What comes late shuts nothing that is being read.
  for (const fold of host.querySelectorAll("details")) fold.open ||= opened.includes(fold.textContent);
  if (!inside || (active.isConnected && host.contains(active))) return;
  const next = focused && host.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`);
  const ahead = host.querySelector<HTMLElement>("button.filled");
  const other = next || (ahead && (host.querySelector<HTMLElement>("[data-key=headline]") ?? ahead));
  if (other) other.focus({ preventScroll: true });
  else fallback?.();
}

const titled = (level: Level, attributes: Record<string, string>, ...words: (Node | string)[]): HTMLElement =>
  element(level === null ? "p" : `h${level}`, attributes, ...words);

/** The headline of what is said. The focus comes to it, but the Tab key does not. */
export const headline = (level: Level, ...words: (Node | string)[]): HTMLElement =>
  titled(level, { class: "headline", tabindex: "-1", "data-key": "headline" }, ...words);

/** The head of a part of the columns: its name, and what is to the right of it. */
export function partHead(level: Level, title: string, ...right: (Node | string)[]): HTMLElement {
  return element(
    "div",
    { class: "part-head" },
    titled(level, { class: "part-title" }, title),
    right.length > 0 && element("span", { class: "part-side" }, ...right),
  );
}

/** Text of the engine; clauses such as "(C8.2)" or "(B4, C8.1)" are set off, with the space before them. */
export function clauses(text: string): (string | HTMLElement)[] {
  const set = (clause: string): HTMLElement =>
    element("span", { class: "behind" }, " ", element("span", { class: "clause" }, clause));
  return text
    .split(/ ?\(((?:[A-F]\d+(?:\.\d+)?)(?:, ?[A-F]\d+(?:\.\d+)?)*)\)/)
    .map((part, index) => (index % 2 === 0 ? part : set(part)));
}
