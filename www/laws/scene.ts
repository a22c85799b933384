/** What all parts of the view look at, and what the reader may ask for there. */
import type { Board, PositionInput, Situation } from "../engine/engine.ts";
import type { ComparedRuling, Comparison, RulesName } from "../engine/systems.ts";

export interface Scene {
  board: Board;
  situation: Situation;
  position: PositionInput;
}

/** A comparison as it is known by now. */
export interface Shown {
  scene: Scene;
  /** In the order of the table. */
  columns: readonly RulesName[];
  found: Comparison;
  level: 2 | 3 | null;
  inBook: boolean;
}

export interface Acts {
  /** The line of play that shows what this law says; absent where it has none to show. */
  lineOf(law: RulesName): { text: string; show: () => void } | null;
  /** A question that decides what this law says here, to be argued; absent where it has none. */
  argueOf(law: RulesName): { text: string; show: () => void } | null;
}

export const rulingOf = (found: Comparison, law: RulesName): ComparedRuling | undefined =>
  found.rulings.find(({ rules }) => rules === law);
