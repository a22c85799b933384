/** The engine judges a position: with how far it is, a way to stop, and a way to go on. */

import { useMemo, useState } from "preact/hooks";
import { type Judged, type Move, type PositionInput, prover, troubleWords } from "../engine/engine.ts";
import { refereeBudget } from "../engine/limits.ts";
import { Button } from "../kit/controls.tsx";
import { useFocusWithin, useWork } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { progressWords, undecidedWords, waitWords } from "../referee/words.ts";
import { PLAYING } from "./words.ts";

export interface ToJudge {
  start: PositionInput;
  moves: readonly Move[];
}

/** How a judgement ended. */
type End = { kind: "stopped" } | { kind: "failed"; error: unknown } | { kind: "found"; report: Judged };

/**
 * Judges while it is in the page; for another question it takes another `key`. `onReport` gets the findings, in which
 * some points may be open still.
 */
export function RefereeAsk(props: {
  asked: ToJudge;
  onReport: (report: Judged) => void;
  /** Whether the focus is led to its button at first. */
  lead?: boolean;
}) {
  const { asked, onReport, lead = false } = props;
  const acts = useFocusWithin<HTMLDivElement>(lead);
  const [run, setRun] = useState({ spent: 0 });
  const [progress, setProgress] = useState("");
  const [end, setEnd] = useState<End | null>(null);
  const budget = useMemo(() => refereeBudget(run.spent), [run]);
  useWork(
    end === null
      ? (signal) =>
          prover.referee({ start: asked.start, moves: [...asked.moves] }, budget, {
            signal,
            onProgress: (made) => signal.aborted || setProgress(progressWords(made)),
          })
      : null,
    (report) => {
      setEnd({ kind: "found", report });
      onReport(report);
    },
    (error) => setEnd({ kind: "failed", error }),
    [run, end === null],
  );
  const goOn = (spent: number): void => {
    setProgress("");
    setEnd(null);
    setRun({ spent });
  };
  if (end?.kind === "found" && end.report.status === "decided") return null;
  const stuck = end?.kind === "found" && end.report.elapsed < (budget.milliseconds ?? 0);
  return (
    <div class="referee-ask">
      <p role="status">
        {end === null
          ? waitWords(budget)
          : end.kind === "stopped"
            ? PLAYING.youStoppedJudgingNothing
            : end.kind === "failed"
              ? troubleWords(end.error)
              : undecidedWords(end.report, stuck)}
      </p>
      <p class="referee-progress">{end === null && progress}</p>
      <div class="acts" ref={acts}>
        {end === null ? (
          <Button press={() => setEnd({ kind: "stopped" })}>{PLAYING.stop}</Button>
        ) : end.kind !== "found" ? (
          <Button press={() => goOn(run.spent)}>
            {end.kind === "stopped" ? PLAYING.continue : KIT.tryAgain}
          </Button>
        ) : (
          !stuck && <Button press={() => goOn(end.report.elapsed)}>{PLAYING.continue}</Button>
        )}
      </div>
    </div>
  );
}
