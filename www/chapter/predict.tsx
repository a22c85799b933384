/** The questions of what the engine confirms about a figure, and what was told. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import { revealReply } from "../table/reveal.ts";
import type { Says } from "./data.ts";
import { type Foretold, foreseen, type PredictState, type ToldSays, toldWords } from "./predict-state.ts";
import { WORDS } from "./words.ts";

export interface PredictActs {
  foretell(says: Says, guess: Foretold): void;
  /** Whether it can be shown on the board: now, as it is asked, or later, as it is told. */
  shows(says: Says, told: boolean): boolean;
  /** Shows it there, or takes it away again. */
  show(says: Says, told: boolean): void;
}

interface PredictProps {
  state: PredictState;
  /** Whether all of it is closed until it is asked for. */
  folded: boolean;
  /** What of it is on the board. */
  shown: (says: Says) => boolean;
  acts: PredictActs;
}

export function Predictions(props: PredictProps) {
  const { state, folded } = props;
  const { told, waiting, plain, asking } = state;
  const [says] = waiting;
  const parts = (
    <>
      <ul class="told-list" hidden={told.length === 0}>
        {told.map((one) => (
          <ToldItem key={one.says.id} {...one} {...props} />
        ))}
      </ul>
      <div class="asks" hidden={!says}>
        {says && <Asked key={says.id} says={says} {...props} />}
      </div>
      {plain.length > 0 && (
        <Fold name={asking ? WORDS.confirmsElse : WORDS.confirms}>
          <ul>
            {plain.map(({ id, text }) => (
              <li key={id} id={id}>
                {text}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
  return folded && asking ? <Fold name={WORDS.confirms}>{parts}</Fold> : parts;
}

function Asked({ says, state: { waiting }, acts, shown }: PredictProps & { says: Says }) {
  const { asks } = says;
  const id = useId();
  const none = !asks || asks.options.length === 0;
  return (
    <>
      <p class="asks-head">
        <span>{asks ? WORDS.sayFirst : WORDS.notDecided}</span>
        {waiting.length > 1 && <span>{WORDS.toGo({ left: waiting.length })}</span>}
      </p>
      <p class="asks-text" id={id}>
        {asks?.text ?? WORDS.whatRules}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the question stands above as text. */}
      <div class="asks-options" role="group" aria-labelledby={id}>
        {asks?.options.map((option, number) => (
          <Button key={option} look="quiet small" press={() => acts.foretell(says, number)}>
            {option}
          </Button>
        ))}
        <Button look={none ? "quiet small" : "link"} press={() => acts.foretell(says, null)}>
          {asks ? WORDS.justShow : WORDS.showMe}
        </Button>
        {acts.shows(says, false) && <OnBoard says={says} told={false} shown={shown(says)} acts={acts} />}
      </div>
    </>
  );
}

/** What was said, with what the reader had said before. Whoever pressed a button that is gone finds the focus on what it brought. */
function ToldItem({ says, guess, state, acts, shown }: PredictProps & ToldSays) {
  const isFresh = state.fresh === says.id;
  const words = useFocus<HTMLParagraphElement>(isFresh);
  useLayoutEffect(() => {
    if (isFresh && words.current) revealReply(words.current);
  }, [isFresh]);
  const before = says.asks ? foreseen(says.asks, guess) : WORDS.sourceRules;
  const sign = guess === null ? "" : guess === says.asks?.right ? " foreseen" : " otherwise";
  return (
    <li id={says.id} class={`told${sign}`}>
      <p ref={words} class="told-words" tabIndex={-1}>
        {before && <span class="before">{`${before} `}</span>}
        {toldWords(says)}
      </p>
      {acts.shows(says, true) && <OnBoard says={says} told shown={shown(says)} acts={acts} />}
    </li>
  );
}

/** A button that shows on the board what is asked or told, and takes it away again. */
const OnBoard = (props: { says: Says; told: boolean; shown: boolean; acts: PredictActs }) => (
  <Button
    look="link show"
    aria-pressed={props.shown ? "true" : "false"}
    press={() => props.acts.show(props.says, props.told)}
  >
    {WORDS.onBoard}
  </Button>
);

const Fold = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <details class="says">
    <summary>{name}</summary>
    {children}
  </details>
);
