/** How long the engine goes on before it asks whether it shall: with more situations each time, as long as there is time. */

/** No try is so many times as large as the one before. */
const TIMES = 4;
/** A try that is hardly larger finds hardly more. */
const WORTH = 1.5;

/** The situations for the next try, after one of so many that took so long; null when too little time is left. */
export function nextTry(nodes: number, took: number, left: number): number | null {
  const times = Math.min(TIMES, left / Math.max(took, 1));
  return times < WORTH ? null : Math.round(nodes * times);
}

/** Tries until there is an answer, or no time is left. Tells how many situations the last try had. */
export async function tried<T>(
  ask: (nodes: number) => Promise<T>,
  isOpen: (found: T) => boolean,
  first: number,
  time: number,
  now: () => number = () => performance.now(),
): Promise<{ found: T; nodes: number }> {
  const until = now() + time;
  for (let nodes = first; ; ) {
    const begun = now();
    const found = await ask(nodes);
    const next = isOpen(found) ? nextTry(nodes, now() - begun, until - now()) : null;
    if (next === null) return { found, nodes };
    nodes = next;
  }
}
