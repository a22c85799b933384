/** A question of 1989 for the table, answered by the worker for other rules. */
import { EngineError } from "../../engine/engine.ts";
import { type LawOf, systems } from "../../engine/systems.ts";
import type { Proving } from "../argument/judge.ts";
import type { LawTask } from "../law-task.ts";

/** Refused where the position has no such stones or points. */
export async function lawTask(of: LawOf, next?: LawTask["next"]): Promise<LawTask> {
  return { about: await systems.lawCase(of), prover: proving(of), next };
}

const proving = (of: LawOf): Proving => ({
  prove: (_, budget, watch) => systems.lawProve(of, budget, watch),
  answer: (_, question, watch) => systems.lawAnswer(of, question, watch?.signal),
  hints: (_, line, watch) => systems.lawHints(of, line, watch?.signal),
  certificate: () =>
    Promise.reject(
      new EngineError("bad-certificate", "arguments of 1989 have no certificate here", [], "systems"),
    ),
});
