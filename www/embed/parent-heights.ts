/** The heights to report to the parent: whole numbers, each once, and never two in turn without end. */

/** Nothing that is shown here is taller; a parent need not believe more. */
const TALLEST = 10_000;
/** So often may the height go back to the one before; then the taller one stands. */
const PATIENCE = 3;

export class Heights {
  private last = -1;
  private before = -1;
  private turns = 0;

  /** The height to tell, or null when there is nothing new to say. */
  next(pixels: number): number | null {
    const height = Math.min(Math.max(Math.ceil(pixels), 0), TALLEST);
    if (!Number.isFinite(height) || height === this.last) return null;
    // A frame that makes room takes its scroll bar away, and that changes the height: so two of them may
    // follow each other for ever.
    this.turns = height === this.before ? this.turns + 1 : 0;
    if (this.turns > PATIENCE && height < this.last) return null;
    this.before = this.last;
    this.last = height;
    return height;
  }

  /** The last one, for a parent that asks. */
  get now(): number | null {
    return this.last < 0 ? null : this.last;
  }

  /** The frame has another width now: what was learned holds no longer. */
  forget(): void {
    this.turns = 0;
  }
}
