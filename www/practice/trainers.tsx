/** Which trainer knows a kind. Each is loaded with the first problem that needs it. */
import type { Kind } from "../kinds/problem.ts";
import type { Argued, MountTrainer } from "../kinds/trainer.ts";

export async function mountTrainer(kind: Kind): Promise<MountTrainer> {
  if (kind === "lock" || kind === "refute") return (await import("./argue/argue-trainer.tsx")).mountArgue;
  const [{ mountOther }, { ProofLink }] = await Promise.all([
    import("./styled-kinds.ts"),
    import("./argue/onward.tsx"),
  ]);
  const argue = (words: string, to: Argued) => <ProofLink to={to}>{words}</ProofLink>;
  return (place, problem, on) => mountOther({ ...place, argue }, problem, on);
}
