/** The engine’s own proof of a claim that is about to be argued, which may be decided where the whole position is not. */
import { prover } from "../../engine/engine.ts";
import { Judge } from "../../proof/argument/judge.ts";
import { BudgetPart } from "../../proof/budget.ts";
import { provedWords } from "../../proof/proof-words.ts";
import { type ProofFormat, saveProof } from "../../proof/save-proof.ts";

export interface ClaimRefereeOptions {
  changed(): void;
  say(words: string): void;
  focus(): void;
  /** What is argued about, for the name of a file. */
  title(): string;
}

export class ClaimReferee {
  private judge: Judge | null = null;
  private fault = "";
  private readonly part: BudgetPart;

  constructor(private readonly options: ClaimRefereeOptions) {
    this.part = new BudgetPart(
      {
        stop: () => this.judge?.stop(),
        goOn: () => this.judge?.goOn(),
        keep: (kind) => void this.keep(kind),
        links: false,
      },
      () => options.focus(),
    );
  }

  get element(): HTMLElement {
    return this.part.element;
  }

  get asked(): boolean {
    return this.judge !== null;
  }

  get verdict() {
    return this.judge?.decided ? (this.judge.proved?.verdict ?? null) : null;
  }

  /** What shows its verdict; null while there is none. */
  async certificate(): Promise<string | null> {
    return this.judge?.decided ? this.judge.certificate() : null;
  }

  ask(of: Judge["of"]): void {
    if (this.judge) return;
    const judge = new Judge(of, prover, () => {
      if (judge !== this.judge) return;
      this.options.changed();
      if (!judge.running) this.options.say(judge.proved ? provedWords(judge.proved, null) : "");
    });
    this.judge = judge;
    judge.run();
  }

  /** Another claim is another question. */
  fit(set: readonly number[]): void {
    const asked = this.judge?.of.claim.set;
    if (asked && JSON.stringify(asked) !== JSON.stringify(set)) this.forget();
  }

  show(): void {
    this.part.show(this.judge, null, this.fault);
  }

  forget(): void {
    this.judge?.close();
    this.judge = null;
    this.fault = "";
    this.show();
  }

  private async keep(kind: ProofFormat): Promise<void> {
    const { judge } = this;
    if (!judge) return;
    const { words, failed } = await saveProof(kind, judge, prover, this.options.title(), null);
    this.options.say(words);
    this.fault = failed ? words : "";
    if (judge === this.judge) this.show();
  }
}
