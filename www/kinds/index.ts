/** Problems with one answer: what is controlled, what to add, whether to pass, to remove, the count, the rule. */

import type { Ask } from "./asking.ts";
import { askCount } from "./count.ts";
import { askCycle } from "./cycle.ts";
import { askFind } from "./find.ts";
import { askPass } from "./pass.ts";
import type { Kind } from "./problem.ts";
import { Round } from "./round.tsx";
import { askRule } from "./rule.ts";
import { askSave } from "./save.ts";
import type { MountTrainer } from "./trainer.ts";

const ASK: Partial<Record<Kind, Ask>> = {
  find: askFind,
  save: askSave,
  pass: askPass,
  cycle: askCycle,
  count: askCount,
  rule: askRule,
};

export const mountOther: MountTrainer = (place, problem, on) => {
  const ask = ASK[problem.kind];
  if (!ask) throw new RangeError(`problems of the kind ${problem.kind} are proofs, and not asked here`);
  return new Round(place, problem, on, ask);
};
