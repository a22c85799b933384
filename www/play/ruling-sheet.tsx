/** A ruling on paper: what the referee found, the certificates behind it, and lines to sign. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { prover } from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useTask } from "../kit/hooks.ts";
import { Elsewhere } from "../kit/mount.tsx";
import type { Answered } from "../referee/claims.ts";
import type { JudgedGame } from "../referee/judging.ts";
import { ScoreChart } from "../referee/score.tsx";
import type { JudgedScene } from "../referee/styled-referee.ts";
import { claimWords, WORDS } from "../referee/words.ts";
import { boardLabel } from "../table/situation-words.ts";
import { RULING_WORDS } from "./words.ts";
import type { Players } from "./work-history.ts";

export interface RuledGame {
  judged: JudgedScene;
  players?: Players | undefined;
  /** The moves made; null for a position without any. */
  after: number | null;
}

export function RulingSheet({ ruled, close }: { ruled: RuledGame; close: () => void }) {
  return (
    <Elsewhere host={document.body} attributes={{ class: "ruling-host" }}>
      <RulingDialog ruled={ruled} close={close} />
    </Elsewhere>
  );
}

function RulingDialog({ ruled, close }: { ruled: RuledGame; close: () => void }) {
  const { judged } = ruled;
  const { report, cover, game } = judged;
  const { sheet } = report;
  const dialog = useRef<HTMLDialogElement>(null);
  const locks = cover.filter(({ verdict }) => verdict === "lock");
  const digests = useTask((signal) => digestsOf(game, locks, signal), [report]);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="ruling" aria-labelledby="ruling-head" onClose={close}>
      <div class="ruling-acts">
        <p role="status">
          {digests.kind === "waiting" && RULING_WORDS.collecting}
          {digests.kind === "failed" && RULING_WORDS.noDigests}
        </p>
        <Button look="filled" press={() => print()} off={digests.kind === "waiting"}>
          {RULING_WORDS.print}
        </Button>
        <Button press={() => dialog.current?.close()}>{RULING_WORDS.close}</Button>
      </div>
      <h1 id="ruling-head">{RULING_WORDS.head}</h1>
      <div class="ruling-position">
        <Diagram judged={judged} />
        <About ruled={ruled} />
      </div>
      <h2>{`${report.headline}.`}</h2>
      {sheet.notLjrg && <p>{sheet.notLjrg}</p>}
      {!report.finished && <p>{RULING_WORDS.notOver}</p>}
      {report.score && <ScoreChart score={report.score} />}
      <Sentences head={RULING_WORDS.proved} all={sheet.proved} />
      {report.status === "undecided" && (
        <>
          <Sentences head={RULING_WORDS.notProved} all={sheet.notProved} />
          {sheet.expected.map((sentence) => (
            <p key={sentence}>
              <em class="expected">{sentence}</em>
            </p>
          ))}
        </>
      )}
      {locks.length > 0 && <h3>{RULING_WORDS.reasons}</h3>}
      <ol>
        {locks.map((claim, at) => (
          <li key={at}>
            <b>{`${claimWords(claim)}.`}</b> {claim.words}
            <p class="ruling-small">{claim.set.map((at) => judged.board.points[at]?.name).join(" ")}</p>
            {digests.kind === "done" && (
              <p class="ruling-small">
                {RULING_WORDS.certificate} <code>{digests.found[at] ?? RULING_WORDS.none}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p>{`${sheet.claims}. ${RULING_WORDS.checked}`}</p>
      <Sentences head={RULING_WORDS.clauses} all={sheet.clauses} />
      <div class="ruling-signed">
        {[RULING_WORDS.referee, ...COLORS.map((color) => COLOR_NAMES[color]), RULING_WORDS.signedOn].map(
          (who) => (
            <p key={who}>{who}</p>
          ),
        )}
      </div>
    </dialog>
  );
}

function Diagram({ judged: { board, situation, report } }: { judged: JudgedScene }) {
  const { stones, marks } = situation;
  const view = useMemo(
    () => ({ stones, marks, control: report.control.map((who) => (who === "nobody" ? null : who)) }),
    [report],
  );
  return <Figure shape={board} view={view} label={WORDS.board({ board: boardLabel(board) })} coordinates />;
}

function About({ ruled: { judged, players, after } }: { ruled: RuledGame }) {
  const { start } = judged.game;
  const name = typeof start === "string" ? null : (start.name ?? start.id);
  const rows = [
    { term: RULING_WORDS.position, told: name },
    { term: RULING_WORDS.move, told: after === null ? null : RULING_WORDS.after({ moves: after }) },
    // Who is not known is written in by hand.
    ...COLORS.map((color) => ({ term: COLOR_NAMES[color], told: players?.[color] ?? "" })),
    { term: RULING_WORDS.rules, told: RULING_WORDS.ljrg },
    { term: RULING_WORDS.date, told: new Date().toLocaleDateString("en-GB", { dateStyle: "long" }) },
  ].filter(({ told }) => typeof told === "string");
  return (
    <dl>
      {rows.map(({ term, told }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd class={told ? "" : "ruling-blank"}>{told}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sentences({ head, all }: { head: string; all: readonly string[] }) {
  return (
    <>
      <h3>{head}</h3>
      <ul>
        {all.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The digest of each lock's certificate, its last line; null where none could be written. */
async function digestsOf(
  game: JudgedGame,
  locks: readonly Answered[],
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const digests: (string | null)[] = [];
  // One after the other: the prover is one worker.
  for (const { player, set } of locks) {
    const moves = [...game.moves];
    const text = await prover.shown({ start: game.start, moves }, { player, set: [...set] }, { signal });
    digests.push(
      text
        ?.trimEnd()
        .split("\n")
        .at(-1)
        ?.replace(/^digest /, "") ?? null,
    );
  }
  return digests;
}
