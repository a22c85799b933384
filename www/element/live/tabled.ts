/** A game on the chapters' table: to be walked through, or to be played on under all rules. */
import { button, element } from "../../dom.ts";
import { engine, type Line, type Move } from "../../engine/engine.ts";
import { NAMES } from "../../proof/proof-words.ts";
import type { Game } from "../../table/game.ts";
import { moveWords, refusalWords } from "../../table/situation-words.ts";
import { Table } from "../../table/table.ts";
import { CONTROLS } from "../element-frame.ts";
import { diagramPart, ElementControls, keysPart } from "./element-controls.ts";
import { moveDetail } from "./events.ts";
import { markedAt } from "./labels.ts";
import { listedMoves, MoveList } from "./move-list.ts";
import type { Running, Seat } from "./seat.ts";

const KEY_WORDS = "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward.";

export class Tabled implements Running {
  private line: Line;
  private moves: Move[];
  private readonly table: Table;
  private readonly headline = element("p", { class: "headline", tabindex: "-1", "data-key": "headline" });
  private readonly did = element("p", { class: "did-words" });
  private readonly moveList = new MoveList();
  private readonly row: ElementControls;
  /** How many moves were made before the reader came. */
  private readonly given: number;

  private constructor(
    private readonly seat: Seat,
    private readonly mode: "view" | "play",
    line: Line,
  ) {
    this.line = line;
    // What the rules refuse, and all that follows, was never played.
    this.given = line.situations.length - 1;
    this.moves = seat.known.moves.slice(0, this.given);
    this.row = new ElementControls(CONTROLS[mode], { own: false, start: mode === "view" });
    this.takePlaces();
    this.table = new Table(seat.places.frame, seat.look);
  }

  /** Settles when the board is there. Without an engine it throws. */
  static async open(seat: Seat, mode: "view" | "play"): Promise<Tabled> {
    const { start, moves, at } = seat.known;
    const tabled = new Tabled(seat, mode, await engine.follow(start, moves));
    await tabled.table.open(tabled.game(Math.min(at, tabled.given)));
    tabled.show();
    seat.opener.what = () => tabled.opened();
    tabled.answer();
    return tabled;
  }

  destroy(): void {
    this.row.more.remove();
    this.seat.places.spoken.removeAttribute("data-role");
  }

  /** The press that woke the element. */
  private answer(): void {
    const { first } = this.seat;
    if (first?.kind === "point" && this.mode === "play") this.table.move({ kind: "play", at: first.at });
    else if (first?.kind === "pass" && this.mode === "play") this.table.move({ kind: "pass" });
    else if (first?.kind === "control") this.row.click(first.name);
  }

  private game(at: number): Game {
    let laid = false;
    const { mode } = this;
    return {
      you: "both",
      at,
      caption: null,
      watched: mode === "view",
      marked: (situations, made) => markedAt(this.seat.known, situations, made),
      ask: async (asked) => {
        // The table asks first for what to lay out: the whole record.
        const moves = laid ? asked : this.moves;
        const line = laid ? await engine.follow(this.seat.known.start, moves) : this.line;
        laid = true;
        return { line, moves };
      },
      onMove: ({ line, moves }) => {
        if (line.refusal) return this.table.remark(refusalWords(line.refusal));
        [this.line, this.moves] = [line, moves];
        this.tellMove();
        this.show();
      },
      onVisit: () => {
        this.show();
        if (mode === "view") this.table.announce(`${this.headline.textContent} ${this.did.textContent}`);
      },
      onHint: () => {},
      notYours: () => "",
    };
  }

  private tellMove(): void {
    const { line } = this;
    const number = line.situations.length - 1;
    const situation = line.situations[number];
    const detail = situation && moveDetail(line.board, situation, number, "reader");
    if (detail) this.seat.tell("loja-move", detail);
  }

  private show(): void {
    const { line, table, moves, mode } = this;
    const at = table.leading.length;
    const situation = line.situations[at];
    if (!situation) return;
    const of = mode === "view" || at < moves.length ? ` of ${moves.length}` : "";
    const place = at === 0 ? `${NAMES[situation.turn]} to move.` : `Move ${at}${of}.`;
    this.headline.textContent = situation.final && mode === "play" ? "Play is over." : place;
    this.did.textContent = moveWords(line.board, situation);
    this.did.hidden = !this.did.textContent;
    this.moveList.show(listedMoves(line.board, line.situations.slice(0, at + 1), this.seat.known.first));
  }

  private opened() {
    const { known } = this.seat;
    const at = this.table.leading.length;
    const address = { view: "play" as const, ...(at < this.moves.length && { at }) };
    return { start: known.start, moves: this.moves, address };
  }

  /** The markup that a table expects; what this mode has no use for is there and not seen. */
  private takePlaces(): void {
    const { board, words, spoken } = this.seat.places;
    const quiet = (control: string, text: string, attributes: Record<string, string> = {}): HTMLElement =>
      button(text, "quiet", () => {}, { "data-control": control, part: "button", ...attributes });
    const role = (name: string, tag: "p" | "span" | "div" = "p"): HTMLElement =>
      element(tag, { "data-role": name });
    const notice = element(
      "div",
      { class: "notice", "data-role": "notice", role: "alert", hidden: "" },
      element("p"),
      quiet("again", "Try again"),
    );
    const line = element("span", { class: "line", "data-role": "line" });
    const situation = element("p", { class: "situation" }, line, " ", role("words", "span"));
    const remark = element("p", { class: "remark", "data-role": "remark", role: "status" });
    const cycle = element(
      "div",
      { class: "actions cycle-acts" },
      quiet("cycle", "Remove the cycle", { hidden: "" }),
      quiet("cycle-play", "Remove it and play", { "aria-pressed": "false", hidden: "" }),
    );
    const has = new Set<string>(CONTROLS[this.mode]);
    const unseen = ["hint", "pass", "more"].filter((name) => !has.has(name)).map((name) => quiet(name, name));
    const absent = element("div", { hidden: "" }, role("caption"), ...unseen);
    spoken.dataset.role = "spoken";
    const said = element("div", { class: "answer-part" }, this.headline, this.did);
    const foot = element("div", { class: "status" }, situation);
    const live = element(
      "div",
      { class: "proof live" },
      notice,
      said,
      remark,
      cycle,
      this.moveList.element,
      foot,
      absent,
    );
    this.row.more.append(diagramPart().part, keysPart(KEY_WORDS));
    board.replaceChildren(element("div", { "data-role": "board" }));
    words.replaceChildren(live);
    this.row.seat(this.seat.places);
    if (!has.has("more")) absent.append(this.row.more);
  }
}
