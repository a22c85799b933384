/** A problem in an article: a round of its kind in the places of an element. Nothing counts and nothing is kept. */
import { useEffect, useRef } from "preact/hooks";
import type { Move, PositionInput } from "../../engine/engine.ts";
import { roundOf } from "../../kinds/index.tsx";
import type { Problem } from "../../kinds/problem.ts";
import { locations } from "../../kinds/problem-game.ts";
import type { Round } from "../../kinds/round.ts";
import { RoundAnswers, RoundBoard, RoundLine, RoundWords } from "../../kinds/round-view.tsx";
import type { Standing, TrainerNews } from "../../kinds/trainer.ts";
import { ROUND_WORDS } from "../../kinds/words/round-words.ts";
import type { ControlActs } from "../../kit/control-row.tsx";
import { Button } from "../../kit/controls.tsx";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { TroubleNotice, type TroubleTold } from "../../kit/notices.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import practiceCss from "../../style/practice-kinds.css?inline";
import { controlsOf } from "../element-frame.ts";
import type { AskedProblem } from "../places.ts";
import askingCss from "./asking.css?inline";
import { ElementPanel, KEYS } from "./element-panel.tsx";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";
import { WORDS } from "./words.ts";

interface PosedProblem {
  problem: Problem;
  kind: AskedProblem["kind"];
  /** For "Open in Loja". */
  start: PositionInput;
  moves: Move[];
  diagram: string;
  /** The point that was pressed to begin. */
  pressed: string | undefined;
}

/** The round that is shown, how many came before it, and what failed in it. */
interface AskingState {
  round: Round;
  number: number;
  trouble: TroubleTold | null;
}

class Asking {
  readonly store: Store<AskingState, Partial<AskingState>>;

  /** Calls `ready` once the first round has its board, or trouble. */
  constructor(
    readonly seat: Seat,
    readonly posed: PosedProblem,
    private readonly ready: () => void,
  ) {
    this.store = storeOf<AskingState, Partial<AskingState>>(
      { round: this.newRound(), number: 0, trouble: null },
      (state, changed) => ({ ...state, ...changed }),
    );
  }

  get round(): Round {
    return this.store.state.round;
  }

  /** Starts again from the question. News of the last round comes too late. */
  again(): void {
    this.round.destroy();
    this.store.send({ round: this.newRound(), number: this.store.state.number + 1, trouble: null });
    this.round.begin();
  }

  private newRound(): Round {
    const { seat, posed } = this;
    const page = (name: string): string | null => {
      const { open } = seat.places;
      return open && !open.hidden ? new URL(name, open.href).href : null;
    };
    const standing: Standing = { keys: KEYS, article: { look: seat.look, page } };
    const round: Round = roundOf(standing, posed.problem, (news) => round.gone.aborted || this.hear(news));
    return round;
  }

  private hear(news: TrainerNews): void {
    if (news.kind === "judged") this.tell(news.right, news.what);
    else if (news.kind === "hint") this.round.hint();
    else if (news.kind === "trouble") this.store.send({ trouble: news });
    if (news.kind === "controls" || news.kind === "trouble") this.ready();
  }

  private tell(right: boolean, answer: string | null): void {
    this.seat.tell("loja-verdict", { mode: "problem", ask: this.posed.kind, right, answer });
  }

  retry(): void {
    const { trouble } = this.store.state;
    this.store.send({ trouble: null });
    trouble?.again?.();
  }

  /** The reader sees the solution without an answer. */
  giveUp(): void {
    this.tell(false, null);
    this.round.reveal();
  }

  get acts(): ControlActs {
    const { round } = this;
    const { back, forward, restart, side } = round.controls;
    return {
      back: back ? () => round.back() : null,
      forward: forward ? () => round.forward() : null,
      "undo-all": restart ? () => round.restart() : null,
      hint: round.hintsLeft > 0 ? () => round.hint() : null,
      side: side ? () => round.side() : null,
    };
  }

  /** The press that woke the element. */
  answerFirst(): void {
    const { first } = this.seat;
    const { pressed } = this.posed;
    const { laid } = this.round.store.state;
    if (first?.kind === "control") this.acts[first.name as keyof ControlActs]?.();
    for (const at of laid && pressed ? locations(laid.ground.board, [pressed]) : []) this.round.press(at);
  }
}

/** Settles when the board is there, or when it is said why it does not come. Until then the still part stands there. */
export async function openAsking(seat: Seat, posed: PosedProblem): Promise<Running> {
  let asking: Asking | null = null;
  await new Promise<void>((ready) => {
    asking = new Asking(seat, posed, ready);
    asking.round.begin();
  });
  return shown(asking as unknown as Asking);
}

function shown(asking: Asking): Running {
  const { seat, posed } = asking;
  // What stands in the places by now is not to be lost.
  if (seat.signal.aborted) {
    asking.round.destroy();
    throw seat.signal.reason;
  }
  const bare = adopt(seat.places.root, practiceCss, askingCss);
  seat.opener.what = () => ({ start: posed.start, moves: posed.moves, address: { view: "play" } });
  const leave = mount(seat.places.words, <AskingView asking={asking} />);
  asking.answerFirst();
  return {
    destroy() {
      asking.round.destroy();
      leave();
      bare();
    },
  };
}

function AskingView({ asking }: { asking: Asking }) {
  const { seat } = asking;
  const { round, number, trouble } = useStore(asking.store);
  const answers = useRef<HTMLDivElement>(null);
  return (
    <>
      <Elsewhere host={seat.places.board}>
        <div class="asking-board">
          <RoundBoard key={number} round={round} />
        </div>
      </Elsewhere>
      <div class="proof live asking">
        <TroubleNotice
          trouble={trouble && { ...trouble, again: () => asking.retry() }}
          refocus={() => round.focus()}
          part="button"
        />
        <div>
          <RoundWords key={number} round={round} />
        </div>
        <div class="actions" ref={answers}>
          <RoundAnswers key={number} round={round} host={answers} />
        </div>
        <Onward asking={asking} round={round} />
        <div class="status">
          <RoundLine key={number} round={round} />
        </div>
      </div>
    </>
  );
}

/** The way out of the question, or to it once more; and the controls. */
function Onward({ asking, round }: { asking: Asking; round: Round }) {
  const { seat, posed, store } = asking;
  const { phase, laid } = useStore(round.store);
  const isLaid = laid !== null;
  // Who begins once more comes to the board.
  useEffect(() => {
    if (isLaid && store.state.number > 0) round.focus();
  }, [isLaid]);
  return (
    <>
      <div class="links">
        {phase === "done" ? (
          <Button key="again" look="link" press={() => asking.again()}>
            {WORDS.again}
          </Button>
        ) : (
          <Button key="give up" look="link" press={() => asking.giveUp()}>
            {WORDS.seeSolution}
          </Button>
        )}
      </div>
      <ElementPanel
        seat={seat}
        names={controlsOf({ mode: "problem", asked: posed })}
        acts={asking.acts}
        diagram={posed.diagram}
        keys={ROUND_WORDS.arrowKeysWalkBoard}
      />
    </>
  );
}
