/** Form fields with their labels, as every panel of the referee’s page uses them. */
import { element } from "../dom.ts";

export interface Field<T> {
  readonly element: HTMLElement;
  set(value: T): void;
}

let fields = 0;

function field(label: string, control: HTMLElement): HTMLElement {
  control.id = `field-${++fields}`;
  return element("div", { class: "field" }, element("label", { for: control.id }, label), control);
}

/** A choice from a list. */
export function select(
  label: string,
  options: readonly (readonly [string, string])[],
  onPick: (value: string) => void,
): Field<string> {
  const made = element("select", {}, ...options.map(([value, text]) => element("option", { value }, text)));
  made.addEventListener("change", () => onPick(made.value));
  return {
    element: field(label, made),
    set(value) {
      made.value = value;
    },
  };
}

/** A number. What is none, or lies outside, is not taken; the field goes back when it is left. */
export function number(
  label: string,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
  onPick: (value: number) => void,
): Field<number> {
  let current = min;
  const made = element("input", {
    type: "number",
    min: String(min),
    max: String(max),
    step: String(step),
    inputmode: step === 1 && min >= 0 ? "numeric" : "text",
  });
  made.addEventListener("change", () => {
    const value = made.valueAsNumber;
    const fine = Number.isFinite(value) && value >= min && value <= max && Number.isInteger(value / step);
    if (fine && value !== current) onPick(value);
    else made.value = String(current);
  });
  return {
    element: field(label, made),
    set(value) {
      current = value;
      if (made.value !== String(value)) made.value = String(value);
    },
  };
}

/** A line of text, taken when it is left or sent, or with each letter. */
export function line(
  label: string,
  onPick: (value: string) => void,
  when: "change" | "input" = "change",
): Field<string> {
  const made = element("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  let current = "";
  made.addEventListener(when, () => {
    if (made.value !== current) onPick(made.value);
  });
  return {
    element: field(label, made),
    set(value) {
      current = value;
      if (made.value !== value) made.value = value;
    },
  };
}

/** Any of a few, as joined buttons that are boxes to check. `note` says what they mean where one is. */
export function toggles<T extends string>(
  legend: string,
  options: readonly (readonly [T, string])[],
  note: string,
  onPick: (values: T[]) => void,
): Field<readonly T[]> {
  const boxes = options.map(([value, text]) => {
    const input = element("input", { type: "checkbox", value });
    input.addEventListener("change", () => onPick(picked()));
    return { value, input, label: element("label", {}, input, element("span", {}, text)) };
  });
  const picked = (): T[] => boxes.filter(({ input }) => input.checked).map(({ value }) => value);
  const words = element("p", { class: "hint-words", role: "status" });
  return {
    element: element(
      "fieldset",
      { class: "pair several-of" },
      element("legend", {}, legend),
      element("div", {}, ...boxes.map(({ label }) => label)),
      words,
    ),
    set(values) {
      for (const { value, input } of boxes) input.checked = values.includes(value);
      words.textContent = values.length > 0 ? note : "";
    },
  };
}

let groups = 0;

/** A choice among few, as joined buttons that are radios: arrow keys walk, one is chosen. */
export function segments<T extends string>(
  legend: string,
  options: readonly (readonly [T, string])[],
  onPick: (value: T) => void,
): Field<T> {
  const name = `play-choice-${++groups}`;
  const inputs = options.map(([value, text]) => {
    const input = element("input", { type: "radio", name, value });
    input.addEventListener("change", () => onPick(value));
    return { input, label: element("label", {}, input, element("span", {}, text)) };
  });
  return {
    element: element(
      "fieldset",
      { class: "pair" },
      element("legend", {}, legend),
      element("div", {}, ...inputs.map(({ label }) => label)),
    ),
    set(value) {
      for (const { input } of inputs) input.checked = input.value === value;
    },
  };
}
