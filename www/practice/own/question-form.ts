/** What is asked about a position: the kind, the points or the move that it is about, and moves made before it. */
import { COLOR_NAMES, type Color } from "../../board/color.ts";
import type { BoardView } from "../../board/index.ts";
import { button, element } from "../../dom.ts";
import { engine, type Line, type Location, type Move, troubleWords } from "../../engine/engine.ts";
import { closed } from "../../kinds/problem-game.ts";
import { type Field, segments } from "../../play/form-fields.ts";
import { Chooser } from "../../proof/argument/chooser.ts";
import { ProofDesk } from "../../proof/proof-desk.ts";
import { areaOf, choosingView } from "../../proof/view.ts";
import { refusalWords } from "../../table/situation-words.ts";
import { type Draft, marks, missing, moveText, sided } from "./draft.ts";
import { KindList } from "./kind-list.ts";
import { MovesBefore } from "./moves-before.ts";

export interface AskingOn {
  change(part: Partial<Draft>): void;
  check(): void;
}

export class QuestionForm {
  readonly board = element("div", { class: "setup-board table" });
  readonly panel = element("div", { class: "asking-panel" });
  private draft: Draft | null = null;
  private line: Line | null = null;
  private chooser: Chooser | null = null;
  private chosenFor = "";
  private point = false;
  private readonly desk = new ProofDesk("own-keys", {
    point: (at) => void this.press(at),
    command: (command) => {
      if (command === "back") this.takeBack();
      if (command === "pass" && this.before.playing) void this.play({ kind: "pass" });
    },
    pass: () => {},
  });
  private readonly kinds = new KindList((kind) => {
    this.before.stop();
    this.on.change({ kind });
  });
  private readonly player: Field<Color> = segments(
    "Whose",
    [
      ["black", "Black"],
      ["white", "White"],
    ],
    (player) => this.take(player),
  );
  private readonly points = element("input", { type: "checkbox" });
  private readonly whole = button("Whole board", "quiet", () => this.everything());
  private readonly said = element("div", { class: "own-said", role: "status" });
  private readonly mend = element("div", { class: "acts" });
  private readonly picks = element("div", { class: "own-picks" });
  private readonly before = new MovesBefore({
    play: (move) => void this.play(move),
    back: () => this.takeBack(),
    turned: () => this.show(),
  });
  private readonly lacking = element("p", { class: "hint-words", id: "own-lacking" });
  private readonly check: HTMLButtonElement;

  constructor(private readonly on: AskingOn) {
    this.board.append(this.desk.element);
    this.points.addEventListener("change", () => {
      this.point = this.points.checked;
    });
    this.check = button("Check it", "filled", on.check, { "aria-describedby": "own-lacking" });
    this.picks.append(
      this.player.element,
      this.whole,
      element("label", { class: "check" }, this.points, element("span", {}, "Point by point")),
    );
    this.panel.append(
      element("h2", {}, "What is asked"),
      this.kinds.element,
      element(
        "p",
        { class: "visually-hidden", id: "own-keys" },
        "Arrow keys walk, Enter presses a point, U takes a move back.",
      ),
      this.said,
      this.mend,
      this.picks,
      element("div", { class: "own-onward" }, this.check, this.lacking),
      this.before.element,
    );
  }

  /** Lays a draft out. `line` leads from its position through the moves before the question. */
  open(draft: Draft, line: Line): void {
    // What was kept from before is not asked again.
    if (draft.kind && !this.draft) this.kinds.fold();
    this.draft = draft;
    this.line = line;
    this.choose();
    this.show();
  }

  focus(): void {
    this.desk.focus();
  }

  /** The set is chosen as on a proof table; another position, or another player to save for, begins anew. */
  private choose(): void {
    const { draft, line } = this;
    if (!draft || !line || !marks(draft.kind)) return;
    const player = draft.kind === "save" ? (line.situations.at(-1)?.turn ?? "black") : draft.player;
    const { start, moves } = draft;
    const key = JSON.stringify([start, moves]);
    if (key !== this.chosenFor) {
      this.chosenFor = key;
      this.chooser = new Chooser(closed(start), moves, engine, () => this.chosen());
      void this.chooser.set(
        player,
        draft.set.filter((at) => at < line.board.points.length),
      );
    } else if (this.chooser && this.chooser.player !== player) void this.chooser.set(player, draft.set);
  }

  private chosen(): void {
    const { claiming, fault } = this.chooser ?? {};
    if (claiming && this.draft) {
      const { player, set } = claiming;
      const changed = JSON.stringify(set) !== JSON.stringify(this.draft.set) || player !== this.draft.player;
      if (changed) this.on.change({ set, player });
    }
    this.show();
    if (fault) this.tell(troubleWords(fault));
  }

