/**
 * The properties of a file of a whole game beside the engine’s: names, result, handicap and notes in those that
 * everybody reads, and its beginning and settlement in one of our own. Pure.
 */

/** Holds the parts of the game’s link, all but the link itself. */
const OWN = "LJW";

interface FileExtras {
  black: string;
  white: string;
  /** `B+3`, `W+R`, `0`; empty while nothing is agreed. */
  result: string;
  handicap: number;
  /** The parts of the link. */
  parts: string;
  /** By the number of the move; 0 is the first node. */
  notes: ReadonlyMap<number, string>;
}

/** More than this is not looked through. */
const MOST = 1 << 20;

/** Adds to a file that the engine wrote: one line of moves, a node for each. */
export function withExtras(sgf: string, extras: FileExtras): string {
  const nodes = nodesOf(sgf);
  const root =
    property("PB", extras.black) +
    property("PW", extras.white) +
    property("RE", extras.result) +
    (extras.handicap > 1 ? property("HA", String(extras.handicap)) : "") +
    property(OWN, extras.parts);
  let made = "";
  let from = 0;
  nodes.forEach(({ end }, at) => {
    made += sgf.slice(from, end) + (at === 0 ? root : "") + property("C", extras.notes.get(at) ?? "");
    from = end;
  });
  return made + sgf.slice(from);
}

/** The facts of a game in a file beside its moves; null for another file. */
export function extrasOf(sgf: string): FileExtras | null {
  if (sgf.length > MOST) return null;
  const nodes = nodesOf(sgf);
  const [root] = nodes;
  if (!root) return null;
  const told = (name: string): string => root.properties.get(name) ?? "";
  const notes = new Map<number, string>();
  nodes.forEach(({ properties }, at) => {
    const words = properties.get("C");
    if (words) notes.set(at, words);
  });
  const handicap = Number(told("HA"));
  return {
    black: told("PB"),
    white: told("PW"),
    result: told("RE"),
    handicap: Number.isInteger(handicap) && handicap > 0 ? handicap : 0,
    parts: told(OWN),
    notes,
  };
}

interface Node {
  /** Where its properties end. */
  end: number;
  /** The first value of each. */
  properties: Map<string, string>;
}

/** The nodes of the first line of a file, as far as it can be read. */
function nodesOf(sgf: string): Node[] {
  const nodes: Node[] = [];
  let name = "";
  let at = 0;
  for (; at < sgf.length; at++) {
    const sign = sgf[at] ?? "";
    if (sign === "[") {
      const [value, end] = valueFrom(sgf, at + 1);
      const node = nodes.at(-1);
      if (!node) return [];
      if (name && !node.properties.has(name)) node.properties.set(name, value);
      node.end = end + 1;
      at = end;
      // Further values of a property have no name before them.
      if (sgf[at + 1] !== "[") name = "";
    } else if (sign === ";") {
      nodes.push({ end: at + 1, properties: new Map() });
      name = "";
    } else if (sign === ")") break;
    else if (/[A-Z]/.test(sign)) name += sign;
  }
  return nodes;
}

/** A value without its escapes, and where its bracket closes. */
function valueFrom(sgf: string, from: number): [value: string, end: number] {
  let value = "";
  let at = from;
  for (; at < sgf.length && sgf[at] !== "]"; at++) {
    if (sgf[at] === "\\") at += 1;
    value += sgf[at] ?? "";
  }
  return [value, at];
}

const property = (name: string, value: string): string =>
  value ? `${name}[${value.replace(/[\\\]:]/g, (sign) => `\\${sign}`)}]` : "";
