/** An annotated game in the places of an element: board, names, comment, marks, and the tree of its variations. */
import { drawFigure } from "../../board/figure.ts";
import { button, element } from "../../make.ts";
import type { Control } from "../element-frame.ts";
import { CONTROLS, type StillPlaces } from "../element-frame.ts";
import { glyph, LOOKS } from "../icons.ts";
import { adopt } from "../live/sheets.ts";
import { framed } from "../size.ts";
import { boardWords } from "../task-words.ts";
import css from "./annotated.css?inline";
import { partOf } from "./board-part.ts";
import type { GameNode } from "./game-tree.ts";
import { commentOf, gameWords, markWords, titleOf } from "./game-words.ts";
import { markDrawing } from "./mark-drawing.ts";
import { MoveTree, type NodeName } from "./move-tree.ts";
import { faultWords, type NodeBoard } from "./node-board.ts";
import { beside } from "./tree-lines.ts";

export interface Game {
  nodes: readonly GameNode[];
  /** The node that is shown first, and its board. */
  at: number;
  first: NodeBoard;
  coordinates: "western" | "sgf" | "none";
  caption: string;
  boardAt(at: number): Promise<NodeBoard>;
}

/** Pixels that a wheel turns for a move. */
const NOTCH = 60;
/** So much of a comment is told at once to those who listen; all of it stands in its place. */
const SPOKEN = 600;

export class AnnotatedGame {
  private at: number;
  /** Where Forward leads: the way that was gone last. */
  private readonly chosen = new Map<number, number>();
  private turned = 0;
  private readonly holder = element("div", { class: "note-board", tabindex: "0", role: "group" });
  private readonly headline = element("p", { class: "headline" });
  private readonly did = element("p", { class: "note-did" });
  private readonly fault = element("p", { class: "fault" });
  private readonly comment = element("div", {
    class: "note-comment",
    tabindex: "0",
    role: "group",
    "aria-label": "Comment",
  });
  private readonly tree: MoveTree;
  private readonly buttons = new Map<Control, HTMLButtonElement>();

  constructor(
    private readonly game: Game,
    private readonly places: StillPlaces,
    private readonly signal: AbortSignal,
  ) {
    this.at = game.at;
    this.tree = new MoveTree(
      game.nodes,
      (at) => this.nameOf(at),
      (at) => void this.go(at),
    );
    this.takePlaces();
    this.show(game.first);
    this.listen();
  }

  private takePlaces(): void {
    const { places, game } = this;
    const bare = adopt(places.root, css);
    const names = gameWords(game.nodes[0] as GameNode).map((text) => element("p", {}, text));
    const head = names.length ? element("div", { class: "note-names" }, ...names) : null;
    const words = element(
      "div",
      { class: "note-words" },
      ...[head, this.headline, this.did, this.fault, this.comment, this.tree.element],
    );
    this.holder.setAttribute(
      "aria-label",
      game.nodes.length > 1
        ? "The game. Left and right arrows walk through it, up and down change the variation."
        : "The board",
    );
    places.board.replaceChildren(this.holder);
    places.words.replaceChildren(words);
    places.words.hidden = false;
    // A single node is nothing to walk through.
    const walks = game.nodes.length > 1;
    places.frame.toggleAttribute("data-plain", !walks);
    const row = CONTROLS.view.map((name) => {
      const made = button(glyph(name), "", () => this.press(name), { "data-control": name, part: "button" });
      made.append(element("span", {}, name === "undo-all" ? "Start" : LOOKS[name][0]));
      this.buttons.set(name, made);
      return made;
    });
    places.controls.replaceChildren(
      element("div", { class: "controls", role: "group", "aria-label": "Moves" }, ...row),
    );
    this.signal.addEventListener("abort", () => {
      bare();
      places.spoken.textContent = "";
      places.words.replaceChildren();
    });
  }

