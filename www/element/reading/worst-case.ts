/** Where the proof of a claim starts (C5, C6). Pure, and the same as the engine's. */
import { otherColor } from "../../board/color.ts";
import type { Location, Stone } from "../../board/options.ts";
import { type Neighbours, type Setup, withoutLiberty } from "./liberties.ts";

/** Where a player has not bordered a set (C5): a member, and its neighbour outside. */
interface Gap {
  inside: Location;
  outside: Location;
  /** The neighbour is a stone of the player too. */
  cut: boolean;
}

export function gapOf(
  near: Neighbours,
  { stones }: Setup,
  player: Stone,
  set: ReadonlySet<Location>,
): Gap | null {
  for (const inside of [...set].sort((a, b) => a - b))
    for (const outside of near[inside] ?? []) {
      if (set.has(outside)) continue;
      const cut = stones[inside] === player;
      if (!cut || stones[outside] === player) return { inside, outside, cut };
    }
  return null;
}

/** Everything outside is the opponent's for good; chains of the player without a liberty are taken off. */
export function worstCase(near: Neighbours, now: Setup, player: Stone, set: ReadonlySet<Location>): Setup {
  const stones = now.stones.map((stone, at) => (set.has(at) ? stone : otherColor(player)));
  const marks = now.marks.map((mark, at) => (mark === "permanent" || !set.has(at) ? "permanent" : null));
  const taken = withoutLiberty(near, { stones, marks }).filter((at) => stones[at] === player);
  for (const at of taken) stones[at] = null;
  return { stones, marks };
}
