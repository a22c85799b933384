/** The engine’s own proof of a claim that is about to be argued, which may be decided where the whole position is not. */
import { h } from "preact";
import { element } from "../../dom.ts";
import { prover } from "../../engine/engine.ts";
import { mount } from "../../kit/mount.tsx";
import { Judge } from "../../proof/argument/judge.ts";
import { Budget } from "../../proof/budget.tsx";
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
  readonly element = element("div");

  constructor(private readonly options: ClaimRefereeOptions) {}

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
    const acts = {
      stop: () => this.judge?.stop(),
      goOn: () => this.judge?.goOn(),
      keep: (kind: ProofFormat) => void this.keep(kind),
      links: false,
    };
    const refocus = (): void => this.options.focus();
    const judge = this.judge?.state ?? null;
    mount(this.element, h(Budget, { judge, guess: null, fault: this.fault, acts, refocus }));
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
