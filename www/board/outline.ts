/** The outline of a set of points on a grid: the union of their cells, corners rounded. Pure. */
import { n } from "./lines.ts";

export interface Cell {
  x: number;
  y: number;
}

const CORNER = 0.2;

type Way = 0 | 1 | 2 | 3;
/** Right, down, left, up: clockwise around the inside, which lies on the right hand. */
const WAYS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

interface Corner {
  x: number;
  y: number;
  /** The way that leads to the corner, and the one that leaves it. */
  into: Way;
  out: Way;
}

/** The rings around a set of cells. Cells that only touch at a corner are apart. */
export function rings(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  // Every side of a cell that looks out, named by where it begins and its way.
  const sides = new Set<string>();
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) sides.add(`${x},${y},0`);
    if (!has(x + 1, y)) sides.add(`${x + 1},${y},1`);
    if (!has(x, y + 1)) sides.add(`${x + 1},${y + 1},2`);
    if (!has(x - 1, y)) sides.add(`${x},${y + 1},3`);
  }
  const found: Corner[][] = [];
  for (const first of sides) {
    const ring: Corner[] = [];
    let [x = 0, y = 0, way = 0] = first.split(",").map(Number);
    while (sides.delete(`${x},${y},${way}`)) {
      const [dx, dy] = WAYS[way] ?? [0, 0];
      x += dx;
      y += dy;
      // To the right first: so cells that share a corner only stay apart.
      const next = [1, 0, 3].map((turn) => (way + turn) % 4).find((one) => sides.has(`${x},${y},${one}`));
      const out = next ?? Number(first.split(",")[2]);
      if (out !== way) ring.push({ x: x - 0.5, y: y - 0.5, into: way as Way, out: out as Way });
      way = out;
    }
    found.push(ring);
  }
  return found;
}

/** A path around the cells, `inset` inside their edges. */
export function outline(cells: readonly Cell[], inset = 0, corner = CORNER): string {
  return rings(cells)
    .map((ring) => {
      const parts = ring.map(({ x, y, into, out }) => {
        const [ax, ay] = WAYS[into] ?? [0, 0];
        const [bx, by] = WAYS[out] ?? [0, 0];
        // The inside lies at the right hand of both ways.
        const [px, py] = [x + inset * (-ay - by), y + inset * (ax + bx)];
        const sweep = (into + 1) % 4 === out ? 1 : 0;
        return {
          from: `${n(px - corner * ax)} ${n(py - corner * ay)}`,
          arc: `A${corner} ${corner} 0 0 ${sweep} ${n(px + corner * bx)} ${n(py + corner * by)}`,
        };
      });
      return `${parts.map(({ from, arc }, index) => `${index ? "L" : "M"}${from}${arc}`).join("")}Z`;
    })
    .join("");
}
