/** One search in slices: a claim's proof, or a referee's judgement. The worker keeps the result. */
import type { ClaimInput, LentClaim, ProofProgress, RefereeProgress } from "../generated/prover.js";
import {
  FIRST_QUESTION_NODES,
  OUTLOOK_PART,
  QUESTION_NODES,
  QUESTION_TIME,
  REFEREE_MEGABYTES,
  REPORT_EVERY,
  RUN_MOST_NODES,
  RUN_TIME,
  SLICE_TIME,
} from "../limits.ts";
import type { Budget, Judged, Progress, Proved } from "../protocol.ts";
import { faultOf } from "./attend.ts";
import type { ProofHandle, RefereeHandle } from "./module.ts";
import type { Shelved } from "./shelf.ts";

/** Each run trusts so far that the dear ones are over. */
const TRUST = 0.9;

const NOTHING = { nodes: 0, situations: 0, known: 0, bytes: 0, bracket: null };

/** Adapts the size of runs to the machine and the position. */
class Pace {
  /** Milliseconds and nodes spent in all. */
  elapsed = 0;
  private nodes = 0;
  /** Milliseconds a node, of the dearest run lately. */
  private cost = 0;
  private size = 1;

  /** Runs until a slice's time is over, or nothing is left. `run` gives the nodes expanded, and stops itself in time. */
  slice(left: () => number, run: (nodes: number, milliseconds: number) => number, now: () => number): void {
    const begun = now();
    for (let since = begun; left() > 0 && since - begun < SLICE_TIME; ) {
      const nodes = run(Math.min(this.size, left()), begun + SLICE_TIME - since);
      const then = now();
      this.took(then - since, nodes);
      if (nodes <= 0) return;
      since = then;
    }
  }

  /** Counts the milliseconds and nodes of a slice. */
  took(milliseconds: number, nodes: number): void {
    this.elapsed += milliseconds;
    this.nodes += nodes;
    if (nodes <= 0) return;
    this.cost = Math.max(milliseconds / nodes, this.cost * TRUST);
    const wanted = Math.min(RUN_TIME / Math.max(this.cost, 1e-6), this.size * 4, RUN_MOST_NODES);
    this.size = Math.max(1, Math.floor(wanted));
  }

  /** Whether anybody knows how long a node takes. */
  get isKnown(): boolean {
    return this.nodes > 0;
  }

  /** How many nodes may be expanded in so many milliseconds, by what they cost on the whole. */
  within(milliseconds: number, most: number): number {
    if (this.elapsed === 0) return most;
    return Math.round(Math.min(most, Math.max(100, (this.nodes / this.elapsed) * milliseconds)));
  }
}

export interface Search extends Shelved {
  /** Whether going on within this budget is of any use. */
  isOpen(budget: Budget): boolean;
  /** Goes on for a slice. */
  step(budget: Budget, now: () => number): void;
  progress(budget: Budget, now: () => number): Progress;
}

export class ProofSearch implements Search {
  /** Whether somebody has heard its end or stopped it. Questions about it then get an answer as it is. */
  rested = false;
  readonly pace = new Pace();
  private state: ProofProgress | null = null;
  /** The last grant. */
  private granted = 0;

  constructor(readonly handle: ProofHandle) {}

  megabytes(): number {
    return this.handle.megabytes();
  }

  free(): void {
    this.handle.free();
  }

  get decided(): boolean {
    return this.state !== null && this.state.verdict !== "undecided";
  }

  isOpen({ nodes, megabytes }: Budget): boolean {
    if (!this.state) return true;
    const { halt } = this.state;
    if (this.decided || this.state.nodes >= nodes) return false;
    return halt === null || (halt === "memory" && megabytes > this.granted);
  }

  /** Whether somebody has brought a certificate of it, good or bad. */
  brought = false;

  /** Takes over what a certificate shows. One that shows nothing is left aside: the claim is searched then. */
  learn(certificate: string): void {
    if (this.brought || this.decided) return;
    this.brought = true;
    try {
      // What the search had come to before is no more how it stands.
      if (this.handle.learn(certificate)) this.state = null;
    } catch (error) {
      if (faultOf(error)?.code !== "bad-certificate") throw error;
    }
  }

  /** Asks something for which nodes may be expanded. */
  ask<T>(question: (nodes: number) => T, now: () => number): T {
    const { pace, state } = this;
    const nodes = pace.within(QUESTION_TIME, QUESTION_NODES);
    if (!state?.stored) return question(nodes);
    // Nothing was searched for the verdict, so only questions tell how long that takes here.
    const [before, since] = [this.reached(), now()];
    const answer = question(pace.isKnown ? nodes : FIRST_QUESTION_NODES);
    pace.took(now() - since, this.reached() - before);
    return answer;
  }

  /** How many nodes were expanded, those for questions included. */
  private reached(): number {
    return this.handle.run(0, this.granted, 0).nodes;
  }

