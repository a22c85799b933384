/** Playing on under all the rules, for both colours: the chapters' table, a record, and cycles to remove. */
import { COLOR_NAMES } from "../board/color.ts";
import { button, element, need } from "../dom.ts";
import {
  type CycleOffer,
  EngineError,
  engine,
  type Line,
  type Move,
  type PositionInput,
} from "../engine/engine.ts";
import type { Game } from "../table/game.ts";
import { list, refusalWords } from "../table/situation-words.ts";
import { Table } from "../table/table.ts";
import { cyclePanel } from "./cycle-panel.ts";
import type { Work } from "./work-history.ts";

export interface PlayingOptions {
  /** Moves were made or another place in the record is shown. */
  onMoves(moves: Move[], at: number): void;
  onClaim(): void;
  onReferee(): void;
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

export class Playing {
  readonly panel = element("div", { class: "playing-panel" });
  private readonly table: Table;
  private laid: Promise<void> = Promise.resolve();
  private start: PositionInput = { rows: [] };
  private line: Line | null = null;
  private moves: Move[] = [];
  private at = 0;
  private offers: readonly CycleOffer[] = [];
  private looking: CycleOffer | null = null;
  private readonly offered: HTMLElement;
  private readonly ended = element("div", { class: "ended" });
  private readonly record = element("ol", { class: "record" });

  constructor(
    readonly root: HTMLElement,
    private readonly options: PlayingOptions,
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
        "Both colours are yours. Every rule holds: ko, passes, cycles, the end. ",
        element("a", { href: "./game.html" }, "A whole game with somebody else"),
      ),
      this.offered,
    ];
    this.panel.append(
      ...(match ? [match.head] : tried),
      this.ended,
      element("h3", { class: "section-head" }, "Moves"),
      this.record,
    );
  }

  open(work: Work): void {
    this.start = work.start;
    this.line = null;
    this.offers = [];
    this.moves = work.moves;
    this.at = work.at;
    this.look(null);
    this.laid = this.table.open(this.game(work)).then(() => this.refresh());
  }

  private game({ start, moves, at }: Work): Game {
    let laid = false;
    const { match } = this.options;
    const { table } = this;
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
      caption: start.name ?? null,
      ask: async (asked) => {
        // The table asks first for what to lay out: the whole record.
        const wanted = laid ? this.turned(asked) : moves;
        const line = await engine.follow(start, wanted);
        if (!laid || !line.refusal) this.line = line;
        laid = true;
        return { line, moves: wanted.slice(0, line.situations.length - 1) };
      },
      onMove: ({ line, moves: made }) => {
        if (line.refusal) {
          this.table.note(refusalWords(line.refusal));
          return;
        }
        this.looking = null;
        this.moves = made;
        this.at = made.length;
        this.offers = line.cycles;
        this.tell();
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
  private turned(asked: Move[]): Move[] {
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
      this.table.remark(line.refusal ? `Move ${legal + 1} was left out. ${refusalWords(line.refusal)}` : "");
    }
    if (this.at === legal) this.offers = line.cycles;
    else this.offers = await this.cyclesAt();
    this.draw();
  }

  private async cyclesAt(): Promise<readonly CycleOffer[]> {
    const at = this.at;
    try {
      const line = await engine.follow(this.start, this.moves.slice(0, at));
      return at === this.at ? line.cycles : this.offers;
    } catch (error) {
      if (error instanceof EngineError) return [];
      throw error;
    }
  }

  private tell(): void {
    this.draw();
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

  private draw(): void {
    const { line } = this;
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
    const names = (points: readonly number[]): string =>
      list(points.map((at) => line?.board.points[at]?.name ?? String(at)));
    const held = this.record.contains(document.activeElement);
    this.record.replaceChildren(
      ...this.moves.map((move, at) => {
        const color = line?.situations[at + 1]?.move?.color ?? "black";
        const place = move.kind === "pass" || move.at == null ? "" : names([move.at]);
        const words = { pass: "pass", play: place, cycle: `removes a cycle${place && `, ${place}`}` }[
          move.kind
        ];
        return element(
          "li",
          {},
          button(
            element("span", { class: `number ${color}` }, String(at + 1)),
            "move",
            () => this.table.visit(at + 1),
            {
              "aria-label": `Move ${at + 1}, ${COLOR_NAMES[color]}: ${words}`,
              ...(at + 1 === this.at ? { "aria-current": "step" } : {}),
            },
          ),
        );
      }),
    );
    [...this.record.querySelectorAll("button")].forEach((made, at) => {
      const move = this.moves[at];
      if (!move) return;
      const place = move.kind === "pass" || move.at == null ? "" : names([move.at]);
      made.append({ pass: "pass", play: place, cycle: place ? `cycle, ${place}` : "cycle" }[move.kind]);
    });
    if (this.moves.length === 0) this.record.replaceChildren(element("li", { class: "none" }, "None yet."));
    if (held) this.record.querySelector<HTMLElement>("[aria-current]")?.focus();
  }
}
