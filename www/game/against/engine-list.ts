/** What the engine names at the end of a game: what the referee has found. Pure. */
import type { Color, Judged } from "../../engine/engine.ts";
import type { List, Settlement } from "../settle/settlement.ts";

/**
 * Strings that their enemy controls are dead. An empty point that nobody controls, and that the count would give to
 * somebody, is neutral. What the referee left open is not named: a dispute about it can be argued.
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
