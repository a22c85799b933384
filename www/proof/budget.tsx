/** How far the proof of the claim is, and what came of it: with a way to stop it, to go on, and to save it. */
import { useEffect, useState } from "preact/hooks";
import { lookedWords, type Progress, type Proved, sizeWords, troubleWords } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { isReading, type JudgeState } from "./argument/judge.ts";
import type { Guess } from "./argument/proof-session.ts";
import { nextFocus } from "./parts.tsx";
import { foreseenWords, provedWords } from "./proof-words.ts";
import type { ProofFormat } from "./save-proof.ts";
import { ENGINE } from "./words.ts";

interface BudgetProps {
  judge: JudgeState | null;
  guess: Guess | null;
  /** Words in place of all others. */
  fault: string;
  acts: {
    stop(): void;
    goOn(): void;
    /** Null where a proof can't be taken along. */
    keep: ((kind: ProofFormat) => void) | null;
    /** Whether there is somebody who makes links. */
    links: boolean;
  };
  refocus: () => void;
  /** Whether there is little room, so that only the amount of reading shows. */
  brief?: boolean;
  /** Whether figures of the proof, and the ways to save it, stay closed until the reader opens them. */
  folded?: boolean;
  /** Whether the result is for the reader to find. */
  untold?: boolean;
  hidden?: boolean;
}

export function Budget({ judge, guess, fault, acts, refocus, ...look }: BudgetProps) {
  const { brief = false, folded = false, untold = false, hidden = false } = look;
  const root = useHeld<HTMLElement>(nextFocus(refocus));
  const seconds = useSeconds(judge && isReading(judge) ? judge.of : null);
  return (
    <section ref={root} class="budget" aria-label={ENGINE.enginesOwnProof} hidden={hidden || judge === null}>
      {judge && (
        <>
          {/* The words change often; only their end is announced, by whoever shows the argument. */}
          <p>{fault || toldOf(judge, guess, { brief, folded, untold, seconds })}</p>
          <div class="links">
            {judge.busy && (
              <Button key="run" look="link" press={acts.stop} aria-label={ENGINE.stopProof}>
                {ENGINE.stop}
              </Button>
            )}
            {!judge.busy && judge.extendable && (
              <Button key="run" look="link" press={acts.goOn} aria-label={ENGINE.continueProof}>
                {ENGINE.continue}
              </Button>
            )}
            {!judge.busy &&
              judge.decided &&
              (folded ? (
                <details>
                  <summary>{ENGINE.more}</summary>
                  <p>{words(judge, guess)}</p>
                  <div class="links">
                    <Saving {...acts} brief={brief} />
                  </div>
                </details>
              ) : (
                <Saving {...acts} brief={brief} />
              ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The ways to take the proof along. */
function Saving({ keep, links, brief }: Pick<BudgetProps["acts"], "keep" | "links"> & { brief: boolean }) {
  if (!keep) return null;
  return (
    <>
      <Button key="run" look="link" press={() => keep("certificate")}>
        {ENGINE.saveCertificate}
      </Button>
      {!brief && (
        <Button look="link" press={() => keep("sgf")} aria-label={ENGINE.saveProofSgf}>
          {ENGINE.saveSgf}
        </Button>
      )}
      {!brief && links && (
        <Button look="link" press={() => keep("link")} aria-label={ENGINE.copyLinkCertificate}>
          {ENGINE.copyLink}
        </Button>
      )}
    </>
  );
}

function toldOf(
  judge: JudgeState,
  guess: Guess | null,
  look: { brief: boolean; folded: boolean; untold: boolean; seconds: number },
): string {
  const { progress, busy, decided, proved } = judge;
  // What was stored is read in one step, of which nothing is told in an article but that it goes on.
  if (look.folded && isReading(judge)) return readingWords(look.seconds);
  if (look.folded && decided && proved)
    return look.untold ? ENGINE.engineSolvedShowsIts : verdictWords(proved, guess);
  if (look.brief && busy && progress)
    return ENGINE.lookingProof({ looked: lookedWords(progress.nodes, progress.elapsed) });
  return words(judge, guess);
}

function readingWords(seconds: number): string {
  return seconds > 0 ? ENGINE.readingSoFar({ seconds }) : ENGINE.reading;
}

/** How many seconds something has been there; 0 while there is nothing. */
function useSeconds(what: unknown): number {
  const [since, setSince] = useState({ what, seconds: 0 });
  useEffect(() => {
    if (what === null) return;
    const began = Date.now();
    const tick = (): void => setSince({ what, seconds: Math.floor((Date.now() - began) / 1000) });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [what]);
  return since.what === what ? since.seconds : 0;
}

/** The result, in a few words. */
const verdictWords = ({ verdict }: Proved, guess: Guess | null): string =>
  foreseenWords(guess, verdict) || (verdict === "lock" ? ENGINE.provedHolds : ENGINE.provedFails);

/** "Not decided yet. 12 400 situations looked at in 1.2 s, …" */
function words(judge: JudgeState, guess: Guess | null): string {
  if (judge.busy) return busyWords(judge);
  if (judge.fault) return troubleWords(judge.fault);
  if (judge.proved && !judge.stopped) return provedWords(judge.proved, guess);
  if (judge.stopped)
    return judge.progress
      ? ENGINE.stoppedAfter({ looked: lookedWords(judge.progress.nodes) })
      : ENGINE.stopped;
  return ENGINE.notDecided;
}

/** A proof that was stored is read, and nothing is looked for, unless there is something to tell of a search. */
export function busyWords({ of, progress }: Pick<JudgeState, "of" | "progress">): string {
  if (progress) return progressWords(progress);
  return of.certificate === undefined ? ENGINE.engineLookingProof : ENGINE.readingStoredProof;
}

function progressWords({ nodes, bracket, elapsed, bytes, budget }: Progress): string {
  const parts = [lookedWords(nodes, elapsed)];
  if (bracket) parts.push(ENGINE.leastSettleIfHolds({ lock: bracket.lock, refuted: bracket.refuted }));
  parts.push(ENGINE.memory({ used: sizeWords(bytes), megabytes: budget.megabytes }));
  return ENGINE.lookingProof({ looked: parts.join("; ") });
}
