/** By which rules one plays on: this book's, or those of another system. */
import { RULES } from "../address/rules.ts";
import { element } from "../dom.ts";
import type { RulesName } from "../engine/systems.ts";
import { LAWS } from "../laws/law-names.ts";

/** What stands beside a title in a list. */
const BY: Partial<Record<RulesName, string>> = {
  stone: "three passes end it",
  area: "three passes end it",
};

export class RulesChoice {
  readonly element: HTMLElement;
  private readonly box = element("select");

  constructor(onRules: (law: RulesName) => void) {
    for (const law of RULES) {
      const { title, by } = LAWS[law];
      this.box.append(element("option", { value: law }, `${title}: ${BY[law] ?? by}`));
    }
    this.box.addEventListener("change", () => {
      const law = RULES.find((one) => one === this.box.value);
      if (law) onRules(law);
    });
    this.box.id = "rules-choice";
    const name = element("label", {}, "Rules");
    name.htmlFor = this.box.id;
    this.element = element("div", { class: "field rules-choice" }, name, this.box);
  }

  show(law: RulesName): void {
    this.box.value = law;
  }
}
