/**
 * A finished game looked through: who controls how much after each move by proof, the move that lost the most, the proof
 * table for any of them, and the end by other rule sets. Loaded when somebody asks.
 */
import { useMemo } from "preact/hooks";
import { nowhere, writeAddress } from "../../address/link.ts";
import { COLOR_NAMES } from "../../board/color.ts";
import { engine, type Line, prover, troubleWords } from "../../engine/engine.ts";
import { AFTER_GAME_TIME, refereeBudget } from "../../engine/limits.ts";
import { Button } from "../../kit/controls.tsx";
import { useFocus, useHeld, useStore, useTask, useWork } from "../../kit/hooks.ts";
import { storeOf } from "../../kit/store.ts";
import { counts } from "../../referee/claims.ts";
import { moveParts, moveWords } from "../../table/situation-words.ts";
import { resultOf } from "../end-result.ts";
import { type KnownLeads, LeadGraph } from "../lead-graph.tsx";
import { bothResults, judgedResult, leadWords } from "../result.ts";
import { byWords, type WholeGame } from "../whole-game.ts";
import { type AfterState, afterGame, lostMost, stepAfter } from "./after-state.ts";
import { AFTER } from "./words.ts";

/** The rule sets compared first: these, the Japanese ones of 1989, and area. */
const LAWS = ["ljrg", "jrg89", "area"] as const;
const HEADS = [AFTER.move, AFTER.played, AFTER.black, AFTER.white, AFTER.judged];

export function AfterGame({ line, game }: { line: Line; game: WholeGame }) {
  const store = useMemo(() => storeOf(afterGame(line.situations.length - 1), stepAfter), [line]);
  const state = useStore(store);
  const { known, next, phase } = state;
  const link = useTask(() => engine.write(game.start, game.moves, "link"), [game.start, game.moves]);
  useWork(
    phase === "looks"
      ? (signal) =>
          prover.referee(
            { start: game.start, moves: game.moves.slice(0, next) },
            { ...refereeBudget(0), milliseconds: AFTER_GAME_TIME },
            { signal },
          )
      : null,
    (report) => store.send({ kind: "judged", report }),
    (error) => store.send({ kind: "failed", error }),
    [phase, next],
  );
  const opened = useFocus<HTMLElement>(true);
  const said = useHeld<HTMLDivElement>((root) => root.querySelector("p"));
  return (
    <section class="after-game" aria-label={AFTER.gameLookedThrough} tabIndex={-1} ref={opened}>
      <h3 class="section-head">{AFTER.whatControlledWhen}</h3>
      <div ref={said}>
        <p role="status" tabIndex={-1}>
          {link.kind === "failed" ? troubleWords(link.error) : saidWords(state, game.moves.length)}
        </p>
        <div class="acts">
          {phase === "looks" ? (
            <Button press={() => store.send({ kind: "stopped" })}>{AFTER.stop}</Button>
          ) : phase !== "rests" ? (
            <Button press={() => store.send({ kind: "further" })}>{AFTER.continue}</Button>
          ) : (
            next >= 0 && (
              <Button press={() => store.send({ kind: "further" })}>{AFTER.lookFurtherBack}</Button>
            )
          )}
        </div>
      </div>
      <p class="both-results">{endWords(line, game, known)}</p>
      <p class="lost-most">{lostWords(line, known)}</p>
      <LeadGraph known={known} />
      <MovesTable line={line} known={known} link={link.kind === "done" ? link.found : null} />
      {link.kind === "done" && (
        <p>
          <a
            href={`./referee.html#${writeAddress({ ...nowhere(), link: link.found, view: "referee", rules: [...LAWS] })}`}
          >
            {AFTER.endGameOtherRule}
          </a>
        </p>
      )}
    </section>
  );
}

function MovesTable({ line, known, link }: { line: Line; known: KnownLeads; link: string | null }) {
  const rows = [...known].sort(([a], [b]) => a - b);
  return (
    <table class="after-moves">
      <caption>{AFTER.whatEachControlsProof}</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([number, report]) => {
          const { black, white, both, open } = counts(report.control);
          const situation = line.situations[number];
          const made = situation && moveParts(line.board, situation);
          const result = judgedResult(report);
          const at = link && writeAddress({ ...nowhere(), link, at: number, view: "claim" });
          return (
            <tr key={number}>
              <th scope="row">
                {at ? (
                  <a href={`./referee.html#${at}`} aria-label={AFTER.moveItsBoardProof({ number })}>
                    {number}
                  </a>
                ) : (
                  number
                )}
              </th>
              <td>{made ? [made.short, ...made.after].join(". ") : AFTER.start}</td>
              <td data-label={COLOR_NAMES.black}>{black + both}</td>
              <td data-label={COLOR_NAMES.white}>{white + both}</td>
              <td>{result ? leadWords(result) : AFTER.open({ open })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function saidWords({ known, next, phase, error }: AfterState, moves: number): string {
  if (phase === "looks") return AFTER.refereeLooksMove({ next, moves });
  if (phase === "failed") return troubleWords(error);
  const decided = [...known.values()].filter(({ status }) => status === "decided").length;
  const rest = next >= 0 ? AFTER.earlierMovesNotLooked : "";
  return AFTER.lookedThemDecided({ size: known.size, decided, rest });
}

/** The end as both players agreed on it, beside the referee’s judgement. */
function endWords(line: Line, game: WholeGame, known: KnownLeads): string {
  const judged = judgedResult(known.get(line.situations.length - 1) ?? { score: null });
  const { result } = resultOf(line, game);
  return judged && result && result.lead !== null ? bothResults(result, judged) : "";
}

function lostWords({ board, situations }: Line, known: KnownLeads): string {
  const judged = [...known].map(([number, report]) => ({ number, lead: judgedResult(report)?.lead ?? null }));
  const movers = situations.slice(1).map(({ move }) => move?.color ?? "black");
  const most = lostMost(judged, movers);
  const made = most && situations[most.number];
  if (most && made)
    return (
      AFTER.proofMoveLostMost({ number: most.number, points: most.points }) +
      AFTER.ifBothHadStopped({
        board: moveWords(board, made),
        before: byWords(most.before),
        after: byWords(most.after),
      })
    );
  return known.size > 1 ? AFTER.noMoveProvedLost : "";
}
