/** The engine's search for the sensible claims of a board; it can be stopped, and goes on where it was. */
import {
  type Budget,
  type Color,
  DEFAULT_BUDGET,
  type Engine,
  type Location,
  type Move,
  type PositionInput,
  type Prover,
  type RefereeReport,
  type Situation,
} from "../../engine/engine.ts";
import { isCancelled } from "./judge.ts";
import type { Claim } from "./proof-session.ts";

/** The number of claims to draw with their worst case. */
const MOST_STAGED = 24;

export class Offers {
  report: RefereeReport | null = null;
  running = false;
  private abort: AbortController | null = null;
  private budget: Budget = DEFAULT_BUDGET;
  /** Whether the last search went to the end of its budget. */
  private spent = false;
  private readonly staged = new Map<string, Situation | null>();

  constructor(
    private readonly of: { start: PositionInput | string; moves: Move[] },
    private readonly prover: Prover,
    private readonly engine: Pick<Engine, "stage">,
    private readonly changed: () => void,
  ) {}

  find(): void {
    if (this.running || this.report?.status === "decided") return;
    if (this.spent) this.budget = { ...this.budget, nodes: this.budget.nodes * 4 };
    this.spent = false;
    const abort = new AbortController();
    this.abort = abort;
    this.running = true;
    this.changed();
    const watch = {
      signal: abort.signal,
      onProgress: ({ report }: { report?: RefereeReport | undefined }) => {
        if (report && !abort.signal.aborted) this.take(report);
      },
    };
    this.prover
      .referee(this.of, this.budget, watch)
      .then(
        (report) => {
          this.spent = true;
          this.take(report);
        },
        (error: unknown) => {
          // Claims can be chosen by hand without the engine's list.
          if (!isCancelled(error)) console.warn("no list of claims:", error);
        },
      )
      .then(() => {
        if (this.abort !== abort) return;
        this.running = false;
        this.changed();
      });
  }

  stop(): void {
    this.abort?.abort();
    this.abort = null;
    if (!this.running) return;
    this.running = false;
    this.changed();
  }

  /** The worst case of a claim of the list; null until it is known. */
  worst({ player, set }: Claim): Situation | null {
    return this.staged.get(`${player} ${set}`) ?? null;
  }

  private take(report: RefereeReport): void {
    this.report = report;
    for (const { player, set } of report.claims.slice(0, MOST_STAGED)) this.stage({ player, set });
    this.changed();
  }

  private stage({ player, set }: { player: Color; set: Location[] }): void {
    const key = `${player} ${set}`;
    if (this.staged.has(key)) return;
    this.staged.set(key, null);
    const { start, moves } = this.of;
    this.engine.stage(start, moves, { player, set }).then(
      ({ steps }) => {
        this.staged.set(key, steps.at(-1)?.situation ?? null);
        this.changed();
      },
      // The position itself stands in.
      () => {},
    );
  }
}
