/** The words on a place: a headline, the event and its reason, and the buttons for the choices. */

import { type Stage, troubleWords } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { ClauseText, SignMark } from "../kit/signs.tsx";
import { type Action, leftWords, roomOf, type Statement } from "./answer.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { Deed } from "./argument/play.ts";
import type { Level } from "./lesson/lesson.ts";
import { LoopFigure } from "./loop-figure.tsx";
import { Actions, Headline, nextFocus, Paragraphs } from "./parts.tsx";
import { signFor } from "./view.ts";
import { TABLE } from "./words.ts";

interface AnswerProps {
  play: PlayState;
  told: Statement;
  actions: readonly Action[];
  act: (deed: Deed) => void;
  level: Level;
  /** Whether the headline has the sign of what is expected. */
  signed?: boolean;
  /** The wait, in words. */
  waits: string;
  /** Whether the words state the distance to the end. */
  left?: boolean;
  /** How the worst case came about, where the moves begin without it, and the way to see it on the board. */
  worst?: { stage: Stage; restage: () => void } | null;
  /** Where the focus goes when there is nothing to be pressed. */
  refocus: () => void;
  /** Name under which an author may style the buttons. */
  part?: string | undefined;
}

export function Answer({ play, told, waits, level, worst, refocus, ...props }: AnswerProps) {
  const root = useHeld<HTMLElement>(nextFocus(refocus));
  const fault = play.fault ? troubleWords(play.fault) : "";
  const { walk, here } = play;
  // Before the first move nobody has done well or badly.
  const sign = props.signed && !fault && here.parent !== null ? told.expectation : null;
  const actions = props.actions.map(({ deed, ...look }) => ({ ...look, run: () => props.act(deed) }));
  return (
    <section ref={root} class="answer-part" aria-label={TABLE.answer}>
      <Headline level={level}>
        {sign && <SignMark kind={signFor(sign, play)} />}
        {sign && " "}
        <ClauseText text={fault || told.headline} />
      </Headline>
      {!fault && <EndSteps play={play} />}
      {!fault && <Told texts={told.paragraphs} room={roomOf(play)} />}
      {!fault && props.left && play.left !== null && play.tellsLeft && (
        <p class="note">{leftWords(play.left)}</p>
      )}
      {!fault && told.folded && told.folded.length > 0 && (
        <details key={told.folded.join(" ")} class="why">
          <summary>{TABLE.whyWhatStandsNow}</summary>
          <Paragraphs texts={told.folded} />
        </details>
      )}
      {!fault && waits && <p class="thinking">{waits}</p>}
      <Actions actions={actions} part={props.part} />
      {worst && play.fresh && !walk && (
        <details class="why">
          <summary>{TABLE.howWorstCaseCame}</summary>
          <ol>
            {worst.stage.steps.map(({ words }) => (
              <li key={words}>
                <ClauseText text={words} />
              </li>
            ))}
          </ol>
          <Button press={worst.restage}>{TABLE.stepStepBoard}</Button>
        </details>
      )}
    </section>
  );
}

/** The words, in the room that the longest of them needs, so that the buttons below don't move during a walk. */
const Told = ({ texts, room }: { texts: readonly string[]; room: ReturnType<typeof roomOf> }) =>
  room ? (
    <div class={room.below ? "steady below" : "steady"} data-room={room.text}>
      <div>
        <Paragraphs texts={texts} />
      </div>
    </div>
  ) : (
    <Paragraphs texts={texts} />
  );

/** The sentences of an end, the one that the board shows set off; a repetition as a loop. */
export function EndSteps({ play }: { play: Pick<PlayState, "walk" | "board"> }) {
  const { walk, board } = play;
  if (walk?.kind !== "end") return null;
  const { end, way, step } = walk;
  const list = (
    <ol class="end-steps">
      {end.steps.map(({ words }, index) => (
        <li key={words} aria-current={index === step ? "step" : undefined}>
          <ClauseText text={words} />
        </li>
      ))}
    </ol>
  );
  if (end.since === null || way.length - end.since - 1 < 2) return list;
  return (
    <div class="loop-told">
      <LoopFigure board={board} moves={way.slice(end.since + 1)} step={step} />
      {list}
    </div>
  );
}
