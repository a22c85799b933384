/** The verdict beside the board that is drawn: what is said, the map’s legend, and what else there is to ask. */
import { useStore } from "../kit/hooks.ts";
import { Trouble } from "../kit/notices.tsx";
import { BenchReferee, type RefereeActs, type ShownControl } from "../referee/styled-referee.ts";
import type { BenchVerdict } from "./verdict.ts";
import { UNJUDGED } from "./words.ts";

interface VerdictProps {
  verdict: BenchVerdict;
  acts: RefereeActs;
}

export function VerdictPart({ verdict, acts }: VerdictProps) {
  const state = useStore(verdict.store);
  const said = state.kind === "unjudged" ? UNJUDGED[state.why] : null;
  return (
    <div class={state.kind === "waiting" ? "verdict stale" : "verdict"}>
      {said && (
        <div class="referee-said">
          <h2 class="referee-head" tabIndex={-1}>
            {said.head}
          </h2>
          <p class="referee-words">{said.words}</p>
        </div>
      )}
      {state.kind === "failed" && <Trouble error={state.error} again={verdict.again} />}
      {state.kind === "judging" && (
        <BenchReferee.Said key={state.judgement} judgement={state.judgement} acts={acts} />
      )}
    </div>
  );
}

/** The meaning of the signs on the board, and the owner of a point in question. */
export function VerdictBeside(props: VerdictProps & { paint: (shown: ShownControl) => void }) {
  const { verdict, acts, paint } = props;
  const state = useStore(verdict.store);
  return (
    <div class="verdict-beside">
      {state.kind === "judging" && (
        <BenchReferee.Beside key={state.judgement} judgement={state.judgement} acts={acts} paint={paint} />
      )}
    </div>
  );
}

/** Other rule sets, below board and verdict. */
export function VerdictBelow({ verdict, acts }: VerdictProps) {
  const state = useStore(verdict.store);
  return (
    <div class="verdict-below">
      {state.kind === "judging" && (
        <BenchReferee.Others key={state.judgement} judgement={state.judgement} acts={acts} />
      )}
    </div>
  );
}
