/** "How it began", below the moves. */
import { element } from "../dom.ts";
import { clausePage } from "../table/clause-page.ts";
import { beganSteps } from "./course-words.ts";
import type { WholeGame } from "./whole-game.ts";

/** Whoever wants to read why; the number of the clause is for those who listen, and stands on its page. */
export const ruleLink = (rule: string): HTMLElement =>
  element("a", { class: "clause", href: clausePage(rule), "aria-label": `The rule, ${rule}` }, "The rule");

export const began = (game: WholeGame): HTMLElement =>
  element(
    "section",
    { class: "began", "aria-label": "How it began" },
    element("h3", { class: "section-head" }, "How it began", ruleLink("A1")),
    element("ol", { class: "start-steps" }, ...stepItems(beganSteps(game))),
    game.stake && element("p", { class: "stake-words" }, STAKED),
  );

/** Told to whoever comes to the game, before it and in it. */
export const STAKED = "It is agreed that who loses a dispute at the end loses the game.";

export const stepItems = (steps: ReturnType<typeof beganSteps>): HTMLElement[] =>
  steps.map(({ title, value, words }, at) =>
    element(
      "li",
      { class: "start-step" },
      element(
        "p",
        { class: "step-title" },
        element("span", { class: "step-number" }, String(at + 1)),
        " ",
        title,
      ),
      element("p", { class: "step-value" }, value),
      element("p", { class: "hint-words" }, words),
    ),
  );
