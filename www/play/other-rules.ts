/** The part of the bench that only other rule sets know; their module loads on demand. */
import { writeTurns } from "../address/turns.ts";
import { engine, type Move, type PositionInput } from "../engine/engine.ts";
import { asSetUp } from "../table/as-set-up.ts";
import { LJRG, type Rules } from "../table/rules.ts";
import { ljrgMoves, systemMoves } from "../table/table-game.ts";
import type { BenchWork } from "./play-state.ts";
import type { Shared } from "./share.tsx";
import { madeMoves } from "./work-history.ts";

const fetched = () => import("../rule-sets/styled-playing.ts");

export const rulesOfWork = async ({ law }: BenchWork): Promise<Rules> =>
  law ? (await fetched()).rulesOf(law) : LJRG;

/** The bench for LJRG alone: of a game by other rules, the position it has reached. */
export async function reachedGame(work: BenchWork): Promise<{ start: PositionInput; moves: Move[] }> {
  const { start, law } = work;
  const made = madeMoves(work);
  if (!law) return { start, moves: ljrgMoves(made) };
  if (made.length === 0) return { start, moves: [] };
  const { reachedBy } = await fetched();
  return { start: await reachedBy(law, start, made), moves: [] };
}

/** The position that is reached, to be changed. */
export async function reachedPosition(work: BenchWork): Promise<PositionInput> {
  const { start, moves } = await reachedGame(work);
  const situation = (await engine.follow(start, moves)).situations.at(-1);
  return situation ? asSetUp(start, situation) : start;
}

/** The things to share: of a game by other rules also its turns and its files. */
export async function sharedOf(work: BenchWork): Promise<Omit<Shared, "view">> {
  const { law, start } = work;
  const reached = await reachedGame(work);
  if (!law) return reached;
  const turns = systemMoves(madeMoves(work));
  const { board } = await engine.follow(start, []);
  const file = async (format: "json" | "sgf"): Promise<string> => {
    const { gameAsJson, gameAsSgf } = await fetched();
    return format === "sgf" ? gameAsSgf(law, start, turns) : gameAsJson(law, start, turns);
  };
  return { ...reached, game: { start, rules: law, moves: writeTurns(board.points, turns).join(","), file } };
}
