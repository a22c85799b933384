/** The prediction, which of the others say something else than the first, and the choice of who stands there at all. */
import { useState } from "preact/hooks";
import { MOST_RULES, RULES } from "../address/rules.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import type { Guess } from "../laws/guess.ts";
import { USUAL } from "../laws/law-words.ts";
import { COMPARED, WORDS } from "./words.ts";

/** Boxes to be checked, one a rule set. */
const Checks = (props: {
  of: readonly RulesName[];
  checked: readonly RulesName[];
  check: (checked: RulesName[]) => void;
}) => (
  <div class="laws-checks">
    {props.of.map((one) => (
      <label key={one} class="laws-check">
        <input
          type="checkbox"
          value={one}
          checked={props.checked.includes(one)}
          onChange={({ currentTarget: { checked } }) =>
            props.check(props.of.filter((other) => (other === one ? checked : props.checked.includes(other))))
          }
        />
        <span>
          {RULE_SETS[one].title} <small>{RULE_SETS[one].by}</small>
        </span>
      </label>
    ))}
  </div>
);

export function Predict(props: { columns: readonly RulesName[]; answer: (guess: Guess) => void }) {
  const [base, ...others] = props.columns;
  const [guess, setGuess] = useState<RulesName[]>([]);
  const first = base === undefined ? COMPARED.first : RULE_SETS[base].title;
  return (
    <fieldset class="laws-guess">
      <legend>{WORDS.guess}</legend>
      <p>{WORDS.comparedWith({ base: base === "ljrg" ? COMPARED.booksRulingAbove : first })}</p>
      <Checks of={others} checked={guess} check={setGuess} />
      <div class="laws-acts">
        <Button look="filled" press={() => props.answer(guess)}>
          {COMPARED.compare}
        </Button>
        <Button press={() => props.answer(null)}>{COMPARED.skip}</Button>
      </div>
    </fieldset>
  );
}

/** The order of the table: the usual ones as they are, then the others. */
const ORDER = [...USUAL, ...RULES.filter((one) => !USUAL.includes(one))];

/** The fault of a choice; empty where there is none. Pure. */
export function choiceFault(chosen: number): string {
  if (chosen < 2) return WORDS.tooFew;
  return chosen > MOST_RULES ? WORDS.tooMany({ chosen, most: MOST_RULES }) : "";
}

/** A list to choose from, which is folded until it is wanted. */
export function Choose(props: { columns: readonly RulesName[]; choose: (columns: RulesName[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly RulesName[]>(props.columns);
  const root = useHeld<HTMLDivElement>((part) => part.querySelector("button"));
  const fault = choiceFault(chosen.length);
  const take = (): void => {
    if (fault !== "") return;
    setOpen(false);
    props.choose(ORDER.filter((one) => chosen.includes(one)));
  };
  return (
    <div class="laws-chosen" ref={root}>
      <p class="laws-choice">
        <Button look="link" press={() => setOpen(!isOpen)} aria-expanded={isOpen ? "true" : "false"}>
          {WORDS.others}
        </Button>
        <span class="laws-count">{WORDS.shown({ shown: props.columns.length, all: RULES.length })}</span>
      </p>
      {isOpen && (
        <fieldset class="laws-panel">
          <legend>{WORDS.which({ most: MOST_RULES })}</legend>
          <Checks of={RULES} checked={chosen} check={setChosen} />
          <p class="laws-note" role="status">
            {fault}
          </p>
          <Button press={take}>{COMPARED.showThese}</Button>
        </fieldset>
      )}
    </div>
  );
}
