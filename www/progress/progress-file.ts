/** A reader's record as a file: to carry it to another device, or to be safe. */
import { upTo } from "./answers.ts";
import { FORMAT, type ReaderRecord, readRecord, writeRecord } from "./reader-record.ts";
import { WORDS } from "./words.ts";

/** The name of the saved file. */
export const FILE_NAME = "loja-progress.json";

/**
 * All steps of the book are a small part of this; ten thousand practice answers, after which the oldest are folded,
 * are a quarter. It is the only end to what is taken in: an end to what is read from the device would drop the
 * reader's own entries once a file has brought many others. A browser keeps some five million characters.
 */
const LARGEST = 2_000_000;

/** The clocks of two devices may be a day apart. */
const DAY = 86_400;

/** Says in the file itself what it is. */
const MARK = { loja: "progress" };

export const toFile = (kept: ReaderRecord): string =>
  `${JSON.stringify({ ...MARK, ...(JSON.parse(writeRecord(kept)) as object) }, null, 1)}\n`;

/** The content of a file, or the reason to refuse it. Files come from anybody. */
export type FromFile = { kept: ReaderRecord; unread: number } | { refused: string };

export function fromFile(text: string, now: Date): FromFile {
  if (text.length > LARGEST) return { refused: TOO_LARGE };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { refused: WORDS.unreadable };
  }
  if (typeof found !== "object" || found === null || !("loja" in found) || found.loja !== MARK.loja)
    return { refused: WORDS.foreign };
  const { kept, format, ...damage } = readRecord(text);
  if (format > FORMAT)
    return {
      refused: WORDS.newer,
    };
  const { practice } = kept;
  kept.practice = upTo(practice, now.getTime() / 1000 + DAY);
  const late = practice.answers.length - kept.practice.answers.length;
  const unread = damage.unread + late + (practice.base && !kept.practice.base ? 1 : 0);
  if (kept.pages.size === 0 && kept.practice.answers.length === 0 && unread > 0)
    return { refused: WORDS.nothingRead };
  return { kept, unread };
}

export const TOO_LARGE = WORDS.tooLarge;

export const isTooLarge = (bytes: number): boolean => bytes > LARGEST;
