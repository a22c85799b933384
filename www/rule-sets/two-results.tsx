/** The scheme of two results: what each gets when the other one starts. The scores are given; here they are only set against each other. */
import { useState } from "preact/hooks";
import { signed } from "./words.ts";

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

const withSign = (number: number): string => (number > 0 ? `+${number}` : signed(number));
const fate = (number: number): string => (number > 0 ? "has won" : number < 0 ? "has lost" : "has a draw");

/** "Black: −5, so he has lost. White: −1, so he has lost. …" Pure. */
export function resultsWords(scores: Scores): string {
  const { black, white } = twoResults(scores);
  // A draw for one and a loss for the other has nothing in common with zero from both sides: minus nought is nought.
  const opposite = black + white === 0;
  return `Black: ${withSign(black)}, so he ${fate(black)}. White: ${withSign(white)}, so he ${fate(white)}. ${
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

/** The numbers of the source's example. */
const EXAMPLE: Scores = {
  blackIfWhiteStarts: 0,
  whiteIfWhiteStarts: 5,
  whiteIfBlackStarts: 5,
  blackIfBlackStarts: 6,
};

/** A calculator, folded until it is wanted. */
export function TwoResults() {
  const [scores, setScores] = useState(EXAMPLE);
  return (
    <details class="two-results">
      <summary>Two results instead of a resumption</summary>
      <p>
        Pauli’s other way out: nobody resumes, and each gets what he has when the other one starts and both
        play perfectly. Put in what you think these scores are.
      </p>
      <div class="two-results-fields">
        {FIELDS.map(([name, words]) => (
          <label key={name}>
            <span>{words}</span>
            <input
              type="number"
              inputMode="decimal"
              step="0.5"
              defaultValue={String(EXAMPLE[name])}
              onInput={({ currentTarget: { valueAsNumber } }) =>
                setScores({ ...scores, [name]: Number.isFinite(valueAsNumber) ? valueAsNumber : 0 })
              }
            />
          </label>
        ))}
      </div>
      <p class="two-results-told" role="status">
        {resultsWords(scores)}
      </p>
    </details>
  );
}
