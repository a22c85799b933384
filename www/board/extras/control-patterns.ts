/** Patterns of control: Black's diagonal lines, White's dots, both; for areas and for dead stones. */
import type { BoardView, Control, Location } from "../options.ts";
import { svg } from "../svg.ts";
import type { Pattern, Patterns } from "./patterns.ts";

const KINDS: Control[] = ["black", "white", "both", "nobody", "open"];

const LOOKS: Record<Pattern, { size: number; lines?: boolean; dots?: boolean }> = {
  black: { size: 0.185, lines: true },
  white: { size: 0.145, dots: true },
  both: { size: 0.185, lines: true, dots: true },
  "on-white": { size: 0.185, lines: true },
  "on-black": { size: 0.145, dots: true },
};

export function pattern(kind: Pattern, id: string): { size: number; pattern: SVGPatternElement } {
  const { size, lines, dots } = LOOKS[kind];
  const made = svg("pattern", {
    id,
    class: `pattern ${kind}`,
    patternUnits: "userSpaceOnUse",
    width: size,
    height: size,
  });
  const [half, part] = [size / 2, size / 4];
  // The short pieces at the corners keep the line whole where tiles meet.
  const d = `M0 ${size}L${size} 0M${-half} ${half}L${half} ${-half}M${half} ${size + half}L${size + half} ${half}`;
  if (lines) made.append(svg("path", { class: "hatching", d }));
  for (const at of dots ? [part, 3 * part] : [])
    made.append(svg("circle", { class: "speck", cx: at, cy: at, r: 0.021 }));
  return { size, pattern: made };
}

/** Draws the control of points, kind by kind. */
export function control(
  view: BoardView,
  patterns: Patterns,
): { points: Location[]; kind: string; fill: string | null }[] {
  return KINDS.map((kind) => ({
    points: (view.control ?? []).flatMap((one, at) => (one === kind ? [at] : [])),
    kind: `control ${kind}-control`,
    fill: kind,
  })).flatMap(({ points, kind, fill }) =>
    points.length
      ? [{ points, kind, fill: fill === "open" || fill === "nobody" ? null : patterns.fill(fill) }]
      : [],
  );
}
