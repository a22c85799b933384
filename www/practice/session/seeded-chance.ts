/** Chance that is the same for the same seed, on every device. */

/** A number from a text (FNV-1a, with its bits stirred once more). */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    state = Math.imul(state ^ text.charCodeAt(place), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  return (state ^ (state >>> 15)) >>> 0;
}

/** Numbers from 0 up to 1, without it (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
