/** What the still part can’t read by itself comes from a file, or takes the engine; and it comes when it is about to be seen. */

import { near } from "../in-sight.ts";
import type { Options } from "../options.ts";
import type { Told } from "./attributes.ts";
import { type Read, readAlone } from "./scene.ts";

export async function read(
  host: HTMLElement,
  position: Options["position"],
  told: Told,
  signal: AbortSignal,
): Promise<Read> {
  await near(host, signal);
  const { src } = told;
  const given = src ? await (await import("./load-source.ts")).load(src, signal) : (position ?? "");
  const alone = typeof given === "string" ? readAlone(given, told) : null;
  return alone ?? (await import("./engine-read.ts")).ask(given, told);
}
