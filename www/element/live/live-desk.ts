/** Board and words of an argument: what is said, the moves, how it stands, and the controls. */
import { button, element, focusedBeside } from "../../dom.ts";
import type { Location } from "../../engine/engine.ts";
import { notice, redraw } from "../../proof/ui.ts";
import { BoardDesk, type DeskState } from "../../table/board-desk.ts";
import { CONTROLS } from "../element-frame.ts";
import { diagramPart, type ElementActs, ElementControls, KEYS, keysPart } from "./element-controls.ts";
import { type ListedMove, MoveList } from "./move-list.ts";
import type { Seat } from "./seat.ts";

export interface LiveDeskActs {
  point(at: Location): void;
  pass(): void;
  /** By the rules of 1989. */
  passFor?(at: Location): void;
  /** Back to where this came from; null where there is no such place. */
  leave: { text: string; run(): void } | null;
}

export interface LiveState extends DeskState {
  /** Who claims what, and whose side the reader has. */
  roles: string;
  listed: readonly ListedMove[];
  acts: ElementActs;
  /** The kos that may be passed for, by the rules of 1989. */
  kos?: readonly { at: Location; name: string }[];
}

const KEY_WORDS =
  "Arrow keys walk on the board, Enter plays. P passes, U goes back, R forward, H asks for a hint. In the tree of tried lines arrow keys walk and Enter goes there.";

export class LiveDesk {
  /** What is said; each phase puts its own part there. */
  readonly answer = element("div", { class: "proof-answer" });
  /** What helps, behind "More". */
  readonly help = element("div", { class: "proof help" });
  private readonly roles = element("p", { class: "roles" });
  private readonly notice = element("div", { class: "notice", role: "alert", hidden: "" });
  private readonly moveList = new MoveList();
  private readonly told = element("p", { class: "told" });
  private readonly line = element("span", { class: "line" });
  private readonly words = element("span");
  private readonly pass: HTMLButtonElement;
  private readonly passes = element("div", { class: "passes" });
  private readonly host = element("div");
  private readonly row = new ElementControls(CONTROLS.prove);
  private readonly desk: BoardDesk;
  private seated = false;

  constructor(
    private readonly seat: Seat,
    private readonly acts: LiveDeskActs,
  ) {
    const { host: board, line, words, told, row } = this;
    this.pass = button("Pass", "quiet pass", acts.pass);
    const { part, diagram } = diagramPart();
    row.more.append(this.help, part, keysPart(KEY_WORDS));
    this.desk = new BoardDesk(
      { board, line, words, told, pass: this.pass, diagram },
      { ...seat.look, keys: KEYS },
      {
        point: acts.point,
        say: (said) => seat.say(said),
        command: (command) => (command === "pass" ? acts.pass() : row.press(command)),
      },
    );
  }

  show({ roles, listed, acts, kos = [], ...state }: LiveState): void {
    if (!this.seated) this.takePlaces();
    this.seated = true;
    this.desk.show(state);
    this.roles.textContent = roles;
    this.moveList.show(listed);
    this.row.show(acts);
    redraw(
      this.passes,
      () => this.focus(),
      JSON.stringify(kos),
      () =>
        this.passes.replaceChildren(
          ...kos.map(({ at, name }) => button(`Pass for ${name}`, "quiet", () => this.acts.passFor?.(at))),
        ),
    );
  }

  /** Everything at once: until then the still part stands there. */
  private takePlaces(): void {
    const { board, words } = this.seat.places;
    const state = element("p", { class: "situation" }, this.line, " ", this.words);
    const foot = element("div", { class: "status" }, this.told, state, this.pass, this.passes);
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
        this.moveList.element,
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
    else this.desk.focus();
  }

  focus(): void {
    this.desk.focus();
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
    notice(this.notice, words, again, () => this.focus());
  }

  close(): void {
    this.row.more.remove();
  }
}
