/** Boards that can be drawn without asking the engine: the grid, and what becomes of it when edges are glued. */
import type { BoardShape, Meeting } from "../../board/options.ts";

export type Shape = Required<BoardShape>;

/** How the left edge meets the right one, and the upper edge the lower one. */
const GLUED: Record<string, [Meeting, Meeting]> = {
  rectangle: [null, null],
  cylinder: ["straight", null],
  moebius: ["twisted", null],
  torus: ["straight", "straight"],
  klein: ["twisted", "straight"],
  projective: ["twisted", "twisted"],
};

const LETTERS = "abcdefghjklmnopqrst";

/** `a` to `t` without `i`, then doubled. */
const column = (x: number): string => (LETTERS[x % 19] ?? "").repeat(Math.floor(x / 19) + 1);

/**
 * The board that the engine makes of these rows and this word, in its order; null for another word: then the engine has
 * to read it.
 */
export function shapeOf(rows: readonly string[], word = "rectangle"): Shape | null {
  const glued = Object.hasOwn(GLUED, word) && GLUED[word];
  if (!glued) return null;
  const [across, down] = glued;
  const [wide, tall] = [rows[0]?.length ?? 0, rows.length];
  const points: Shape["points"] = [];
  const at = rows.map((row, y) =>
    [...row].map((sign, x) => (sign === "," ? -1 : points.push({ name: column(x) + (tall - y), x, y }) - 1)),
  );
  const edges = new Map<number, [number, number]>();
  const join = (a: number, x: number, y: number): void => {
    const b = at[y]?.[x] ?? -1;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    if (low >= 0 && low < high) edges.set(low * 1e5 + high, [low, high]);
  };
  points.forEach(({ x, y }, a) => {
    if (x + 1 < wide) join(a, x + 1, y);
    else if (across) join(a, 0, across === "twisted" ? tall - 1 - y : y);
    if (y + 1 < tall) join(a, x, y + 1);
    else if (down) join(a, down === "twisted" ? wide - 1 - x : x, 0);
  });
  return {
    width: Math.max(0, ...points.map(({ x }) => x)),
    height: Math.max(0, ...points.map(({ y }) => y)),
    points,
    edges: [...edges].sort(([a], [b]) => a - b).map(([, edge]) => edge),
    shape: word === "rectangle" ? "grid" : word,
    wrap: { across, down },
    open: [],
    seams: [],
  };
}
