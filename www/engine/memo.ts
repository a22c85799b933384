/** Answers kept for the visit, the least used forgotten first. */

/** A certificate counts once more for so many characters. */
const UNIT = 100_000;

export class Memo {
  private readonly kept = new Map<string, unknown>();
  private weight = 0;

  /** As many answers are kept, if none of them is a long text. */
  constructor(private readonly most: number) {}

  get<T>(key: string): T | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found as T;
  }

  set(key: string, value: unknown): void {
    this.drop(key);
    this.kept.set(key, value);
    this.weight += weigh(value);
    for (const [oldest] of this.kept) {
      if (this.weight <= this.most || oldest === key) break;
      this.drop(oldest);
    }
  }

  /** Forgets whatever was answered under keys that begin so. */
  forget(prefix: string): void {
    for (const key of [...this.kept.keys()]) if (key.startsWith(prefix)) this.drop(key);
  }

  private drop(key: string): void {
    if (!this.kept.has(key)) return;
    this.weight -= weigh(this.kept.get(key));
    this.kept.delete(key);
  }
}

const weigh = (value: unknown): number => (typeof value === "string" ? 1 + value.length / UNIT : 1);
