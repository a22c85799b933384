/** The verdict on the bench: the request for it, and its outcome. The judging is the referee’s own. */
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { type JudgedGame, type Judgement, judgementOf } from "../referee/judging.ts";

/** Why nothing is judged. */
export type Unjudged = "empty" | "fault" | "part";

/** `of` stands for what lies on the bench. */
type VerdictState =
  | { kind: "none" }
  | { kind: "unjudged"; why: Unjudged }
  | { kind: "waiting"; of: unknown }
  | { kind: "failed"; of: unknown; error: unknown }
  | { kind: "judging"; of: unknown; judgement: Judgement };

export interface BenchVerdict {
  store: Store<VerdictState, VerdictState>;
  /** Judges what lies on the bench; what is judged already is not judged again. `find` makes a position of it. */
  judge(of: unknown, find: () => Promise<JudgedGame>, soon: boolean): void;
  /** Says why nothing is judged. */
  refuse(why: Unjudged): void;
  /** Whose a point is, once that is known. */
  ask(at: number): void;
  again(): void;
  stop(): void;
}

/** Somebody who draws lays several stones in a row: the judging waits for a pause. */
const PAUSE = 600;

export function benchVerdict(begin: (game: JudgedGame) => Judgement = judgementOf): BenchVerdict {
  const store = storeOf<VerdictState, VerdictState>({ kind: "none" }, (_, next) => next);
  const work = abortable();
  let last = (): void => {};
  /** Ends the earlier judgement with the next. */
  const turn = (next: VerdictState): void => {
    const { state } = store;
    store.send(next);
    if (state.kind === "judging") state.judgement.end();
  };
  const judge: BenchVerdict["judge"] = (of, find, soon) => {
    const { state } = store;
    if ("of" in state && state.of === of) return;
    last = () => {
      turn({ kind: "waiting", of });
      work.run(
        async (signal) => {
          if (!soon) await new Promise((resolve) => setTimeout(resolve, PAUSE));
          return signal.aborted ? null : find();
        },
        (game) => game && turn({ kind: "judging", of, judgement: begin(game) }),
        (error) => turn({ kind: "failed", of, error }),
      );
    };
    last();
  };
  return {
    store,
    judge,
    refuse(why) {
      const { state } = store;
      if (state.kind === "unjudged" && state.why === why) return;
      work.stop();
      turn({ kind: "unjudged", why });
    },
    ask: (at) => store.state.kind === "judging" && store.state.judgement.store.send({ kind: "asked", at }),
    again: () => last(),
    stop() {
      work.stop();
      turn({ kind: "none" });
    },
  };
}
