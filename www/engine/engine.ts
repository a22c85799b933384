/** The engines of the page. Each worker starts with the first question to it. */
// Pure, or the bundler would take the prover to pages that never ask it.
import { Engine } from "./light.ts";
import { spawner } from "./spawn.ts";
import { files, light } from "./ways/ways.ts";

/** Answers at once: the rules, what may be claimed, and files. */
export const engine = /* @__PURE__ */ new Engine(
  /* @__PURE__ */ spawner(light),
  /* @__PURE__ */ spawner(files),
);

export {
  adviceWords,
  cited,
  countWords,
  haltWords,
  lookedWords,
  numberWords,
  secondsWords,
  sentence,
  sizeWords,
  troubleWords,
} from "./engine-words.ts";
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
  Expectation,
  Fact,
  Format,
  Hint,
  Known,
  Line,
  Location,
  Move,
  Opened,
  PositionInput,
  ProofFile,
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
  TextPlace,
  Verdict,
} from "./generated/prover.js";
export type { Engine } from "./light.ts";
export { DEFAULT_BUDGET } from "./limits.ts";
export type {
  Budget,
  CheckedText,
  Game,
  Judged,
  Progress,
  ProofOf,
  Proved,
} from "./protocol.ts";
export type { Prover, Watch } from "./prover.ts";
export { prover } from "./the-prover.ts";
