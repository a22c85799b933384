/** Playing on under all the rules, for both colours: what lies on the chapters' table, and what may be done there. */
import { need } from "../dom.ts";
import type { Line, Move } from "../engine/engine.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { LJRG, type Rules } from "../table/rules.ts";
import type { Table } from "../table/table.ts";
import type { AnyMove, Game } from "../table/table-game.ts";
import { mountTable } from "../table/table-view.tsx";
import type { PlayingActs } from "./playing-panel.tsx";
import {
  NOTHING_PLAYED,
  type PlayingEvent,
  type PlayingState,
  playingStep,
  turned,
} from "./playing-state.ts";
import { PLAYING_WORDS } from "./words.ts";
import type { Work } from "./work-history.ts";

interface PlayingOptions<M extends AnyMove> {
  /** Moves were made or another place in the record is shown. */
  onMoves(moves: (M | Move)[], at: number): void;
  /** A game between two people, instead of moves that somebody tries. */
  match?: Match;
}

/** Of a game that two play: nothing is played over, and only who has the turn moves. */
interface Match {
  /** Whether a move may be made here now. */
  mayMove(): boolean;
  /** A press that means nothing now: why. */
  onIdle(): void;
}

/** `M`: the turns of the games that are laid there. */
export class Playing<M extends AnyMove = Move> {
  readonly store: Store<PlayingState<M>, PlayingEvent<M>> = storeOf<PlayingState<M>, PlayingEvent<M>>(
    NOTHING_PLAYED,
    playingStep,
  );
  readonly acts: PlayingActs<M>;
  private readonly table: Table<M>;
  private laid: Promise<void> = Promise.resolve();
  /** The line up to the place that is looked at: a reader who has gone on asks for another. */
  private readonly reaching = abortable();

  /** `root` is the table of the page. */
  constructor(
    root: HTMLElement,
    private readonly options: PlayingOptions<M>,
  ) {
    const table = mountTable<M>(root);
    this.table = table;
    // Nothing is hinted where nothing is asked.
    need<HTMLElement>(root, "[data-control=hint]").hidden = true;
    this.acts = {
      look: (offer) => {
        this.store.send({ kind: "looked", offer });
        table.overlay(offer ? { rings: offer.cleared, faded: offer.cleared, playable: offer.playable } : {});
      },
      move: (move) => table.move(move),
      visit: (at) => table.visit(at),
      overlay: (view) => table.overlay(view),
      focus: () => table.focus(),
    };
  }

  /** Takes no move until what is to be played has come. */
  wait(): void {
    this.table.wait();
  }

  open(work: Work<M | Move>, rules: Rules = LJRG): void {
    this.reaching.stop();
    this.store.send({ kind: "opened", work, rules });
    this.table.overlay({});
    this.laid = this.table.open(this.game(work)).then(() => this.refresh());
  }

  private game({ start, moves, at }: Work<M | Move>): Game<M | Move> {
    let laid = false;
    const { match } = this.options;
    const { table, store } = this;
    const { rules } = store.state;
    const played = (): number => store.state.moves.length;
    return {
      you: "both",
      at,
      // In a game the moves made before are only looked at.
      get watched() {
        return match !== undefined && (table.leading.length < played() || !match.mayMove());
      },
      onIdle: () => match?.onIdle(),
      showsCycles: true,
      words: rules.words,
      caption: start.name ?? null,
      ask: async (asked) => {
        // The table asks first for what to lay out: the whole record.
        const wanted = laid ? turned(asked, store.state.looking) : moves;
        const line = await rules.follow(start, wanted);
        if (!laid || !line.refusal) store.send({ kind: "followed", line });
        laid = true;
        return { line, moves: wanted.slice(0, line.situations.length - 1) };
      },
      onMove: ({ line, moves: made }) => {
        if (line.refusal) {
          this.table.note(rules.refused(line.refusal));
          return;
        }
        this.reaching.stop();
        store.send({ kind: "moved", moves: made, line });
        this.tell();
      },
      onVisit: (made) => {
        store.send({ kind: "visited", at: made.length });
        this.tell();
        this.refresh();
      },
      onHint: () => {},
      notYours: () => "",
    };
  }

  /** Which cycles may be removed where the reader is: the line knows it only for its end. */
  private refresh(): void {
    const { store, table } = this;
    const { line, rules, start, moves } = store.state;
    if (!line) return;
    // Moves of a file or link that no rule allows were left out by the table.
    const legal = line.situations.length - 1;
    if (moves.length > legal) {
      store.send({ kind: "cut", legal });
      const why = line.refusal && rules.refused(line.refusal);
      table.remark(why ? PLAYING_WORDS.leftOut({ number: legal + 1, why }) : "");
    }
    const { at } = store.state;
    const reached = (here: Line | null): void => {
      store.send({ kind: "reached", here });
      const situation = here?.situations.at(-1);
      // What may be played there is known now.
      if (situation && here !== line && rules !== LJRG) table.retell(situation);
    };
    this.reaching.run(
      async () => (at === legal ? line : rules.follow(start, moves.slice(0, at))),
      reached,
      () => reached(null),
    );
  }

  private tell(): void {
    const { moves, at } = this.store.state;
    this.options.onMoves([...moves], at);
  }

  /** A move that somebody else made, who is not at this screen: it is laid like one of the reader’s. */
  move(move: Move): void {
    const { laid } = this;
    void laid.then(() => {
      if (laid === this.laid) this.table.move(move);
    });
  }

  /** The points to press have changed. */
  renew(): void {
    this.table.renew();
  }

  /** To the place before the one that is looked at, or after it; nothing where there is none. */
  step(by: -1 | 1): void {
    const { at, moves } = this.store.state;
    if (at + by >= 0 && at + by <= moves.length) this.table.visit(at + by);
  }

  /** Goes to a place in the record. */
  visit(at: number): void {
    this.table.visit(at);
  }

  /** Sets the overlay of the position until the next move or visit. */
  overlay(view: Parameters<Table["overlay"]>[0]): void {
    this.table.overlay(view);
  }

  focus(): void {
    this.table.focus();
  }
}
