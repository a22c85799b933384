/** What is said of a string or point that somebody named. Pure. */
import { COLOR_NAMES, COLORS, otherColor } from "../../board/color.ts";
import { type Board, type Color, countWords } from "../../engine/engine.ts";
import type { Item, Ruling } from "./settlement.ts";
import { SETTLE } from "./words.ts";

/** "b4, four stones"; "c3, an empty point". */
export function itemTitle(board: Board, { kind, at, points, claimant }: Item): string {
  const name = board.points[at]?.name ?? String(at);
  if (kind === "point") return SETTLE.emptyPoint({ name });
  if (kind === "claim") return SETTLE.claimAround({ claimant, name, count: points.length });
  return `${name}, ${points.length === 1 ? SETTLE.oneStone : SETTLE.text({ count: points.length })}`;
}

const claims = (kind: Item["kind"]): [said: string, unsaid: string] =>
  kind === "string" ? ["dead", SETTLE.notDead] : ["nobody’s", "somebody’s"];

/** Who settled it. The referee has judged only what a certificate shows on this page. */
const settledWords = ({ by }: Ruling, shown: boolean): string =>
  ({
    argued: SETTLE.argued,
    referee: shown ? SETTLE.saysReferee : SETTLE.notCheckedHereYet,
    yielded: SETTLE.givenUp,
  })[by];

/** "both say dead"; "dead, as argued"; empty where it is in dispute. `shown`: its certificate is at hand. */
export function standingWords({ kind, named, holds, ruling, claimant }: Item, shown = false): string {
  const by = ruling ? settledWords(ruling, shown) : "";
  if (kind === "claim") {
    if (!ruling) return holds ? SETTLE.notDoubted : "";
    return `${ruling.holds ? "holds" : "refuted"}, ${by}`;
  }
  const [said, unsaid] = claims(kind);
  if (ruling) {
    const dead = kind === "string" ? ruling.holds : !ruling.holds;
    return `${dead ? said : kind === "point" ? `${COLOR_NAMES[claimant]}’s` : unsaid}, ${by}`;
  }
  if (named.black && named.white) return SETTLE.bothSay({ said });
  return holds === null ? "" : kind === "string" ? SETTLE.notClaimed : said;
}

/** "you: dead; White: not dead". */
export function saysWords({ kind, named, claimant }: Item, reader: Color | "both"): string {
  if (kind === "claim") {
    const other = otherColor(claimant);
    return other === reader ? SETTLE.youDoubt : SETTLE.doubts({ other });
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
  const who =
    reader === "both"
      ? SETTLE.blackWhite
      : SETTLE.you3({ part: reader === "black" ? SETTLE.white : SETTLE.black });
  if (open.length === 0) return SETTLE.agree2({ who });
  const kinds = new Set(open.map(({ kind }) => kind));
  const [kind] = kinds;
  const what = kinds.size > 1 || !kind ? "thing" : kind;
  return SETTLE.differ({
    who,
    part: open.length === 1 ? SETTLE.one({ what }) : countWords(open.length, what),
  });
}
