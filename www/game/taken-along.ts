/** The things that leave the page: links, the file, the way to the referee. */
import { writeGame } from "../address/game-address.ts";
import { engine } from "../engine/engine.ts";
import { saved } from "../kit/taken-along.tsx";
import { fileName } from "../play/formats.ts";
import { gameFile } from "./game-file.ts";
import type { GameResult } from "./result.ts";
import { nameOf, type WholeGame } from "./whole-game.ts";
import { PLAYING } from "./words.ts";

/** The fragment of a game. */
export async function fragmentOf(game: WholeGame): Promise<string> {
  const link = await engine.write(game.start, game.moves, "link");
  return writeGame({ ...game, link });
}

/** The address with which somebody opens it. */
export const addressOf = async (game: WholeGame): Promise<string> =>
  new URL(`#${await fragmentOf(game)}`, location.href).href;

/** Copies the game as both see it; gives what to say. */
export async function copyGame(game: WholeGame): Promise<string> {
  const link = await addressOf({ ...game, reader: null });
  try {
    await navigator.clipboard.writeText(link);
    return PLAYING.copiedLinkWithAll;
  } catch {
    return PLAYING.yourBrowserDoesntLetPage;
  }
}

/** Saves the file; gives what to say. */
export async function saveGame(game: WholeGame, result: GameResult | null): Promise<string> {
  const text = gameFile(game, await engine.write(game.start, game.moves, "sgf"), result);
  const name = fileName(`${nameOf(game, "black")} ${nameOf(game, "white")}`, "sgf");
  return saved(new Blob([text], { type: "application/x-go-sgf" }), name);
}

export async function toReferee({ start, moves }: WholeGame): Promise<void> {
  location.href = `./referee.html#${await engine.write(start, moves, "link")}&view=referee`;
}
