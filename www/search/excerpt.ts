/** The part of a text in which something was found, and what to underline there. Pure. */
import { wordsOf } from "./text-index.ts";

export interface Piece {
  text: string;
  found: boolean;
}

/** How much of a text is shown, in characters. */
const LENGTH = 96;

/** How much of it may stand before the find: on a phone a line has some forty. */
const BEFORE = 28;

/** A text in pieces, those that were found told apart. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const wanted = new Set(words);
  const pieces: Piece[] = [];
  let done = 0;
  for (const word of wordsOf(text)) {
    const at = text.indexOf(word, done);
    if (wanted.has(word.toLowerCase())) {
      if (at > done) pieces.push({ text: text.slice(done, at), found: false });
      pieces.push({ text: word, found: true });
      done = at + word.length;
    } else if (pieces.length === 0 || !pieces.at(-1)?.found) {
      // Joined with what stands before it.
      const last = pieces.pop()?.text ?? "";
      pieces.push({ text: last + text.slice(done, at + word.length), found: false });
      done = at + word.length;
    } else {
      pieces.push({ text: text.slice(done, at + word.length), found: false });
      done = at + word.length;
    }
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}

/** The sentence with the first find, or the beginning; cut between words. */
export function excerpt(text: string, words: readonly string[]): string {
  const wanted = new Set(words);
  let at = 0;
  let first = -1;
  for (const word of wordsOf(text)) {
    at = text.indexOf(word, at);
    if (wanted.has(word.toLowerCase())) {
      first = at;
      break;
    }
    at += word.length;
  }
  const sentence = first < 0 ? 0 : text.slice(0, first).search(/[^.?!]*$/);
  // The find must be in sight where the line is short.
  const from = first - sentence > BEFORE ? text.indexOf(" ", first - BEFORE) + 1 : sentence;
  const rest = text.slice(from).trimStart();
  if (rest.length <= LENGTH) return (from > sentence ? "… " : "") + rest;
  const end = rest.lastIndexOf(" ", LENGTH);
  return `${from > sentence ? "… " : ""}${rest.slice(0, end > 0 ? end : LENGTH)} …`;
}
