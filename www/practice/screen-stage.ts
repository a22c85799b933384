/** The place on the page where one screen follows another: what is shown ends before something else comes. */
export class ScreenStage {
  /** Ends what is shown. */
  leave: (() => void) | null = null;
  /** The reader came from another screen of this page. */
  moved = false;
  private turns = 0;

  constructor(readonly root: HTMLElement) {}

  /** Another screen begins. */
  open(name: string): void {
    this.leave?.();
    this.leave = null;
    this.turns++;
    document.documentElement.dataset.screen = name;
  }

  /** Whether still the same screen is shown: what loads late must not come over another one. */
  watch(): () => boolean {
    const { turns } = this;
    return () => turns === this.turns;
  }

  toTop(): void {
    scrollTo({ top: 0 });
    this.root.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }
}
