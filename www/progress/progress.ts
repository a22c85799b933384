/** The reader's record. Kept on this device only, and never needed for reading. */

import { damageWords } from "./counts.ts";
import {
  emptyRecord,
  FORMAT,
  mergeRecords,
  pageIn,
  type ReaderRecord,
  type Reading,
  readRecord,
  writeRecord,
} from "./reader-record.ts";

const KEY = "loja.reader";
/** Where the first format was kept. It is read as long as it is there, since an older page may still write it. */
const OLDER = "loja.progress";
/** Where a damaged text goes before a sound one takes its place. */
const DAMAGED = "loja.reader.damaged";

type Device = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Store {
  /** The record that this page knows and the device did not take. */
  private unkept: ReaderRecord | null = null;
  private listeners: (() => void)[] = [];
  /** The last text read: it may be long, and there are many requests for it. */
  private last: { text: string | null; reading: Reading } = { text: null, reading: readRecord(null) };
  /** The damage, as long as this page is open: the next deed mends the text. */
  private damage: Reading | null = null;

  constructor(private readonly device: Device | null) {}

  /** Reads it each time, since other tabs write too. */
  all(): ReaderRecord {
    const kept = mergeRecords(emptyRecord(), this.reading().kept);
    mergeRecords(kept, readRecord(this.text(OLDER)).kept);
    return this.unkept ? mergeRecords(kept, this.unkept) : kept;
  }

  /** Does something to what is kept. */
  change(change: (kept: ReaderRecord) => void): void {
    const kept = this.all();
    change(kept);
    this.unkept = this.keep(writeRecord(kept)) ? null : kept;
    this.tell();
  }

  /** Whether the device will still know it tomorrow. */
  lasts(): boolean {
    return this.device !== null && this.unkept === null;
  }

  /** The words about damage in the record; null when all could be read. */
  told(): string | null {
    const kept = this.all();
    return this.damage && damageWords(kept, this.damage);
  }

  forget(): void {
    this.unkept = null;
    this.damage = null;
    for (const key of [KEY, OLDER, DAMAGED])
      try {
        this.device?.removeItem(key);
      } catch {
        // Where nothing may be removed, nothing was kept.
      }
    this.tell();
  }

  /** Calls after every change, here or in another tab, until what is returned is called. */
  onChange(listener: () => void): () => void {
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }

  private reading(): Reading {
    const text = this.text(KEY);
    if (text !== this.last.text) {
      this.last = { text, reading: readRecord(text) };
      if (this.last.reading.unread > 0) this.damage = this.last.reading;
    }
    return this.last.reading;
  }

  private text(key: string): string | null {
    try {
      return this.device?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** A full or forbidden storage costs the reader only the marks of this page, on leaving it. */
  private keep(text: string): boolean {
    const { format, unread } = this.reading();
    // What a later version wrote has things in it that this page would drop.
    if (!this.device || format > FORMAT) return false;
    try {
      if (unread > 0) this.device.setItem(DAMAGED, this.last.text ?? "");
      this.device.setItem(KEY, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** The reader's record of one page. */
export class Progress {
  constructor(
    private readonly store: Store,
    private readonly page: string,
  ) {}

  solved(step: string): boolean {
    return this.store.all().pages.get(this.page)?.solved.has(step) ?? false;
  }

  solve(step: string): void {
    if (this.solved(step)) return;
    this.store.change((kept) => pageIn(kept, this.page).solved.add(step));
  }

  /** The reader's first answer; null before one. */
  predicted(id: string): number | null {
    return this.store.all().pages.get(this.page)?.predicted.get(id) ?? null;
  }

  predict(id: string, answer: number): void {
    if (this.predicted(id) !== null) return;
    this.store.change((kept) => pageIn(kept, this.page).predicted.set(id, answer));
  }

  /** He has tried a move, on this figure. */
  play(figure: string): void {
    const known = this.store.all().pages.get(this.page);
    if (known?.played && known.tried.has(figure)) return;
    this.store.change((kept) => {
      const page = pageIn(kept, this.page);
      page.played = true;
      page.tried.add(figure);
    });
  }

  tried(figure: string): boolean {
    const known = this.store.all().pages.get(this.page);
    return known?.tried.has(figure) === true || known?.predicted.has(figure) === true;
  }

  wasRead(section: string): boolean {
    return this.store.all().pages.get(this.page)?.read.has(section) ?? false;
  }

  /** He has read a section to its end. */
  read(section: string): void {
    if (!this.wasRead(section)) this.store.change((kept) => pageIn(kept, this.page).read.add(section));
  }

  /** The section to open where an address names none; null for the first. */
  reopenedAt(sections: readonly string[]): string | null {
    return reopenedAt(this.store.all(), this.page, sections);
  }

  /** He is at this section now. */
  stand(section: string, number: number, now = new Date()): void {
    this.store.change((kept) => {
      kept.here = { page: this.page, section, number, when: Math.floor(now.getTime() / 1000) };
    });
  }

  onChange(listener: () => void): () => void {
    return this.store.onChange(listener);
  }
}

let shared: Store | null = null;

/** The store of this device: one for a page, so that all parts of it know the same. */
export function deviceStore(): Store {
  if (shared) return shared;
  const store = new Store(deviceStorage());
  addEventListener("storage", ({ key }) => {
    if (key === null || key === KEY || key === OLDER) store.tell();
  });
  // A page that the reader comes back to as he left it has heard nothing in between.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) store.tell();
  });
  shared = store;
  return store;
}

export const progressOf = (page: string): Progress => new Progress(deviceStore(), page);

function deviceStorage(): Device | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The section where the reader left this page; null for the top: on a first visit, and once all is read. */
export function reopenedAt(
  { here, pages }: Pick<ReaderRecord, "here" | "pages">,
  page: string,
  sections: readonly string[],
): string | null {
  const read = pages.get(page)?.read ?? new Set<string>();
  const last = sections.at(-1);
  if (last === undefined || read.has(last)) return null;
  if (here?.page === page && sections.includes(here.section)) return here.section;
  const furthest = sections.findLastIndex((section) => read.has(section));
  return furthest < 0 ? null : (sections[furthest + 1] ?? null);
}
