/** Which trainer knows a kind. Each is loaded with the first problem that needs it. */
import type { Kind } from "./problem.ts";
import type { MountTrainer } from "./trainer.ts";

export async function mountTrainer(kind: Kind): Promise<MountTrainer> {
  if (kind === "lock" || kind === "refute") return (await import("./argue/argue-trainer.ts")).mountArgue;
  return (await import("./styled-kinds.ts")).mountOther;
}
