/** Lines of moves as chapters write them: `a1 pass cycle@8+b2`. They were checked by the build. */
import type { Board, Location, Move } from "../engine/engine.ts";
import type { AnyMove } from "../table/table-game.ts";

export function movesOf(line: string, { points }: Pick<Board, "points">): Move[] {
  const named = (name: string): Location => {
    const at = points.findIndex((point) => point.name === name.toLowerCase());
    if (at < 0) throw new RangeError(`no point is called ${name}`);
    return at;
  };
  const words = line.split(/\s+/).filter(Boolean);
  return words.map((word): Move => {
    const [, since, stone] = /^cycle@(\d+)(?:\+(\S+))?$/.exec(word) ?? [];
    if (since) return { kind: "cycle", since: Number(since), ...(stone && { at: named(stone) }) };
    return word === "pass" ? { kind: "pass" } : { kind: "play", at: named(word) };
  });
}

/** The name that tells a move from others: one that removes a cycle may have no stone. */
const told = (move: AnyMove): string =>
  JSON.stringify(Object.entries({ ...move, ...(move.kind === "cycle" && { at: move.at ?? null }) }).sort());

const same = (one: AnyMove, two: AnyMove): boolean => told(one) === told(two);

/** How many moves two lines have in common at their beginning. */
export function shared(one: readonly AnyMove[], two: readonly AnyMove[]): number {
  const differs = one.findIndex((move, index) => {
    const other = two[index];
    return !other || !same(move, other);
  });
  return differs < 0 ? one.length : differs;
}
