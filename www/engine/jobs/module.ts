/** The parts of the modules that the workers use, as `crate/wasm` declares them, so that tests can bring their own. */
import type * as files from "../generated/files.js";
import type * as light from "../generated/loja.js";
import type * as opponent from "../generated/opponent.js";
import type * as practice from "../generated/practice.js";
import type * as proofs from "../generated/proofs.js";
import type * as prover from "../generated/prover.js";
import type * as systems from "../generated/systems.js";

export type LightModule = Pick<typeof light, "follow" | "attempt" | "read" | "write" | "claiming" | "stage">;

export type FilesModule = Pick<typeof files, "readFile" | "writeFile">;

export type ProofsModule = Pick<typeof proofs, "check" | "proofFile">;

/** Lives in the module's memory until it is freed. */
export type ProofHandle = Pick<
  prover.ProofHandle,
  "run" | "learn" | "answer" | "hints" | "show" | "certificate" | "megabytes" | "free"
>;

/** Lives in the module's memory until it is freed. */
export type RefereeHandle = Pick<
  prover.RefereeHandle,
  "run" | "expect" | "lend" | "giveBack" | "report" | "certificate" | "free"
>;

export interface ProverModule {
  prove(...asked: Parameters<typeof prover.prove>): ProofHandle;
  referee(...asked: Parameters<typeof prover.referee>): RefereeHandle;
}

/** `facts` tells now and then how many situations were looked into; `newProblem` is one attempt, null when it came to nothing. */
export type PracticeModule = Pick<typeof practice, "facts" | "newProblem" | "reply">;

/** Lives in the module's memory until it is freed. */
export type ComparisonHandle = Pick<systems.ComparisonHandle, "run" | "choose" | "report" | "line" | "free">;

/** Lives in the module's memory until it is freed. */
export type ArgumentHandle = Pick<systems.ArgumentHandle, "about" | "run" | "answer" | "hints" | "free">;

export interface SystemsModule extends Pick<typeof systems, "play" | "attemptBy"> {
  compare(...asked: Parameters<typeof systems.compare>): ComparisonHandle;
  argue(...asked: Parameters<typeof systems.argue>): ArgumentHandle;
}

/** Lives in the module's memory until it is freed. */
export type ThoughtHandle = Pick<opponent.ThoughtHandle, "run" | "free">;

export interface OpponentModule {
  think(...asked: Parameters<typeof opponent.think>): ThoughtHandle;
}
