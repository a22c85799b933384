/**
 * The result of a game, and its ground: every place that speaks of a result speaks from one of these, by its name.
 * Pure.
 */
import { otherColor } from "../board/color.ts";
import type { Color, Judged } from "../engine/engine.ts";
import { byWords, fullName, nameOf, type WholeGame, type Won } from "./whole-game.ts";
import { RECORD } from "./words.ts";

/** The ground of a result. */
type ResultKind =
  /** Somebody gave the game up, or ran out of time. */
  | "ended"
  /** Both had staked the game on their disputes. */
  | "disputes"
  /** Both lists and what was ruled say so, and nothing is in dispute. */
  | "agreed"
  /** One list alone, or one side of what is in dispute. */
  | "supposed"
  /** The referee has decided the whole position, each claim with a checked certificate. */
  | "judged"
  /** A search believes it. */
  | "expected";

export interface GameResult {
  kind: ResultKind;
  /** By how much Black is ahead; null where nothing was counted. */
  lead: number | null;
  /** The winner, whatever the count says. */
  won: Won | null;
}

/** How the settlement stands. */
interface Standing {
  /** By how much Black is ahead in the count. */
  lead: number;
  won: Won | null;
  /** Whether both lists are there and nothing is in dispute. */
  settled: boolean;
}

/** The result of a game, as far as its players have brought it. Null before there is anything to count. */
export function resultFrom(
  { ended }: Pick<WholeGame, "ended">,
  standing: Standing | null,
): GameResult | null {
  if (ended) return { kind: "ended", lead: null, won: null };
  if (!standing) return null;
  const { lead, won, settled } = standing;
  if (won) return { kind: "disputes", lead, won };
  return { kind: settled ? "agreed" : "supposed", lead, won: null };
}

/** The referee’s result for the whole position; null while something is open there. */
export function judgedResult({ score }: Pick<Judged, "score">): GameResult | null {
  return score && { kind: "judged", lead: score.black.total - score.white.total, won: null };
}

/** A search’s belief. */
export const expectedResult = (lead: number): GameResult => ({ kind: "expected", lead, won: null });

const NAMES: Record<ResultKind, string> = {
  ended: RECORD.ended,
  disputes: RECORD.wonDispute,
  agreed: RECORD.agreed,
  supposed: RECORD.supposed,
  judged: RECORD.judged,
  expected: RECORD.expected,
};

/** "Agreed", "Judged": how a result is called wherever it stands. */
export const kindName = ({ kind }: GameResult): string => NAMES[kind];

/** "White by 3". */
export const leadWords = ({ lead }: GameResult): string => (lead === null ? "" : byWords(lead));

/** "Agreed: White by 3". */
export const namedResult = (result: GameResult): string =>
  result.lead === null ? kindName(result) : `${kindName(result)}: ${leadWords(result)}`;

/** "Agreed: White by 3. Judged: Black by 11."; one sentence where both come to the same, or where nothing is judged. */
export function bothResults(own: GameResult, judged: GameResult | null): string {
  if (!judged) return `${namedResult(own)}.`;
  if (own.lead === judged.lead)
    return RECORD.agreedResult({
      own: kindName(own),
      judged: kindName(judged).toLowerCase(),
      lead: leadWords(own),
    });
  return `${namedResult(own)}. ${namedResult(judged)}.`;
}

/** The sentence that a record begins with. */
export function resultWords(game: WholeGame, result: GameResult | null): string {
  const { ended } = game;
  if (ended) {
    const winner = fullName(game, otherColor(ended.loser));
    return ended.by === "time"
      ? RECORD.winsOnTime({ winner, loser: nameOf(game, ended.loser) })
      : RECORD.winsByResignation({ winner });
  }
  const { won, lead } = result ?? { won: null, lead: 0 };
  if (won === "tie") return RECORD.jigoEachWonDispute;
  if (won) return RECORD.winsDispute({ game: fullName(game, won) });
  if (!lead) return RECORD.jigoBothScoresEqual;
  return RECORD.winsBy({ game: fullName(game, lead > 0 ? "black" : "white"), lead: Math.abs(lead) });
}

/** The result as files have it; a game lost by a dispute is forfeited. */
export function resultSign(game: Pick<WholeGame, "ended">, result: GameResult | null): string {
  const { ended } = game;
  const sign = (color: Color): string => (color === "black" ? "B" : "W");
  if (ended) return `${sign(otherColor(ended.loser))}+${ended.by === "time" ? "T" : "R"}`;
  if (result?.won) return result.won === "tie" ? "0" : `${sign(result.won)}+F`;
  const lead = result?.lead ?? null;
  if (lead === null) return "";
  return lead === 0 ? "0" : `${lead > 0 ? "B" : "W"}+${Math.abs(lead)}`;
}
