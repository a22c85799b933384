/**
 * The tree of tried lines. Nothing is forgotten by going back: another move from an earlier place
 * opens a branch beside the first.
 */
import type {
  Answer,
  Choice,
  Color,
  Expectation,
  Known,
  Remark,
  Shown,
  Situation,
  Verdict,
} from "../../engine/engine.ts";

/** A move that was made or told, and where it led. */
export interface Made {
  /** How many moves led here; 0 is the start of the proof. */
  readonly number: number;
  readonly choice: Choice | null;
  readonly situation: Situation;
}

/** One place in the tree: the move that led to it, and what was said about it. */
export interface Tried extends Made {
  readonly id: number;
  readonly parent: number | null;
  readonly children: readonly number[];
  readonly remark: Remark | null;
  /** The facts of the place; null before anybody asked. */
  readonly known: Known | null;
  /** The child that was looked at last: the way forward. */
  readonly recent: number | null;
}

export interface Tree {
  readonly tried: readonly Tried[];
  /** The place that is looked at. */
  readonly at: number;
}

export function plant(situation: Situation, known: Known | null = null): Tree {
  const start: Tried = {
    id: 0,
    parent: null,
    children: [],
    number: 0,
    choice: null,
    situation,
    remark: null,
    known,
    recent: null,
  };
  return { tried: [start], at: 0 };
}

export function triedAt(tree: Tree, id = tree.at): Tried {
  const found = tree.tried[id];
  if (!found) throw new RangeError(`nothing was tried under the number ${id}`);
  return found;
}

const sameChoice = (one: Choice, other: Choice): boolean =>
  one.kind === "pass"
    ? other.kind === "pass" && one.for === other.for
    : other.kind === "play" && one.at === other.at;

/** The moves from the start to a place. */
export function lineTo(tree: Tree, id = tree.at): Choice[] {
  const choices: Choice[] = [];
  for (let node: Tried | null = triedAt(tree, id); node?.choice; node = parentOf(tree, node))
    choices.unshift(node.choice);
  return choices;
}

/** The places from the start to a place, both included. */
export function wayTo(tree: Tree, id = tree.at): Tried[] {
  const way: Tried[] = [];
  for (let node: Tried | null = triedAt(tree, id); node; node = parentOf(tree, node)) way.unshift(node);
  return way;
}

/** The places from the start through the one that is looked at, and on from there as it was gone last. */
export function lineOn(tree: Tree): Tried[] {
  const way = wayTo(tree);
  for (let node = way.at(-1); node; ) {
    const next: number | undefined = node.recent ?? node.children[0];
    node = next === undefined ? undefined : triedAt(tree, next);
    if (node) way.push(node);
  }
  return way;
}

/** The places after one on the way to the place that is looked at; the whole way where that one is not on it. */
export function madeSince(tree: Tree, id: number): Tried[] {
  const way = wayTo(tree);
  return way.slice(way.findIndex((node) => node.id === id) + 1);
}

function parentOf(tree: Tree, node: Tried): Tried | null {
  return node.parent === null ? null : triedAt(tree, node.parent);
}

/** Puts the moves of an answer into the tree and goes to the last of them. */
export function grow(tree: Tree, answer: Answer): Tree {
  const tried = [...tree.tried];
  const { line, course, said, now } = answer;
  let id = 0;
  line.forEach((choice, index) => {
    const parent = tried[id] as Tried;
    const situation = course.situations[index + 1];
    if (!situation) return;
    const remark = said[index - (line.length - said.length)] ?? null;
    const old = parent.children.find((child) => {
      const other = tried[child]?.choice;
      return other && sameChoice(other, choice);
    });
    const next = old ?? tried.length;
    if (old === undefined) {
      tried.push({
        id: next,
        parent: id,
        children: [],
        number: parent.number + 1,
        choice,
        situation,
        remark,
        known: null,
        recent: null,
      });
      tried[id] = { ...parent, children: [...parent.children, next] };
    } else if (remark) tried[next] = { ...(tried[next] as Tried), remark };
    id = next;
  });
  tried[id] = { ...(tried[id] as Tried), known: now };
  return goTo({ tried, at: tree.at }, id);
}

/** Goes to a place, and remembers the way there as the way forward. */
export function goTo(tree: Tree, at: number): Tree {
  const tried = [...tree.tried];
  for (const node of wayTo(tree, at).slice(1)) {
    const parent = tried[node.parent ?? 0] as Tried;
    tried[parent.id] = { ...parent, recent: node.id };
  }
  return { tried, at };
}

export function learn(tree: Tree, id: number, known: Known | null): Tree {
  return { ...tree, tried: tree.tried.map((node) => (node.id === id ? { ...node, known } : node)) };
}

/** How the engine expects the claim to end from there, as far as it was said. */
export const expectationOf = (node: Tried): Expectation | null =>
  node.known?.expectation ?? node.remark?.expectedAfter ?? null;

/** The proved part about a place: the checker has passed it, or the board shows the end itself. */
export function verdictOf({ known, remark }: Pick<Tried, "known" | "remark">): Verdict {
  const passed = known?.verdict ?? remark?.verdict ?? "undecided";
  if (passed !== "undecided" || !known?.end) return passed;
  return known.expectation === "open" ? "undecided" : known.expectation === "holds" ? "lock" : "refuted";
}

/** The line that the place brings with it. */
export const shownAt = (node: Tried): Shown | null =>
  node.remark?.shown && node.remark.shown.moves.length > 0 ? node.remark.shown : null;

/**
 * The places where the reader may stop: at the start, at the reader's turn, after a move that gave something away, at
 * an end.
 */
function stops(node: Tried, you: Color | "both"): boolean {
  return (
    you === "both" ||
    node.parent === null ||
    node.situation.turn === you ||
    node.situation.final ||
    node.children.length === 0 ||
    node.remark?.kept === false
  );
}

/** The nearest stop before or after the place looked at, or null when there is none. */
export function stopBeside(tree: Tree, direction: -1 | 1, you: Color | "both"): number | null {
  let node: Tried = triedAt(tree);
  for (;;) {
    const next = direction < 0 ? node.parent : (node.recent ?? node.children[0] ?? null);
    if (next === null) return null;
    node = triedAt(tree, next);
    if (stops(node, you)) return next;
  }
}

/** A place in the drawn tree: moves go down, other tries stand to the right. */
export interface Placed {
  node: Tried;
  row: number;
  column: number;
}

/** Rows by number of moves; a first try stays below its parent, another takes the next free column. */
export function layout(tree: Tree): Placed[] {
  const placed: Placed[] = [];
  /** The first free column of each row. */
  const free: number[] = [];
  const visit = (id: number, column: number): void => {
    const node = triedAt(tree, id);
    const row = node.number;
    placed.push({ node, row, column });
    free[row] = column + 1;
    node.children.forEach((child, index) => {
      // A branch needs room for everything below it, or its stones would stand in another's column.
      const depth = row + 1;
      const room = index === 0 ? column : Math.max(column + 1, ...free.slice(depth).map((at) => at ?? 0));
      visit(child, Math.max(room, free[depth] ?? 0));
    });
  };
  visit(0, 0);
  return placed;
}
