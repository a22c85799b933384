/** Whether the game has clocks, and how much time. */
import { element } from "../dom.ts";
import { number, segments } from "../play/form-fields.ts";
import type { Allowance } from "./clock.ts";

export class ClockChoice {
  readonly element: HTMLElement;
  private clock: Allowance = { main: 10 * 60_000, periods: 5, period: 30_000 };
  private on = false;

  constructor() {
    const change = (part: Partial<Allowance>): void => {
      this.clock = { ...this.clock, ...part };
    };
    const main = number("Minutes", { min: 0, max: 600 }, (minutes) => change({ main: minutes * 60_000 }));
    const periods = number("Periods", { min: 1, max: 60 }, (count) => change({ periods: count }));
    const period = number("Seconds each", { min: 5, max: 3600 }, (seconds) =>
      change({ period: seconds * 1000 }),
    );
    main.set(10);
    periods.set(5);
    period.set(30);
    const fields = element(
      "div",
      {},
      element("div", { class: "form three" }, main.element, periods.element, period.element),
      element(
        "p",
        { class: "hint-words" },
        "They run on this screen only, and stop at the settlement. A reload resets them.",
      ),
    );
    fields.hidden = true;
    const which = segments<"off" | "on">(
      "Clocks",
      [
        ["off", "None"],
        ["on", "Byo-yomi"],
      ],
      (value) => {
        this.on = value === "on";
        fields.hidden = !this.on;
      },
    );
    which.set("off");
    this.element = element("div", { class: "clocks" }, which.element, fields);
  }

  /** Null without clocks. */
  get allowance(): Allowance | null {
    return this.on ? this.clock : null;
  }
}
