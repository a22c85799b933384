/** The kind of a pasted text: the address of a page of ours, a certificate, positions, or one with a fault in it. */
import { fragmentOf, isBareLink } from "../address/link.ts";
import { EngineError, engine, type Opened, sentence } from "../engine/engine.ts";
import { CERTIFICATE_MOST_TEXT } from "../engine/limits.ts";
import { certificateIn, isCertificate } from "../proof/certificate-text.ts";
import { faultAt, MOST_BYTES } from "./text-fault.ts";
import { PASTED_WORDS } from "./words.ts";

export type FoundPosition = Extract<Opened, { fault: null }>;

export type Pasted =
  | { kind: "address"; fragment: string }
  | { kind: "positions"; all: Opened[] }
  /** It brings its own position and claim, which holds or not. */
  | { kind: "certificate"; text: string }
  /** `at` is where in the text it is, when that is known. */
  | { kind: "fault"; words: string; at: number | null }
  /** The engine did not answer; nothing is wrong with the text. */
  | { kind: "silence"; words: string };

/** The boards of a game whose set-up the rules don’t have: to look at, and to mend. */
export function shownBoards({ fault, name, shown }: Opened): FoundPosition[] {
  if (!shown) return [];
  const note = sentence(fault ?? "");
  const found = (start: FoundPosition["start"], words: string): FoundPosition => ({
    fault: null,
    name: [name?.trim(), words].filter(Boolean).join(", ") || null,
    start,
    moves: [],
    note,
  });
  if (shown.moves === 0) return [found(shown.end, "")];
  return [found(shown.end, PASTED_WORDS.theEnd), found(shown.start, PASTED_WORDS.theStart)];
}

/** A row of a diagram. */
const ROW = /^[\s|.,#*+xoXO]+$/;
/** Captives, captives, turn and passes: the last line of this book's own diagrams. */
const STATUS = /^\s*-?\d+ +-?\d+ +[BW] +-?\d+\s*$/m;

/** A diagram in capitals alone, with small letters, since elsewhere capitals are ordinary stones; null for all other texts. */
export function plainStones(text: string): string | null {
  if (/^\s*(?:[{[(;]|\$\$)/.test(text) || STATUS.test(text) || isBareLink(text)) return null;
  const lines = text.split("\n");
  const rows = lines.filter((line) => ROW.test(line)).join("");
  if (!/[XO]/.test(rows) || /[xo]/.test(rows)) return null;
  return lines.map((line) => (ROW.test(line) ? line.toLowerCase() : line)).join("\n");
}

export async function readPasted(text: string): Promise<Pasted> {
  const fault = (words: string, at: number | null = null): Pasted => ({ kind: "fault", words, at });
  if (text.trim() === "") return fault(PASTED_WORDS.nothing);
  if (isCertificate(text))
    return text.length > CERTIFICATE_MOST_TEXT
      ? fault(PASTED_WORDS.longCertificate)
      : { kind: "certificate", text: certificateIn(text) };
  const fragment = fragmentOf(text);
  if (fragment !== null) return { kind: "address", fragment };
  if (new Blob([text]).size > MOST_BYTES) return fault(PASTED_WORDS.tooLong);
  // A link alone could be a row of a diagram, but none that begins with a figure and is this long.
  const plain = plainStones(text);
  const asked = isBareLink(text) ? `loja:${text.trim()}` : (plain ?? text);
  try {
    const read = await engine.read(asked);
    const all =
      plain === null
        ? read
        : read.map((one) => (one.fault === null ? { ...one, note: PASTED_WORDS.plain } : one));
    const [only] = all;
    if (!only) return fault(PASTED_WORDS.noPosition);
    if (all.length === 1 && only.fault !== null && !only.shown)
      return fault(sentence(only.fault), faultAt(text, only.place));
    return { kind: "positions", all };
  } catch (error) {
    if (error instanceof EngineError && !error.passing)
      return fault(sentence(error.message), faultAt(text, error.place));
    return {
      kind: "silence",
      words: PASTED_WORDS.silent,
    };
  }
}
