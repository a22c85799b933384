/** Playing on under all the rules, for both colours: the chapters' table, a record, and cycles to remove. */
import { COLOR_NAMES } from "../board/color.ts";
import { button, element, need } from "../dom.ts";
import {
  type Color,
  type CycleOffer,
  EngineError,
  type Line,
  type Move,
  type PositionInput,
} from "../engine/engine.ts";
import type { AnyMove, Game } from "../table/game.ts";
import { LJRG, type Rules, type RulesSide } from "../table/rules.ts";
import { list } from "../table/situation-words.ts";
import { Table } from "../table/table.ts";
import { cyclePanel } from "./cycle-panel.ts";
import type { Work } from "./work-history.ts";

export interface PlayingOptions<M extends AnyMove> {
  /** Moves were made or another place in the record is shown. */
  onMoves(moves: (M | Move)[], at: number): void;
  onClaim(): void;
  onReferee(): void;
  /** What stands above the moves where one tries them: by whose rules, say. */
  head?: HTMLElement;
  /** A game between two people, instead of moves that somebody tries. */
  match?: Match;
}

/** Of a game that two play: nothing is played over, and only who has the turn moves. */
export interface Match {
  /** What stands above the moves. */
  head: HTMLElement;
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
  private rules: Rules = LJRG;
  private side: RulesSide | null = null;
  private laid: Promise<void> = Promise.resolve();
  private start: PositionInput = { rows: [] };
  private line: Line | null = null;
  private moves: (M | Move)[] = [];
  private at = 0;
  private offers: readonly CycleOffer[] = [];
  private looking: CycleOffer | null = null;
  private readonly offered: HTMLElement;
  private readonly ended = element("div", { class: "ended" });
  private readonly record = element("ol", { class: "record" });

  constructor(
    readonly root: HTMLElement,
    private readonly options: PlayingOptions<M>,
  ) {
    this.table = new Table(need(root, ".table"));
    // Nothing is hinted where nothing is asked.
    need<HTMLElement>(root, "[data-control=hint]").hidden = true;
    const { match } = options;
    this.offered = match?.offered ?? element("div", { class: "offered" });
    const tried = [
      element("h2", {}, "Play on"),
      element(
        "p",
        { class: "hint-words" },
        "Both colours are yours, and every rule holds to the end. ",
        element("a", { href: "./game.html" }, "A whole game with somebody else"),
      ),
      ...(options.head ? [options.head] : []),
      this.offered,
    ];
    this.panel.append(
      ...(match ? [match.head] : tried),
      this.ended,
      element("h3", { class: "section-head" }, "Moves"),
      this.record,
    );
  }

  open(work: Work<M | Move>, rules: Rules = LJRG): void {
    this.side?.destroy();
    const host = element("div");
    if (rules.side) this.offered.replaceChildren(host);
    this.side =
      rules.side?.(host, {
        move: (move) => this.table.move(move as M | Move),
        visit: (at) => this.table.visit(at),
        overlay: (view) => this.table.overlay(view),
        focus: () => this.table.focus(),
        level: 3,
      }) ?? null;
    this.rules = rules;
    this.start = work.start;
    this.line = null;
    this.offers = [];
    this.moves = work.moves;
    this.at = work.at;
    this.look(null);
    this.laid = this.table.open(this.game(work)).then(() => this.refresh());
  }

