/** The log of practice on this device. */
import { type Answered, bounded, type Log, union } from "./answers.ts";
import type { Store } from "./progress.ts";

export class PracticeStore {
  /** `fold` keeps the log from growing without end: it knows how ratings are made of answers, which this doesn't. */
  constructor(
    private readonly store: Store,
    private readonly fold: (log: Log) => Log,
  ) {}

  log(): Log {
    return this.store.all().practice;
  }

  /** Answers that can't be kept, since they are of no problem with a name, are left out. */
  add(answer: Answered): void {
    const sound = bounded(answer);
    if (!sound) return;
    this.store.change((kept) => {
      kept.practice = this.fold(union(kept.practice, { base: null, answers: [sound] }));
    });
  }

  /** Whether the device will still know it tomorrow. */
  lasts(): boolean {
    return this.store.lasts();
  }

  /** The words about damage in the record; null when all could be read. */
  told(): string | null {
    return this.store.told();
  }

  onChange(listener: () => void): () => void {
    return this.store.onChange(listener);
  }
}
