/** The time between a move and the reply to it: long enough to see both, none for a reader who wants no motion. */

const BEAT = 400;

const still = (): boolean =>
  typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const beat = (): Promise<void> =>
  new Promise((over) => (still() ? over() : void setTimeout(over, BEAT)));
