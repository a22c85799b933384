/** The position that a game by other rules has reached. */
import type { PositionInput } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import type { AnyMove } from "../table/game.ts";
import { systemRules } from "./system-rules.ts";
import { isSystemSeen, reachedFrom } from "./system-situation.ts";

export async function reachedBy(
  law: RulesName,
  start: PositionInput,
  moves: readonly AnyMove[],
): Promise<PositionInput> {
  const last = (await systemRules(law).follow(start, moves)).situations.at(-1);
  return last && isSystemSeen(last) ? reachedFrom(start, last) : start;
}
