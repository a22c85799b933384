/** Reads a source that comes from a file, or takes the engine, when it is about to be seen. */

import { inSight } from "../in-sight.ts";
import type { Options } from "../options.ts";
import type { Attributes } from "./attributes.ts";
import { type Read, readAlone } from "./scene.ts";

export async function readSource(
  { host, told }: { host: HTMLElement; told: Attributes },
  position: Options["position"],
  signal: AbortSignal,
): Promise<Read> {
  await inSight(host, signal);
  const { src } = told;
  const given = src ? await (await import("./load-source.ts")).loadSource(src, signal) : (position ?? "");
  const alone = typeof given === "string" ? readAlone(given, told) : null;
  return alone ?? (await import("./engine-read.ts")).readByEngine(given, told, signal);
}
