/** The scheme of two results: what each gets when the other one starts. The scores are given; here they are only set against each other. */
import { useState } from "preact/hooks";
import { PLAYED, signed } from "./words.ts";

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
const fate = (number: number): string => (number > 0 ? PLAYED.won : number < 0 ? PLAYED.lost : PLAYED.draw);

/** "Black: −5, so Black has lost. White: −1, so White has lost. …" Pure. */
export function resultsWords(scores: Scores): string {
  const { black, white } = twoResults(scores);
  // A draw for one and a loss for the other has nothing in common with zero from both sides: minus nought is nought.
  const opposite = black + white === 0;
  return PLAYED.bothResults({
    black: withSign(black),
    blackFate: fate(black),
    white: withSign(white),
    whiteFate: fate(white),
    opposite: opposite ? PLAYED.eachOthersOppositeNo : PLAYED.theyArentEachOthers,
  });
}

const FIELDS: [keyof Scores, string][] = [
  ["blackIfWhiteStarts", PLAYED.blacksScoreIfWhite],
  ["whiteIfWhiteStarts", PLAYED.whitesScoreIfWhite],
  ["whiteIfBlackStarts", PLAYED.whitesScoreIfBlack],
  ["blackIfBlackStarts", PLAYED.blacksScoreIfBlack],
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
      <summary>{PLAYED.twoResultsInsteadResumption}</summary>
      <p>{PLAYED.paulisOtherWayOut}</p>
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
