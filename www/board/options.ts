/**
 * The options of a board, and its reports.
 *
 * The board draws data and reports touches. It knows no rule of any game: its owner decides which points may be
 * pressed, and the meaning of a press.
 */
import type { Color } from "./color.ts";

export type Stone = Color;
export type Mark = "temporary" | "permanent";
export type Side = "left" | "right" | "top" | "bottom";

/** A location's number in `BoardShape.points`. */
export type Location = number;

/** How two opposite edges meet: not at all, as they stand, or the other way round. */
export type Meeting = null | "straight" | "twisted";

export interface SeamEnd {
  at: Location;
  side: Side;
}

/** Where to draw the locations. The unit is the distance between two lines; y grows downwards. */
export interface BoardShape {
  width: number;
  height: number;
  points: { name: string; x: number; y: number }[];
  edges: [Location, Location][];
  /** The word of the shape; `null` or a word with "graph" in it says that `points` are no grid. */
  shape?: string | null;
  wrap?: { across: Meeting; down: Meeting };
  /** Sides beyond which the board goes on and is not shown. */
  open?: readonly Side[];
  /** Neighbours not drawn side by side: the line leaves at one end and comes in at the other. */
  seams?: readonly { ends: [SeamEnd, SeamEnd]; letter: string | null }[];
}

/** The control of a point; "nobody" where that is proved and to be seen, "open" before anybody has shown it. */
export type Control = "black" | "white" | "both" | "nobody" | "open";

/** Whose a point is expected to be, which nobody has proved. */
export interface Expected {
  by: Stone | "nobody";
  isDoubtful: boolean;
}

/** The facts about a point: a move there holds, fails, is not decided; or the point is an eye. */
export type Sign = "holds" | "fails" | "open" | "eye";

export interface Area {
  points: readonly Location[];
  /** The reader's own claim, anyone else's, or the shape that two eyes make. */
  kind: "mine" | "other" | "eye-shape";
}

/** The things on the board. Arrays are indexed by location. */
export interface BoardView {
  stones: readonly (Stone | null)[];
  /** A mark under a stone makes it a permanent stone. */
  marks: readonly (Mark | null)[];
  /** The stone played last, shown by a small ring. */
  last?: Location | null;
  /**
   * The colour of the stone that a press would set, "claim" where a press takes points in or
   * leaves them out, or null when nothing may be set.
   */
  hand: Stone | "claim" | null;
  /** Where a stone may be set. Other points stay focusable and readable. */
  playable: readonly Location[];
  /** Numbers and letters on stones and points. */
  labels?: readonly (string | null)[];
  /** A line being shown: told, not played. */
  shown?: readonly { at: Location; stone: Stone; label?: string }[];
  areas?: readonly Area[];
  /** Points that are one player's for good: a wash over them in place of permanent stones. */
  outside?: { of: Stone; points: readonly Location[] };
  /** Stones of the other colour are drawn dead on what a player controls. */
  control?: readonly (Control | null)[];
  /** A half stone where somebody is expected to control an empty point or a stone of the other colour. */
  expected?: readonly (Expected | null)[];
  signs?: readonly (Sign | null)[];
  /** Points that a ko shuts. They are drawn by their marks; this is for the words. */
  ko?: readonly Location[];
  /** Points to look at. */
  rings?: readonly Location[];
  /** Points that step back. */
  faded?: readonly Location[];
}

/** Letters and keys that mean something while the board has the focus. */
export type Command = "pass" | "back" | "forward" | "hint";

/** The words in the margin: `a1` as players do, letters of both kinds as SGF does, or nothing. */
export type Coordinates = "western" | "sgf" | "none";

/** How far the drawn window of a glued board has moved, in distances between two lines. */
export interface Shift {
  x: number;
  y: number;
}

export interface BoardOptions {
  shape: BoardShape;
  view: BoardView;
  /** A screen reader's name for the board: "Board, 3 by 3". */
  label: string;
  /** Id of an element that explains the keys. */
  describedBy?: string;
  coordinates?: Coordinates;
  /** How many lines are repeated beyond a glued edge. Told by the window's width when absent. */
  lines?: 1 | 2;
  /** A point was chosen: by mouse, by Enter, by a finger, or by its second press where points are so small that the first only pencils. */
  onPoint(at: Location): void;
  /** A stone is pencilled in after a first press, or no longer is. */
  onPencil?(at: Location | null): void;
  onCommand?(command: Command): void;
  /** The reader moved the window of a glued board. */
  onShift?(shift: Shift): void;
}

/** The options of a figure without interaction. */
export interface FigureOptions {
  /** A screen reader's name for it. */
  label: string;
  /** `true` means the western ones. */
  coordinates?: boolean | Coordinates;
}

/** A view in which everything but the stones may be left out. */
export type FigureView = Partial<Omit<BoardView, "stones">> & Pick<BoardView, "stones">;

/** The acts that a mounted board offers. */
export interface BoardHandle {
  update(view: BoardView): void;
  /** Replaces the board by one of another shape. */
  reshape(shape: BoardShape, view: BoardView, label: string): void;
  /** Changes what the margin says. */
  coordinates(kind: Coordinates): void;
  /** Drops a stone that is only pencilled in. */
  unpencil(): void;
  focus(): void;
}
