/**
 * The words that an author may use, as lists. The types that go with them stand in `loja-board.d.ts`, which is the
 * published types of the package as well: there they are written once.
 */
import type { Ask, Mode, Options, Side } from "./loja-board.d.ts";

export type {
  Ask,
  Driven,
  ErrorDetail,
  Events,
  Mode,
  MoveDetail,
  NavigateDetail,
  Options,
  Side,
  VerdictDetail,
} from "./loja-board.d.ts";

export type Coordinates = NonNullable<Options["coordinates"]>;
type Theme = NonNullable<Options["theme"]>;
export type Numbers = NonNullable<Options["numbers"]>;

export const MODES = ["view", "play", "prove", "referee", "problem"] as const satisfies readonly Mode[];
export const SIDES = ["claimant", "refuter", "both"] as const satisfies readonly Side[];
export const COORDINATES = ["western", "sgf", "none"] as const satisfies readonly Coordinates[];
export const THEMES = ["auto", "light", "dark"] as const satisfies readonly Theme[];
/** The kinds of problems: those of practice. */
export const ASKS = [
  "lock",
  "refute",
  "find",
  "save",
  "pass",
  "cycle",
  "count",
  "rule",
] as const satisfies readonly Ask[];
/** `all` numbers every move of a game, `last` the last one alone, `none` shows the stones as they lie. */
export const NUMBERS = ["all", "last", "none"] as const satisfies readonly Numbers[];
