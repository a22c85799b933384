/** The prediction: which of the others say something else than the first? */
import { button, element } from "../dom.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName } from "../engine/systems.ts";
import type { Guess } from "./guess.ts";

export function askGuess(columns: readonly RulesName[], answer: (guess: Guess) => void): HTMLElement {
  const [base, ...others] = columns;
  const boxes = others.map((law) => element("input", { type: "checkbox", value: law }));
  const checks = others.map((law, at) => {
    const { title, by } = RULE_SETS[law];
    const words = element("span", {}, title, " ", element("small", {}, by));
    return element("label", { class: "laws-check" }, boxes[at], words);
  });
  const told = (): RulesName[] => others.filter((_, at) => boxes[at]?.checked);
  const first = base === undefined ? "the first" : RULE_SETS[base].title;
  return element(
    "fieldset",
    { class: "laws-guess" },
    element("legend", {}, "Which of these say something else?"),
    element(
      "p",
      {},
      `Compared with ${base === "ljrg" ? "this book’s ruling above" : first}: mark those that part from it, or none.`,
    ),
    element("div", { class: "laws-checks" }, ...checks),
    element(
      "div",
      { class: "laws-acts" },
      button("Compare", "filled", () => answer(told())),
      button("Skip", "quiet", () => answer(null)),
    ),
  );
}
