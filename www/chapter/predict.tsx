/** The questions about the engine's statements on a figure, and the answers. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import { revealReply } from "../table/reveal.ts";
import type { Says } from "./data.ts";
import { type Foretold, foreseen, type PredictState, type ToldSays, toldWords } from "./predict-state.ts";
import { WORDS } from "./words.ts";

interface PredictActs {
  foretell(says: Says, guess: Foretold): void;
  /** Whether the board can show it: now, with the question, or later, with the answer. */
  shows(says: Says, told: boolean): boolean;
  /** Shows it there, or takes it away again. */
  show(says: Says, told: boolean): void;
}

interface PredictProps {
  state: PredictState;
  /** Whether all of it is closed until the reader opens it. */
  folded: boolean;
  /** The part of it on the board. */
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

/** A statement, with the reader's guess. A reader who pressed a button that is gone finds the focus on its result. */
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

/** A button that shows a question or answer on the board, and removes it again. */
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
