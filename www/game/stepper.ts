/** A whole number between two buttons. */
import { button, element } from "../dom.ts";

let steppers = 0;

export class Stepper {
  readonly element: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly words = element("p", { class: "choice-fault", role: "status" });

  constructor(
    label: string,
    private value: number,
    private range: { min: number; max: number },
    private readonly onPick: (value: number) => void,
  ) {
    const id = `stepper-${++steppers}`;
    this.words.id = `${id}-words`;
    this.input = element("input", {
      id,
      "aria-describedby": this.words.id,
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      size: "4",
    });
    this.input.addEventListener("change", () => this.typed());
    this.input.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      this.take(this.value + by);
    });
    const step = (by: number, sign: string, name: string): HTMLButtonElement =>
      button(sign, "one-step", () => this.take(this.value + by), { "aria-label": `${label}: ${name}` });
    this.element = element(
      "div",
      { class: "field" },
      element("label", { for: id }, label),
      element("div", { class: "stepper" }, step(-1, "−", "one less"), this.input, step(1, "+", "one more")),
      this.words,
    );
    this.show();
  }

  set(value: number, range = this.range): void {
    const before = this.value;
    this.range = range;
    this.value = Math.min(range.max, Math.max(range.min, value));
    // What is typed and wrong stays there to be mended while something else is changed.
    if (this.input.ariaInvalid === null || this.value !== before) this.show();
  }

  private typed(): void {
    const { min, max } = this.range;
    const text = this.input.value.trim().replace("−", "-");
    if (/^-?\d+$/.test(text) && this.fits(Number(text))) {
      this.take(Number(text));
      return;
    }
    this.input.ariaInvalid = "true";
    this.words.textContent = `A whole number from ${signed(min)} to ${signed(max)}, please.`;
  }

  private fits(value: number): boolean {
    return Number.isInteger(value) && value >= this.range.min && value <= this.range.max;
  }

  private take(value: number): void {
    if (this.fits(value) && value !== this.value) {
      this.value = value;
      this.onPick(value);
    }
    this.show();
  }

  private show(): void {
    this.input.ariaInvalid = null;
    this.words.textContent = "";
    this.input.value = signed(this.value);
  }
}

const signed = (value: number): string => String(value).replace("-", "−");
