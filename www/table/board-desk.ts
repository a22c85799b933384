/**
 * A board with what stands beside it: the situation line, the same in words, a line that is told, the button that
 * passes. Whoever needs one brings the places and lays them out; here they are kept in step.
 */
import {
  type BoardHandle,
  type BoardOptions,
  type BoardView,
  type Command,
  mountBoard,
} from "../board/index.ts";
import { focusedBeside } from "../dom.ts";
import type { Board, Situation } from "../engine/engine.ts";
import { boardLabel, entryWords, pencilWords, situationParts } from "./situation-words.ts";

/** The places. Of those that may be absent, nothing is shown then. */
export interface DeskSlots {
  board: HTMLElement;
  /** Where it is a button, it tells its entries in words. */
  line: HTMLElement;
  /** The situation in words; where there is no place for what is told, that stands here instead. */
  words: HTMLElement;
  told?: HTMLElement;
  pass?: HTMLElement;
  diagram?: HTMLElement;
}

export interface DeskState {
  board: Board;
  situation: Situation;
  view: BoardView;
  /** What was captured, and all else, where other rules tell it. */
  parts?: readonly [captured: string, rest: string];
  /** A line that is told, in words. */
  told?: string;
  /** Null where passing means nothing. */
  pass?: boolean | null;
  /** Why the last press was no move. */
  refused?: string;
}

export interface OnBoardDesk {
  point(at: number): void;
  command(command: Command): void;
  /** Says something to those who listen: what is only pencilled in. */
  say?(words: string): void;
  pencil?(at: number | null): void;
}

export interface DeskLook extends Pick<BoardOptions, "coordinates" | "lines"> {
  /** Id of the words that explain the board's keys. */
  keys: string;
  words?(board: Board, situation: Situation): string;
}

export class BoardDesk {
  private handle: BoardHandle | null = null;
  private board: Board | null = null;
  private shape = "";
  private drawn = "";
  private situation: Situation | null = null;
  /** What stands beside the line, unless something else is asked for. */
  private usual: readonly [captured: string, rest: string] = ["", ""];
  /** What stands in place of the situation in words until the board shows something else. */
  private noted = "";
  /** The line's entries are told in words. */
  private spelled = false;

  constructor(
    private readonly slots: DeskSlots,
    private readonly look: DeskLook,
    private readonly on: OnBoardDesk,
  ) {
    const { line } = slots;
    if (line instanceof HTMLButtonElement)
      line.addEventListener("click", () => {
        this.spelled = !this.spelled;
        this.write("");
      });
  }

  show({ board, situation, view, parts: given, told = "", pass = null, refused = "" }: DeskState): void {
    const { slots, look } = this;
    this.draw(board, view);
    slots.line.textContent = situation.line;
    const own = look.words && (["", look.words(board, situation)] as const);
    const parts = given ?? own ?? situationParts(board, situation);
    this.situation = situation;
    this.usual = slots.told || !told ? parts : ["", told];
    this.write(refused || this.noted);
    if (slots.told) slots.told.textContent = told;
    if (slots.pass) {
      // The focus must not fall out of the page with the button that goes.
      if (pass === null && !slots.pass.hidden && focusedBeside(slots.pass) === slots.pass) this.focus();
      slots.pass.hidden = pass === null;
      slots.pass.ariaDisabled = String(pass !== true);
    }
    if (slots.diagram) slots.diagram.textContent = situation.diagram;
  }

  /** Each answer of the engine brings a new board, so it is told apart by its content. */
  private draw(board: Board, view: BoardView): void {
    const shape = JSON.stringify(board);
    // What is pencilled in, or was said to a press, must not go because something was said beside the board.
    const drawn = JSON.stringify(view);
    const same = shape === this.shape && drawn === this.drawn;
    if (!same) this.noted = "";
    if (!this.handle) this.handle = this.mount(board, view);
    else if (shape !== this.shape) this.handle.reshape(board, view, boardLabel(board));
    else if (!same) this.handle.update(view);
    this.board = board;
    this.shape = shape;
    this.drawn = drawn;
  }

  /** Says something in the line below the board until the board shows something else: why a press was no move. */
  note(words: string): void {
    this.noted = words;
    this.write(words);
    if (words) this.on.say?.(words);
  }

  /** What is said of a press comes first, then what was asked for. */
  private write(noted: string): void {
    const { slots, situation, spelled } = this;
    const said = noted || (spelled && situation ? entryWords(situation) : "");
    const [captured, rest] = this.usual;
    slots.words.textContent = said || rest;
    if (!said && captured) {
      // Where there is little room beside the line, what it tells as well may go.
      const first = document.createElement("span");
      first.className = "captured";
      // Before the line is explained nothing is said of nothing.
      if (situation && situation.blackCaptives + situation.whiteCaptives === 0) first.classList.add("none");
      first.textContent = `${captured} `;
      slots.words.prepend(first);
    }
    slots.words.classList.toggle("noted", noted !== "");
    if (!(slots.line instanceof HTMLButtonElement)) return;
    // What is said to a press needs the room.
    slots.line.hidden = noted !== "";
    slots.line.ariaExpanded = String(spelled);
  }

  private mount(board: Board, view: BoardView): BoardHandle {
    const { keys, words: _, ...look } = this.look;
    const { point, command } = this.on;
    return mountBoard(this.slots.board, {
      ...look,
      shape: board,
      view,
      label: boardLabel(board),
      describedBy: keys,
      onPoint: point,
      onPencil: (at) => this.pencilled(at),
      onCommand: command,
    });
  }

  private pencilled(at: number | null): void {
    this.on.pencil?.(at);
    this.note(this.board && at !== null ? pencilWords(this.board, at) : "");
  }

  /** Another view of the situation that is shown. */
  update(view: BoardView): void {
    this.drawn = JSON.stringify(view);
    this.handle?.update(view);
  }

  unpencil(): void {
    this.handle?.unpencil();
  }

  /** Gives the board the focus, without moving the page. */
  focus(): void {
    this.handle?.focus();
  }
}
