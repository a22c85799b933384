/** A game on the chapters' table: to be walked through, or to be played on under all rules. */
import { h } from "preact";
import { readRules } from "../../address/rules.ts";
import { readTurns, turnsOn, writeTurns } from "../../address/turns.ts";
import { button, element } from "../../dom.ts";
import { type Color, EngineError, engine, type Line } from "../../engine/engine.ts";
import { mount } from "../../kit/mount.tsx";
import { NAMES } from "../../proof/proof-words.ts";
import { type AnyMove, type Game, ljrgMoves, systemMoves } from "../../table/game.ts";
import { LJRG, type Rules, type RulesSide } from "../../table/rules.ts";
import { moveWords } from "../../table/situation-words.ts";
import { Table } from "../../table/table.ts";
import { CONTROLS } from "../element-frame.ts";
import { diagramPart, ElementControls, keysPart } from "./element-controls.ts";
import { moveDetail } from "./events.ts";
import { markedAt } from "./labels.ts";
import { listedMoves, MoveList } from "./move-list.tsx";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";

const KEY_WORDS = "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward.";

export class Tabled implements Running {
  private line: Line;
  private moves: AnyMove[];
  private readonly table: Table<AnyMove>;
  private readonly side: RulesSide | null;
  private readonly sidePlace = element("div");
  private readonly headline = element("p", { class: "headline", tabindex: "-1", "data-key": "headline" });
  private readonly did = element("p", { class: "did-words" });
  private readonly moveList = element("div");
  private readonly row: ElementControls;
  /** How many moves were made before the reader came. */
  private readonly given: number;

  private constructor(
    private readonly seat: Seat,
    private readonly mode: "view" | "play",
    private readonly rules: Rules,
    moves: readonly AnyMove[],
    line: Line,
    /** Takes the styles of other rules away again. */
    private readonly bare: () => void,
  ) {
    this.line = line;
    // What the rules refuse, and all that follows, was never played.
    this.given = line.situations.length - 1;
    this.moves = moves.slice(0, this.given);
    const acts = {
      move: (move: AnyMove) => this.table.move(move),
      visit: (at: number) => this.table.visit(at),
      overlay: (view: Parameters<Table["overlay"]>[0]) => this.table.overlay(view),
      focus: () => this.table.focus(),
      level: null,
    };
    this.side = rules.side?.(this.sidePlace, acts) ?? null;
    this.row = new ElementControls(CONTROLS[mode], { own: false, start: mode === "view" });
    this.takePlaces();
    this.table = new Table(seat.places.frame, seat.look);
  }

  /** Settles when the board is there. Without an engine it throws. */
  static async open(seat: Seat, mode: "view" | "play"): Promise<Tabled> {
    const { start, at } = seat.known;
    const { rules, moves, bare } = (mode === "play" && (await otherRules(seat))) || {
      rules: LJRG,
      moves: seat.known.moves,
      bare: () => {},
    };
    const line = await rules.follow(start, moves);
    const tabled = new Tabled(seat, mode, rules, moves, line, bare);
    // The still board shows where such a game begins; its turns are there to go forward to.
    const made = rules === LJRG || seat.known.moves.length > 0 ? Math.min(at, tabled.given) : 0;
    await tabled.table.open(tabled.game(made));
    tabled.show();
    if (tabled.side) void tabled.retell();
    seat.opener.what = () => tabled.opened();
    tabled.answer();
    return tabled;
  }

  destroy(): void {
    mount(this.moveList, null);
    this.row.more.remove();
    this.side?.destroy();
    this.bare();
    this.seat.places.spoken.removeAttribute("data-role");
  }

  /** The press that woke the element. */
  private answer(): void {
    const { first } = this.seat;
    if (first?.kind === "point" && this.mode === "play") this.table.move({ kind: "play", at: first.at });
    else if (first?.kind === "pass" && this.mode === "play") this.table.move({ kind: "pass" });
    else if (first?.kind === "control") this.row.click(first.name);
  }

