/** Board and words of an argument: what is said, the moves, how it stands, and the controls. */
import { type BoardHandle, mountBoard } from "../../board/index.ts";
import { button, element, focusedBeside } from "../../dom.ts";
import type { Location } from "../../engine/engine.ts";
import type { DeskState } from "../../proof/desk.ts";
import { boardLabel, situationWords } from "../../table/situation-words.ts";
import { CONTROLS } from "../element-frame.ts";
import { type Deed, Deeds } from "./deeds.ts";
import { type Acts, diagramPart, KEYS, keysPart, Row } from "./row.ts";
import type { Seat } from "./seat.ts";

export interface DeskActs {
  point(at: Location): void;
  pass(): void;
  /** Back to where this came from; null where there is no such place. */
  leave: { text: string; run(): void } | null;
}

export interface Shown extends DeskState {
  /** Who claims what, and whose side the reader has. */
  roles: string;
  deeds: readonly Deed[];
  acts: Acts;
}

const KEY_WORDS =
  "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.";

export class Desk {
  /** What is said; each phase puts its own part there. */
  readonly answer = element("div", { class: "proof-answer" });
  /** What helps, behind "More". */
  readonly help = element("div", { class: "proof help" });
  private readonly roles = element("p", { class: "roles" });
  private readonly notice = element("div", { class: "notice", role: "alert", hidden: "" });
  private readonly deeds = new Deeds();
  private readonly told = element("p", { class: "told" });
  private readonly line = element("span", { class: "line" });
  private readonly words = element("span");
  private readonly pass: HTMLButtonElement;
  private readonly host = element("div");
  private readonly diagram = diagramPart();
  private readonly row = new Row(CONTROLS.prove);
  private board: BoardHandle | null = null;
  private drawn = "";

  constructor(
    private readonly seat: Seat,
    private readonly acts: DeskActs,
  ) {
    this.pass = button("Pass", "quiet pass", acts.pass);
    this.row.more.append(this.help, this.diagram.part, keysPart(KEY_WORDS));
  }

  show({ board, situation, view, told, pass, roles, deeds, acts }: Shown): void {
    const shape = JSON.stringify(board);
    const label = boardLabel(board);
    if (!this.board) {
      this.takePlaces();
      this.board = mountBoard(this.host, {
        ...this.seat.look,
        shape: board,
        view,
        label,
        describedBy: KEYS,
        onPoint: this.acts.point,
        onPencil: (at) => {
          const name = at === null ? undefined : board.points[at]?.name;
          if (name) this.seat.say(`${name} is only pencilled in. Tap it again to play it.`);
        },
        onCommand: (command) => (command === "pass" ? this.acts.pass() : this.row.press(command)),
      });
    } else if (shape === this.drawn) this.board.update(view);
    else this.board.reshape(board, view, label);
    this.drawn = shape;
    this.roles.textContent = roles;
    this.line.textContent = situation.line;
    this.words.textContent = situationWords(board, situation);
    this.told.textContent = told;
    this.pass.hidden = pass === null;
    this.pass.ariaDisabled = String(pass !== true);
    this.diagram.diagram.textContent = situation.diagram;
    this.deeds.show(deeds);
    this.row.show(acts);
  }

  /** Everything at once: until then the still part stands there. */
  private takePlaces(): void {
    const { board, words } = this.seat.places;
    const state = element("p", { class: "situation" }, this.line, " ", this.words);
    const foot = element("div", { class: "status" }, this.told, state, this.pass);
    const { leave } = this.acts;
    const lead = leave && button(leave.text, "link", () => leave.run());
    board.replaceChildren(this.host);
    words.replaceChildren(
      element(
        "div",
        { class: "proof live" },
        lead,
        this.roles,
        this.notice,
        this.answer,
        this.deeds.element,
        foot,
      ),
    );
    this.row.seat(this.seat.places);
  }

  /** Puts the part of a phase into its place; the focus must not fall out of the element with the one before. */
  say(...parts: HTMLElement[]): void {
    const { answer } = this;
    const inside = answer.contains(focusedBeside(answer));
    answer.replaceChildren(...parts);
    this.mark();
    if (inside) this.refocus();
  }

  /** Where the focus goes when what had it is gone. */
  refocus(): void {
    const head = this.answer.querySelector<HTMLElement>("[data-key=headline]");
    if (head) head.focus({ preventScroll: true });
    else this.board?.focus();
  }

  focus(): void {
    this.board?.focus();
  }

  /** What an author may style: buttons that are boxes. Parts of the proof table don't know that there is one. */
  mark(): void {
    for (const made of this.seat.places.words.querySelectorAll(".quiet, .filled")) made.part.add("button");
  }

  /** Presses a control, as whoever woke the element did. */
  click(name: string): void {
    this.row.click(name);
  }

  /** Something failed; what can be done again, can be done again here. */
  fault(words: string, again: (() => void) | null): void {
    const { notice } = this;
    const inside = notice.contains(focusedBeside(notice));
    notice.hidden = words === "";
    notice.replaceChildren(element("p", {}, words), ...(again ? [button("Try again", "quiet", again)] : []));
    if (inside) this.focus();
  }

  close(): void {
    this.row.more.remove();
  }
}
