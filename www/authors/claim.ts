/** The claim of an embed: what its text means on a position, and how a set of points is written. */
import { COLOR_NAMES } from "../board/color.ts";
import { claimOf } from "../element/reading/claim.ts";
import { claimFault } from "../element/reading/faults.ts";
import { type Color, EngineError, engine, type Location, sentence } from "../engine/engine.ts";
import type { Shown } from "./position.ts";
import { AUTHORS } from "./words.ts";

/** The words on a claim. `fault` is the obstacle for readers. */
export interface Said {
  words: readonly string[];
  fault: string | null;
}

export interface ClaimRead {
  player: Color;
  set: readonly Location[];
  /** The words that need no engine; null where they do. */
  said: Said | null;
}

const fine = (...words: string[]): Said => ({ words, fault: null });
const wrong = (...words: string[]): Said => ({ words, fault: words.join(" ") });

/** Reads a claim. Points that are only to be saved are no claim yet, and need no border. */
export function readClaim(typed: string, shown: Shown | null, saved: boolean, player: Color): ClaimRead {
  const none = { player, set: [] };
  if (!shown) return { ...none, said: fine() };
  const text = typed.trim();
  if (text === "")
    return {
      ...none,
      said: saved ? wrong(AUTHORS.typeOrChoose) : fine(AUTHORS.noClaim),
    };
  const { board, start, situation } = shown;
  const claim = claimOf(text, start.rows, board);
  if (!claim) return { ...none, said: wrong(claimFault(text, start.rows, board, situation)) };
  const set = claim.set === "all" ? board.points.map((_, at) => at) : claim.set;
  const read = { player: claim.player, set };
  if (!saved) return { ...read, said: null };
  const [mine, turn] = [COLOR_NAMES[claim.player], COLOR_NAMES[situation.turn]];
  const said =
    claim.player === situation.turn
      ? fine(AUTHORS.toSave({ mine, count: set.length }))
      : wrong(AUTHORS.cannotSave({ turn, mine }));
  return { ...read, said };
}

/** Asks the rules about a claim. */
export async function askOfClaim(shown: Shown, { player, set }: ClaimRead): Promise<Said> {
  try {
    const { headline, words, bordered } = await engine.claiming(
      shown.start,
      shown.moves,
      player,
      [...set],
      null,
    );
    return { words: [headline, words], fault: bordered ? null : headline };
  } catch (error) {
    return wrong(error instanceof EngineError ? sentence(error.message) : AUTHORS.noAnswer);
  }
}

/** Few points by their names, more as rows, all of them as a word. */
export function written(
  player: Color,
  set: readonly Location[],
  { start, board }: Pick<Shown, "start" | "board">,
): string {
  if (set.length === board.points.length) return AUTHORS.allOf({ player });
  if (set.length <= 6) return `${player}: ${set.map((at) => board.points[at]?.name).join(", ")}`;
  const taken = new Set(set);
  let at = 0;
  const rows = start.rows.map((row) =>
    row.replace(/./g, (sign) => (sign === "," ? "," : taken.has(at++) ? "*" : ".")),
  );
  return `${player}: ${rows.join("/")}`;
}
