/** Problems with one answer: what is controlled, what to add, whether to pass, to remove, the count, the rule. */
import type { KindOf } from "./asking.ts";
import { COUNT } from "./count.tsx";
import { CYCLE } from "./cycle.tsx";
import { FIND } from "./find.tsx";
import { PASS } from "./pass.tsx";
import type { Kind } from "./problem.ts";
import { Round } from "./round.tsx";
import { RULE } from "./rule.tsx";
import { SAVE } from "./save.tsx";
import type { MountTrainer } from "./trainer.ts";

/** A round knows nothing of what the reader puts together, but hands it on to its kind. */
const any = <Own,>(kind: KindOf<Own>): KindOf<unknown> => kind as unknown as KindOf<unknown>;

const ASKED: Partial<Record<Kind, KindOf<unknown>>> = {
  find: any(FIND),
  save: any(SAVE),
  pass: any(PASS),
  cycle: any(CYCLE),
  count: any(COUNT),
  rule: any(RULE),
};

export const mountOther: MountTrainer = (place, problem, on) => {
  const kind = ASKED[problem.kind];
  if (!kind) throw new RangeError(`problems of the kind ${problem.kind} are proofs, and not asked here`);
  return new Round(place, problem, on, kind);
};
