/** The definitions of one drawing under ids of its own: the patterns of control and of dead stones, and clips. */
import { pattern } from "./control-patterns.ts";

export type Pattern = "black" | "white" | "both" | "on-white" | "on-black";

/** No pattern repeats within fewer pixels, or it would be grey. */
const PIXELS = 4.2;

let made = 0;

export class Patterns {
  private readonly prefix = `board-${++made}`;
  private readonly all = new Map<Pattern, { size: number; pattern: SVGPatternElement }>();
  private unit = 0;

  constructor(readonly element: SVGDefsElement) {}

  /** A value for the attribute `fill`. */
  fill(kind: Pattern): string {
    if (!this.all.has(kind)) {
      const drawn = pattern(kind, this.id(kind));
      this.all.set(kind, drawn);
      this.element.append(drawn.pattern);
      this.measure(this.unit);
    }
    return `url(#${this.id(kind)})`;
  }

  /** An id that no other drawing has. */
  id(word: string): string {
    return `${this.prefix}-${word}`;
  }

  /** On small figures the patterns get coarser. */
  measure(unit: number): void {
    this.unit = unit;
    for (const { size, pattern } of this.all.values()) {
      const scale = unit ? Math.max(1, PIXELS / (size * unit)) : 1;
      pattern.setAttribute("patternTransform", `scale(${scale.toFixed(3)})`);
    }
  }
}
