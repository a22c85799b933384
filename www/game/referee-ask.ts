/** The engine judges a position: with how far it is, a way to stop, and a way to go on. */
import { button, element } from "../dom.ts";
import {
  EngineError,
  type Judged,
  type Move,
  type PositionInput,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import { refereeBudget } from "../engine/limits.ts";
import { progressWords, undecidedWords, waitWords } from "../referee/referee-words.ts";

export interface Asked {
  start: PositionInput;
  moves: readonly Move[];
}

export class RefereeAsk {
  readonly element = element("div", { class: "referee-ask" });
  private readonly words = element("p", { role: "status" });
  private readonly progress = element("p", { class: "referee-progress" });
  private readonly row = element("div", { class: "acts" });
  private running: AbortController | null = null;
  /** Which question is open; an answer to another one comes too late. */
  private asked = 0;

  /** `onReport`: what was found. What is open there is open still. */
  constructor(private readonly onReport: (report: Judged) => void) {
    this.element.append(this.words, this.progress, this.row);
    this.element.hidden = true;
  }

  get busy(): boolean {
    return this.running !== null;
  }

  ask(of: Asked, spent = 0): void {
    void this.judge(of, spent);
  }

  /** Takes back what is asked, and says nothing any more. */
  clear(): void {
    this.asked += 1;
    this.running?.abort();
    this.running = null;
    this.element.hidden = true;
    this.tell("");
  }

  private async judge(of: Asked, spent: number): Promise<void> {
    const asked = ++this.asked;
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const budget = refereeBudget(spent);
    this.element.hidden = false;
    this.tell(
      waitWords(budget),
      button("Stop", "quiet", () => running.abort()),
    );
    try {
      const report = await prover.referee({ start: of.start, moves: [...of.moves] }, budget, {
        signal: running.signal,
        onProgress: (progress) => {
          if (asked === this.asked) this.progress.textContent = progressWords(progress);
        },
      });
      if (asked !== this.asked) return;
      this.running = null;
      const stuck = report.elapsed < (budget.milliseconds ?? 0);
      if (report.status === "decided") this.tell("");
      else if (stuck) this.tell(undecidedWords(report, true));
      else
        this.tell(
          undecidedWords(report, false),
          button("Go on", "quiet", () => this.ask(of, report.elapsed)),
        );
      this.element.hidden = report.status === "decided";
      this.onReport(report);
    } catch (error) {
      if (asked !== this.asked) return;
      this.running = null;
      const stopped = error instanceof EngineError && error.code === "cancelled";
      this.tell(
        stopped ? "You stopped the judging. Nothing was decided by it." : troubleWords(error),
        button(stopped ? "Go on" : "Try again", "quiet", () => this.ask(of, spent)),
      );
    }
  }

  private tell(words: string, ...acts: HTMLElement[]): void {
    const held = this.row.contains(document.activeElement);
    this.words.textContent = words;
    this.progress.textContent = "";
    this.row.replaceChildren(...acts);
    if (held) this.row.querySelector("button")?.focus();
  }
}
