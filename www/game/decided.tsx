/** The judgement if both stop here: made at a press, and kept for each move. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Judged, RefereeReport } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useSame } from "../kit/hooks.ts";
import { isSame } from "../kit/same.ts";
import { counts } from "../referee/claims.ts";
import { mapWords } from "../referee/words.ts";
import { LeadGraph } from "./lead-graph.tsx";
import { RefereeAsk, type ToJudge } from "./referee-ask.tsx";
import { judgedResult, namedResult } from "./result.ts";
import type { WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

export type Control = RefereeReport["control"];

interface DecidedProps {
  game: Pick<WholeGame, "start" | "moves">;
  /** The move that is looked at. */
  at: number;
  onControl: (control: Control | null) => void;
}

export function Decided({ game, at, onControl }: DecidedProps) {
  const { start, moves } = game;
  /** By the moves that led there: another move from an earlier place makes what came after it another game. */
  const place = (number: number): ToJudge => ({ start, moves: moves.slice(0, number) });
  const here = useSame(place(at));
  const [judged, setJudged] = useState<ReadonlyMap<number, { of: ToJudge; report: Judged }>>(new Map());
  const [asked, setAsked] = useState<ToJudge | null>(null);
  const [shownAt, setShownAt] = useState<ToJudge | null>(null);
  const known = useMemo(
    () =>
      new Map(
        [...judged].flatMap(([number, { of, report }]) =>
          isSame(of, place(number)) ? [[number, report]] : [],
        ),
      ),
    [judged, start, moves],
  );
  const report = known.get(at);
  const shown = report !== undefined && shownAt === here;
  useLayoutEffect(() => {
    setAsked(null);
    setShownAt(null);
  }, [here]);
  const press = (): void => {
    if (!report) {
      setAsked(here);
      return;
    }
    setShownAt(shown ? null : here);
    onControl(shown ? null : report.control);
  };
  const result = report && judgedResult(report);
  return (
    <section class="decided" aria-label={PLAYING.whatDecidedIfBoth}>
      <div class="section-head">
        <h3>{PLAYING.whatDecidedIfBoth}</h3>
        <Button look="link" press={press}>
          {report ? (shown ? PLAYING.hide : PLAYING.showBoard) : PLAYING.askEngine}
        </Button>
      </div>
      <p class="decided-words" role="status">
        {report && `${result ? namedResult(result) : report.headline}. ${mapWords(counts(report.control))}.`}
      </p>
      {asked === here && (
        <RefereeAsk
          asked={here}
          onReport={(found) => setJudged((before) => new Map(before).set(at, { of: here, report: found }))}
        />
      )}
      <LeadGraph known={known} />
    </section>
  );
}
