/** The view of the settlement’s board: each player’s items, and those in dispute. Pure. */
import type { BoardView } from "../../board/index.ts";
import type { Situation } from "../../engine/engine.ts";
import type { Counted, Item } from "./settlement.ts";

export const settleView = (
  { stones, marks }: Situation,
  { items, open, control }: { items: readonly Item[]; open: readonly Item[]; control: Counted["control"] },
): BoardView => ({
  stones,
  marks,
  hand: "claim",
  playable: stones.map((_, at) => at),
  control: control.map((who) => (who === "nobody" ? null : who)),
  areas: open.map(({ points }) => ({ points, kind: "other" as const })),
  signs: stones.map((_, at) =>
    open.some(({ kind, points }) => kind !== "claim" && points.includes(at)) ? "open" : null,
  ),
  labels: stones.map((_, at) =>
    items.some((item) => item.kind === "point" && item.at === at && item.holds === false) ? "–" : null,
  ),
});
