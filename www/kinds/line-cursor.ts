/** Where the reader looks: on the way to the question, at it, or in one of the lines told after it. Pure. */
import type { Situation } from "../engine/engine.ts";
import { situationAt, type Track } from "./track.ts";

export class LineCursor {
  /** Which line is walked; null on the way to the question. */
  walked: number | null = null;
  cursor: number;
  private lines: readonly Track[] = [];

  constructor(private readonly history: Track) {
    this.cursor = history.from;
  }

  get track(): Track {
    return (this.walked === null ? null : this.lines[this.walked]) ?? this.history;
  }

  get situation(): Situation {
    return situationAt(this.track, this.cursor);
  }

  get isAtQuestion(): boolean {
    return this.walked === null && this.cursor === this.history.from;
  }

  get mayGoBack(): boolean {
    return this.walked !== null || this.cursor > 0;
  }

  get mayGoForward(): boolean {
    return this.cursor < this.track.situations.length - 1;
  }

  /** Before the first move of a line lies the question. */
  back(): void {
    if (this.walked !== null && this.cursor <= this.track.from + 1) this.toQuestion();
    else if (this.mayGoBack) this.cursor -= 1;
  }

  forward(): void {
    if (this.mayGoForward) this.cursor += 1;
  }

  toQuestion(): void {
    this.walked = null;
    this.cursor = this.history.from;
  }

  /** Other lines are told; the question is looked at. */
  tell(lines: readonly Track[]): void {
    this.lines = lines;
    this.toQuestion();
  }

  /** To a place of a line, or to its end if it is shorter. */
  to(line: number, move: number): void {
    this.walked = line;
    this.cursor = Math.min(this.track.from + move, this.track.situations.length - 1);
  }
}
