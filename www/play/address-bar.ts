/** Keeps the address in step with the page, without asking more of the browser than it allows. */

/** Browsers refuse when an address changes too often; a few times a second is plenty. */
const PAUSE = 400;

export class AddressBar {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: string | null = null;
  private writing = new AbortController();
  private settled = Promise.resolve("");
  /** The last content of the address, as far as this page knows. */
  private seen = location.hash;

  /** `write` gives the fragment for what is shown, or null to leave the address as it is. */
  constructor(private readonly write: () => Promise<string | null>) {}

  /** Something has changed; the address follows soon. */
  touch(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.settle();
    }, PAUSE);
  }

  /** The address as it is to be now. Of several that are being written the newest counts. */
  settle(): Promise<string> {
    this.writing.abort();
    this.writing = new AbortController();
    const { signal } = this.writing;
    this.settled = this.write()
      .catch(() => null)
      .then((fragment) => {
        if (signal.aborted) return this.settled;
        this.put(fragment);
        return location.href;
      });
    return this.settled;
  }

  /** Whether the address is one that this page has written itself, and nobody has followed a link. */
  get isOwn(): boolean {
    return location.hash === this.seen;
  }

  private put(fragment: string | null): void {
    if (fragment === null || fragment === this.last) return;
    // Another came from outside, and is about to be followed.
    if (!this.isOwn) return;
    this.last = fragment;
    try {
      const address = fragment ? `#${fragment}` : location.pathname + location.search;
      history.replaceState(history.state, "", address);
      this.seen = location.hash;
    } catch {
      // Too often, or too long for this browser: the page works on, and the next change tries again.
      this.last = null;
    }
  }

  /** An address came from outside; what is waiting to be written is about the work before. */
  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.last = null;
    this.writing.abort();
    this.settled = Promise.resolve(location.href);
    this.seen = location.hash;
  }
}
