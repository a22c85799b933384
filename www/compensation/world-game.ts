/** A game on a solved board: the engine is the table. Pure. */
import type { Color } from "../board/color.ts";
import { type Bounds, bounds, resultText, WORLDS } from "./words.ts";
import { nameOf, type Place, type World } from "./world.ts";

interface Moment {
  place: Place;
  /** Black's captures minus White's. */
  taken: number;
  isBlack: boolean;
}

export type Plays = Color | "both";

export interface WorldGame {
  world: World;
  course: readonly Moment[];
  plays: Plays;
  /** Whether what each turn is worth stands on the board. */
  shows: boolean;
}

export type WorldEvent =
  | { kind: "turn"; at: number | null }
  | { kind: "back" }
  | { kind: "again" }
  | { kind: "plays"; plays: Plays }
  | { kind: "shows"; shows: boolean };

const first = (world: World): Moment => ({ place: world.start, taken: 0, isBlack: true });

export const beginWorldGame = (world: World): WorldGame => ({
  world,
  course: [first(world)],
  plays: "black",
  shows: true,
});

const now = ({ world, course }: WorldGame): Moment => course.at(-1) ?? first(world);

const isMine = (game: WorldGame): boolean =>
  game.plays === "both" || (game.plays === "black") === now(game).isBlack;

/** The table knows no game in which a cycle may be removed. */
function cameBack({ course }: WorldGame): boolean {
  const key = ({ place, isBlack }: Moment): string =>
    `${place.stones.join("")} ${place.ko} ${place.passes} ${isBlack}`;
  const keys = course.map(key);
  return keys.indexOf(keys.at(-1) ?? "") < keys.length - 1;
}

export const isOver = (game: WorldGame): boolean => now(game).place.passes === 2 || cameBack(game);

function after(game: WorldGame, turn: number | null): Moment | null {
  const { place, taken, isBlack } = now(game);
  const next = game.world.play(place, turn);
  return (
    next && { place: next.place, taken: taken + (isBlack ? next.taken : -next.taken), isBlack: !isBlack }
  );
}

const played = (game: WorldGame, next: Moment | null): WorldGame =>
  next ? { ...game, course: [...game.course, next] } : game;

function answered(game: WorldGame): WorldGame {
  if (isOver(game) || isMine(game)) return game;
  return played(game, after(game, game.world.known(now(game).place)?.turn ?? null));
}

export function worldStep(game: WorldGame, event: WorldEvent): WorldGame {
  switch (event.kind) {
    case "turn": {
      const next = after(game, event.at);
      return next ? answered(played(game, next)) : game;
    }
    case "back": {
      let course = game.course.slice(0, -1);
      while (course.length > 1 && !isMine({ ...game, course })) course = course.slice(0, -1);
      return { ...game, course: course.length > 0 ? course : [first(game.world)] };
    }
    case "again":
      return answered({ ...game, course: [first(game.world)] });
    case "plays":
      return answered({ ...game, plays: event.plays, course: [first(game.world)] });
    case "shows":
      return { ...game, shows: event.shows };
  }
}

/** The worth of a situation for Black, with the stones taken so far. */
function worth({ world }: WorldGame, { place, taken, isBlack }: Moment): Bounds | null {
  const known = world.known(place);
  if (!known) return null;
  return isBlack ? [taken + known.least, taken + known.most] : [taken - known.most, taken - known.least];
}

/** A point of the board, as it is drawn and read out. */
export interface WorldCell {
  sign: Color | "empty";
  text: string;
  label: string;
  look?: "keeps" | "jigo";
  /** Whether a stone may be played there. */
  open: boolean;
}

export function worldCell(
  game: WorldGame,
  { columns, rows }: { columns: number; rows: number },
  at: number,
): WorldCell {
  const { place, isBlack } = now(game);
  const name = nameOf(at, columns, rows);
  const label = (is: string): string => WORLDS.cell({ name, is });
  const stone = place.stones[at];
  if (stone !== 0) {
    const color = (stone === 1) === isBlack ? "black" : "white";
    return { sign: color, text: "", label: label(WORLDS.stone({ color })), open: false };
  }
  const next = isOver(game) ? null : after(game, at);
  if (!next) {
    const isKo = place.ko === at;
    const why = isKo ? WORLDS.shut : isOver(game) ? WORLDS.empty : WORLDS.forbidden;
    return { sign: "empty", text: isKo ? "#" : "", label: label(why), open: false };
  }
  const there = game.shows ? worth(game, next) : null;
  const here = worth(game, now(game));
  const keeps = there && here && there[0] === here[0] && there[1] === here[1];
  return {
    sign: "empty",
    text: there ? bounds(there) : "",
    label: label(there ? resultText(there) : WORLDS.empty),
    ...(keeps && { look: "keeps" }),
    open: true,
  };
}

/** How the game stands, in words. */
export function worldWords(game: WorldGame): string {
  if (cameBack(game)) return WORLDS.cameBack;
  const { place, isBlack } = now(game);
  const value = worth(game, now(game));
  const result = value ? resultText(value) : WORLDS.undecided;
  if (place.passes === 2) return WORLDS.over({ result });
  return [
    WORLDS.toMove({ turn: isBlack ? "black" : "white" }),
    place.passes === 1 && WORLDS.passed,
    game.shows && WORLDS.worth({ result }),
  ]
    .filter(Boolean)
    .join(" ");
}
