/** The scheme of two results: what each gets when the other one starts. The scores are given; here they are only set against each other. */
import { element } from "../dom.ts";

export interface Scores {
  blackIfWhiteStarts: number;
  whiteIfWhiteStarts: number;
  whiteIfBlackStarts: number;
  blackIfBlackStarts: number;
}

/** BR = BSW − WSW and WR = WSB − BSB (lines 4905 to 4907 of the source). Pure. */
export const twoResults = (scores: Scores): { black: number; white: number } => ({
  black: scores.blackIfWhiteStarts - scores.whiteIfWhiteStarts,
  white: scores.whiteIfBlackStarts - scores.blackIfBlackStarts,
});

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace("-", "−"));
const fate = (number: number): string => (number > 0 ? "has won" : number < 0 ? "has lost" : "has a draw");

/** "Black: −5, so he has lost. White: −1, so he has lost. …" Pure. */
export function resultsWords(scores: Scores): string {
  const { black, white } = twoResults(scores);
  // A draw for one and a loss for the other has nothing in common with zero from both sides: minus nought is nought.
  const opposite = black + white === 0;
  return `Black: ${signed(black)}, so he ${fate(black)}. White: ${signed(white)}, so he ${fate(white)}. ${
    opposite
      ? "Each is the other’s opposite: no effective move is around."
      : "They aren’t each other’s opposite: an effective move is around."
  }`;
}

const FIELDS: [keyof Scores, string][] = [
  ["blackIfWhiteStarts", "Black’s score if White starts"],
  ["whiteIfWhiteStarts", "White’s score if White starts"],
  ["whiteIfBlackStarts", "White’s score if Black starts"],
  ["blackIfBlackStarts", "Black’s score if Black starts"],
];

/** A calculator, folded until it is wanted. It begins with the numbers of the source's example. */
export function twoResultsPart(): HTMLElement {
  const scores: Scores = {
    blackIfWhiteStarts: 0,
    whiteIfWhiteStarts: 5,
    whiteIfBlackStarts: 5,
    blackIfBlackStarts: 6,
  };
  const told = element("p", { class: "two-results-told", role: "status" }, resultsWords(scores));
  const fields = FIELDS.map(([name, words]) => {
    const box = element("input", {
      type: "number",
      inputmode: "decimal",
      step: "0.5",
      value: String(scores[name]),
    });
    box.addEventListener("input", () => {
      scores[name] = Number.isFinite(box.valueAsNumber) ? box.valueAsNumber : 0;
      told.textContent = resultsWords(scores);
    });
    return element("label", {}, element("span", {}, words), box);
  });
  return element(
    "details",
    { class: "two-results" },
    element("summary", {}, "Two results instead of a resumption"),
    element(
      "p",
      {},
      "Pauli’s other way out: nobody resumes, and each gets what he has when the other one starts and both play perfectly. Put in what you think these scores are.",
    ),
    element("div", { class: "two-results-fields" }, ...fields),
    told,
  );
}
