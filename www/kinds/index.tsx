/** Problems with one answer: what is controlled, what to add, whether to pass, to remove, the count, the rule. */

import { mount } from "../kit/mount.tsx";
import type { KindOf } from "./asking.ts";
import { COUNT } from "./count.tsx";
import { CYCLE } from "./cycle.tsx";
import { FIND } from "./find.tsx";
import { PASS } from "./pass.tsx";
import type { Kind, Problem } from "./problem.ts";
import { Round } from "./round.ts";
import { RoundAnswers, RoundBoard, RoundWords } from "./round-view.tsx";
import { RULE } from "./rule.tsx";
import { SAVE } from "./save.tsx";
import type { MountTrainer, Standing, TrainerNews } from "./trainer.ts";

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

/** A round that is to be laid out and begun. */
export function roundOf(standing: Standing, problem: Problem, on: (news: TrainerNews) => void): Round {
  const kind = ASKED[problem.kind];
  if (!kind) throw new RangeError(`problems of the kind ${problem.kind} are proofs, and not asked here`);
  return new Round(standing, problem, on, kind);
}

export const mountOther: MountTrainer = (place, problem, on) => {
  const round = roundOf(place, problem, on);
  const views = [
    mount(place.board, <RoundBoard round={round} />),
    mount(place.words, <RoundWords round={round} />),
    mount(place.answers, <RoundAnswers round={round} host={{ current: place.answers }} />),
  ];
  round.gone.addEventListener("abort", () => {
    for (const unmount of views) unmount();
  });
  round.begin();
  return round;
};
