/** Where a reader is in an annotated game: the node, the way that was gone last, and what is shown of it. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { GameNode } from "./game-tree.ts";
import { commentOf, titleOf } from "./game-words.ts";
import type { NodeBoard } from "./node-board.ts";
import { beside } from "./tree-lines.ts";
import { WORDS } from "./words.ts";

export interface GameWalk {
  /** Where the reader is; its board may still be on its way. */
  readonly at: number;
  /** Where Forward leads: the way that was gone last. */
  readonly chosen: ReadonlyMap<number, number>;
  /** The board as drawn. */
  readonly board: NodeBoard;
  /** The node that the page describes, with the fault of a node without a board. */
  readonly told: { at: number; did: string; fault: string };
}

export type WalkEvent =
  | { kind: "go"; at: number }
  | { kind: "found"; board: NodeBoard }
  | { kind: "failed"; fault: string };

export const beginWalk = (at: number, board: NodeBoard): GameWalk => ({
  ...{ at, board },
  chosen: new Map(),
  told: { at, did: board.did, fault: board.fault },
});

export const walkStep =
  (nodes: readonly GameNode[]) =>
  (walk: GameWalk, event: WalkEvent): GameWalk => {
    const { at } = walk;
    switch (event.kind) {
      case "go": {
        const chosen = new Map(walk.chosen);
        for (let one = event.at, parent = parentOf(nodes, one); parent >= 0; parent = parentOf(nodes, one)) {
          chosen.set(parent, one);
          one = parent;
        }
        return { ...walk, at: event.at, chosen };
      }
      case "found": {
        const { board } = event;
        return { ...walk, board, told: { at, did: board.did, fault: board.fault } };
      }
      case "failed":
        return { ...walk, told: { at, did: "", fault: event.fault } };
    }
  };

const parentOf = (nodes: readonly GameNode[], at: number): number => nodes[at]?.parent ?? -1;

/** Where the steps lead from a node; null where there is none. */
export function walkSteps(nodes: readonly GameNode[], { at, chosen }: Pick<GameWalk, "at" | "chosen">) {
  const parent = parentOf(nodes, at);
  const back = parent < 0 ? null : parent;
  const forward = chosen.get(at) ?? nodes[at]?.children[0] ?? null;
  return { back, forward, "undo-all": back === null ? null : 0 };
}

/** Where the line ends that Forward walks along. */
export function endOf(nodes: readonly GameNode[], { at, chosen }: Pick<GameWalk, "at" | "chosen">): number {
  for (let end = at; ; ) {
    const { forward } = walkSteps(nodes, { at: end, chosen });
    if (forward === null) return end;
    end = forward;
  }
}

/** How many moves are made where the reader is, and how many the line has. */
export function placeOf(nodes: readonly GameNode[], walk: Pick<GameWalk, "at" | "chosen">) {
  const at = nodes[walk.at]?.made ?? 0;
  return { at, of: nodes[endOf(nodes, walk)]?.made ?? at };
}

/** Where a key leads; null for a key that is not meant for the game. */
export function keyed(nodes: readonly GameNode[], walk: GameWalk, key: string): number | null {
  const { back, forward } = walkSteps(nodes, walk);
  switch (key) {
    case "ArrowLeft":
      return back;
    case "ArrowRight":
      return forward;
    case "Home":
      return 0;
    case "End":
      return endOf(nodes, walk);
    case "ArrowDown":
    case "ArrowUp": {
      // Where nothing else was played, the page has these keys.
      const other = beside(nodes, walk.at, key === "ArrowDown" ? 1 : -1);
      return other === walk.at ? null : other;
    }
    default:
      return null;
  }
}

/** The words on the current node: its place, the effect of the move, a fault of its board, the author's comment. */
export function walkWords(nodes: readonly GameNode[], { told, chosen }: GameWalk) {
  const { at, did, fault } = told;
  const node = nodes[at];
  if (!node) return { headline: "", did, fault, comment: "" };
  const last = nodes[endOf(nodes, { at, chosen })]?.made ?? node.made;
  const others = nodes[node.parent]?.children ?? [];
  const parts = [
    node.made ? WORDS.place({ at: node.made, of: last }) : last ? WORDS.before : "",
    others.length > 1 ? WORDS.variation({ at: others.indexOf(at) + 1, of: others.length }) : "",
    titleOf(node),
  ];
  return { headline: parts.filter(Boolean).join(" "), did, fault, comment: commentOf(node) };
}

/** A node in the tree: "12 d4", or "set-up"; and what those who listen hear. */
export interface NodeName {
  text: string;
  spoken: string;
  look: string;
}

/** `first`: any board of the game, which knows its points. */
export function nameOf(nodes: readonly GameNode[], first: NodeBoard, at: number): NodeName {
  const { properties, made, parent } = nodes[at] as GameNode;
  const color = properties.has("B") ? "black" : properties.has("W") ? "white" : null;
  const isTold = commentOf(nodes[at] as GameNode) !== "";
  const look = ["note-move", color, isTold && "told"].filter(Boolean).join(" ");
  if (!color) {
    const [text, spoken] = parent < 0 ? [WORDS.start, WORDS.start] : [WORDS.setUp, WORDS.setUpSpoken];
    return { text, spoken, look };
  }
  const [value = ""] = properties.get(color === "black" ? "B" : "W") ?? [];
  const place = first.placeOf(value);
  const point = place === null ? WORDS.pass : (first.shape.points[place]?.name ?? String(place));
  const spoken = WORDS.move({ number: made, player: COLOR_NAMES[color], point, commented: isTold });
  return { text: `${made} ${point}`, spoken, look };
}
