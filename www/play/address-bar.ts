/** Keeps the address in step with the page, without asking more of the browser than it allows. */

/** Browsers refuse when an address changes too often; a few times a second is plenty. */
const PAUSE = 400;

export class AddressBar {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: string | null = null;

  /** `write` gives the fragment for what is shown, or null to leave the address as it is. */
  constructor(private readonly write: () => Promise<string | null>) {}

  /** Something has changed; the address follows soon. */
  touch(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.settle();
    }, PAUSE);
  }

  /** The address as it is to be now. */
  async settle(): Promise<string> {
    const fragment = await this.write().catch(() => null);
    if (fragment !== null && fragment !== this.last) {
      this.last = fragment;
      try {
        history.replaceState(
          history.state,
          "",
          fragment ? `#${fragment}` : location.pathname + location.search,
        );
      } catch {
        // Too often, or too long for this browser: the page works on, and the next change tries again.
        this.last = null;
      }
    }
    return location.href;
  }

  /** An address came from outside; what is waiting to be written is about the work before. */
  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.last = null;
  }
}
