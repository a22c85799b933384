/** The tree of tried lines, drawn as numbered stones; by keyboard it is walked as a tree. */
import { element } from "../dom.ts";
import { countWords } from "../engine/engine.ts";
import type { Play } from "./argument/play.ts";
import { expectationOf, layout, type Placed, triedAt } from "./argument/tree.ts";
import type { Level } from "./lesson/lesson.ts";
import { triedLabel, triedName } from "./proof-words.ts";
import { partHead, redraw, sign, svg } from "./ui.ts";
import { signFor } from "./view.ts";

const ROW = 44;
/** A column is as wide as its longest name needs: a stone, the name, a sign. */
const STONE_AND_SIGN = 64;
const LETTER = 7.2;
/** Where the middle of a stone is in its place. */
const STONE = 20;

export class TreePart {
  readonly element = element("section", { class: "part tree", "aria-label": "Tried so far" });
  private readonly tree = element("div", { class: "tried", role: "tree", "aria-label": "Tried so far" });
  private readonly head = element("div");
  private play: Play | null = null;
  private placed: Placed[] = [];
  /** Where each column begins, and after the last one where it ends. */
  private columns: number[] = [0];
  /** The item that the Tab key reaches. */
  private current = 0;

  constructor(private readonly level: Level) {
    this.element.append(this.head, element("div", { class: "tried-room" }, this.tree));
    this.tree.addEventListener("keydown", (event) => this.key(event));
    this.tree.addEventListener("click", (event) => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-id]") : null;
      if (item) this.go(Number(item.dataset.id));
    });
  }

  show(play: Play): void {
    this.play = play;
    this.placed = layout(play.tree);
    const tries = play.tree.tried.length - 1;
    this.columns = [0];
    for (const width of widths(play, this.placed)) this.columns.push((this.columns.at(-1) ?? 0) + width);
    const across = this.columns.at(-1) ?? 0;
    const rows = Math.max(...this.placed.map(({ row }) => row)) + 1;
    this.head.replaceChildren(partHead(this.level, "Tried so far", countWords(tries, "move")));
    this.tree.style.width = `${across}px`;
    this.tree.style.height = `${rows * ROW}px`;
    const key = JSON.stringify([play.tree.at, play.tree.tried.map(expectationOf)]);
    redraw(this.tree, null, key, () => {
      this.current = play.tree.at;
      this.tree.replaceChildren(
        this.lines(across, rows * ROW),
        ...this.placed.map((place) => this.item(play, place)),
      );
      this.reveal();
    });
  }

  private item(play: Play, { node, row, column }: Placed): HTMLElement {
    const expectation = expectationOf(node);
    const color = node.situation.move?.color ?? "start";
    const siblings = node.parent === null ? [node.id] : triedAt(play.tree, node.parent).children;
    const here = node.id === play.tree.at;
    const item = element(
      "div",
      {
        class: `tried-item${here ? " here" : ""}`,
        role: "treeitem",
        "data-id": String(node.id),
        "data-key": String(node.id),
        "aria-level": String(node.number + 1),
        "aria-posinset": String(siblings.indexOf(node.id) + 1),
        "aria-setsize": String(siblings.length),
        "aria-selected": String(here),
        "aria-label": triedLabel(play.board, node),
        tabindex: here ? "0" : "-1",
      },
      element("span", { class: `tried-stone ${color}` }, node.number > 0 ? String(node.number) : ""),
      element("span", { class: "tried-name" }, triedName(play.board, node)),
      expectation && sign(signFor(expectation, play)),
    );
    item.style.left = `${this.columns[column] ?? 0}px`;
    item.style.width = `${(this.columns[column + 1] ?? 0) - (this.columns[column] ?? 0)}px`;
    item.style.top = `${row * ROW}px`;
    return item;
  }

  /** From each place to those that follow: down, and to the right where another try begins. */
  private lines(width: number, height: number): SVGElement {
    const of = new Map(this.placed.map((place) => [place.node.id, place]));
    const paths = this.placed.flatMap(({ node, row, column }) => {
      const parent = node.parent === null ? undefined : of.get(node.parent);
      if (!parent) return [];
      const [x, fromX] = [column, parent.column].map((at) => (this.columns[at] ?? 0) + STONE);
      const [y, fromY] = [row * ROW + ROW / 2, parent.row * ROW + ROW / 2];
      if (x === undefined || x === fromX) return [svg("path", { d: `M${x} ${fromY}V${y}` })];
      const bend = fromY + ROW / 2;
      const turn = `V${bend}H${x - 6}Q${x} ${bend} ${x} ${bend + 6}V${y}`;
      return [svg("path", { d: `M${fromX} ${fromY}${turn}` })];
    });
    const box = { width: String(width), height: String(height), "aria-hidden": "true" };
    return svg("svg", { ...box, class: "tried-lines" }, ...paths);
  }

  private key(event: KeyboardEvent): void {
    const { play, placed } = this;
    if (!play || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = placed.findIndex(({ node }) => node.id === this.current);
    const node = triedAt(play.tree, this.current);
    const to: Record<string, number | null | undefined> = {
      ArrowDown: placed[at + 1]?.node.id,
      ArrowUp: placed[at - 1]?.node.id,
      ArrowLeft: node.parent,
      ArrowRight: node.children[0],
      Home: placed[0]?.node.id,
      End: placed.at(-1)?.node.id,
    };
    if (event.key === "Enter" || event.key === " ") this.go(this.current);
    else if (event.key in to) this.stand(to[event.key] ?? this.current);
    else return;
    event.preventDefault();
  }

  private stand(id: number): void {
    this.itemOf(this.current)?.setAttribute("tabindex", "-1");
    this.current = id;
    const item = this.itemOf(id);
    item?.setAttribute("tabindex", "0");
    item?.focus();
  }

  private go(id: number): void {
    // Whoever jumps by the tree stays in the tree.
    this.stand(id);
    this.play?.visit(id);
  }

  private itemOf(id: number): HTMLElement | null {
    return this.tree.querySelector(`[data-id="${id}"]`);
  }

  /** Keeps the place that is looked at in sight within the tree's own room; the page stays where it is. */
  private reveal(): void {
    const item = this.itemOf(this.current);
    const room = this.tree.parentElement;
    if (!item || !room) return;
    const [x, y] = [item.offsetLeft, item.offsetTop];
    const right = x + item.offsetWidth;
    if (x < room.scrollLeft || right > room.scrollLeft + room.clientWidth)
      room.scrollLeft = right - room.clientWidth;
    if (y < room.scrollTop || y + ROW > room.scrollTop + room.clientHeight) room.scrollTop = y - 2 * ROW;
  }
}

function widths(play: Play, placed: readonly Placed[]): number[] {
  const wide: number[] = [];
  for (const { node, column } of placed) {
    const width = STONE_AND_SIGN + Math.ceil(LETTER * triedName(play.board, node).length);
    wide[column] = Math.max(wide[column] ?? 0, width);
  }
  return wide;
}
