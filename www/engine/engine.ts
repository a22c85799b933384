/** The one engine of the page. Its worker starts with the first question. */
import { Engine, type WorkerLike } from "./client.ts";

export const engine = new Engine(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
);

export type { Engine } from "./client.ts";
export { EngineError } from "./client.ts";
export type {
  Attempt,
  Board,
  Color,
  Line,
  Move,
  PositionInput,
  Refusal,
  Situation,
  Step,
} from "./generated/loja.js";
