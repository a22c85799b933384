/** The stone that moved last in a given position, where the position itself tells: after a ko capture. Pure. */
import type { Board, Situation } from "../engine/engine.ts";

/** The only stone of the other side that could have taken the ko whose mark is there; null where none or several could. */
export function koTaker(
  { edges, points }: Pick<Board, "edges" | "points">,
  situation: Situation,
): number | null {
  const { stones, marks, turn, passCount, move } = situation;
  const shut = marks.flatMap((mark, at) => (mark === "temporary" ? [at] : []));
  const [ko] = shut;
  if (move || passCount !== -1 || shut.length !== 1 || ko === undefined) return null;
  const beside: number[][] = points.map(() => []);
  for (const [a, b] of edges) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  // It stands alone, and has no liberty but the point where it took.
  const took = (at: number): boolean => {
    const stone = stones[at];
    if (!stone || stone === turn) return false;
    return (beside[at] ?? []).every(
      (next) => next === ko || (stones[next] !== null && stones[next] !== stone),
    );
  };
  const takers = (beside[ko] ?? []).filter(took);
  return takers.length === 1 ? (takers[0] ?? null) : null;
}
