/** A whole game between two people, from its start to what both agreed on. Pure: each change makes another one. */
import { type GameAddress, newGame, type Person, type Way } from "../address/game-address.ts";
import { COLOR_NAMES } from "../board/color.ts";
import type { Color, Move, PositionInput, Situation } from "../engine/engine.ts";
import { RECORD } from "./words.ts";

export interface WholeGame extends Omit<GameAddress, "link"> {
  start: PositionInput;
  moves: Move[];
}

/** Where a game is. */
export type Stage = "colour" | "play" | "settle" | "record";

export const begun = (
  start: PositionInput,
  told: { names: Record<Person, string>; way: Way } & Partial<GameAddress>,
): WholeGame => {
  const { link: _, ...rest } = { ...newGame(), ...told };
  return { ...rest, start, moves: [] };
};

/** Another game from the same start. Colours change, except that handicap stones stay with the player who has them. */
export const rematch = ({ start, names, way, engine, stake, black, reader }: WholeGame): WholeGame => {
  const same = way === "handicap" || black === null;
  return begun(start, {
    names,
    engine,
    stake,
    reader,
    way: same ? way : "agreed",
    black: same ? black : otherPerson(black),
  });
};

export function stageOf(game: WholeGame, end: Pick<Situation, "final">): Stage {
  if (game.black === null) return "colour";
  if (game.ended) return "record";
  if (!end.final) return "play";
  return game.agreed.length === 2 ? "record" : "settle";
}

export const otherPerson = (person: Person): Person => (person === "one" ? "other" : "one");

/** The person with a colour. */
export function personOf({ black }: Pick<WholeGame, "black">, color: Color): Person {
  const has = black ?? "one";
  return color === "black" ? has : otherPerson(has);
}

/** The reader’s colour; both where two sit at one screen. */
export function readerColor(game: WholeGame): Color | "both" {
  if (!game.reader || !game.black) return "both";
  return game.reader === game.black ? "black" : "white";
}

/** The colour that the engine plays; null in a game for two, and before it has one. */
export const engineColor = (game: Pick<WholeGame, "engine" | "black">): Color | null =>
  game.engine && game.black ? (game.engine.person === game.black ? "black" : "white") : null;

/** A player against the engine is the reader of the game, wherever it comes from. */
export const withReader = (game: WholeGame): WholeGame =>
  game.engine ? { ...game, reader: otherPerson(game.engine.person) } : game;

/** The name of a person, or what he is called before he has one. */
export const callOf = ({ names }: Pick<WholeGame, "names">, person: Person): string =>
  names[person] || (person === "one" ? RECORD.firstPlayer : RECORD.secondPlayer);

/** The name of a player, else of the colour. */
export const nameOf = (game: WholeGame, color: Color): string =>
  game.names[personOf(game, color)] || COLOR_NAMES[color];

/** "Anna (Black)", or "Black". */
export function fullName(game: WholeGame, color: Color): string {
  const own = game.names[personOf(game, color)];
  return own ? `${own} (${COLOR_NAMES[color]})` : COLOR_NAMES[color];
}

/** Nothing is argued. */
export const NO_DISPUTE = { claim: null, about: "", line: [], second: null };

/** A game with one more move: nothing that was asked or noted for another one stays. */
export const played = (game: WholeGame, moves: readonly Move[]): WholeGame => ({
  ...game,
  moves: [...moves],
  back: null,
});

/** The game cut to some moves; its words about the end belonged to that end. */
export const takenBack = (game: WholeGame, to: number): WholeGame => ({
  ...game,
  moves: game.moves.slice(0, to),
  notes: new Map([...game.notes].filter(([number]) => number <= to)),
  back: null,
  lists: { black: null, white: null },
  ruled: [],
  ...NO_DISPUTE,
  agreed: [],
  ended: null,
});

/** "Black by 3", "Jigo". `lead` is Black’s. */
export const byWords = (lead: number): string =>
  lead === 0 ? RECORD.jigo : `${COLOR_NAMES[lead > 0 ? "black" : "white"]} by ${Math.abs(lead)}`;

/** The winner of a game by its disputes, where those decide it. */
export type Won = Color | "tie";

/** The move of a colour that may be undone: its last one, with the answer to it. Null where there is none. */
export function backTo(turns: readonly Color[], color: Color): number | null {
  const last = turns.lastIndexOf(color);
  return last < 0 ? null : last;
}

/** A wish from a link to undo: only a player’s own last move, because the question speaks of no more. */
export const fittingBack = (back: WholeGame["back"], turns: readonly Color[]): WholeGame["back"] =>
  back && backTo(turns, back.by) === back.to ? back : null;
