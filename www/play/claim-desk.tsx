/** Claims on the position that is reached, argued with the engine; and questions of 1989 in their place. */
import { useMemo, useState } from "preact/hooks";
import { EngineError, engine, type Move, type PositionInput, troubleWords } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useTask } from "../kit/hooks.ts";
import { ProofPlace } from "../proof/styled-proof.ts";
import { asSetUp } from "../table/as-set-up.ts";
import { ljrgMoves } from "../table/table-game.ts";
import { reported } from "./argument-address.ts";
import type { Bench } from "./bench.ts";
import { type LawArgument, noQuestion } from "./law-address.ts";
import { reachedGame } from "./other-rules.ts";
import { type BenchState, certificateOf } from "./play-state.ts";
import { PLAY_WORDS } from "./words.ts";
import { madeMoves } from "./work-history.ts";

interface ClaimProps {
  bench: Bench;
  state: BenchState;
}

/** One for each time that it is filled: what is put on it later comes from the reader. */
export function ClaimDesk({ bench, state }: ClaimProps) {
  const { work } = state.history;
  return (
    <>
      <section class="desk desk-claim" aria-label={PLAY_WORDS.desk.claim}>
        {state.law && <LawPart {...{ bench, state }} law={state.law} />}
        {!state.law && !work.law && (
          <ProofPart {...{ bench, state }} start={work.start} moves={ljrgMoves(madeMoves(work))} />
        )}
        {!state.law && work.law && <ReachedPart {...{ bench, state }} />}
      </section>
      {!state.law && (
        <p class="other-law">
          {PLAY_WORDS.byAnotherLaw}{" "}
          <Button look="link" press={() => bench.store.send({ kind: "turned", law: noQuestion() })}>
            {PLAY_WORDS.askLaw}
          </Button>
        </p>
      )}
    </>
  );
}

/** Of a game by other rules, the position that it has reached. */
function ReachedPart(props: ClaimProps) {
  const { work } = props.state.history;
  const reached = useTask(() => reachedGame(work), [work]);
  if (reached.kind === "failed") return <p class="note">{troubleWords(reached.error)}</p>;
  return reached.kind === "done" ? <ProofPart {...props} {...reached.found} /> : null;
}

/** The proof table. */
function ProofPart(props: ClaimProps & { start: PositionInput; moves: Move[] }) {
  const { bench, state, start, moves } = props;
  const { send } = bench.store;
  // What it begins with: from then on it tells itself how far it is.
  const options = useMemo(() => {
    const { argument, history } = state;
    const { claim, side, line } = argument;
    const certificate = certificateOf(state);
    return {
      start,
      moves,
      line,
      ...(claim && { claim }),
      ...(side && { side }),
      ...(start.name !== undefined && { title: start.name }),
      ...(certificate && { certificate: () => Promise.resolve(certificate.text) }),
      onChange: (told: Parameters<typeof reported>[0]) =>
        send({ kind: "argued", argument: reported(told), of: history.work }),
      onCertificate: bench.openCertificate,
      onLink: bench.giveLink,
      onLeave: () => send({ kind: "shown", view: "play" }),
    };
  }, []);
  return <ProofPlace options={options} />;
}

/** Questions of 1989, with what knows them. */
function LawPart(props: ClaimProps & { law: LawArgument }) {
  const { bench, state } = props;
  const { work } = state.history;
  const { send } = bench.store;
  const [first] = useState(props.law);
  const found = useTask(async () => {
    const { LawDesk } = await import("../proof/law/styled-law.ts");
    const { start, moves } = await reachedGame(work);
    const { board, situations } = await engine.follow(start, moves);
    const situation = situations.at(-1);
    return situation ? { LawDesk, start: asSetUp(start, situation), board, situation } : null;
  }, [work]);
  if (found.kind === "failed") {
    const { error } = found;
    return <p class="note">{error instanceof EngineError ? troubleWords(error) : PLAY_WORDS.noLaw}</p>;
  }
  if (found.kind === "waiting") return <p class="note">{PLAY_WORDS.fetchingLaw}</p>;
  if (!found.found) return null;
  const { LawDesk, ...at } = found.found;
  const options = {
    ...at,
    ...first,
    ...(at.start.name !== undefined && { title: at.start.name }),
    onChange: (law: LawArgument) => send({ kind: "asked", law, of: work }),
    onLeave: () => send({ kind: "turned", law: null }),
  };
  return <LawDesk options={options} />;
}
