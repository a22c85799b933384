/** By which rules one plays on, and what players choose of them before a game. */
import { RULES } from "../address/rules.ts";
import type { PositionInput } from "../engine/engine.ts";
import { RULE_SETS, type RuleOption } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { NumberField, Select } from "../kit/controls.tsx";
import { PLAY_WORDS } from "./words.ts";

export type RuleOptions = NonNullable<PositionInput["options"]>;

/** The options with this value; it leaves out a first value, and others that make up for the same. Pure. */
export function choose(options: RuleOptions, option: RuleOption, value: string | number): RuleOptions {
  const usual = option.choices ? option.choices[0]?.name : 0;
  const left = Object.entries(options).filter(
    ([name]) => name !== option.name && (value === usual || !option.insteadOf.includes(name)),
  );
  return Object.fromEntries(value === usual ? left : [...left, [option.name, value]]);
}

/** By whose rules, and with which options. */
interface ChosenRules {
  law: RulesName;
  options: RuleOptions;
}

/** More handicap stones are not laid. */
const MOST_STONES = 99;

export function RulesChoice(props: {
  chosen: ChosenRules;
  pickRules: (law: RulesName) => void;
  pickOptions: (options: RuleOptions) => void;
}) {
  const { law, options } = props.chosen;
  return (
    <div class="rules-choice">
      <Select
        name={PLAY_WORDS.rules}
        options={RULES.map((one) => [one, `${RULE_SETS[one].title}: ${RULE_SETS[one].by}`] as const)}
        value={law}
        pick={(value) => {
          const found = RULES.find((one) => one === value);
          if (found) props.pickRules(found);
        }}
      />
      <div class="rule-options">
        {RULE_SETS[law].options.map((option) => {
          const { name, title, choices } = option;
          const pick = (value: string | number): void => props.pickOptions(choose(options, option, value));
          return choices ? (
            <Select
              key={name}
              name={title}
              options={choices.map((choice) => [choice.name, choice.title] as const)}
              value={String(options[name] ?? choices[0]?.name ?? "")}
              pick={pick}
            />
          ) : (
            <NumberField
              key={name}
              name={title}
              min={0}
              max={MOST_STONES}
              value={Number(options[name] ?? 0)}
              pick={pick}
            />
          );
        })}
      </div>
    </div>
  );
}
