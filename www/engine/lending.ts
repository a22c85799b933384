/**
 * A referee's hard claims, lent to more provers: each is a worker of its own, so that a machine with several cores
 * decides more in the same time. Their findings come back as a certificate, which the referee's worker checks like any
 * other.
 */
import { proofKey } from "./keys.ts";
import { BORROWER_KEPT, BORROWER_MEGABYTES, BORROWER_RESTARTS, CERTIFICATE_SILENCE } from "./limits.ts";
import type { Game, Progress, ProverQuestions } from "./protocol.ts";
import type { Supervised } from "./supervised.ts";

type Worker = Supervised<ProverQuestions>;
type Lent = NonNullable<ProverQuestions["lend"]["answer"]>;

export class Lending {
  private readonly borrowers: readonly Borrower[];

  constructor(
    private readonly referee: Worker,
    workers: readonly Worker[],
  ) {
    this.borrowers = workers.map((worker) => new Borrower(worker));
  }

  /** Announces claims to lend: an idle worker asks for one. `waits`: the referee has nothing else to do. */
  lend(game: Game, waits: boolean, signal: AbortSignal): void {
    for (const borrower of this.borrowers) void borrower.borrow(this.referee, game, waits, signal);
  }
}

class Borrower {
  private busy = false;
  /** How often its worker was lost: this machine may have no room for it. */
  private losses = 0;
  /** How far each of its searches is, by the claim. */
  private readonly nodes = new Map<string, number>();
  /** Claims that it can get no further with, however many nodes it is lent. */
  private readonly stuck = new Set<string>();
  /** Such claims that were lent to it again: each one that is given back untouched would be lent at once, for ever more. */
  private held: { game: Game; id: number }[] = [];
  private going: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly worker: Worker) {}

  private get lost(): boolean {
    return this.losses > BORROWER_RESTARTS;
  }

  /** Takes claims one after the other, as long as there are any and nobody stops it. */
  async borrow(referee: Worker, game: Game, waits: boolean, signal: AbortSignal): Promise<void> {
    if (this.busy || this.lost) return;
    this.busy = true;
    clearTimeout(this.going);
    try {
      // With all the memory there is the referee may get further himself.
      if (waits && this.held.length > 0) return await this.giveUp(referee);
      while (!signal.aborted && !this.lost) {
        const lent = await referee.ask("lend", { of: game });
        if (!lent) break;
        if (this.stuck.has(proofKey({ ...game, claim: lent.claim }))) {
          if (this.held.length === 0) signal.addEventListener("abort", () => void this.giveUp(referee));
          this.held.push({ game, id: lent.id });
          continue;
        }
        const found = await this.prove(game, lent, signal);
        const patience = CERTIFICATE_SILENCE;
        await referee.ask("giveBack", { of: game, id: lent.id, ...found }, { patience });
      }
      if (signal.aborted) await this.giveUp(referee);
    } catch {
      // The referee's own worker was lost with all that it has lent; who asked it hears so.
    } finally {
      this.busy = false;
      this.going = setTimeout(() => this.retire(), BORROWER_KEPT);
    }
  }

  private async giveUp(referee: Worker): Promise<void> {
    const { held } = this;
    this.held = [];
    // Who has lost them has heard so.
    await Promise.allSettled(
      held.map(({ game, id }) => referee.ask("giveBack", { of: game, id, nodes: 0, certificate: undefined })),
    );
  }

  /** Searches with a lent claim. A search stopped before it found anything counts all the same. */
  private async prove(game: Game, lent: Lent, signal: AbortSignal) {
    const of = { ...game, claim: lent.claim };
    const key = proofKey(of);
    const before = this.nodes.get(key) ?? 0;
    const budget = { nodes: before + lent.nodes, megabytes: BORROWER_MEGABYTES };
    const patience = CERTIFICATE_SILENCE;
    const heard = (nodes: number) => void this.nodes.set(key, Math.max(before, nodes));
    let certificate: string | undefined;
    try {
      const onProgress = ({ nodes }: Progress) => heard(nodes);
      const proved = await this.worker.ask("prove", { of, budget }, { signal, onProgress, patience });
      heard(proved.nodes);
      if (proved.verdict === "undecided") {
        if (proved.nodes < budget.nodes) this.stuck.add(key);
      } else certificate = await this.worker.ask("certificate", { of, budget }, { signal, patience });
    } catch {
      if (!signal.aborted) this.lose();
    }
    return { nodes: (this.nodes.get(key) ?? before) - before, certificate };
  }

  /** A new worker begins every search again, and may get further with it. */
  private lose(): void {
    this.losses += 1;
    this.forget();
  }

  private forget(): void {
    this.nodes.clear();
    this.stuck.clear();
  }

  /** Gives its memory back. */
  private retire(): void {
    this.worker.retire();
    this.forget();
  }
}