  private game(at: number): Game<AnyMove> {
    let laid = false;
    const { mode, rules } = this;
    return {
      you: "both",
      at,
      caption: null,
      watched: mode === "view",
      words: rules.words,
      marked: (situations, made) => markedAt(this.seat.known, situations, made),
      ask: async (asked) => {
        // The table asks first for what to lay out: the whole record.
        const moves = laid ? asked : this.moves;
        const line = laid ? await rules.follow(this.seat.known.start, moves) : this.line;
        laid = true;
        return { line, moves };
      },
      onMove: ({ line, moves }) => {
        if (line.refusal) return this.table.remark(rules.refused(line.refusal));
        [this.line, this.moves] = [line, moves];
        this.tellMove();
        this.show();
        this.side?.show(this.seat.known.start, line);
      },
      onVisit: () => {
        this.show();
        if (this.side) void this.retell();
        if (mode === "view") this.table.announce(`${this.headline.textContent} ${this.did.textContent}`);
      },
      onHint: () => {},
      notYours: () => "",
    };
  }

  /** What other rules allow at the place that is looked at, and ask for there. */
  private async retell(): Promise<void> {
    const { line, rules, side, table } = this;
    const made = table.leading;
    try {
      const here = await rules.follow(this.seat.known.start, made);
      const situation = here.situations.at(-1);
      if (!situation || line !== this.line || made.length !== table.leading.length) return;
      table.retell(situation);
      side?.show(this.seat.known.start, here);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.seat.failed(error);
    }
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
    this.did.textContent = (this.rules.words?.move ?? moveWords)(line.board, situation);
    this.did.hidden = !this.did.textContent;
    const listed = listedMoves(line.board, line.situations.slice(0, at + 1), this.seat.known.first);
    const named = listed.map((one, number) => ({ ...one, name: this.listed(one, moves[number]) }));
    mount(this.moveList, h(MoveList, { moves: named }));
  }

  /** Turns that only other rules have are called as these do. */
  private listed({ name, color }: { name: string; color: Color }, made: AnyMove | undefined): string {
    const told = made && this.rules.words?.turn(this.line.board, made, color);
    return told ? told.words : name;
  }

  private opened() {
    const { known } = this.seat;
    const { ruleSet } = this.rules;
    const at = this.table.leading.length;
    const address = { view: "play" as const, ...(at < this.moves.length && { at }) };
    if (ruleSet === "ljrg") return { start: known.start, moves: ljrgMoves(this.moves), address };
    const turns = writeTurns(this.line.board.points, systemMoves(this.moves));
    return { start: known.start, moves: [], address: { ...address, rules: [ruleSet], moves: turns } };
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
      ...(this.side ? [this.sidePlace] : []),
      this.moveList,
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

/** The rules that the author has named, if they are others than this book's; what does not hold he is told. */
async function otherRules(
  seat: Seat,
): Promise<{ rules: Rules; moves: readonly AnyMove[]; bare: () => void } | null> {
  const { known } = seat;
  const wrong = (message: string): void => seat.tell("loja-error", { code: "attribute", message });
  const { rules: named, faults } = readRules(known.rules ?? "");
  for (const message of faults) wrong(message);
  const [law, ...more] = named;
  if (!law) return null;
  if (more.length > 0) wrong(`A game is played by one kind of rules: ${law}, and not ${more.join(", ")}.`);
  if (law === "ljrg") return null;
  const { rulesOf, playingCss } = await import("./rule-set-sheet.ts");
  const told = readTurns((known.turns ?? "").replace(/\s+/g, ""));
  let moves: readonly AnyMove[] = known.moves;
  if ("fault" in told) wrong(told.fault);
  else if (told.words.length > 0) {
    const { board } = await engine.follow(known.start, []);
    const { turns, missing } = turnsOn(board.points, told.words);
    if (missing) wrong(`The move ${missing} names no point of this board.`);
    moves = turns;
  }
  return { rules: rulesOf(law), moves, bare: adopt(seat.places.root, playingCss) };
}
