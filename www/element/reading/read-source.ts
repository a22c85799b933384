/** Reads a source that comes from a file, or takes the engine, when it is about to be seen. */

import type { Options } from "../options.ts";
import type { Attributes } from "./attributes.ts";
import { type Read, readAlone } from "./scene.ts";

export async function readSource(
  { host, told }: { host: HTMLElement; told: Attributes },
  position: Options["position"],
  signal: AbortSignal,
): Promise<Read> {
  const { src } = told;
  // What no reading can help is said at once, wherever it stands.
  if (!src && typeof position !== "object" && (typeof position !== "string" || !position.trim()))
    throw await noPosition(position);
  await inSight(host, signal);
  const given = src ? await (await import("./load-source.ts")).loadSource(src, signal) : (position ?? "");
  const alone = typeof given === "string" ? readAlone(given, told) : null;
  return alone ?? (await import("./engine-read.ts")).readByEngine(given, told, signal);
}

async function noPosition(given: unknown): Promise<Error> {
  const { PositionFault } = await import("../trouble-notice.ts");
  const but = given === undefined || given === "" ? "there is none" : `this is ${JSON.stringify(given)}`;
  return new PositionFault(`A position is a diagram, JSON, SGF or a link as text, or an object; ${but}.`);
}

/** A place of the page is waited for until it is near to what is seen, so that a long article loads nothing for its end. */
const NEAR = "600px";

function inSight(host: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(host);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      reject(signal.reason);
    });
  });
}
