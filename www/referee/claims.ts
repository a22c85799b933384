/** Which claims explain a control map: few that show all of it, one for each point, and those that failed. */
import { COLORS } from "../board/color.ts";
import type { Board, Color, RefereeReport } from "../engine/engine.ts";

export type Answered = RefereeReport["claims"][number];
type Found = Pick<RefereeReport, "claims" | "control">;

export const locks = (report: Pick<RefereeReport, "claims">): Answered[] =>
  report.claims.filter(({ verdict }) => verdict === "lock");

/** No more open claims are shown. */
export const MOST_OPEN = 6;

/** The open claims, those with the most effort first. */
export const open = (report: Pick<RefereeReport, "claims">): Answered[] =>
  report.claims.filter(({ verdict }) => verdict === "undecided").sort((a, b) => b.nodes - a.nodes);

const controls = (report: Found, color: Color, at: number): boolean =>
  report.control[at] === color || report.control[at] === "both";

/** Few locks that together hold every controlled point: each time the one that adds most, the smaller of two. */
export function covering(report: Found): Answered[] {
  return COLORS.flatMap((color) => {
    const left = new Set(report.control.flatMap((_, at) => (controls(report, color, at) ? [at] : [])));
    const own = locks(report).filter(({ player }) => player === color);
    const chosen: Answered[] = [];
    while (left.size > 0) {
      const adds = ({ set }: Answered): number => set.filter((at) => left.has(at)).length;
      const best = own.reduce<Answered | null>((found, claim) => {
        if (!found) return claim;
        const more = adds(claim) - adds(found);
        return more > 0 || (more === 0 && claim.set.length < found.set.length) ? claim : found;
      }, null);
      if (!best || adds(best) === 0) break;
      chosen.push(best);
      for (const at of best.set) left.delete(at);
    }
    return chosen;
  });
}

/** The locks that hold this point, the smallest first: it says most about the point. */
export const claimsOn = (report: Pick<RefereeReport, "claims">, at: number): Answered[] =>
  locks(report)
    .filter(({ set }) => set.includes(at))
    .sort((a, b) => a.set.length - b.set.length);

/** The open claims that hold this point, the smallest first. */
export const openOn = (report: Pick<RefereeReport, "claims">, at: number): Answered[] =>
  open(report)
    .filter(({ set }) => set.includes(at))
    .sort((a, b) => a.set.length - b.set.length);

/** How a lock lies to the others: in the smallest larger one of its colour, and over those of the other. */
export function beside(
  all: readonly Answered[],
  claim: Answered,
): { within: Answered | null; across: Answered[] } {
  const holds = ({ set }: Answered): number => set.filter((at) => claim.set.includes(at)).length;
  const [within] = all
    .filter(({ player, set }) => player === claim.player && set.length > claim.set.length)
    .filter((other) => holds(other) === claim.set.length)
    .sort((a, b) => a.set.length - b.set.length);
  const across = all.filter((other) => other.player !== claim.player && holds(other) > 0);
  return { within: within ?? null, across };
}

/** A part of the board that nobody controls. */
export interface Region {
  points: number[];
  /** Of each colour the refuted claim that holds most of it, the smaller of two. */
  refuted: Answered[];
}

/** The connected parts of what nobody controls, the largest first. */
export function nobodys(report: Found, board: Pick<Board, "edges">): Region[] {
  const free = new Set(report.control.flatMap((who, at) => (who === "nobody" ? [at] : [])));
  const beside = new Map<number, number[]>();
  for (const [a, b] of board.edges) {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const regions: Region[] = [];
  for (const first of free) {
    const points = new Set([first]);
    for (const at of points) for (const next of beside.get(at) ?? []) if (free.has(next)) points.add(next);
    for (const at of points) free.delete(at);
    const sorted = [...points].sort((a, b) => a - b);
    regions.push({ points: sorted, refuted: COLORS.flatMap((color) => failed(report, color, points)) });
  }
  return regions.sort((a, b) => b.points.length - a.points.length);
}

function failed(report: Found, color: Color, points: ReadonlySet<number>): Answered[] {
  const holds = ({ set }: Answered): number => set.filter((at) => points.has(at)).length;
  const [best] = report.claims
    .filter((claim) => claim.verdict === "refuted" && claim.player === color && holds(claim) > 0)
    .sort((a, b) => holds(b) - holds(a) || a.set.length - b.set.length);
  return best ? [best] : [];
}

/** How many points are whose. */
export function counts(control: RefereeReport["control"]): Record<RefereeReport["control"][number], number> {
  const found = { black: 0, white: 0, nobody: 0, both: 0, open: 0 };
  for (const who of control) found[who] += 1;
  return found;
}
