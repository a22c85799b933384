/** Searches that are kept to go on with, the least used freed first. They live in the module's memory. */

import { SHELF_MOST_MEGABYTES, SHELF_MOST_SEARCHES } from "../limits.ts";

export interface Shelved {
  megabytes(): number;
  free(): void;
}

export class Shelf<T extends Shelved> {
  private readonly kept = new Map<string, T>();

  constructor(
    private readonly most: { megabytes: number; count: number } = {
      megabytes: SHELF_MOST_MEGABYTES,
      count: SHELF_MOST_SEARCHES,
    },
  ) {}

  /** The memory of all that is kept. */
  get megabytes(): number {
    let sum = 0;
    for (const one of this.kept.values()) sum += one.megabytes();
    return sum;
  }

  get(key: string): T | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  /** Looks without using. */
  peek(key: string): T | undefined {
    return this.kept.get(key);
  }

  put(key: string, one: T): void {
    this.drop(key);
    this.kept.set(key, one);
    this.trim();
  }

  /** Frees the least used until the rest is little enough. The last one used stays, whatever its size. */
  trim(): void {
    let sum = this.megabytes;
    for (const [key, one] of this.kept) {
      const enough = sum <= this.most.megabytes && this.kept.size <= this.most.count;
      if (enough || this.kept.size === 1) return;
      sum -= one.megabytes();
      this.drop(key);
    }
  }

  drop(key: string): void {
    const one = this.kept.get(key);
    this.kept.delete(key);
    one?.free();
  }
}
