/** Patterns of control: Black's diagonal lines, White's dots, both; for areas and for dead stones. */
import { svg } from "./svg.ts";

export type Pattern = "black" | "white" | "both" | "on-white" | "on-black";

/** No pattern repeats within fewer pixels, or it would be grey. */
const PIXELS = 4.2;

let made = 0;

/** The patterns of one drawing, under ids of its own. */
export class Patterns {
  readonly element = svg("defs");
  private readonly prefix = `board-${++made}`;
  private readonly all: { size: number; pattern: SVGPatternElement }[];

  constructor() {
    const kinds: { kind: Pattern; size: number; lines?: boolean; dots?: boolean }[] = [
      { kind: "black", size: 0.185, lines: true },
      { kind: "white", size: 0.145, dots: true },
      { kind: "both", size: 0.185, lines: true, dots: true },
      { kind: "on-white", size: 0.185, lines: true },
      { kind: "on-black", size: 0.145, dots: true },
    ];
    this.all = kinds.map(({ kind, size, lines, dots }) => {
      const pattern = svg("pattern", {
        id: this.id(kind),
        class: `pattern ${kind}`,
        patternUnits: "userSpaceOnUse",
        width: size,
        height: size,
      });
      const [half, part] = [size / 2, size / 4];
      // The short pieces at the corners keep the line whole where tiles meet.
      const d = `M0 ${size}L${size} 0M${-half} ${half}L${half} ${-half}M${half} ${size + half}L${size + half} ${half}`;
      if (lines) pattern.append(svg("path", { class: "hatching", d }));
      for (const at of dots ? [part, 3 * part] : [])
        pattern.append(svg("circle", { class: "speck", cx: at, cy: at, r: 0.021 }));
      return { size, pattern };
    });
    this.element.append(...this.all.map(({ pattern }) => pattern));
  }

  /** A value for the attribute `fill`. */
  fill(kind: Pattern): string {
    return `url(#${this.id(kind)})`;
  }

  /** An id that no other drawing has. */
  id(word: string): string {
    return `${this.prefix}-${word}`;
  }

  /** On small figures the patterns get coarser. */
  measure(unit: number): void {
    for (const { size, pattern } of this.all) {
      const scale = Math.max(1, PIXELS / (size * unit));
      pattern.setAttribute("patternTransform", `scale(${scale.toFixed(3)})`);
    }
  }
}
