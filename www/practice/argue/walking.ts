/** Where Back and Forward lead in a problem of locking or refuting. */
import type { Shown } from "../../engine/engine.ts";
import type { Play } from "../../proof/argument/play.ts";
import { shownAt } from "../../proof/argument/tree.ts";

/** Not behind the place of the question. */
export function backward(play: Play, root: number): (() => void) | null {
  if (play.walk) return play.beside(-1) ?? (() => play.stopWalk());
  return play.tree.at === root ? null : play.beside(-1);
}

/** After a wrong move the way forward is the line that shows why; `solution`: the line from here on, where it was shown. */
export function ahead(play: Play, solution: Shown | null = null): (() => void) | null {
  if (play.walk) return play.beside(1);
  const shown = shownAt(play.here) ?? solution;
  return play.beside(1) ?? (shown ? () => play.startWalk({ kind: "line", shown, step: 1 }) : null);
}
