/** The common part of tests of progress and practice. */
import type { Answered } from "../progress/answers.ts";

/** A storage that lasts as long as the test. */
export class Memory {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

export function answer(more: Partial<Answered> = {}): Answered {
  const id = more.id ?? "lock-0123abcd";
  return {
    when: 1_800_000_000,
    id,
    kind: id.slice(0, id.indexOf("-")),
    rating: 1200,
    result: "right",
    hints: 0,
    ms: 30_000,
    wrong: null,
    ...more,
  };
}
