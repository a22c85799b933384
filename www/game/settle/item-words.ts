/** The words about a string or point that somebody named. Pure. */
import { COLORS, otherColor } from "../../board/color.ts";
import type { Board, Color } from "../../engine/engine.ts";
import type { Item, Ruling } from "./settlement.ts";
import { ITEMS } from "./words.ts";

/** "b4, four stones"; "c3, an empty point". */
export function itemTitle(board: Board, { kind, at, points, claimant }: Item): string {
  const name = board.points[at]?.name ?? String(at);
  if (kind === "point") return ITEMS.point({ name });
  const count = points.length;
  return kind === "claim" ? ITEMS.claim({ claimant, name, count }) : ITEMS.string({ name, count });
}

/** The settling party. The referee counts only with a certificate on this page. */
const settledBy = ({ by }: Ruling, shown: boolean): string =>
  by === "referee" && !shown ? ITEMS.by.unchecked : ITEMS.by[by];

/** "both say dead"; "dead, as argued"; empty where it is in dispute. `shown`: its certificate is at hand. */
export function standingWords({ kind, named, holds, ruling, claimant }: Item, shown = false): string {
  if (ruling) {
    const by = settledBy(ruling, shown);
    if (kind === "claim") return ITEMS[ruling.holds ? "holds" : "refuted"]({ by });
    if (kind === "string") return ITEMS[ruling.holds ? "dead" : "alive"]({ by });
    return ruling.holds ? ITEMS.ownedBy({ owner: claimant, by }) : ITEMS.nobodysBy({ by });
  }
  if (kind === "claim") return holds ? ITEMS.notDoubted : "";
  if (named.black && named.white) return kind === "string" ? ITEMS.bothDead : ITEMS.bothNobodys;
  return holds === null ? "" : kind === "string" ? ITEMS.notClaimed : ITEMS.says.nobodys;
}

/** "you: dead; White: not dead". */
export function saysWords({ kind, named, claimant }: Item, reader: Color | "both"): string {
  if (kind === "claim") {
    const other = otherColor(claimant);
    return other === reader ? ITEMS.youDoubt : ITEMS.doubts({ other });
  }
  const order = reader === "white" ? [...COLORS].reverse() : COLORS;
  return order
    .map((color) => {
      const what =
        kind === "string"
          ? ITEMS.says[named[color] ? "dead" : "notDead"]
          : ITEMS.says[named[color] ? "nobodys" : "somebodys"];
      return reader === color ? ITEMS.youSay({ what }) : ITEMS.colorSays({ color, what });
    })
    .join("; ");
}

/** "Black and White differ on one string." */
export function differWords(items: readonly Item[], reader: Color | "both"): string {
  const open = items.filter(({ holds }) => holds === null);
  const who = reader === "both" ? ITEMS.both : ITEMS.youAnd({ other: otherColor(reader) });
  if (open.length === 0) return ITEMS.agree({ who });
  const kinds = new Set(open.map(({ kind }) => kind));
  const [kind] = kinds;
  return ITEMS.differ({ who, what: kinds.size > 1 || !kind ? "thing" : kind, count: open.length });
}
