/** Why nobody locks a part of the board: for each colour one claim that takes it in, or takes in some of it. */
import { COLORS } from "../board/color.ts";
import { engine } from "../engine/engine.ts";
import type { Answered, Region } from "./claims.ts";
import type { JudgedGame } from "./judging.ts";
import { SCORE } from "./words.ts";

/** The reasons for a part that nobody locks: its place in words, and for each colour a claim that fails. */
export interface Reasons {
  /** "the upper right corner, 9 points" */
  place: string;
  refuted: Answered[];
}

/**
 * The refuted claims of the judging, or else the nearest bordered set. No such set needs judging again: a lock that
 * held any point of it would make that point controlled (C3).
 */
export async function reasons({ start, moves }: JudgedGame, region: Region): Promise<Reasons> {
  let place = SCORE.points({ count: region.points.length });
  const refuted: Answered[] = [];
  for (const player of COLORS) {
    const listed = region.refuted.find((claim) => claim.player === player);
    if (listed) refuted.push(listed);
    try {
      const near = await engine.claiming(start, moves, player, region.points, null);
      place = near.region;
      if (listed) continue;
      const set = near.bordered ? near.set : (near.grown ?? near.shrunk);
      if (!set?.some((at) => region.points.includes(at))) continue;
      const { title, region: where } = near.bordered
        ? near
        : await engine.claiming(start, moves, player, set, null);
      const words = SCORE.takesNobodys;
      refuted.push({
        player,
        set,
        verdict: "refuted",
        nodes: 0,
        halt: null,
        title,
        region: where,
        words,
        rules: [],
        facts: [],
      });
    } catch {
      // Without the engine's help there is less to show, and nothing wrong is shown.
    }
  }
  return { place, refuted };
}
