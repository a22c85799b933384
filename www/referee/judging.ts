/** Asks the engine for a judgement: it lays the moves out, judges, stops and goes on. */
import { engine, type Move, type PositionInput, prover, type RefereeReport } from "../engine/engine.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { JUDGING, type RefereeEvent, type RefereeState, refereeStep } from "./referee-state.ts";

/** A position, or what moves made of it. */
export interface JudgedGame {
  start: PositionInput | string;
  moves: readonly Move[];
}

export interface Judgement {
  readonly game: JudgedGame;
  readonly store: Store<RefereeState, RefereeEvent>;
  /** Stops, and keeps all findings. */
  stop(): void;
  /** After a stop, when the time was over, or after trouble. */
  goOn(): void;
  /** Nothing comes any more. */
  end(): void;
}

export function judgementOf(game: JudgedGame, onReport?: (report: RefereeReport) => void): Judgement {
  const store = storeOf<RefereeState, RefereeEvent>(JUDGING, refereeStep);
  const work = abortable();
  const asked = { start: game.start, moves: [...game.moves], expects: true };
  const failed = (error: unknown): void => store.send({ kind: "failed", error });
  const judge = (): void =>
    work.run(
      (signal) =>
        prover.referee(asked, store.state.budget, {
          signal,
          onProgress: (progress) => signal.aborted || store.send({ kind: "progressed", progress }),
        }),
      (report) => {
        store.send({ kind: "found", report });
        onReport?.(report);
      },
      failed,
    );
  const lay = (): void =>
    work.run(
      () => engine.follow(game.start, game.moves),
      (line) => {
        store.send({ kind: "laid", line });
        judge();
      },
      failed,
    );
  lay();
  return {
    game,
    store,
    stop() {
      store.send({ kind: "stopped" });
      // Without any more work: what is known, and what is open. Or else there is what came on the way.
      work.run(
        () => prover.referee(asked, { ...store.state.budget, milliseconds: 0 }),
        (report) => store.send({ kind: "kept", report }),
        () => {},
      );
    },
    goOn() {
      store.send({ kind: "resumed" });
      if (store.state.line) judge();
      else lay();
    },
    end: () => work.stop(),
  };
}
