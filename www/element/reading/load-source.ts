/** The file of an address, as text. The engine judges its content; this code judges its length. */

import { fileText } from "../../engine/file-text.ts";
import { PositionFault } from "../trouble-notice.ts";
import { quote } from "./faults.ts";

/** As much as the notation reads. */
const MOST = 2 ** 20;
/** Browsers differ in what they do with a longer address, and servers refuse it. */
const LONGEST = 8000;

export async function loadSource(src: string, signal: AbortSignal): Promise<string> {
  const fault = (why: string, again: boolean): PositionFault =>
    new PositionFault(`The file ${quote(src)} ${why}, so its board can’t be drawn.`, again);
  if (src.length > LONGEST) throw fault("has too long an address", false);
  let response: Response;
  try {
    response = await fetch(new URL(src, document.baseURI), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw fault("did not load", true);
  }
  if (!response.ok) throw fault(`is not there (${response.status})`, response.status >= 500);
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = (await reader?.read().catch(() => Promise.reject(fault("broke off", true)))) ?? {
      done: true,
    };
    if (done) break;
    if (value) pieces.push(value);
    length += value?.length ?? 0;
    if (length <= MOST) continue;
    void reader?.cancel().catch(() => {});
    throw fault("is longer than 1 MB", false);
  }
  const text = fileText(new Uint8Array(await new Blob(pieces).arrayBuffer()));
  if (text === null) throw fault("is no text in UTF-8, and no SGF", false);
  return text;
}
