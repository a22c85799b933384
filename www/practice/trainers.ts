/** Which trainer knows a kind. Each is loaded with the first problem that needs it. */
import type { Kind } from "../kinds/problem.ts";
import type { MountTrainer } from "../kinds/trainer.ts";

export async function mountTrainer(kind: Kind): Promise<MountTrainer> {
  if (kind === "lock" || kind === "refute") return (await import("./argue/argue-trainer.tsx")).mountArgue;
  const [{ mountOther }, { toProof }] = await Promise.all([
    import("./styled-kinds.ts"),
    import("./argue/onward.tsx"),
  ]);
  return (place, problem, on) => mountOther({ ...place, argue: toProof }, problem, on);
}
