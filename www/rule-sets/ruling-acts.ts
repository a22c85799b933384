/** The ways to show or argue a ruling. */
import type { RulesName } from "../engine/systems.ts";

export interface RulingAct {
  text: string;
  show: () => void;
  /** The reader has come back from it. */
  isBack: boolean;
}

/** `line`: the line of play that shows what the rule set says; `argue`: a question that decides it. Null where there is none. */
export type Acts = (ruleSet: RulesName) => { line: RulingAct | null; argue: RulingAct | null };
