/** The scene that all parts of the comparison look at. */
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

export const rulingOf = (found: Comparison, law: RulesName): ComparedRuling | undefined =>
  found.rulings.find(({ rules }) => rules === law);
