/**
 * The tree of an SGF text as the author’s words need it: the order of its nodes, and their contents. Only the engine
 * knows the meaning of a node on the board: `wayTo` gives it the nodes up to one as a game of their own. Pure.
 */

export interface GameNode {
  /** -1 of the first. */
  parent: number;
  children: number[];
  /** Names in capitals; values as they stand in the file, escapes included. */
  properties: Map<string, string[]>;
  /** How many moves were made up to this node. */
  made: number;
}

/** The most characters to read, as of files, and the largest tree to offer; the rest becomes a plain game. */
const LONGEST = 2 ** 20;
const MOST_NODES = 20_000;

/** They say nothing about what lies on the board, and make a text long. */
const WORDS = /^(C|GC|N|AN|CP|SO|US|AP|AR|LN|SL|DD|VW|TB|TW|DM|GB|GW|UC|HO|BM|DO|IT|TE|FG|ST)$/;
/** Signs of the last node alone count. */
const SIGNS = /^(LB|TR|SQ|CR|MA)$/;

/** The first game of a text; null where there is none that could be told. */
export function readTree(text: string): GameNode[] | null {
  if (text.length > LONGEST) return null;
  const nodes: GameNode[] = [];
  /** The node before each open bracket. */
  const open: number[] = [];
  let last = -1;
  let values: string[] | null = null;
  // Names, values with their escapes, and single signs; blanks between them are passed over.
  const piece = /\s*(?:([A-Za-z]+)|\[((?:[^\]\\]|\\[\s\S])*)\]|([(;)]))/y;
  piece.lastIndex = Math.max(0, text.search(/\(\s*;/));
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    const [, name, value, sign] = found;
    const node = nodes[last];
    if (name !== undefined) {
      const capitals = name.replace(/[a-z]/g, "");
      values = node?.properties.get(capitals) ?? [];
      node?.properties.set(capitals, values);
    } else if (value !== undefined) {
      if (!values) return null;
      values.push(value);
      // In a list of moves each one counts.
      if (node && (values === node.properties.get("B") || values === node.properties.get("W"))) node.made++;
    } else if (sign === ";") {
      if (!open.length || nodes.length === MOST_NODES) return null;
      const made = node?.made ?? 0;
      nodes.push({ parent: last, children: [], properties: new Map(), made });
      node?.children.push(nodes.length - 1);
      last = nodes.length - 1;
      values = null;
    } else if (sign === "(") open.push(last);
    else {
      last = open.pop() ?? -1;
      values = null;
      if (!open.length) return nodes.length ? nodes : null;
    }
  }
  return null;
}

/** The nodes from the first to this one. */
export function wayOf(nodes: readonly GameNode[], at: number): number[] {
  const way: number[] = [];
  for (let one = at; one >= 0; one = nodes[one]?.parent ?? -1) way.push(one);
  return way.reverse();
}

/** The nodes up to one as a game of their own, for the engine. */
export function wayTo(nodes: readonly GameNode[], at: number): string {
  const said = wayOf(nodes, at).map((one) => {
    const all = [...(nodes[one]?.properties ?? [])].filter(
      ([name]) => !WORDS.test(name) && (one === at || !SIGNS.test(name)),
    );
    return `;${all.map(([name, values]) => name + values.map((value) => `[${value}]`).join("")).join("")}`;
  });
  return `(${said.join("\n")})`;
}

/** The node on the main line after so many moves; its last one when absent. */
export function mainNode(nodes: readonly GameNode[], made = Number.POSITIVE_INFINITY): number {
  let at = 0;
  for (;;) {
    const next = nodes[at]?.children[0];
    if (next === undefined || (nodes[next]?.made ?? 0) > made) return at;
    at = next;
  }
}

/** A text of a file without its escapes: a line end after a backslash is none. */
export function plainText(value: string): string {
  return value.replace(/\\(\r\n|\n\r|[\s\S])/g, (_, sign: string) => (/[\r\n]/.test(sign) ? "" : sign));
}

/** A text on one line, cut where it is longer than anybody reads there. */
export function shortText(value: string | undefined, most = 120): string {
  const text = plainText(value ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > most ? `${[...text].slice(0, most).join("")}…` : text;
}

/** Whether there is more to tell than the moves. */
export function tells(nodes: readonly GameNode[]): boolean {
  const names = /^(C|N|AR|LN|SL|DD|VW|TB|TW|LB|TR|SQ|CR|MA|PB|PW|RE|EV)$/;
  return nodes.some(
    ({ children, properties }) =>
      children.length > 1 ||
      [...properties].some(([name, values]) => names.test(name) && values.some((value) => value.trim())),
  );
}
