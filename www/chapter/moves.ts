/** Lines of moves as chapters write them: `a1 pass cycle@8+b2`. They were checked by the build. */
import type { Board, Location, Move } from "../engine/engine.ts";

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

const same = (one: Move, two: Move): boolean => {
  if (one.kind === "pass" || two.kind === "pass") return one.kind === two.kind;
  if (one.kind === "play" || two.kind === "play") return one.kind === two.kind && one.at === two.at;
  return one.since === two.since && (one.at ?? null) === (two.at ?? null);
};

/** How many moves two lines have in common at their beginning. */
export function shared(one: readonly Move[], two: readonly Move[]): number {
  const differs = one.findIndex((move, index) => {
    const other = two[index];
    return !other || !same(move, other);
  });
  return differs < 0 ? one.length : differs;
}
