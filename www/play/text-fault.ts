/** Where in a text the fault is that a message speaks of. */

import { sentence } from "../engine/engine.ts";
import { fileText } from "../engine/file-text.ts";
import { PASTED_WORDS } from "./words.ts";

/** A text may also be one that only the reader's program calls so; more is not even looked at. */
export const MOST_BYTES = 1 << 20;

/** The offset of "line 2, column 5" or "character 7 of the link" in the text, or null when there is no place. */
export function faultAt(text: string, message: string): number | null {
  const place = /\bline (\d{1,7})(?:,? column (\d{1,7}))?/i.exec(message);
  const character = /\bcharacter (\d{1,7}) of the link/i.exec(message);
  if (!place && !character) return null;
  const lines = text.split("\n");
  const line = Number(place?.[1] ?? 1) - 1;
  const found = lines[line];
  if (found === undefined) return null;
  const before = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
  // A link is counted without what announces it.
  const prefix = character ? (/^\s*(?:loja:)?/.exec(found)?.[0].length ?? 0) : 0;
  const column = Number(character?.[1] ?? place?.[2] ?? 1) - 1 + prefix;
  return before + Math.min(Math.max(column, 0), found.length);
}

/** The text of a file, or the reason why it can't be read. */
export function textOf(bytes: ArrayBuffer): { text: string } | { fault: string } {
  if (bytes.byteLength > MOST_BYTES)
    return { fault: PASTED_WORDS.largeFile({ megabytes: (bytes.byteLength / 1e6).toFixed(1) }) };
  const text = fileText(new Uint8Array(bytes));
  if (text !== null) return { text };
  return { fault: PASTED_WORDS.noText };
}

const NAME = "[a-z]{0,2}\\d{1,4}";
const MANY = new RegExp(`\\b((?:${NAME}, ){12})((?:${NAME}, )+${NAME})\\b`, "g");

/** Names at most twelve points of a long list. */
export const shortened = (words: string): string =>
  words.replace(MANY, (_, first: string, rest: string) => `${first}and ${rest.split(", ").length} more`);

/** A message of the engine as a sentence, with at most twelve points of a long list. */
export const faultSentence = (message: string): string => sentence(shortened(message));

/** The fault of a link, which has one line. */
export const linkFault = (message: string): string => faultSentence(message.replace(/^line 1: /, ""));
