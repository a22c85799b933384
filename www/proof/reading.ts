/**
 * While a stored proof is read: the engine learns it in one long step, in which it answers nothing and can't tell how
 * far it is. So the seconds are told.
 */
import type { Judge } from "./argument/judge.ts";

type Reading = Pick<Judge, "busy" | "of" | "progress" | "proved">;

export const isReading = ({ busy, of, progress, proved }: Reading): boolean =>
  busy && !progress && !proved && of.certificate !== undefined;

export class ReadingClock {
  private of: Reading | null = null;
  private since = 0;
  private ticking: ReturnType<typeof setTimeout> | undefined;

  /** `tick` shows the words anew. */
  constructor(private readonly tick: () => void) {}

  stop(): void {
    clearTimeout(this.ticking);
  }

  /** What is said of it now; empty where nothing is read. */
  words(judge: Reading | null): string {
    this.stop();
    if (!judge || !isReading(judge)) return "";
    if (this.of !== judge) [this.of, this.since] = [judge, Date.now()];
    this.ticking = setTimeout(this.tick, 1000);
    const seconds = Math.floor((Date.now() - this.since) / 1000);
    const so = seconds > 0 ? `: ${seconds} s so far` : "";
    return `Reading the stored proof${so}. A long one may take half a minute; then the engine answers.`;
  }
}
