/**
 * The set of a claim while it is being chosen. Taps are answered one after the other, each on the
 * set that the one before it left; what was chosen before can be had again.
 */
import type { Claiming, Color, Location, Move, PositionInput, Tap } from "../../engine/engine.ts";

interface Claimer {
  claiming(
    start: PositionInput | string,
    moves: Move[],
    player: Color,
    set: Location[],
    tap: Tap | null,
  ): Promise<Claiming>;
}

export class Chooser {
  claiming: Claiming | null = null;
  fault: unknown = null;
  private past: Claiming[] = [];
  private future: Claiming[] = [];
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly start: PositionInput | string,
    private readonly moves: Move[],
    private readonly engine: Claimer,
    private readonly changed: () => void,
  ) {}

  get player(): Color {
    return this.claiming?.player ?? "black";
  }

  tap(tap: Tap): Promise<void> {
    return this.ask(() => [this.player, this.claiming?.set ?? [], tap]);
  }

  set(player: Color, set: readonly Location[]): Promise<void> {
    return this.ask(() => [player, [...set], null]);
  }

  get canBack(): boolean {
    return this.past.length > 0;
  }

  get canForward(): boolean {
    return this.future.length > 0;
  }

  back(): void {
    const before = this.past.pop();
    if (!before) return;
    if (this.claiming) this.future.push(this.claiming);
    this.claiming = before;
    this.changed();
  }

  forward(): void {
    const after = this.future.pop();
    if (!after) return;
    if (this.claiming) this.past.push(this.claiming);
    this.claiming = after;
    this.changed();
  }

  /** The current choice becomes the beginning. */
  forget(): void {
    this.past = [];
    this.future = [];
  }

  private ask(question: () => [Color, Location[], Tap | null]): Promise<void> {
    this.queue = this.queue.then(async () => {
      try {
        const answer = await this.engine.claiming(this.start, this.moves, ...question());
        if (this.claiming) this.past.push(this.claiming);
        this.future = [];
        this.claiming = answer;
        this.fault = null;
      } catch (error) {
        this.fault = error;
      }
      this.changed();
    });
    return this.queue;
  }
}
