/** What can be chosen of the board and the situation of a position: the words of the engine, and ours. */

export const SHAPES = [
  ["rectangle", "Rectangle"],
  ["cylinder", "Cylinder"],
  ["moebius", "Möbius strip"],
  ["torus", "Torus"],
  ["klein", "Klein bottle"],
  ["projective", "Projective plane"],
  ["round", "Rings"],
  ["triangles", "Triangles"],
  ["solid", "Space"],
  ["pairs", "Map"],
] as const;

/** As one goes round. */
export const OPEN_SIDES = [
  ["top", "Top"],
  ["right", "Right"],
  ["bottom", "Bottom"],
  ["left", "Left"],
] as const;

/** Boards that are given by pairs of neighbours: in layers, or as streets. */
export const SOLID = "solid";
export const BY_PAIRS = "pairs";

export const PASSES = [
  ["0", "None"],
  ["1", "One"],
  ["2", "Two: play is over"],
  ["-1", "None since a ko"],
] as const;
