/** A problem that is asked: the trainer of its kind in the places of an element. Nothing is counted and nothing kept. */
import { button, element } from "../../dom.ts";
import type { Move, PositionInput } from "../../engine/engine.ts";
import { BOARD_KEYS } from "../../kinds/board-keys.ts";
import { mountOther } from "../../kinds/index.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { Trainer, TrainerNews } from "../../kinds/trainer.ts";
import practiceCss from "../../style/practice-kinds.css?inline";
import { controlsOf } from "../element-frame.ts";
import type { AskedProblem } from "../places.ts";
import askingCss from "./asking.css?inline";
import { diagramPart, ElementControls, KEYS, keysPart } from "./element-controls.ts";
import type { Running, Seat } from "./seat.ts";
import { adopt } from "./sheets.ts";

export interface Posed {
  problem: Problem;
  kind: AskedProblem["kind"];
  /** For "Open in Loja". */
  start: PositionInput;
  moves: Move[];
  diagram: string;
  /** The point that was pressed to begin. */
  pressed: string | undefined;
}

export class Asking implements Running {
  private readonly board = element("div", { class: "asking-board" });
  private readonly words = element("div");
  private readonly answers = element("div", { class: "actions" });
  private readonly line = element("div", { class: "status" });
  private readonly notice = element("div", { class: "notice", role: "alert", hidden: "" });
  private readonly way = element("div", { class: "links" });
  private readonly row: ElementControls;
  private readonly bare: () => void;
  private trainer: Trainer | null = null;
  private done = false;
  /** Counts the rounds: what an earlier one has to tell comes too late. */
  private round = 0;

  private constructor(
    private readonly seat: Seat,
    private readonly of: Posed,
  ) {
    this.row = new ElementControls(controlsOf({ mode: "problem", asked: of }));
    this.bare = adopt(seat.places.root, practiceCss, askingCss);
    const { part, diagram } = diagramPart();
    diagram.textContent = of.diagram;
    this.row.more.append(part, keysPart(BOARD_KEYS));
    seat.opener.what = () => ({ start: of.start, moves: of.moves, address: { view: "play" } });
  }

  /** Settles when the board is there, or when it is said why it does not come. */
  static open(seat: Seat, of: Posed): Promise<Asking> {
    const asking = new Asking(seat, of);
    return new Promise((settle, refuse) => {
      asking.begin(() => {
        // What stands in the places by now is not to be lost.
        if (seat.signal.aborted) {
          asking.destroy();
          return refuse(seat.signal.reason);
        }
        asking.takePlaces();
        asking.answer();
        settle(asking);
      });
    });
  }

  destroy(): void {
    this.round += 1;
    this.trainer?.destroy();
    this.row.more.remove();
    this.bare();
  }

  /** From the question on. `ready` is told once. */
  private begin(ready: () => void): void {
    const round = ++this.round;
    const { seat, board, words, answers, line } = this;
    this.trainer?.destroy();
    this.done = false;
    for (const part of [board, words, answers]) part.replaceChildren();
    const page = (name: string): string | null => {
      const { open } = seat.places;
      return open && !open.hidden ? new URL(name, open.href).href : null;
    };
    const place = { board, words, answers, keys: KEYS, article: { look: seat.look, line, page } };
    let waiting = true;
    this.trainer = mountOther(place, this.of.problem, (news) => {
      if (round !== this.round) return;
      this.hear(news);
      if (waiting) queueMicrotask(ready);
      waiting = false;
    });
    this.show();
  }

  private hear(news: TrainerNews): void {
    switch (news.kind) {
      case "judged":
        this.tell(news.right, news.what);
        break;
      case "done":
        this.done = true;
        break;
      case "hint":
        this.hint();
        break;
      case "trouble":
        this.trouble(news);
        break;
      case "controls":
        break;
    }
    this.show();
  }

  private tell(right: boolean, answer: string | null): void {
    this.seat.tell("loja-verdict", { mode: "problem", ask: this.of.kind, right, answer });
  }

  private hint(): void {
    if (this.trainer && this.trainer.hintsLeft > 0) void this.trainer.hint();
  }

  /** The reader sees the solution without an answer. */
  private giveUp(): void {
    if (this.done) return;
    this.tell(false, null);
    this.trainer?.reveal();
  }

  private again(): void {
    this.begin(() => this.trainer?.focus());
  }

  private trouble({ words, again }: { words: string; again: () => void }): void {
    const { notice } = this;
    const retry = button("Try again", "quiet", () => {
      notice.hidden = true;
      again();
    });
    notice.replaceChildren(element("p", {}, words), retry);
    notice.hidden = false;
  }

  private show(): void {
    const { trainer, row, done, way } = this;
    const on = trainer?.controls;
    const act = (may: boolean | undefined, run: () => void): (() => void) | null =>
      may
        ? () => {
            run();
            this.show();
          }
        : null;
    row.show({
      back: act(on?.back, () => trainer?.back()),
      forward: act(on?.forward, () => trainer?.forward()),
      "undo-all": act(on?.restart, () => trainer?.restart()),
      hint: act((trainer?.hintsLeft ?? 0) > 0 && !done, () => this.hint()),
      side: act(on?.side, () => trainer?.side()),
    });
    const text = done ? "Start again" : "Give up, and see the solution";
    if (way.textContent !== text)
      way.replaceChildren(button(text, "link", () => (this.done ? this.again() : this.giveUp())));
    this.mark();
  }

  /** What an author may style: buttons that are boxes. */
  private mark(): void {
    for (const host of [this.words, this.answers, this.notice])
      for (const made of host.querySelectorAll(".quiet, .filled")) made.part.add("button");
  }

  /** Everything at once: until then the still part stands there. */
  private takePlaces(): void {
    const { places } = this.seat;
    const live = element(
      "div",
      { class: "proof live asking" },
      this.notice,
      this.words,
      this.answers,
      this.way,
      this.line,
    );
    places.board.replaceChildren(this.board);
    places.words.replaceChildren(live);
    this.row.seat(places);
  }

  /** The press that woke the element. */
  private answer(): void {
    const { first } = this.seat;
    const { pressed } = this.of;
    if (first?.kind === "control") this.row.click(first.name);
    if (pressed)
      this.board.querySelector<HTMLElement>(`[role=gridcell][data-point="${CSS.escape(pressed)}"]`)?.click();
  }
}
