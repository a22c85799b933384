/** The engine’s list, claims and doubts at the end of a game, from the referee’s findings. Pure. */
import { otherColor } from "../../board/color.ts";
import type { Color, Judged } from "../../engine/engine.ts";
import type { Scheme } from "../settle/settle-words.ts";
import type { List, Settlement } from "../settle/settlement.ts";
import { oneDoubt } from "../settle/stake.ts";

/** A list, whether it names its points or has their numbers. */
type Made = { claims?: readonly unknown[] | undefined; doubts?: readonly unknown[] | undefined };

/**
 * The engine’s own task now; null when it has none. Its list of dead stones would give the reader’s away, so it waits
 * for that. Nobody sees its claims before the reader’s, so it makes them at once.
 */
export function taskAtEnd(
  lists: Readonly<Record<Color, Made | null>>,
  color: Color,
  scheme: Scheme,
): "names" | "doubts" | "waits" | null {
  const own = lists[color];
  const theirs = lists[otherColor(color)];
  if (own === null) return scheme === "dead" && theirs === null ? "waits" : "names";
  return own.claims && own.doubts === undefined && theirs ? "doubts" : null;
}

/**
 * Strings that their enemy controls are dead. An empty point that nobody controls, and that the count would give to
 * somebody, is neutral. The engine leaves out everything that the referee left open: a dispute about it can be argued.
 */
export function engineList(settlement: Settlement, control: Judged["control"]): List {
  const { strings } = settlement;
  const theirs = (at: number, color: Color): boolean => {
    const who = control[at];
    return who === "both" || (who !== color && (who === "black" || who === "white"));
  };
  const dead = strings.filter(({ at, color }) => theirs(at, color)).map(({ at }) => at);
  const list = settlement.fitted({ dead, neutral: [] });
  const neutral: number[] = [];
  // One point in each part is enough, so it is counted anew after each.
  for (;;) {
    const now = { dead: list.dead, neutral };
    const lists = { black: now, white: now };
    const counted = settlement.counted(settlement.items(lists, []), null);
    const wrong = counted.control.findIndex(
      (who, at) => who !== "nobody" && settlement.end.stones[at] === null && control[at] === "nobody",
    );
    if (wrong < 0 || neutral.includes(wrong)) return settlement.fitted({ dead, neutral });
    neutral.push(wrong);
  }
}

const controls = (control: Judged["control"], color: Color, at: number): boolean =>
  control[at] === color || control[at] === "both";

/** It claims everything that the referee says it controls, and nothing that is open. */
export function engineClaims(settlement: Settlement, control: Judged["control"], color: Color): List {
  const claims = control.flatMap((_, at) => (controls(control, color, at) ? [at] : []));
  const { claims: firsts = [] } = settlement.fittedClaims({ dead: [], neutral: [], claims }, color);
  return { dead: [], neutral: [], claims: firsts };
}

/**
 * It doubts the claims of the other that are not shown, those that are refuted before those that are open; only one where the game is at stake,
 * and then none that is open: it would stake the game on what it does not know.
 */
export function engineDoubts(
  settlement: Settlement,
  control: Judged["control"],
  theirs: { color: Color; claims: readonly number[] },
  stake: boolean,
): number[] {
  const { color, claims } = theirs;
  const found = claims.map((at) => {
    const set = settlement.claimAround(at, color)?.set ?? [];
    const missing = set.filter((point) => !controls(control, color, point));
    return { at, refuted: missing.some((point) => control[point] !== "open"), shown: missing.length === 0 };
  });
  const refuted = found.filter((one) => one.refuted).map(({ at }) => at);
  if (stake) return oneDoubt(refuted);
  return found.filter(({ shown }) => !shown).map(({ at }) => at);
}