  private game({ start, moves, at }: Work<M | Move>): Game<M | Move> {
    let laid = false;
    const { match } = this.options;
    const { table, rules } = this;
    const played = (): number => this.moves.length;
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
        const wanted = laid ? this.turned(asked) : moves;
        const line = await rules.follow(start, wanted);
        if (!laid || !line.refusal) this.line = line;
        laid = true;
        return { line, moves: wanted.slice(0, line.situations.length - 1) };
      },
      onMove: ({ line, moves: made }) => {
        if (line.refusal) {
          this.table.note(rules.refused(line.refusal));
          return;
        }
        this.looking = null;
        this.moves = made;
        this.at = made.length;
        this.offers = line.cycles;
        this.tell(line);
      },
      onVisit: (made) => {
        this.at = made.length;
        this.looking = null;
        this.offers = [];
        this.tell();
        void this.refresh();
      },
      onHint: () => {},
      notYours: () => "",
    };
  }

  /** A press while a cycle is looked at removes it and places the stone in the same turn. */
  private turned(asked: (M | Move)[]): (M | Move)[] {
    const last = asked.at(-1);
    if (!this.looking || last?.kind !== "play") return asked;
    return [...asked.slice(0, -1), { kind: "cycle", since: this.looking.since, at: last.at }];
  }

  /** Which cycles may be removed where the reader is: the line knows it only for its end. */
  private async refresh(): Promise<void> {
    const { line, at } = this;
    if (!line) return;
    // Moves of a file or link that no rule allows were left out by the table.
    const legal = line.situations.length - 1;
    if (this.moves.length > legal) {
      this.moves = this.moves.slice(0, legal);
      this.at = Math.min(at, legal);
      this.table.remark(
        line.refusal ? `Move ${legal + 1} was left out. ${this.rules.refused(line.refusal)}` : "",
      );
    }
    const here = this.at === legal ? line : await this.lineHere();
    this.offers = here?.cycles ?? [];
    const situation = here?.situations.at(-1);
    // What may be played there is known now.
    if (situation && here !== line && this.rules !== LJRG) this.table.retell(situation);
    this.draw(here);
  }

  /** The line up to the place that is looked at; null where it can't be had, or the reader has gone on. */
  private async lineHere(): Promise<Line | null> {
    const { at, line } = this;
    try {
      const here = await this.rules.follow(this.start, this.moves.slice(0, at));
      return at === this.at && line === this.line ? here : null;
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  private tell(here: Line | null = null): void {
    this.draw(here);
    this.options.onMoves(this.moves, this.at);
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
    this.looking = offer;
    this.table.overlay(offer ? { rings: offer.cleared, faded: offer.cleared, playable: offer.playable } : {});
    this.draw();
  }

  private draw(here: Line | null = null): void {
    const { line, side } = this;
    if (side) {
      if (here) side.show(this.start, here);
      this.ended.replaceChildren();
      this.drawRecord();
      return;
    }
    const held = this.offered.contains(document.activeElement);
    const panel =
      line &&
      cyclePanel(line.board, this.offers, this.looking, {
        onLook: (offer) => this.look(offer),
        onRemove: (move) => this.table.move(move),
      });
    this.offered.replaceChildren(...(panel ? [panel] : []));
    // The button that was pressed is drawn anew; the focus stays with it.
    if (held) {
      const next = this.offered.querySelector<HTMLElement>("[aria-pressed=true], button") ?? this.table;
      next.focus();
    }
    this.options.match?.onOffers(this.offers);
    this.drawEnd();
    this.drawRecord();
  }

  private drawEnd(): void {
    const situation = this.line?.situations[this.at];
    this.ended.replaceChildren(
      ...(situation?.final && !this.options.match
        ? [
            element("p", {}, "Play is over. Claim what you think is yours, or have all of it judged."),
            element(
              "div",
              { class: "acts" },
              button("Have it judged", "filled", this.options.onReferee),
              button("Claim", "quiet", this.options.onClaim),
            ),
          ]
        : []),
    );
  }

  private drawRecord(): void {
    const { line } = this;
    // Without the board nobody knows how its points are called, nor who has moved.
    if (!line) {
      const words = this.moves.length > 0 ? "Being laid out." : "None yet.";
      this.record.replaceChildren(element("li", { class: "none" }, words));
      return;
    }
    const names = (points: readonly number[]): string =>
      list(points.map((at) => line.board.points[at]?.name ?? String(at)));
    const told = (move: M | Move, at: number): { words: string; short: string; color: Color | null } => {
      const color = line.situations[at + 1]?.move?.color ?? null;
      const other = this.rules.words?.turn(line.board, move, color ?? "black");
      if (other) return { ...other, short: other.words };
      if (move.kind !== "play" && move.kind !== "cycle") return { words: "pass", short: "pass", color };
      const place = move.at == null ? "" : names([move.at]);
      if (move.kind === "play") return { words: place, short: place, color };
      return {
        words: `removes a cycle${place && `, ${place}`}`,
        short: place ? `cycle, ${place}` : "cycle",
        color,
      };
    };
    const held = this.record.contains(document.activeElement);
    this.record.replaceChildren(
      ...this.moves.map((move, at) => {
        const { words, short, color } = told(move, at);
        const made = button(
          element("span", { class: `number ${color ?? "nobody"}` }, String(at + 1)),
          "move",
          () => this.table.visit(at + 1),
          {
            "aria-label": `Move ${at + 1}${color ? `, ${COLOR_NAMES[color]}` : ""}: ${words}`,
            ...(at + 1 === this.at ? { "aria-current": "step" } : {}),
          },
        );
        made.append(short);
        return element("li", {}, made);
      }),
    );
    if (this.moves.length === 0) this.record.replaceChildren(element("li", { class: "none" }, "None yet."));
    if (held) this.record.querySelector<HTMLElement>("[aria-current]")?.focus();
  }
}
