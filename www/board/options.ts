/**
 * What a board may be told, and what it tells back.
 *
 * The board draws data and reports touches. It knows no rule of any game: which points may be
 * pressed, and what a press means, is decided by whoever mounts it.
 */

export type Stone = "black" | "white";
export type Mark = "temporary" | "permanent";

/** A location's number in `BoardShape.points`. */
export type Location = number;

/** Where to draw the locations. The unit is the distance between two lines; y grows downwards. */
export interface BoardShape {
  width: number;
  height: number;
  points: { name: string; x: number; y: number }[];
  edges: [Location, Location][];
}

/** What lies on the board. Arrays are indexed by location. */
export interface BoardView {
  stones: (Stone | null)[];
  /** A mark under a stone makes it a permanent stone. */
  marks: (Mark | null)[];
  /** The stone played last, shown by a small ring. */
  last?: Location | null;
  /** The colour of the stone that a press would set, or null when nothing may be set. */
  hand: Stone | null;
  /** Where a stone may be set. Other points stay focusable and readable. */
  playable: readonly Location[];
}

/** Letters and keys that mean something while the board has the focus. */
export type Command = "pass" | "back" | "forward" | "hint";

export interface BoardOptions {
  shape: BoardShape;
  view: BoardView;
  /** What a screen reader calls the board: "Board, 3 by 3". */
  label: string;
  /** Id of an element that explains the keys. */
  describedBy?: string;
  /** A point was chosen: by mouse, by Enter, or by the second tap on a small board. */
  onPoint(at: Location): void;
  /** A stone is pencilled in after a first tap, or no longer is. */
  onPencil?(at: Location | null): void;
  onCommand?(command: Command): void;
}

/** What a caller may do with a mounted board. */
export interface BoardHandle {
  update(view: BoardView): void;
  /** Replaces the board by one of another shape. */
  reshape(shape: BoardShape, view: BoardView, label: string): void;
  focus(): void;
}
