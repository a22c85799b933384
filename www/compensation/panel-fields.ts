/** What all calculators are made of: fields with names, and words that follow what is typed. */
import { element } from "../dom.ts";

let fields = 0;

/** A field with its name above it. */
export function field<T extends HTMLElement>(label: string, input: T): HTMLElement {
  input.id = `calculator-${++fields}`;
  return element("p", { class: "field" }, element("label", { for: input.id }, label), input);
}

export const typed = (value: string, mode = "decimal"): HTMLInputElement =>
  element("input", { type: "text", inputmode: mode, value, autocomplete: "off", spellcheck: "false" });

export const choice = (names: string[], chosen: string): HTMLSelectElement => {
  const select = element("select", {}, ...names.map((name) => element("option", { value: name }, name)));
  select.value = chosen;
  return select;
};

/** Says the answer again whenever something is typed. */
export function panel(room: HTMLElement, inputs: HTMLElement[], say: (told: HTMLElement) => void): void {
  const told = element("div", { class: "calculator-told", role: "status" });
  const update = (): void => {
    told.replaceChildren();
    say(told);
  };
  room.replaceChildren(element("div", { class: "fields" }, ...inputs), told);
  room.addEventListener("input", update);
  update();
}

export const line = (told: HTMLElement, text: string): void => told.append(element("p", {}, text));

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

export const whole = (input: HTMLInputElement, least: number, most: number): number | null => {
  const value = /^\d{1,3}$/.test(input.value.trim()) ? Number(input.value) : Number.NaN;
  return value >= least && value <= most ? value : null;
};
