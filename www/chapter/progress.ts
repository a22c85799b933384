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
  /** What this page knows, for devices that keep nothing. */
  private stored: Stored = parse(null);

  constructor(
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null,
    private readonly chapter: string,
  ) {}

  solved(step: string): boolean {
    return this.read().solved[this.chapter]?.includes(step) ?? false;
  }

  solve(step: string): void {
    if (this.solved(step)) return;
    const stored = this.read();
    stored.solved[this.chapter] = [...(stored.solved[this.chapter] ?? []), step];
    this.stored = stored;
    try {
      this.storage?.setItem(KEY, JSON.stringify(stored));
    } catch {
      // A full or forbidden storage costs the reader the marks beside the steps, nothing else.
    }
  }

  /** Read anew each time, since other tabs write too. What this page solved is never forgotten. */
  private read(): Stored {
    const found = parse(this.storage?.getItem(KEY) ?? null);
    for (const [chapter, steps] of Object.entries(this.stored.solved))
      found.solved[chapter] = [...new Set([...(found.solved[chapter] ?? []), ...steps])];
    return found;
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
