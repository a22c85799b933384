/** Which of the laws stand beside each other: a list to choose from, which is folded until it is wanted. */
import { MOST_RULES, RULES } from "../address/rules.ts";
import { button, element } from "../dom.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { USUAL } from "./law-words.ts";

/** The chosen ones in the order of the table: the usual ones as they are, then the others. */
export function inOrder(chosen: ReadonlySet<RulesName>): RulesName[] {
  return [...USUAL, ...RULES.filter((law) => !USUAL.includes(law))].filter((law) => chosen.has(law));
}

export class Chosen {
  readonly element: HTMLElement;
  private readonly panel = element("fieldset", { class: "laws-panel" });
  private readonly note = element("p", { class: "laws-note", role: "status" });
  private readonly toggle: HTMLButtonElement;
  private readonly count = element("span", { class: "laws-count" });
  private readonly boxes = new Map<RulesName, HTMLInputElement>();

  constructor(
    laws: readonly RulesName[],
    private readonly onChosen: (laws: RulesName[]) => void,
  ) {
    this.toggle = button("Other systems", "link", () => this.fold(!this.panel.hidden), {
      "aria-expanded": "false",
      "data-key": "other-systems",
    });
    const list = element("div", { class: "laws-checks" });
    for (const law of RULES) {
      const box = element("input", { type: "checkbox", value: law });
      box.addEventListener("change", () => this.check());
      this.boxes.set(law, box);
      const { title, by } = RULE_SETS[law];
      const words = element("span", {}, title, " ", element("small", {}, by));
      list.append(element("label", { class: "laws-check" }, box, words));
    }
    this.panel.append(
      element("legend", {}, `Which systems? From two to ${MOST_RULES}.`),
      list,
      this.note,
      button("Show these", "quiet", () => this.choose()),
    );
    this.panel.hidden = true;
    this.element = element(
      "div",
      { class: "laws-chosen" },
      element("p", { class: "laws-choice" }, this.toggle, this.count),
      this.panel,
    );
    this.show(laws);
  }

  show(laws: readonly RulesName[]): void {
    for (const [law, box] of this.boxes) box.checked = laws.includes(law);
    this.count.textContent = `${laws.length} of ${RULES.length} shown`;
    this.note.textContent = "";
  }

  private fold(folded: boolean): void {
    this.panel.hidden = folded;
    this.toggle.ariaExpanded = String(!folded);
  }

  private get chosen(): RulesName[] {
    return inOrder(new Set([...this.boxes].flatMap(([law, box]) => (box.checked ? [law] : []))));
  }

  /** What is wrong with the choice; empty when nothing is. */
  private check(): boolean {
    const { length } = this.chosen;
    this.note.textContent =
      length < 2
        ? "Choose two at least: one alone can’t be compared."
        : length > MOST_RULES
          ? `${length} are chosen; at most ${MOST_RULES} stand side by side.`
          : "";
    return this.note.textContent === "";
  }

  private choose(): void {
    if (!this.check()) return;
    this.fold(true);
    this.toggle.focus({ preventScroll: true });
    this.onChosen(this.chosen);
  }
}
