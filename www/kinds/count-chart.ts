/** The chart to fill in: a field with two buttons for each part of both scores, and the sums beneath. */
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { button, element } from "../dom.ts";
import type { Color } from "../engine/engine.ts";
import { sign, uniqueId } from "../proof/ui.ts";
import type { PlayerScore } from "./problem.ts";
import { type Chart, PART_NAMES, PARTS, type Part, resultOfChart, total } from "./words/count-words.ts";
import { resultWords } from "./words/result-words.ts";

/** More than the largest board has points for. */
const MOST = 999;

export class Fields {
  readonly element = element("div", { class: "count-chart" });
  private readonly inputs = {} as Record<Color, Record<Part, HTMLInputElement>>;
  private readonly truths = {} as Record<Color, Record<Part, HTMLElement>>;
  private readonly totals = {} as Record<Color, HTMLElement>;
  private readonly result = element("output", { class: "count-result" });
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(private readonly changed: () => void) {
    const id = uniqueId("count");
    for (const color of COLORS) {
      this.inputs[color] = {} as Record<Part, HTMLInputElement>;
      this.truths[color] = {} as Record<Part, HTMLElement>;
      this.totals[color] = element("output", { class: "count-total" });
    }
    this.element.append(
      element(
        "div",
        { class: "count-row count-head" },
        element("span", {}),
        ...COLORS.map((color) => element("span", { id: `${id}-${color}` }, COLOR_NAMES[color])),
      ),
      ...PARTS.map((part) =>
        element(
          "div",
          { class: "count-row", role: "group", "aria-label": PART_NAMES[part] },
          element("span", { class: "count-name" }, PART_NAMES[part]),
          ...COLORS.map((color) => this.field(color, part)),
        ),
      ),
      element(
        "div",
        { class: "count-row count-sum" },
        element("span", { class: "count-name" }, "Score"),
        ...COLORS.map((color) => this.totals[color]),
      ),
      element("p", { class: "count-foot" }, element("span", {}, "Result"), this.result),
    );
    this.sum();
  }

  get chart(): Chart {
    const of = (color: Color): Chart[Color] => ({
      territory: this.value(color, "territory"),
      dead: this.value(color, "dead"),
      prisoners: this.value(color, "prisoners"),
    });
    return { black: of("black"), white: of("white") };
  }

  /** Whether anything but noughts is filled in. */
  get touched(): boolean {
    return COLORS.some((color) => PARTS.some((part) => this.value(color, part) > 0));
  }

  clear(): void {
    for (const color of COLORS) for (const part of PARTS) this.inputs[color][part].value = "0";
    this.sum();
  }

  /** Beside each field its truth; nothing more can be filled in. `given` is false where nobody answered. */
  settle(truth: Record<Color, PlayerScore>, given: boolean): void {
    this.element.classList.add("settled");
    for (const made of this.buttons) made.hidden = true;
    for (const color of COLORS)
      for (const part of PARTS) {
        const input = this.inputs[color][part];
        const real = truth[color][part];
        const right = this.value(color, part) === real;
        input.readOnly = true;
        if (!given) input.value = String(real);
        else
          this.truths[color][part].replaceChildren(
            sign(right ? "holds" : "fails"),
            element("span", { class: right ? "visually-hidden" : "" }, right ? "right" : String(real)),
          );
      }
    this.sum();
  }

  private value(color: Color, part: Part): number {
    const number = Math.floor(Number(this.inputs[color][part].value));
    return Number.isFinite(number) ? Math.min(MOST, Math.max(0, number)) : 0;
  }

  private field(color: Color, part: Part): HTMLElement {
    const name = `${COLOR_NAMES[color]}, ${PART_NAMES[part].toLowerCase()}`;
    const input = element("input", {
      type: "number",
      inputmode: "numeric",
      min: "0",
      max: String(MOST),
      step: "1",
      value: "0",
      "aria-label": name,
    });
    input.addEventListener("input", () => this.sum());
    // Whoever begins to write should not have to take the nought away first.
    input.addEventListener("focus", () => input.select());
    const step = (by: 1 | -1): void => {
      input.value = String(Math.min(MOST, Math.max(0, this.value(color, part) + by)));
      this.sum();
    };
    const less = button("−", "count-step", () => step(-1), { "aria-label": `One less: ${name}` });
    const more = button("+", "count-step", () => step(1), { "aria-label": `One more: ${name}` });
    // With the keyboard the field itself counts up and down.
    for (const made of [less, more]) made.tabIndex = -1;
    this.buttons.push(less, more);
    const truth = element("span", { class: "count-truth" });
    this.inputs[color][part] = input;
    this.truths[color][part] = truth;
    return element("span", { class: "count-field" }, less, input, more, truth);
  }

  private sum(): void {
    const { chart } = this;
    for (const color of COLORS) this.totals[color].textContent = String(total(chart[color]));
    const result = resultOfChart(chart);
    this.result.textContent = `${result}, ${resultWords(result)}`;
    this.changed();
  }
}
