/** By which rules one plays on, and what players choose of them before a game. */
import { RULES } from "../address/rules.ts";
import { element } from "../dom.ts";
import type { PositionInput } from "../engine/engine.ts";
import { RULE_SETS, type RuleOption } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { number, select } from "./form-fields.ts";

export type Options = NonNullable<PositionInput["options"]>;

/** The same with this value; what is the first one anyway is left out, and so is what makes up for the same. Pure. */
export function choose(options: Options, option: RuleOption, value: string | number): Options {
  const usual = option.choices ? option.choices[0]?.name : 0;
  const left = Object.entries(options).filter(
    ([name]) => name !== option.name && (value === usual || !option.insteadOf.includes(name)),
  );
  return Object.fromEntries(value === usual ? left : [...left, [option.name, value]]);
}

/** More handicap stones are not laid. */
const MOST_STONES = 99;

export class RulesChoice {
  readonly element: HTMLElement;
  private readonly box = element("select");
  private options = element("div", { class: "rule-options" });

  constructor(
    onRules: (law: RulesName) => void,
    private readonly onOptions: (options: Options) => void,
  ) {
    for (const law of RULES) {
      const { title, by } = RULE_SETS[law];
      this.box.append(element("option", { value: law }, `${title}: ${by}`));
    }
    this.box.addEventListener("change", () => {
      const law = RULES.find((one) => one === this.box.value);
      if (law) onRules(law);
    });
    this.box.id = "rules-choice";
    const name = element("label", {}, "Rules");
    name.htmlFor = this.box.id;
    const field = element("div", { class: "field" }, name, this.box);
    this.element = element("div", { class: "rules-choice" }, field, this.options);
  }

  show(law: RulesName, options: Options = {}): void {
    this.box.value = law;
    const controls = RULE_SETS[law].options.map((option) => this.control(option, options));
    const shown = element("div", { class: "rule-options" }, ...controls);
    this.options.replaceWith(shown);
    this.options = shown;
  }

  private control(option: RuleOption, options: Options): HTMLElement {
    const { title, choices, name } = option;
    const pick = (value: string | number): void => this.onOptions(choose(options, option, value));
    if (!choices) {
      const field = number(title, { min: 0, max: MOST_STONES }, pick);
      field.set(Number(options[name] ?? 0));
      return field.element;
    }
    const field = select(
      title,
      choices.map((choice) => [choice.name, choice.title] as const),
      pick,
    );
    field.set(String(options[name] ?? choices[0]?.name ?? ""));
    return field.element;
  }
}
