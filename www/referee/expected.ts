/** The expectations of a report, where nothing is proved: by point, counted, and in questions. None is a verdict. Pure. */
import { otherColor } from "../board/color.ts";
import type { BoardView } from "../board/index.ts";
import type { Color, Location, RefereeReport } from "../engine/engine.ts";

type Owner = RefereeReport["control"][number];
type Report = Pick<RefereeReport, "control" | "expected" | "expectedParts" | "if">;
type Stones = BoardView["stones"];

/** An expectation below this percentage is drawn smaller and called doubtful. */
export const DOUBTFUL_BELOW = 80;

const OWNERS: Record<string, "black" | "white" | "nobody"> = { B: "black", W: "white", ".": "nobody" };

export type ExpectedPoint = NonNullable<NonNullable<BoardView["expected"]>[number]> & { sure: number };

/** The expectation of each open point; null where it is proved, and everywhere before anybody has looked. */
export function expectedPoints({ control, expected }: Report): (ExpectedPoint | null)[] {
  // A comma is no location.
  const signs = expected?.control.join("").replaceAll(",", "") ?? "";
  const sure = expected?.sure.flat().filter((one) => one !== null) ?? [];
  return control.map((who, at) => {
    const by = OWNERS[signs[at] ?? ""];
    const percent = sure[at] ?? 0;
    return who === "open" && by ? { by, isDoubtful: percent < DOUBTFUL_BELOW, sure: percent } : null;
  });
}

/** A part of the bar that shows how much is proved. */
export interface Share {
  who: Exclude<Owner, "open">;
  isProved: boolean;
  points: number;
}

const SHARED = ["black", "white", "both", "nobody"] as const;

/** Whose points are expected to be whose, and proved to be; without empty parts. Together they are the board. */
export function shares(report: Report): Share[] {
  const expected = expectedPoints(report);
  const counted = (who: Share["who"], isProved: boolean): Share => ({
    who,
    isProved,
    points: report.control.filter((owner, at) => (isProved ? owner : expected[at]?.by) === who).length,
  });
  return [false, true]
    .flatMap((isProved) => SHARED.map((who) => counted(who, isProved)))
    .filter(({ points }) => points > 0);
}

export const provedPoints = ({ control }: Report): number => control.filter((who) => who !== "open").length;

/** The points that a player has by what is proved, whatever comes of the rest: territory, dead stones, prisoners and komi. */
export function certainPoints(report: Report, stones: Stones, color: Color): number {
  const { prisoners = 0, komi = 0 } = report.expectedParts?.score[color] ?? {};
  const worth = (at: number): number => (stones[at] === color ? 0 : stones[at] === otherColor(color) ? 2 : 1);
  const own = report.control.map((who, at) => (who === color || who === "both" ? worth(at) : 0));
  return own.reduce<number>((sum, points) => sum + points, prisoners + komi);
}

/** A claim on which the result hangs. */
export interface OpenQuestion {
  player: Color;
  set: Location[];
  /** "the lower right": where its open part lies. */
  place: string;
  /** That part. */
  open: Location[];
  holds: string;
  fails: string;
  leaning: "holds" | "fails" | "open";
}

/** The claims on which the result hangs, the largest first, four at most. Those that change nothing are left out. */
export function questionsOf(report: Report): OpenQuestion[] {
  return (report.if ?? []).flatMap(({ claim, holds, fails, leaning }, at) => {
    const asked = report.expectedParts?.asked[at];
    if (!asked || holds === fails) return [];
    const open = asked.set.filter((point) => report.control[point] === "open");
    return [{ player: claim.player, set: asked.set, place: asked.place, open, holds, fails, leaning }];
  });
}

/** The empty point of a set that is nearest to its middle, where a sign for all of it stands. */
export function middleOf(
  set: readonly Location[],
  points: readonly { x: number; y: number }[],
  stones: Stones,
): Location | null {
  const members = set.flatMap((at) => {
    const point = points[at];
    return point ? [{ at, ...point }] : [];
  });
  const mean = (axis: "x" | "y"): number =>
    members.reduce((sum, point) => sum + point[axis], 0) / members.length;
  const [x, y] = [mean("x"), mean("y")];
  const free = members.filter(({ at }) => !stones[at]);
  const far = (point: { x: number; y: number }): number => Math.hypot(point.x - x, point.y - y);
  return (
    free.reduce<(typeof free)[number] | null>(
      (best, point) => (best && far(best) <= far(point) ? best : point),
      null,
    )?.at ?? null
  );
}
