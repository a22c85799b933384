/** The choices before a game begins, and the start that follows from them (A1, A2). Pure. */
import type { Person, Way } from "../address/game-address.ts";
import type { PositionInput } from "../engine/engine.ts";
import type { OpponentLevel } from "../engine/opponent.ts";
import { emptied } from "../play/position-rows.ts";
import { otherPerson } from "./whole-game.ts";
import { OPENING, type Who } from "./words.ts";

export interface Opening {
  board: PositionInput;
  way: Way;
  names: Record<Person, string>;
  /** How strong the engine plays, who is the other then; null in a game for two. */
  level: OpponentLevel | null;
  /** The player who chooses the start; the other chooses the colour. */
  chose: Person;
  drew: [number, number] | null;
  /** A player who loses a dispute at the end loses the game. */
  stake: boolean;
  /** The player with Black, where that is agreed. */
  black: Person;
  komi: number;
  /** Rows of the board with what is laid there: marks for one turn, or handicap stones. */
  rows: readonly string[];
}

/** How many locations a board has. */
export const locations = (rows: readonly string[]): number => rows.join("").replaceAll(",", "").length;

/** By A2.5 a komi is no larger than the board; with handicap it may be Black’s. */
export const komiRange = (opening: Opening): { min: number; max: number } => {
  const most = locations(opening.rows);
  return { min: opening.way === "cake" ? 0 : -most, max: most };
};

/** The start of the game. */
export function startOf({ board, way, komi, rows }: Opening): PositionInput {
  const laid = way === "handicap" ? rows.map((row) => row.replaceAll("#", ".")) : rows.map(withoutStones);
  const shown = way === "agreed" ? emptied(rows) : laid;
  const stones = shown.join("").includes("x");
  const marked = shown.join("").includes("#");
  const { board: drawnOn, glue } = board;
  return {
    rows: [...shown],
    ...(drawnOn && { board: drawnOn }),
    ...(glue && { glue }),
    ...(komi !== 0 && { komi }),
    // Handicap stones are Black’s first move; after marks for one turn a third pass is needed (A2.8).
    turn: stones ? "white" : "black",
    passes: marked ? -1 : 0,
  };
}

const withoutStones = (row: string): string => row.replace(/[xo]/g, ".");

/** Two handfuls: where their sum is odd, the first player chooses first. */
export function nigiri(random: () => number): [number, number] {
  const handful = (): number => 1 + Math.floor(random() * 20);
  return [handful(), handful()];
}

export const drawnBy = ([one, other]: readonly [number, number]): Person =>
  (one + other) % 2 === 1 ? "one" : "other";

/** Before the game the reader, who opened the page, and the guest are spoken of so, until names are there. */
const whoIs = ({ names }: Pick<Opening, "names">, person: Person): Who =>
  names[person] ? { name: names[person] } : person === "one" ? "you" : "guest";

export const hereCall = (opening: Pick<Opening, "names">, person: Person): string =>
  OPENING.call({ who: whoIs(opening, person) });

/** A step of the start as an act of somebody. */
export const setsKomi = (opening: Opening): string =>
  OPENING.setsKomi({ who: whoIs(opening, opening.chose) });
export const takesColour = (opening: Opening): string =>
  OPENING.takesColour({ who: whoIs(opening, otherPerson(opening.chose)) });

/** The start that follows from all choices, in a sentence or two. */
export function beginWords(opening: Opening): string {
  const { way, chose, komi, rows } = opening;
  if (way === "cake") {
    const who = whoIs(opening, otherPerson(chose));
    // The engine finds a komi by itself.
    return opening.level && chose === "other"
      ? OPENING.engineSetsKomi({ who })
      : OPENING.komiIs({ komi, who });
  }
  const black = whoIs(opening, opening.black);
  const white = whoIs(opening, otherPerson(opening.black));
  const stones = rows.join("").split("x").length - 1;
  const order =
    way === "agreed"
      ? OPENING.movesFirst({ who: black })
      : stones === 0
        ? OPENING.noStones({ who: black })
        : OPENING.stonesLaid({ who: black, stones });
  if (komi === 0) return order;
  const who = komi < 0 && way === "handicap" ? black : white;
  return `${order} ${OPENING.getsKomi({ who, komi: Math.abs(komi) })}`;
}
