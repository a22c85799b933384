/** Playing on under all the rules, for both colours: the chapters' table, a record, and cycles to remove. */
import { type ComponentChildren, h } from "preact";
import { element, need } from "../dom.ts";
import { type CycleOffer, EngineError, type Line, type Move } from "../engine/engine.ts";
import { mount } from "../kit/mount.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import type { AnyMove, Game } from "../table/game.ts";
import { LJRG, type Rules, type RulesSide } from "../table/rules.ts";
import { Table } from "../table/table.ts";
import { Cycles, GameRecord, type PanelActs, TriedHead } from "./playing-panel.tsx";
import { type PlayingEvent, type PlayingState, playingStep, turned } from "./playing-state.ts";
import type { Work } from "./work-history.ts";

export interface PlayingOptions<M extends AnyMove> {
  /** Moves were made or another place in the record is shown. */
  onMoves(moves: (M | Move)[], at: number): void;
  onClaim(): void;
  onReferee(): void;
  /** What stands above the moves where one tries them: by whose rules, say. */
  head?: ComponentChildren;
  /** A game between two people, instead of moves that somebody tries. */
  match?: Match;
}

/** Of a game that two play: nothing is played over, and only who has the turn moves. */
export interface Match {
  /** Where cycles are offered. */
  offered: HTMLElement;
  /** Whether a move may be made here now. */
  mayMove(): boolean;
  /** A press that means nothing now: why. */
  onIdle(): void;
  onOffers(offers: readonly CycleOffer[]): void;
}

/** `M`: the turns of the games that are laid there. */
export class Playing<M extends AnyMove = Move> {
  readonly panel = element("div", { class: "playing-panel" });
  private readonly table: Table<M>;
  private readonly store: Store<PlayingState<M>, PlayingEvent<M>> = storeOf<PlayingState<M>, PlayingEvent<M>>(
    { rules: LJRG, start: { rows: [] }, line: null, moves: [], at: 0, offers: [], looking: null },
    playingStep,
  );
  private side: RulesSide | null = null;
  private laid: Promise<void> = Promise.resolve();
  /** Where other rules say what they ask for. */
  private readonly beside = element("div");

  constructor(
    readonly root: HTMLElement,
    private readonly options: PlayingOptions<M>,
  ) {
    const { store } = this;
    this.table = new Table(need(root, ".table"));
    // Nothing is hinted where nothing is asked.
    need<HTMLElement>(root, "[data-control=hint]").hidden = true;
    const { match, head, onReferee, onClaim } = options;
    const acts: PanelActs = {
      look: (offer) => this.look(offer),
      remove: (move) => this.table.move(move),
      visit: (at) => this.table.visit(at),
      focusBoard: () => this.table.focus(),
    };
    const offered = match?.offered ?? element("div", { class: "offered" });
    const [above, cycles, record] = [element("div"), element("div"), element("div")];
    offered.append(cycles, this.beside);
    mount(cycles, h(Cycles<M>, { store, acts }));
    if (!match) mount(above, h(TriedHead, null, head));
    mount(
      record,
      h(GameRecord<M>, { store, acts, ways: match ? null : { judge: onReferee, claim: onClaim } }),
    );
    this.panel.append(...(match ? [] : [above, offered]), record);
  }

  open(work: Work<M | Move>, rules: Rules = LJRG): void {
    this.side?.destroy();
    this.side =
      rules.side?.(this.beside, {
        move: (move) => this.table.move(move as M | Move),
        visit: (at) => this.table.visit(at),
        overlay: (view) => this.table.overlay(view),
        focus: () => this.table.focus(),
        level: 3,
      }) ?? null;
    this.store.send({ kind: "opened", work, rules });
    this.look(null);
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
        store.send({ kind: "moved", moves: made, offers: line.cycles });
        this.tell(line);
      },
      onVisit: (made) => {
        store.send({ kind: "visited", at: made.length });
        this.tell();
        void this.refresh();
      },
      onHint: () => {},
      notYours: () => "",
    };
  }

  /** Which cycles may be removed where the reader is: the line knows it only for its end. */
  private async refresh(): Promise<void> {
    const { line, rules, moves } = this.store.state;
    if (!line) return;
    // Moves of a file or link that no rule allows were left out by the table.
    const legal = line.situations.length - 1;
    if (moves.length > legal) {
      this.store.send({ kind: "cut", legal });
      this.table.remark(line.refusal ? `Move ${legal + 1} was left out. ${rules.refused(line.refusal)}` : "");
    }
    const here = this.store.state.at === legal ? line : await this.lineHere();
    this.store.send({ kind: "offered", offers: here?.cycles ?? [] });
    const situation = here?.situations.at(-1);
    // What may be played there is known now.
    if (situation && here !== line && this.store.state.rules !== LJRG) this.table.retell(situation);
    this.show(here);
  }

  /** The line up to the place that is looked at; null where it can't be had, or the reader has gone on. */
  private async lineHere(): Promise<Line | null> {
    const { at, line, rules, start, moves } = this.store.state;
    try {
      const here = await rules.follow(start, moves.slice(0, at));
      const { state } = this.store;
      return at === state.at && line === state.line ? here : null;
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  private tell(here: Line | null = null): void {
    this.show(here);
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

  /** What may be pressed is another thing now. */
  renew(): void {
    this.table.renew();
  }

  /** Goes to a place in the record. */
  visit(at: number): void {
    this.table.visit(at);
  }

  /** What is laid over the position until the next move or visit. */
  overlay(view: Parameters<Table["overlay"]>[0]): void {
    this.table.overlay(view);
  }

  focus(): void {
    this.table.focus();
  }

  private look(offer: CycleOffer | null): void {
    this.store.send({ kind: "looked", offer });
    this.table.overlay(offer ? { rings: offer.cleared, faded: offer.cleared, playable: offer.playable } : {});
    this.show();
  }

  /** Those who stand beside the table hear where the reader is. */
  private show(here: Line | null = null): void {
    const { start, offers } = this.store.state;
    if (!this.side) this.options.match?.onOffers(offers);
    else if (here) this.side.show(start, here);
  }
}
