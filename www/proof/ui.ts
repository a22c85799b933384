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

/** Text of the engine; clauses such as "(C8.2)" or "(B4, C8.1)" are set off, with the space before them. */
export function clauses(text: string): (string | HTMLElement)[] {
  const set = (clause: string): HTMLElement =>
    element("span", { class: "behind" }, " ", element("span", { class: "clause" }, clause));
  return text
    .split(/ ?\(((?:[A-F]\d+(?:\.\d+)?)(?:, ?[A-F]\d+(?:\.\d+)?)*)\)/)
    .map((part, index) => (index % 2 === 0 ? part : set(part)));
}
