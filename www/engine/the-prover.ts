/** The one prover of the page. A file of its own, so that only pages that use it load it. */
import { BORROWERS_MOST } from "./limits.ts";
import { Prover } from "./prover.ts";
import { spawner } from "./spawn.ts";
import { proofs, prover as ways } from "./ways/ways.ts";

/** A core for each, one for the page and the first prover; little where memory may be short. Under Node nobody has asked yet. */
function borrowers(): number {
  if (typeof navigator === "undefined") return 0;
  const { hardwareConcurrency: cores = 1, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  const roomy = deviceMemory === undefined ? matchMedia("(pointer: fine)").matches : deviceMemory >= 8;
  return Math.min(roomy ? BORROWERS_MOST : 1, cores - 1);
}

/** Takes its time: who wins, and why. */
export const prover = /* @__PURE__ */ new Prover(
  /* @__PURE__ */ spawner(ways),
  /* @__PURE__ */ spawner(proofs),
  undefined,
  /* @__PURE__ */ borrowers(),
);
