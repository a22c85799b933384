/** The moves of a tree as lines of text: each variation stands after the move that it could replace. Pure. */
import type { GameNode } from "./game-tree.ts";

interface TreeLine {
  /** How many variations deep; 0 is the main line. */
  depth: number;
  /** The nodes of the line up to the next place where others leave it. */
  nodes: number[];
}

/** A longer list helps nobody, and takes a page its time. */
const MOST = 3000;

/** Null where there are too many to be listed. */
export function linesOf(nodes: readonly GameNode[]): TreeLine[] | null {
  if (nodes.length > MOST) return null;
  const lines: TreeLine[] = [];
  // What waits: a node to begin a line with, or one whose line goes on below its variations.
  const waiting: { at: number; depth: number; begun: boolean }[] = [{ at: 0, depth: 0, begun: false }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { depth } = one;
    const line: TreeLine = { depth, nodes: one.begun ? [] : [one.at] };
    let at: number | undefined = one.at;
    while (at !== undefined) {
      const [next, ...others]: number[] = nodes[at]?.children ?? [];
      if (next !== undefined) line.nodes.push(next);
      at = next;
      if (next === undefined || !others.length) continue;
      waiting.push({ at: next, depth, begun: true });
      for (const other of others.reverse()) waiting.push({ at: other, depth: depth + 1, begun: false });
      break;
    }
    if (line.nodes.length) lines.push(line);
  }
  return lines;
}

/** The node beside this one, in the same place of another variation; the same where there is none. */
export function beside(nodes: readonly GameNode[], at: number, step: 1 | -1): number {
  const others = nodes[nodes[at]?.parent ?? -1]?.children ?? [at];
  return others[(others.indexOf(at) + step + others.length) % others.length] ?? at;
}
