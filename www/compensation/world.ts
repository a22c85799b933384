/** A solved board: the table of `crate/perfect/src/table.rs`, and the turns that lead from one of its places to the next. */

/** A file of `www/public/worlds`. */
export interface WorldFile {
  version: number;
  rows: string[];
  shape: string;
  value: [least: number, most: number];
  starts: [least: number, most: number][];
  ways: number[][];
  places: number;
  table: string;
}

/**
 * The points that a player with the turn secures, and those that the other one allows: from here on, without captives
 * of before.
 */
export interface Known {
  least: number;
  most: number;
  /** A location, or null for a pass. */
  turn: number | null;
}

/** A situation without captives, seen by the player to move: 1 for own stones, 2 for the other's. */
export interface Place {
  stones: readonly (0 | 1 | 2)[];
  ko: number | null;
  passes: number;
}

const PASS = 255;
const OPEN = -128;

export class World {
  readonly columns: number;
  readonly size: number;
  readonly #beside: number[][];
  readonly #ways: number[][];
  readonly #known = new Map<number, Known>();

  constructor(file: WorldFile) {
    this.columns = file.rows[0]?.length ?? 0;
    this.size = this.columns * file.rows.length;
    this.#ways = file.ways;
    this.#beside = neighbours(file.shape, this.columns, file.rows.length);
    const bytes = Uint8Array.from(atob(file.table), (sign) => sign.charCodeAt(0));
    let at = 0;
    let code = 0;
    for (let place = 0; place < file.places; place++) {
      for (let shift = 1; ; shift *= 128) {
        const byte = bytes[at++] ?? 0;
        code += (byte & 127) * shift;
        if (byte < 128) break;
      }
      const signedByte = (): number => ((bytes[at++] ?? 0) << 24) >> 24;
      const [least, most] = [signedByte(), signedByte()];
      const turn = bytes[at++] ?? PASS;
      this.#known.set(code, { least, most, turn: turn === PASS ? null : turn });
    }
    if (at !== bytes.length || this.#known.size !== file.places) throw new Error("the table is damaged");
  }

  get start(): Place {
    return { stones: Array<0>(this.size).fill(0), ko: null, passes: 0 };
  }

  get places(): number {
    return this.#known.size;
  }

  /** The facts of a place, with a turn on the board as it lies. */
  known(place: Place): Known | null {
    // One image of the place is kept; which one is of no matter here.
    for (const way of this.#ways) {
      const found = this.#known.get(this.#code(place, way));
      if (!found) continue;
      if (found.least === OPEN || found.most === OPEN) return null;
      return { ...found, turn: found.turn === null ? null : way.indexOf(found.turn) };
    }
    return null;
  }

  #code({ stones, ko, passes }: Place, way: number[]): number {
    let colours = 0;
    stones.forEach((stone, at) => {
      colours += stone * 3 ** (way[at] ?? at);
    });
    const state = passes === -1 ? 3 + (way[ko ?? 0] ?? 0) : passes;
    return colours * (this.size + 3) + state;
  }

  /**
   * The place after a turn, seen by the other player, with the number of stones taken; null where the rules forbid it.
   */
  play(place: Place, turn: number | null): { place: Place; taken: number } | null {
    if (place.passes === 2) return null;
    const seen = (stones: readonly (0 | 1 | 2)[]): (0 | 1 | 2)[] =>
      stones.map((stone) => (stone === 0 ? 0 : stone === 1 ? 2 : 1));
    if (turn === null)
      return { place: { stones: seen(place.stones), ko: null, passes: place.passes + 1 }, taken: 0 };
    if (place.stones[turn] !== 0 || place.ko === turn) return null;
    const stones = [...place.stones];
    stones[turn] = 1;
    const taken = new Set<number>();
    for (const near of this.#beside[turn] ?? [])
      if (stones[near] === 2) {
        const chain = this.#chain(stones, near);
        if (!this.#breathes(stones, chain)) for (const stone of chain) taken.add(stone);
      }
    if (taken.size === 0 && !this.#breathes(stones, this.#chain(stones, turn))) return null;
    const isKo = taken.size === 1 && (this.#beside[turn] ?? []).every((near) => stones[near] === 2);
    for (const stone of taken) stones[stone] = 0;
    const ko = isKo ? ([...taken][0] as number) : null;
    return { place: { stones: seen(stones), ko, passes: isKo ? -1 : 0 }, taken: taken.size };
  }

  #chain(stones: readonly number[], from: number): number[] {
    const chain = [from];
    for (const at of chain)
      for (const near of this.#beside[at] ?? [])
        if (stones[near] === stones[from] && !chain.includes(near)) chain.push(near);
    return chain;
  }

  #breathes(stones: readonly number[], chain: number[]): boolean {
    return chain.some((at) => (this.#beside[at] ?? []).some((near) => stones[near] === 0));
  }
}

/**
 * The neighbours of each location; the left edge meets the right one on cylinder and torus, the top the bottom on the
 * torus.
 */
function neighbours(shape: string, columns: number, rows: number): number[][] {
  const round = { across: shape !== "rectangle", down: shape === "torus" };
  const step = (at: number, by: number, count: number, wraps: boolean): number | null => {
    const to = at + by;
    if (to >= 0 && to < count) return to;
    return wraps ? (to + count) % count : null;
  };
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const near = new Set<number>();
    for (const by of [-1, 1]) {
      const x = step(column, by, columns, round.across);
      const y = step(row, by, rows, round.down);
      if (x !== null) near.add(row * columns + x);
      if (y !== null) near.add(y * columns + column);
    }
    near.delete(at);
    return [...near];
  });
}

/** The name of a location: columns a, b, c from the left, rows from below. */
export const nameOf = (at: number, columns: number, rows: number): string =>
  `${"abcdefghjklmnopqrst"[at % columns] ?? "?"}${rows - Math.floor(at / columns)}`;
