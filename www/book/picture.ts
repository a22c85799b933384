/** A drawing of the command `loja` as a part of a page: its size told in text sizes, so that a style sets the scale. */
import type { Color } from "../board/color.ts";
import { type Cell, outline } from "../board/outline.ts";
import type { Areas } from "../chapter/data.ts";
import { html, type Markup, trusted } from "./html.ts";

/** Units of a drawing from one line of the board to the next. */
const STEP = 100;
const PARTS = /^<svg [^>]*aria-label="([^"]*)" viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;
const NAMES = /<g font-size="28".*?<\/g>/;

interface Options {
  /** Whether the board alone is wanted: no margin, no coordinates, and nothing said, since a name stands beside it. */
  bare?: boolean;
  /** Areas to draw below it, and the rows that tell where the numbered locations lie. */
  areas?: Areas;
  rows?: string[];
}

/** Stones as dots of one ink: their colour, and where they lie. */
const DOTS = /<path d="([^"]+)" stroke="var\(--stone-(black|white)\)" stroke-width="89"\/>/g;

/** Two tones for each stone, as the boards that one plays on have them: a face, a little towards where light comes from. */
const weighty = (drawing: string): string =>
  drawing.replace(DOTS, (_, at: string, color: Color) => {
    const [all, face, width] = color === "white" ? ["white-shade", "white", 81] : ["black", "black-face", 77];
    const dots = (ink: string, more: string): string =>
      `<path d="${at}" stroke="var(--stone-${ink})" ${more}/>`;
    return (
      dots(all, 'stroke-width="89"') + dots(face, `stroke-width="${width}" transform="translate(-2.5 -2.5)"`)
    );
  });

export function picture(svg: string, { bare = false, areas, rows = [] }: Options = {}): Markup {
  const [, said, width, height, inner] = PARTS.exec(svg) ?? [];
  if (inner === undefined) throw new Error(`this is no drawing that a page can show: ${svg.slice(0, 200)}`);
  const grid = lattice(inner);
  const [left, top, across, down] = (bare && grid) || [0, 0, Number(width), Number(height)];
  const told = bare ? trusted('aria-hidden="true"') : trusted(`role="img" aria-label="${said}"`);
  return html`<svg class="drawn" ${told} viewBox="${[left, top, across, down].join(" ")}" width="${across / STEP}em" height="${down / STEP}em">${
    areas && grid && areaPaths(areas, rows, grid)
  }${trusted(weighty(bare ? inner.replace(NAMES, "") : inner))}${areas && grid && deadStones(areas, rows, grid)}</svg>`;
}

/** The part of a drawing that the board fills: half a step around its lines. Null for boards without a grid. */
function lattice(drawing: string): [number, number, number, number] | null {
  // Where a diagram is cut off, or its edges are glued, other paths go half a step on.
  const paths = drawing.match(/<path[^>]*stroke-linecap="square"\/>/g) ?? [];
  const lines = [...paths.join("").matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)];
  if (lines.length === 0) return null;
  const xs = lines.flatMap(([, x, , way, end]) => (way === "H" ? [Number(x), Number(end)] : [Number(x)]));
  const ys = lines.flatMap(([, , y, way, end]) => (way === "V" ? [Number(y), Number(end)] : [Number(y)]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const half = STEP / 2;
  return [left - half, top - half, Math.max(...xs) - left + STEP, Math.max(...ys) - top + STEP];
}

type Located = Cell & { sign: string };

/** The locations in the order of their numbers. */
const cellsOf = (rows: string[]): Located[] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "," ? [] : [{ x, y, sign }])));

const within = ([left, top]: number[], drawing: Markup): Markup => {
  const shift = [left, top].map((edge = 0) => edge + STEP / 2).join(" ");
  return html`<g transform="translate(${shift})scale(${STEP})">${drawing}</g>`;
};

/** The control of points: under the lines, in the patterns that the page defines once. */
function areaPaths(areas: Areas, rows: string[], grid: number[]): Markup {
  const cells = cellsOf(rows);
  const path = (color: Color): Markup | false => {
    const own = areas[color].flatMap((at) => cells[at] ?? []);
    return own.length > 0 && html`<path class="area" fill="url(#area-${color})" d="${outline(own, 0.022)}"/>`;
  };
  return within(grid, html`${path("black")}${path("white")}`);
}

/** Stones in the other's area carry its pattern. */
function deadStones(areas: Areas, rows: string[], grid: number[]): Markup {
  const cells = cellsOf(rows);
  const path = (color: Color, dead: string): Markup | false => {
    const stones = areas[color].flatMap((at) => cells[at] ?? []).filter(({ sign }) => dead.includes(sign));
    const d = stones.map(({ x, y }) => `M${x - 0.44} ${y}a.44 .44 0 1 0 .88 0a.44 .44 0 1 0-.88 0`).join("");
    return d !== "" && html`<path fill="url(#dead-${color})" d="${d}"/>`;
  };
  return within(grid, html`${path("black", "oO")}${path("white", "xX")}`);
}

/** The patterns of areas and of dead stones, once for a page. */
export function patterns(): Markup {
  const pattern = (id: string, size: string, inner: string): string =>
    `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${size}" height="${size}">${inner}</pattern>`;
  const lines =
    '<path class="hatching" d="M0 .185L.185 0M-.0925 .0925L.0925-.0925M.0925 .2775L.2775 .0925"/>';
  const dots =
    '<circle class="speck" cx=".036" cy=".036" r=".021"/><circle class="speck" cx=".109" cy=".109" r=".021"/>';
  const all = ["area", "dead"].flatMap((what) => [
    pattern(`${what}-black`, ".185", lines),
    pattern(`${what}-white`, ".145", dots),
  ]);
  return trusted(
    `<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>${all.join("")}</defs></svg>`,
  );
}
