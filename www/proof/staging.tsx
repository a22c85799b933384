/** The worst case of a claim, set up in steps that one can look at; then the reader picks a side. */

import { cited, type Verdict } from "../engine/engine.ts";
import { Segments } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { ClauseText } from "../kit/signs.tsx";
import type { Side } from "./argument/proof-session.ts";
import type { Course } from "./course.ts";
import { Actions, Headline, nextFocus, type Press } from "./parts.tsx";
import { foreseenWords, NAMES, other, rolesWords, stageName } from "./proof-words.ts";
import type { TableState } from "./table-state.ts";
import { TABLE } from "./words.ts";

export function Staging({ course, state }: { course: Course; state: TableState }) {
  const { session, stage, argued } = state;
  const { law, lesson = null } = course.options;
  const root = useHeld<HTMLElement>(nextFocus(() => course.focus()));
  const { claim, step, steps, side, guess } = session;
  // Where the reader is to find it out, nothing is told.
  const verdict = course.isUntold ? null : (argued?.judge.proved?.verdict ?? null);
  const last = stage !== null && step === steps - 1;
  const here = stage?.steps[step];
  const seen = lesson && verdict ? foreseenWords(guess, verdict) : "";
  return (
    <section ref={root} class="answer-part staging" aria-label={TABLE.worstCase}>
      <div>
        {seen && <p class="foreseen">{seen}</p>}
        <Headline level={lesson ? lesson.level : 2}>
          {law ? TABLE.whatTriedOut : stage ? stageName(session, lesson !== null) : TABLE.worstCase}
        </Headline>
        <p>
          <ClauseText
            text={here ? cited({ words: here.words, rules: here.rule ? [here.rule] : [] }) : TABLE.beingSetUp}
          />
        </p>
      </div>
      <div>
        {last &&
          (lesson?.side ? (
            <p>{rolesWords(claim.player, side, law !== undefined)}</p>
          ) : (
            <Segments<Side>
              legend={TABLE.yourSide}
              options={[
                ["claimant", TABLE.defend({ player: NAMES[claim.player] })],
                ["refuter", TABLE.refute({ name: NAMES[other(claim.player)] })],
              ]}
              value={side}
              pick={(taken) => course.side(taken)}
            />
          ))}
      </div>
      <div class="staging-row">{stage && <Actions actions={pressesOf(course, step, last, verdict)} />}</div>
    </section>
  );
}

function pressesOf(course: Course, step: number, last: boolean, verdict: Verdict | null): Press[] {
  const { law, lesson } = course.options;
  const another = lesson && !lesson.fixed ? () => course.chooseAgain() : null;
  const play = (): void => course.begin([]);
  const filled = !lesson?.done();
  // A claim that was to be found and fails: the next try comes first.
  const fails = another !== null && verdict === "refuted";
  const presses: Press[] = last
    ? [{ text: law ? TABLE.start : TABLE.startProof, filled: filled && !fails, run: play }]
    : [
        { text: TABLE.nextStep, filled, run: () => course.stepTo(step + 1) },
        { text: TABLE.straightProof, filled: false, run: play },
      ];
  if (another) presses.unshift({ text: TABLE.claimAnotherSet, filled: filled && fails, run: another });
  return presses;
}