  private listen(): void {
    const { places, holder } = this;
    const keys = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = this.keyed(event.key);
      if (to === null) return;
      event.preventDefault();
      void this.go(to);
    };
    holder.addEventListener("keydown", keys);
    this.tree.element.addEventListener("keydown", keys);
    holder.addEventListener("pointerdown", () => holder.focus({ preventScroll: true }));
    // The page scrolls until the reader has come to the board, and where the game has no more moves.
    holder.addEventListener(
      "wheel",
      (event) => {
        if (!places.root.activeElement || event.ctrlKey || !event.deltaY) return;
        const to = event.deltaY > 0 ? this.next : this.before;
        if (to === null) return;
        event.preventDefault();
        // A wheel of lines has few large steps.
        this.turned += event.deltaMode ? Math.sign(event.deltaY) * NOTCH : event.deltaY;
        if (Math.abs(this.turned) < NOTCH) return;
        this.turned = 0;
        void this.go(to);
      },
      { passive: false },
    );
  }

  private get before(): number | null {
    const parent = this.game.nodes[this.at]?.parent ?? -1;
    return parent < 0 ? null : parent;
  }

  private get next(): number | null {
    return this.chosen.get(this.at) ?? this.game.nodes[this.at]?.children[0] ?? null;
  }

  /** Where a key leads; null for a key that is not meant for the game. */
  private keyed(key: string): number | null {
    const { nodes } = this.game;
    if (key === "ArrowLeft") return this.before;
    if (key === "ArrowRight") return this.next;
    if (key === "Home") return 0;
    if (key === "End") return this.end();
    // Where nothing else was played, the page has these keys.
    const other =
      key === "ArrowDown"
        ? beside(nodes, this.at, 1)
        : key === "ArrowUp"
          ? beside(nodes, this.at, -1)
          : this.at;
    return other === this.at ? null : other;
  }

  /** Where the line ends that Forward walks along. */
  private end(): number {
    let at = this.at;
    for (;;) {
      const next = this.chosen.get(at) ?? this.game.nodes[at]?.children[0];
      if (next === undefined) return at;
      at = next;
    }
  }

  private press(name: Control): void {
    const to = name === "back" ? this.before : name === "forward" ? this.next : 0;
    if (to !== null) void this.go(to);
  }

  private async go(at: number): Promise<void> {
    const { nodes } = this.game;
    if (at === this.at) return;
    this.at = at;
    for (let one = at; ; ) {
      const parent = nodes[one]?.parent ?? -1;
      if (parent < 0) break;
      this.chosen.set(parent, one);
      one = parent;
    }
    try {
      const board = await this.game.boardAt(at);
      // Whoever walks fast sees where he is, not where he was.
      if (this.at === at && !this.signal.aborted) this.show(board);
    } catch (error) {
      if (this.at === at && !this.signal.aborted) this.say(null, faultWords(error));
    }
    if (this.at === at && !this.signal.aborted) this.announce();
  }

  private show(board: NodeBoard): void {
    const { game, places } = this;
    const part = board.notes.part && partOf(board.shape, board.notes.part);
    const shape = part?.shape ?? board.shape;
    const from = part?.from ?? board.shape.points.map((_, at) => at);
    const of = <T>(all: readonly T[]): T[] => from.map((at) => all[at] as T);
    const last = board.last === null ? -1 : from.indexOf(board.last);
    const view = {
      stones: of(board.stones),
      marks: of(board.marks),
      labels: of(board.labels),
      last: last < 0 ? null : last,
    };
    const name = (at: number): string => board.shape.points[at]?.name ?? String(at);
    const signs = markWords(board.notes, board.labels, name);
    const label = [game.caption, boardWords({ shape, view }), signs].filter(Boolean).join(" ");
    const figure = drawFigure(shape, view, { label, coordinates: game.coordinates });
    const frame = framed(shape, game.coordinates);
    figure.querySelector("svg")?.append(markDrawing(frame.shape, board.notes, from));
    this.holder.replaceChildren(figure);
    places.board.style.setProperty("--wide", String(frame.width));
    places.board.style.setProperty("--high", String(frame.height));
    this.say(board, board.fault);
  }

  private say(board: NodeBoard | null, fault: string): void {
    const { nodes } = this.game;
    const node = nodes[this.at];
    if (!node) return;
    const last = nodes[this.end()]?.made ?? node.made;
    const place = node.made ? `Move ${node.made} of ${last}.` : last ? "Before the first move." : "";
    const others = nodes[node.parent]?.children ?? [];
    const which = others.length > 1 ? ` Variation ${others.indexOf(this.at) + 1} of ${others.length}.` : "";
    const title = titleOf(node);
    this.headline.textContent = `${place}${which}${title && ` ${title}`}`.trim();
    this.headline.hidden = !this.headline.textContent;
    this.did.textContent = board?.did ?? "";
    this.did.hidden = !this.did.textContent;
    this.fault.textContent = fault;
    this.fault.hidden = !fault;
    this.comment.textContent = commentOf(node);
    this.comment.scrollTop = 0;
    this.comment.hidden = !this.comment.textContent;
    this.tree.show(this.at);
    const off = { back: this.before === null, forward: this.next === null, "undo-all": this.before === null };
    for (const [name, made] of this.buttons) made.ariaDisabled = String(off[name as keyof typeof off]);
  }

  private announce(): void {
    const said = [this.headline, this.did, this.fault, this.comment];
    const text = said.flatMap((one) => one.textContent || []).join(" ");
    this.places.spoken.textContent = text.length > SPOKEN ? `${text.slice(0, SPOKEN)}…` : text;
  }

  private nameOf(at: number): NodeName {
    const { nodes, first } = this.game;
    const { properties, made, parent } = nodes[at] as GameNode;
    const color = properties.has("B") ? "black" : properties.has("W") ? "white" : null;
    const told = commentOf(nodes[at] as GameNode) ? " told" : "";
    if (parent < 0 && !color) return { text: "Start", spoken: "Start", look: `note-move${told}` };
    if (!color) return { text: "set-up", spoken: "Set-up", look: `note-move${told}` };
    const [value = ""] = properties.get(color === "black" ? "B" : "W") ?? [];
    const place = first.placeOf(value);
    const point = place === null ? "pass" : (first.shape.points[place]?.name ?? String(place));
    return {
      text: `${made} ${point}`,
      spoken: `${made} ${color === "black" ? "Black" : "White"} ${point}${told && ", with a comment"}`,
      look: `note-move ${color}${told}`,
    };
  }
}
