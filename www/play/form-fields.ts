/** A choice among few, as the dispute of a game has it: no view yet. */
import { element } from "../dom.ts";

export interface Field<T> {
  readonly element: HTMLElement;
  set(value: T): void;
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
