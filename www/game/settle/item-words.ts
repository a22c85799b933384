/** What is said of a string or point that somebody named. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import { type Board, type Color, countWords } from "../../engine/engine.ts";
import type { Item, Ruling } from "./settlement.ts";

/** "b4, four stones"; "c3, an empty point". */
export function itemTitle(board: Board, { kind, at, points, claimant }: Item): string {
  const name = board.points[at]?.name ?? String(at);
  if (kind === "point") return `${name}, an empty point`;
  if (kind === "claim")
    return `${COLOR_NAMES[claimant]}’s claim around ${name}, ${countWords(points.length, "point")}`;
  return `${name}, ${points.length === 1 ? "one stone" : countWords(points.length, "stone")}`;
}

const claims = (kind: Item["kind"]): [said: string, unsaid: string] =>
  kind === "string" ? ["dead", "not dead"] : ["nobody’s", "somebody’s"];

/** Who settled it. The referee has judged only what a certificate shows on this page. */
const settledWords = ({ by }: Ruling, shown: boolean): string =>
  ({
    argued: "as argued",
    referee: shown ? "says the referee" : "not checked here yet",
    yielded: "given up",
  })[by];

/** "both say dead"; "dead, as argued"; empty where it is in dispute. `shown`: its certificate is at hand. */
export function standingWords({ kind, named, holds, ruling, claimant }: Item, shown = false): string {
  const by = ruling ? settledWords(ruling, shown) : "";
  if (kind === "claim") {
    if (!ruling) return holds ? "not doubted" : "";
    return `${ruling.holds ? "holds" : "refuted"}, ${by}`;
  }
  const [said, unsaid] = claims(kind);
  if (ruling) {
    const dead = kind === "string" ? ruling.holds : !ruling.holds;
    return `${dead ? said : kind === "point" ? `${COLOR_NAMES[claimant]}’s` : unsaid}, ${by}`;
  }
  if (named.black && named.white) return `both say ${said}`;
  return holds === null ? "" : kind === "string" ? "not claimed" : said;
}

/** "you: dead; White: not dead". */
export function saysWords({ kind, named, claimant }: Item, reader: Color | "both"): string {
  if (kind === "claim") {
    const other = otherColor(claimant);
    return other === reader ? "you doubt it" : `${COLOR_NAMES[other]} doubts it`;
  }
  const [said, unsaid] = claims(kind);
  const order = reader === "white" ? [...COLORS].reverse() : COLORS;
  return order
    .map((color) => `${reader === color ? "you" : COLOR_NAMES[color]}: ${named[color] ? said : unsaid}`)
    .join("; ");
}

/** "Black and White differ on one string." */
export function differWords(items: readonly Item[], reader: Color | "both"): string {
  const open = items.filter(({ holds }) => holds === null);
  const who = reader === "both" ? "Black and White" : `You and ${reader === "black" ? "White" : "Black"}`;
  if (open.length === 0) return `${who} agree.`;
  const kinds = new Set(open.map(({ kind }) => kind));
  const [kind] = kinds;
  const what = kinds.size > 1 || !kind ? "thing" : kind;
  return `${who} differ on ${open.length === 1 ? `one ${what}` : countWords(open.length, what)}.`;
}
