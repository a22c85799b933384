/** Where in a text its fault is, and files that are no text. */

import type { TextPlace } from "../engine/engine.ts";
import { fileText } from "../engine/file-text.ts";
import { PASTED_WORDS } from "./words.ts";

/** A text may also be one that only the reader's program calls so; more is not even looked at. */
export const MOST_BYTES = 1 << 20;

/** The offset of a place in its text, or null when there is none. */
export function faultAt(text: string, place: TextPlace | null | undefined): number | null {
  if (!place) return null;
  const { line = 1, column = 1, character } = place;
  const lines = text.split("\n");
  const found = lines[line - 1];
  if (found === undefined) return null;
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  // A link is counted without what announces it.
  const prefix = character === undefined ? 0 : (/^\s*(?:loja:)?/.exec(found)?.[0].length ?? 0);
  const at = (character ?? column) - 1 + prefix;
  return before + Math.min(Math.max(at, 0), found.length);
}

/** The text of a file, or the reason why it can't be read. */
export function textOf(bytes: ArrayBuffer): { text: string } | { fault: string } {
  if (bytes.byteLength > MOST_BYTES)
    return { fault: PASTED_WORDS.largeFile({ megabytes: (bytes.byteLength / 1e6).toFixed(1) }) };
  const text = fileText(new Uint8Array(bytes));
  if (text !== null) return { text };
  return { fault: PASTED_WORDS.noText };
}
