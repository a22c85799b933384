/** The order of handicap points, on any square board: COMPENSATION, G1 to G3 with its preferences P1 to P4. */

/** Right and up from the centre; the outermost lines are at `parts`. */
export interface Hoshi {
  right: number;
  up: number;
  parts: number;
}

export const TENGEN: Hoshi = { right: 0, up: 0, parts: 1 };

type Place = readonly [right: number, up: number];

/** The four turns of a place, then the turns of its mirror image. */
const mirrored = ([x, y]: Place): Place[] => [
  [x, y],
  [0 - y, x],
  [0 - x, 0 - y],
  [y, 0 - x],
  [y, x],
  [0 - x, y],
  [0 - y, 0 - x],
  [x, 0 - y],
];

const key = ([x, y]: Place): string => `${x + 0},${y + 0}`;

/** How many turns leave the places as they are, and how many mirrors. */
function symmetry(places: Place[]): [turns: number, mirrors: number] {
  const there = new Set(places.map(key));
  const holds = (way: number): boolean =>
    places.every((place) => there.has(key(mirrored(place)[way] as Place)));
  return [[0, 1, 2, 3].filter(holds).length, [4, 5, 6, 7].filter(holds).length];
}

/** All places at one distance: more symmetry first (P2), then right (P3), then up (P4). */
function inOrder(far: number, near: number): Place[] {
  const left = new Map(mirrored([far, near]).map((place) => [key(place), place]));
  const colored: Place[] = [];
  while (left.size > 0) {
    const ranked = [...left.values()].map((place) => ({
      place,
      rank: [...symmetry([...colored, place]), place[0], place[1]],
    }));
    ranked.sort((a, b) => {
      const differs = a.rank.findIndex((value, at) => value !== b.rank[at]);
      return differs < 0 ? 0 : (b.rank[differs] as number) - (a.rank[differs] as number);
    });
    const best = (ranked[0] as { place: Place }).place;
    left.delete(key(best));
    colored.push(best);
  }
  return colored;
}

/**
 * Some points besides the centre. The distance of P1 is read by the line first, then along it, as the printed tables
 * have it.
 */
export function hoshi(count: number): Hoshi[] {
  const found: Hoshi[] = inOrder(1, 1).map(([right, up]) => ({ right, up, parts: 1 }));
  for (let parts = 1; found.length < count && parts <= 64; parts *= 2)
    for (let far = parts; far > 0; far--)
      for (let near = far; near >= 0; near--) {
        const old = parts === 1 ? near === 1 : far % 2 === 0 && near % 2 === 0;
        if (old) continue;
        for (const [right, up] of inOrder(far, near)) found.push({ right, up, parts });
      }
  return found.slice(0, count);
}

/** Column from the left and row from the top, on a board whose outermost handicap points lie on the fourth line; or null. */
export function onBoard({ right, up, parts }: Hoshi, size: number): [column: number, row: number] | null {
  const middle = (size - 1) / 2;
  const reach = middle - 3;
  if (!Number.isInteger(middle) || reach < 0 || (reach === 0 && (right !== 0 || up !== 0))) return null;
  const [x, y] = [(right * reach) / parts, (up * reach) / parts];
  return Number.isInteger(x) && Number.isInteger(y) ? [middle + x, middle - y] : null;
}

/** Where so many stones go by tradition: one is free, and the last of an odd number above three takes the centre. */
export function placement(stones: number): Hoshi[] | "free" {
  if (stones === 1) return "free";
  const odd = stones > 3 && stones % 2 === 1;
  return [...hoshi(stones - (odd ? 1 : 0)), ...(odd ? [TENGEN] : [])];
}

/** Whether a first stone is polite: right of the middle or on it, above it or on it, not above the diagonal. From the lower left, from 0. */
export function isPolite(column: number, row: number, size: number): boolean {
  const half = (line: number): boolean => line < size && line >= Math.floor(size / 2);
  return half(column) && half(row) && row <= column;
}
