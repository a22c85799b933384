/** Removing a cycle at a table: alone, or together with a stone in the same turn. */
import { need } from "../dom.ts";
import type { Move } from "../engine/engine.ts";

export interface CycleActs {
  /** With which situation the longest cycle began that may be removed now; null when there is none. */
  since(): number | null;
  move(move: Move): void;
  remark(words: string): void;
  focus(): void;
}

export class CycleButtons {
  private readonly alone: HTMLButtonElement;
  private readonly withStone: HTMLButtonElement;
  /** The next point pressed is played together with the removal. */
  private choosing = false;

  constructor(
    root: HTMLElement,
    private readonly acts: CycleActs,
  ) {
    this.alone = need(root, '[data-control="cycle"]');
    this.withStone = need(root, '[data-control="cycle-play"]');
    this.alone.addEventListener("click", () => this.remove());
    this.withStone.addEventListener("click", () => this.choose(!this.choosing));
  }

  show(offered: boolean): void {
    this.alone.hidden = !offered;
    this.withStone.hidden = !offered;
    if (this.choosing) this.choose(false);
  }

  /** What a press on a point plays. */
  moveAt(at: number): Move {
    const since = this.choosing ? this.acts.since() : null;
    return since === null ? { kind: "play", at } : { kind: "cycle", since, at };
  }

  private remove(): void {
    const since = this.acts.since();
    if (since === null) return;
    // The button goes when nothing is left to remove, and the focus must not fall out of the page.
    this.acts.focus();
    this.acts.move({ kind: "cycle", since });
  }

  private choose(on: boolean): void {
    this.choosing = on;
    this.withStone.ariaPressed = String(on);
    this.acts.remark(on ? "Now press a point: the cycle goes and the stone comes, in one turn." : "");
    if (on) this.acts.focus();
  }
}
