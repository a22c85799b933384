/** How the player of whole games starts: only the site has him, so articles carry neither his worker nor his module. */
import type { Ways } from "../spawn.ts";
import type { WorkerLike } from "../supervised.ts";

export const opponent: Ways = {
  direct: () =>
    new Worker(new URL("../workers/opponent-worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
  inline: null,
};
