/** The engine's worker: loads the module, answers questions, and says so when it cannot. */
import init, { attempt, follow, version } from "./generated/loja.js";
import type { Fault, Kind, Questions, Reply, Request } from "./protocol.ts";

const send = (reply: Reply): void => postMessage(reply);

const loaded: Promise<boolean> = init().then(
  () => {
    send({ kind: "ready", version: version() });
    return true;
  },
  (error: unknown) => {
    send({ kind: "unloadable", message: String(error) });
    return false;
  },
);

function answer(request: Request): Questions[Kind]["answer"] {
  switch (request.kind) {
    case "follow":
      return follow(request.start, request.moves);
    case "attempt":
      return attempt(request.step, request.moves);
  }
}

/** The engine's own errors carry a code; anything else is a breakdown, not an answer. */
function fault(error: unknown): Fault | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const points = "points" in error && Array.isArray(error.points) ? error.points.map(Number) : [];
  return { code: error.code, message: error.message, points };
}

addEventListener("message", async (event: MessageEvent<Request>) => {
  const request = event.data;
  if (!(await loaded)) return;
  try {
    send({ kind: "answer", id: request.id, answer: answer(request) });
  } catch (error) {
    const told = fault(error);
    if (told) send({ kind: "fault", id: request.id, fault: told });
    else send({ kind: "crash", id: request.id, message: String(error) });
  }
});
