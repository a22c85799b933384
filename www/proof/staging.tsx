/** The worst case of a claim, set up in steps that one can look at; then the reader picks a side. */

import { cited, type Stage, type Verdict } from "../engine/engine.ts";
import { Segments } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { ClauseText } from "../kit/signs.tsx";
import type { ProofSession, Side } from "./argument/proof-session.ts";
import type { Level } from "./lesson/lesson.ts";
import { Actions, Headline, nextFocus, type Press } from "./parts.tsx";
import { foreseenWords, NAMES, other, rolesWords, stageName } from "./proof-words.ts";
import { TABLE } from "./words.ts";

export interface StagingProps {
  session: ProofSession;
  stage: Stage | null;
  /** What the engine’s proof has found so far; null where the reader is to find it out. */
  verdict: Verdict | null;
  lesson: { side: Side | null; level: Level; done: boolean } | null;
  law: boolean;
  acts: StagingActs;
  refocus: () => void;
}

export interface StagingActs {
  step(to: number): void;
  side(side: Side): void;
  play(): void;
  another: (() => void) | null;
}

export function Staging({ session, stage, verdict, lesson, law, acts, refocus }: StagingProps) {
  const root = useHeld<HTMLElement>(nextFocus(refocus));
  const { claim, step, steps, side, guess } = session;
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
            <p>{rolesWords(claim.player, side, law)}</p>
          ) : (
            <Segments<Side>
              legend={TABLE.yourSide}
              options={[
                ["claimant", TABLE.defend({ player: NAMES[claim.player] })],
                ["refuter", TABLE.refute({ name: NAMES[other(claim.player)] })],
              ]}
              value={side}
              pick={acts.side}
            />
          ))}
      </div>
      <div class="staging-row">
        {stage && <Actions actions={pressesOf({ last, step, verdict, lesson, law, acts })} />}
      </div>
    </section>
  );
}

function pressesOf(
  of: Pick<StagingProps, "verdict" | "lesson" | "law" | "acts"> & { last: boolean; step: number },
) {
  const { last, step, verdict, lesson, law, acts } = of;
  const { another } = acts;
  const filled = !lesson?.done;
  // A claim that was to be found and fails: the next try comes first.
  const fails = lesson !== null && another !== null && verdict === "refuted";
  const presses: Press[] = last
    ? [{ text: law ? TABLE.start : TABLE.startProof, filled: filled && !fails, run: acts.play }]
    : [
        { text: TABLE.continue, filled, run: () => acts.step(step + 1) },
        { text: TABLE.straightProof, filled: false, run: acts.play },
      ];
  if (lesson && another)
    presses.unshift({ text: TABLE.claimAnotherSet, filled: filled && fails, run: another });
  return presses;
}