  step(budget: Budget, now: () => number): void {
    const reached = () => this.state?.nodes ?? 0;
    const run = (nodes: number, milliseconds: number) => {
      const before = reached();
      this.state = this.handle.run(nodes, budget.megabytes, milliseconds);
      this.granted = budget.megabytes;
      return reached() - before;
    };
    this.pace.slice(() => (this.isOpen(budget) ? budget.nodes - reached() : 0), run, now);
  }

  progress(budget: Budget): Progress {
    const { nodes, situations, known, bytes, bracket } = this.state ?? NOTHING;
    return { nodes, situations, known, bytes, bracket, elapsed: this.pace.elapsed, budget };
  }

  /** After the last step. */
  proved(budget: Budget): Proved {
    if (!this.state) throw new Error("nothing was searched yet");
    return { ...this.state, elapsed: this.pace.elapsed, budget };
  }
}

export class RefereeSearch implements Search {
  readonly pace = new Pace();
  private state: RefereeProgress = { done: false, nodes: 0, claims: 0, asking: null, waits: false };
  /** Since when all that is left is lent. */
  private waitsSince: number | null = null;
  private reported = { at: Number.NEGATIVE_INFINITY, claims: 0, outlooks: 0 };
  /** The expectations that are made, and the last of them: for how many answered claims, when it was done and how long it took. */
  private outlooks = { made: 0, of: -1, at: Number.NEGATIVE_INFINITY, took: 0 };
  /** The claims that were answered when the one in work began. */
  private weighing: number | null = null;

  /** `expects`: whether reports say what to expect where nothing is proved. */
  constructor(
    readonly handle: RefereeHandle,
    public expects = false,
  ) {}

  megabytes(): number {
    return REFEREE_MEGABYTES;
  }

  free(): void {
    this.handle.free();
  }

  /** With an expectation of all that was found, too. */
  isOpen(budget: Budget): boolean {
    return this.isSearching(budget) || (this.expects && !this.isWeighed);
  }

  private isSearching({ nodes, milliseconds = Number.POSITIVE_INFINITY }: Budget): boolean {
    return !this.state.done && this.state.nodes < nodes && this.pace.elapsed < milliseconds;
  }

  private get isWeighed(): boolean {
    return this.weighing === null && this.outlooks.of === this.state.claims;
  }

  /** Whether this slice is for what to expect: at first, at last, and when more is proved for a small part of the time. */
  private isOutlookDue(budget: Budget, now: number): boolean {
    if (!this.expects || this.isWeighed) return false;
    if (this.weighing !== null || this.outlooks.made === 0 || !this.isSearching(budget)) return true;
    return now - this.outlooks.at >= Math.max(REPORT_EVERY, OUTLOOK_PART * this.outlooks.took);
  }

  private weigh(now: () => number): void {
    const begun = now();
    const { outlooks } = this;
    if (this.weighing === null) outlooks.took = 0;
    this.weighing ??= this.state.claims;
    const isDone = this.handle.expect(SLICE_TIME);
    const then = now();
    this.pace.took(then - begun, 0);
    outlooks.took += then - begun;
    if (!isDone) return;
    this.outlooks = { ...outlooks, made: outlooks.made + 1, of: this.weighing, at: then };
    this.weighing = null;
  }

  step(budget: Budget, now: () => number): void {
    if (this.isOutlookDue(budget, now())) {
      this.weigh(now);
      return;
    }
    const run = (nodes: number, milliseconds: number) => {
      const before = this.state.nodes;
      this.state = this.handle.run(nodes, milliseconds);
      return this.state.nodes - before;
    };
    // While others work the time goes by too.
    if (this.waitsSince !== null) this.pace.took(now() - this.waitsSince, 0);
    this.pace.slice(() => (this.isSearching(budget) ? budget.nodes - this.state.nodes : 0), run, now);
    this.waitsSince = this.state.waits ? now() : null;
  }

  /** Whether nothing can be done before something comes back. */
  get waits(): boolean {
    return this.waitsSince !== null;
  }

  lend(): LentClaim | null {
    return this.handle.lend();
  }

  giveBack(id: number, nodes: number, certificate?: string): boolean {
    return this.handle.giveBack(id, nodes, certificate);
  }

  /** The certificate of a claim in the report, if it was kept. */
  certificate(claim: ClaimInput): string | null {
    return this.handle.certificate(claim) ?? null;
  }

  progress(budget: Budget, now: () => number): Progress {
    const { nodes, claims, asking } = this.state;
    const { elapsed } = this.pace;
    const progress: Progress = { ...NOTHING, nodes, elapsed, budget, asking, claims };
    const at = now();
    const outlooks = this.outlooks.made;
    const isNewer = claims > this.reported.claims && at - this.reported.at >= REPORT_EVERY;
    if (isNewer || outlooks > this.reported.outlooks) {
      progress.report = this.handle.report();
      this.reported = { at, claims, outlooks };
    }
    return progress;
  }

  judged(budget: Budget): Judged {
    return { ...this.handle.report(), elapsed: this.pace.elapsed, budget };
  }
}
