/** The scene to draw: the position as read, the author's question about it, and the faults. Pure. */
import { otherColor } from "../../board/color.ts";
import type { BoardShape, FigureView, Stone } from "../../board/options.ts";
import type { Mount } from "../mount.ts";
import type { Known, Live } from "../places.ts";
import type { Task } from "../task-words.ts";
import type { Attributes } from "./attributes.ts";
import { type Claim, claimOf } from "./claim.ts";
import { readDiagram } from "./diagram.ts";
import { type Opened, positionOf } from "./diagram-position.ts";
import { neighbours, numbersOf, type Setup } from "./liberties.ts";
import { gapOf, worstCase } from "./worst-case.ts";

export interface Scene {
  known: Known;
  shape: BoardShape;
  /** Captives, turn and passes of what is drawn. */
  line: Line;
  view: FigureView;
  /** Whether the author's claim could be read and made. */
  claimed: boolean;
  /** The reason that the reader has to know, too. */
  fault?: string;
  /** The task, where its words differ from the usual ones. */
  task?: Task;
  /** Shows a game after some moves, or all, without starting over; absent where that can’t be. */
  visit?: Live["visit"];
  /** The SGF as read, where it says more than moves. */
  written?: string;
}

export interface Line {
  captives: readonly [number, number];
  turn: Stone;
  passes: number;
}

/** A position as read, and as it stands after some moves. */
export interface Read extends Pick<Opened, "start" | "moves"> {
  shape: BoardShape;
  /** The number of the first move. */
  first: number;
  now: Setup;
  line: Line;
  certificate?: string;
  claim?: Claim;
  task?: Task;
  /** Whether the numbers of the moves are part of what was written. */
  numbered: boolean;
  /** Why it can be looked at, and no more. */
  fault?: string;
  /** Puts the rest of the words into the places, once the board is drawn. */
  tell?: (drawn: Pick<Mount, "places" | "tell">, scene: Scene) => void;
}

/** The reading that needs no engine; null for everything else. */
export function readAlone(text: string, { board, turn, at }: Attributes): Read | null {
  const diagram = readDiagram(text);
  const read = diagram && positionOf(diagram, board, turn);
  if (!read) return null;
  const { start, moves, shape, boards } = read;
  const made = Math.min(at ?? moves.length, moves.length);
  const first = start.turn as Stone;
  const line: Line = {
    captives: diagram.line?.captives ?? [0, 0],
    turn: made % 2 ? otherColor(first) : first,
    passes: made ? 0 : (start.passes ?? 0),
  };
  const now = boards[made] as Setup;
  return { start, moves, shape, first: diagram.first, now, line, numbered: moves.length > 0 };
}

export function sceneOf(read: Read, told: Attributes): Scene {
  const { start, moves, shape, line, certificate = null, task } = read;
  const near = neighbours(shape);
  const { side = null, coordinates = "western" } = told;
  const mode = read.fault ? "view" : (told.mode ?? "view");
  const law = !read.fault && isLaw(told);
  const asked = told.claim && !law ? claimOf(told.claim, start.rows, shape) : (read.claim ?? null);
  // C4.1: a claim is of a set that the claimant has bordered.
  const points = asked && (asked.set === "all" ? shape.points.map((_, at) => at) : asked.set);
  const set = new Set(points);
  const claim = asked && !gapOf(near, read.now, asked.player, set) ? asked : null;
  const numbers = told.numbers ?? (read.numbered ? "all" : null);
  const at = Math.min(told.at ?? moves.length, moves.length);
  const caption = told.caption ?? "";
  const known: Known = {
    ...{ mode, start, moves, at, claim, side, coordinates, numbers, caption, certificate },
    first: read.first,
  };
  if (law) known.law = told.claim;
  if (told.moves) known.turns = told.moves;
  const proves = mode === "prove" || mode === "problem";
  const areas =
    claim && points ? [{ points, kind: side === "claimant" ? ("mine" as const) : ("other" as const) }] : [];
  const claimed = !told.claim || law || claim !== null || Boolean(read.fault);
  const scene = { known, shape, claimed, ...(task && { task }), ...(read.fault && { fault: read.fault }) };
  if (!proves || !claim || certificate !== null)
    return { ...scene, line, view: { ...marked(known, read), areas } };
  return {
    ...scene,
    line: { captives: [0, 0], turn: otherColor(claim.player), passes: 0 },
    view: { ...worstCase(near, read.now, claim.player, set), areas },
  };
}

/** Whether a question of 1989 stands in place of a claim; the module of those rules reads it. */
const isLaw = ({ mode, claim }: Attributes): boolean =>
  mode === "prove" && /^\s*(?:capture|part-[12])\s*:/i.test(claim ?? "");

/** Stones and marks with the author’s labels and the numbers of moves. */
function marked({ start, moves, at, numbers, first }: Known, { now }: Read): FigureView {
  const places = numbersOf(start.rows);
  const labels: (string | null)[] = [];
  for (const [text, told] of Object.entries(start.labels ?? {}))
    for (const place of [told, told].flat(1) as unknown[])
      if (Array.isArray(place)) labels[places.get(`${place}`) ?? -1] = text;
  const made = moves.slice(0, at);
  made.forEach((move, index) => {
    const shown = numbers === "all" || (numbers === "last" && index === at - 1);
    if (shown && move.kind !== "pass" && move.at != null && now.stones[move.at])
      labels[move.at] = String(first + index);
  });
  const last = made.at(-1);
  const ring = numbers === null && last && last.kind !== "pass" ? (last.at ?? null) : null;
  return { ...now, labels: now.stones.map((_, point) => labels[point] ?? null), last: ring };
}
