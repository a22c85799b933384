/**
 * The parts that no figure of a plain grid needs: glued and irregular boards, open sides, control, signs. They come
 * with `extras/all-extras.ts`. So an article's diagram, which is most often a plain grid, is there with half of the
 * code.
 */

import type { BoardFrame } from "./board-frame.ts";
import type { Letter } from "./coordinates.ts";
import type { Patterns } from "./extras/patterns.ts";
import type { Lines } from "./lines.ts";
import type { BoardShape, BoardView, Expected, Location, Shift, Stone } from "./options.ts";
import type { Cell } from "./outline.ts";
import type { Content } from "./signs.ts";

export interface BoardExtras {
  /** A board that is no grid: the same points, least distance 1, from the upper left. */
  scaled(shape: BoardShape): BoardShape;
  contour(shape: BoardShape, points: readonly Location[], inset: number): string;
  beside(shape: BoardShape): Letter[];
  /** A glued one, in its window. */
  repeating(plain: BoardFrame, lines: number, shift: Shift): BoardFrame;
  gluedLines(frame: BoardFrame, lines: Lines): void;
  windowNames(frame: BoardFrame): Names | null;
  meetings(frame: BoardFrame): SVGElement[];
  repeated(frame: BoardFrame, points: readonly Location[]): Cell[];
  clips(frame: BoardFrame, patterns: Patterns): SVGElement[];
  twice(patterns: Patterns, parts: readonly SVGElement[]): SVGElement[];
  /** Whether the board has, or may have, something at a place. */
  filled(frame: BoardFrame): (x: number, y: number) => boolean;
  unseamed(shape: BoardShape): [Location, Location][];
  sgfNames(frame: BoardFrame, names: Names): void;
  stars(frame: BoardFrame): SVGElement[];
  /** Lines that run on beyond an open side, and half lines to glued pairs. */
  beyond(frame: BoardFrame, lines: Lines): void;
  /** Control of each kind: the points, and what fills them. */
  control(view: BoardView, patterns: Patterns): { points: Location[]; kind: string; fill: string | null }[];
  patterns(defs: SVGDefsElement): Patterns;
  /** The outlines of the points that each player is expected to control, and the half stone at each. */
  expecting(view: BoardView): { points: Location[]; kind: string }[];
  expected(expected: Expected, stone: Stone | null): SVGElement[];
  /** A sign, and a stone that is shown and not played. */
  signs(content: Content): SVGElement[];
  shown(shown: NonNullable<Content["shown"]>): SVGElement;
}

export interface Names {
  columns: Map<number, string>;
  rows: Map<number, string>;
  /** Of the rows at their right end, where that is another one. */
  right: Map<number, string>;
}

/** Where they are not here, a diagram does without what it only looks better with. */
export let brought: BoardExtras | null = null;

export function provideExtras(all: BoardExtras): void {
  brought = all;
}

export function boardExtras(): BoardExtras {
  if (!brought) throw new Error("import all-extras.ts");
  return brought;
}