  private take(player: Color): void {
    if (marks(this.draft?.kind ?? null)) void this.chooser?.set(player, this.draft?.set ?? []);
    else this.on.change({ player });
  }

  private everything(): void {
    const all = this.line?.board.points.map((_, at) => at) ?? [];
    void this.chooser?.set(this.chooser.player, all);
  }

  private async press(at: Location): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    if (this.before.playing) return this.play({ kind: "play", at });
    if (marks(draft.kind)) await this.chooser?.tap({ kind: this.point ? "point" : "block", at });
    else if (draft.kind === "rule") this.on.change({ asked: { kind: "play", at } });
    else this.tell(draft.kind ? "Here is nothing to mark." : "Choose first what is asked.");
  }

  /** A move before the question. One that is not possible is told, and changes nothing. */
  private async play(move: Move): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    try {
      const moves = [...draft.moves, move];
      const { refusal } = await engine.follow(draft.start, moves);
      if (refusal) this.tell(refusalWords(refusal));
      else this.on.change({ moves, asked: null });
    } catch (error) {
      this.tell(troubleWords(error));
    }
  }

  private takeBack(): void {
    const { draft } = this;
    if (draft && draft.moves.length > 0) this.on.change({ moves: draft.moves.slice(0, -1), asked: null });
  }

  private tell(words: string): void {
    this.said.replaceChildren(element("p", {}, words));
  }

  private show(): void {
    const { draft, line } = this;
    const situation = line?.situations.at(-1);
    if (!draft || !line || !situation) return;
    const { kind } = draft;
    this.kinds.set(kind);
    this.player.set(draft.player);
    this.player.element.hidden = !sided(kind);
    // A part of a board has sides that nobody can border.
    this.whole.hidden = !marks(kind) || line.board.open.length > 0;
    (this.points.parentElement as HTMLElement).hidden = !marks(kind);
    this.picks.hidden = !sided(kind) && !marks(kind);
    this.sayTask(draft, line);
    const lacking = missing(draft, line);
    this.lacking.textContent = lacking ?? "";
    this.check.ariaDisabled = String(lacking !== null);
    this.before.show(draft, line);
    this.desk.show({ board: line.board, situation, view: this.view(draft, line), told: "", pass: null });
  }

  /** What is chosen so far. */
  private sayTask(draft: Draft, line: Line): void {
    const { kind, asked } = draft;
    const name = (at: number): string => line.board.points[at]?.name ?? String(at);
    const claiming = marks(kind) ? this.chooser?.claiming : null;
    const mends: HTMLElement[] = [];
    if (kind === "rule") this.tell(asked ? `Asked about: ${moveText(asked, name)}.` : "");
    else if (!claiming || claiming.set.length === 0) this.said.replaceChildren();
    else if (kind === "save") {
      const count = claiming.set.length;
      const mine = COLOR_NAMES[claiming.player];
      this.tell(`${mine} has the turn, and saves ${count === 1 ? "one point" : `${count} points`}.`);
    } else {
      this.said.replaceChildren(element("p", {}, `${claiming.headline} ${claiming.words}`));
      const set = (points: readonly number[]) => void this.chooser?.set(claiming.player, points);
      const { grown, shrunk } = claiming;
      if (grown) mends.push(button("Take in what is missing", "quiet", () => set(grown)));
      if (shrunk) mends.push(button("Leave out what is too much", "quiet", () => set(shrunk)));
    }
    if (kind === "rule") {
      mends.push(button("Ask about a pass", "quiet", () => this.on.change({ asked: { kind: "pass" } })));
      for (const { since } of line.cycles)
        mends.push(
          button("Ask about removing the cycle", "quiet", () =>
            this.on.change({ asked: { kind: "cycle", since } }),
          ),
        );
    }
    this.mend.replaceChildren(...mends);
  }

  private view(draft: Draft, line: Line): BoardView {
    const situation = line.situations.at(-1);
    if (!situation) throw new RangeError("a line has a situation");
    const { stones, marks: shut } = situation;
    const { kind, asked } = draft;
    if (this.before.playing) {
      const hand = situation.final ? null : situation.turn;
      return { stones, marks: shut, hand, playable: situation.playable, areas: [] };
    }
    if (marks(kind)) {
      const claiming = this.chooser?.claiming;
      const broken = kind === "save" ? null : (claiming?.broken ?? null);
      return choosingView(situation, { player: draft.player, set: claiming?.set ?? draft.set, broken });
    }
    const all = stones.map((_, at) => at);
    const rings = kind === "rule" && asked && asked.kind !== "pass" && asked.at != null ? [asked.at] : [];
    return {
      stones,
      marks: shut,
      hand: kind === "rule" ? "claim" : null,
      playable: kind === "rule" ? all : [],
      areas: areaOf({ player: draft.player, set: [] }, "claimant"),
      rings,
    };
  }
}
