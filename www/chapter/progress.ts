/** Which steps the reader has solved. Kept on this device only, and never needed for reading. */

const KEY = "loja.progress";

interface Stored {
  format: 1;
  solved: { [chapter: string]: string[] };
}

/** Reads what was stored; anything unreadable counts as nothing. */
export function parse(text: string | null): Stored {
  const empty: Stored = { format: 1, solved: {} };
  if (!text) return empty;
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null || !("solved" in found)) return empty;
    const { solved } = found;
    if (typeof solved !== "object" || solved === null) return empty;
    for (const [chapter, steps] of Object.entries(solved))
      if (Array.isArray(steps)) empty.solved[chapter] = steps.filter((step) => typeof step === "string");
    return empty;
  } catch {
    return empty;
  }
}

export class Progress {
  private readonly stored: Stored;

  constructor(
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null,
    private readonly chapter: string,
  ) {
    this.stored = parse(storage?.getItem(KEY) ?? null);
  }

  solved(step: string): boolean {
    return this.stored.solved[this.chapter]?.includes(step) ?? false;
  }

  solve(step: string): void {
    if (this.solved(step)) return;
    const steps = [...(this.stored.solved[this.chapter] ?? []), step];
    this.stored.solved[this.chapter] = steps;
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // A full or forbidden storage costs the reader the marks beside the steps, nothing else.
    }
  }
}

/** The device's storage, or null where the reader does not allow any. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
