/** What callers hand over, looked at before the engine is asked: TypeScript keeps nobody from `null`. */
import type { Location, RulesName } from "../generated/systems.js";
import type { Claim, Expecting, Limits, Place, Position } from "./types.ts";

export const bad = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code, points: [] as Location[] });

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The options of every function that takes a position, and of those that search. */
export const PLACE: readonly string[] = ["game", "move"];
export const SEARCH: readonly string[] = [
  ...PLACE,
  "maxNodes",
  "maxSeconds",
  "maxMegabytes",
  "signal",
  "onProgress",
];

/** What nobody reads would be thought to count. */
function expectNames(given: object, code: string, known: readonly string[]): void {
  const [other] = Object.keys(given).filter((name) => !known.includes(name));
  if (other !== undefined)
    throw bad(
      code,
      `Nothing here is called ${other}. There ${known.length > 1 ? "are" : "is"} ${listed(known)}.`,
    );
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();

/** Options as they are used; absent ones are none. `known`: their names. */
export function optionsOf<Options extends Partial<Place & Limits>>(
  options: Options | undefined,
  known: readonly string[],
): Options {
  const given: unknown = options ?? {};
  if (!isObject(given))
    throw bad("bad-option", "Options are an object, as { maxSeconds: 10 }; leave them out for the defaults.");
  expectNames(given, "bad-option", known);
  const { signal, onProgress, game, move, expect } = given as Limits & Place & Expecting;
  for (const [name, value] of Object.entries({ game, move }))
    if (value !== undefined && !Number.isInteger(value))
      throw bad("bad-option", `${name} is ${String(value)}; it has to be a whole number.`);
  if (expect !== undefined && typeof expect !== "boolean")
    throw bad("bad-option", "expect has to be true or false.");
  if (signal && typeof signal.throwIfAborted !== "function")
    throw bad("bad-option", "signal has to be that of an AbortController.");
  if (onProgress && typeof onProgress !== "function")
    throw bad("bad-option", "onProgress has to be a function.");
  return given as Options;
}

export function claimOf(claim: Claim): Claim {
  if (isObject(claim)) {
    const { player, set } = claim as { player?: unknown; set?: unknown };
    const isPoint = (at: unknown): boolean => typeof at === "number" || typeof at === "string";
    const isSet = set === "all" || (Array.isArray(set) && set.every(isPoint));
    if ((player === "black" || player === "white") && isSet) {
      expectNames(claim, "bad-claim", ["player", "set", "certificate"]);
      return claim;
    }
  }
  throw bad(
    "bad-claim",
    'A claim is { player, set }: player is "black" or "white", and set is "all" or a list of points, as ["a1", "b1"].',
  );
}

/** Names of rule sets; whether each exists says the engine. */
export function rulesOf(rules: readonly RulesName[] | undefined): readonly RulesName[] {
  if (Array.isArray(rules) && rules.length > 0 && rules.every((name) => typeof name === "string"))
    return rules as readonly RulesName[];
  throw bad("bad-rules", 'Say which rule sets to compare, as { rules: ["ljrg", "area"] }.');
}

/** A text, or an object that becomes one. */
export function textOf(position: Position): string {
  if (typeof position === "string") return position;
  if (isObject(position)) return JSON.stringify(position);
  throw bad("bad-position", "A position is an object with rows, or a text.");
}
