/** The engines of the page. Each worker starts with the first question to it. */
// Pure, or the bundler would take the prover to pages that never ask it.
import { Engine } from "./light.ts";
import type { WorkerLike } from "./supervised.ts";

/** Answers at once: the rules, files, and what may be claimed. */
export const engine = /* @__PURE__ */ new Engine(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
);

export { EngineError } from "./error.ts";
export type {
  Answer,
  Attempt,
  Board,
  Checked,
  Choice,
  ClaimInput,
  Claiming,
  Color,
  CycleOffer,
  End,
  Format,
  Hint,
  Known,
  Line,
  Location,
  Move,
  Opened,
  PositionInput,
  ProofProgress,
  Question,
  RefereeReport,
  Refusal,
  Remark,
  Score,
  Shown,
  Situation,
  Stage,
  Step,
  Tap,
  Verdict,
} from "./generated/prover.js";
export type { Engine } from "./light.ts";
export {
  type Budget,
  type CheckedText,
  DEFAULT_BUDGET,
  type Game,
  type Judged,
  MOST_MEGABYTES,
  type Progress,
  type ProofOf,
  type Proved,
} from "./protocol.ts";
export type { Prover, Watch } from "./prover.ts";
export { prover } from "./the-prover.ts";
export {
  countWords,
  haltWords,
  numberWords,
  secondsWords,
  sizeWords,
  troubleWords,
} from "./words.ts";
