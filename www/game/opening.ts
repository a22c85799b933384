/** What is chosen before a game begins, and the start that comes of it (A1, A2). Pure. */
import type { Person, Way } from "../address/game-address.ts";
import type { PositionInput } from "../engine/engine.ts";
import type { OpponentLevel } from "../engine/opponent.ts";
import { emptied } from "../play/position-rows.ts";
import { otherPerson } from "./whole-game.ts";

export interface Opening {
  board: PositionInput;
  way: Way;
  names: Record<Person, string>;
  /** How strong the engine plays, who is the other then; null in a game for two. */
  level: OpponentLevel | null;
  /** Who chooses the start; the other chooses the colour. */
  chose: Person;
  drew: [number, number] | null;
  /** Who loses a dispute at the end loses the game. */
  stake: boolean;
  /** Who has Black, where that is agreed. */
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

/** Before the game whoever opened the page is spoken to, until names are there. */
export const hereCall = ({ names }: Pick<Opening, "names">, person: Person): string =>
  names[person] || (person === "one" ? "You" : "Your guest");

/** "You set", "Anna sets". */
const does = (opening: Pick<Opening, "names">, person: Person, verb: string): string => {
  const who = hereCall(opening, person);
  const own = person === "one" && !opening.names.one;
  const third = verb === "have" ? "has" : `${verb}s`;
  return `${who} ${own ? verb : third}`;
};

/** What a step of the start says that somebody does. */
export const setsKomi = (opening: Opening): string => `${does(opening, opening.chose, "set")} the komi`;
export const takesColour = (opening: Opening): string =>
  `${does(opening, otherPerson(opening.chose), "choose")} the colour`;

/** What comes of all choices, in a sentence or two. */
export function beginWords(opening: Opening): string {
  const { way, chose, black, komi, rows } = opening;
  const given = Math.abs(komi);
  if (way === "cake") {
    // The engine finds a komi by itself.
    if (opening.level && chose === "other")
      return `The engine sets the komi, then ${small(does(opening, "one", "choose"))} the colour.`;
    return `The komi is ${given}, and ${small(does(opening, otherPerson(chose), "choose"))} the colour.`;
  }
  const has = `${does(opening, black, "have")} Black`;
  const white = hereCall(opening, otherPerson(black));
  const gets = (who: string): string =>
    komi === 0 ? "" : ` ${who === "You" ? "You get" : `${who} gets`} a komi of ${given}.`;
  if (way === "agreed")
    return `${has} and move${black === "one" && !opening.names.one ? "" : "s"} first.${gets(white)}`;
  const stones = rows.join("").split("x").length - 1;
  const laid = stones === 1 ? "one stone" : `${stones} stones`;
  const order = stones === 0 ? `${has} and no stones yet.` : `${has} with ${laid}, and White begins.`;
  return `${order}${gets(komi < 0 ? hereCall(opening, black) : white)}`;
}

const small = (words: string): string => words.replace(/^You\b/, "you").replace(/^Your\b/, "your");
