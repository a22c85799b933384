/** The one prover of the page. A file of its own, so that only pages that use it load it. */
import { Prover } from "./prover.ts";
import { spawner } from "./spawn.ts";
import { proofs, prover as ways } from "./ways/ways.ts";

/** Takes its time: who wins, and why. */
export const prover = /* @__PURE__ */ new Prover(
  /* @__PURE__ */ spawner(ways),
  /* @__PURE__ */ spawner(proofs),
);
