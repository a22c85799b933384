/** A reader's record, page by page and in practice: written, read back, and merged. No storage here. */
import { isTable, type Log, NO_LOG, readLog, salvage, union, writeLog } from "./answers.ts";
import { numberedMovedTo, type Spot, sectionMovedTo } from "./moved.ts";

/** The reader's record of one page, under the names of its steps and claims. */
export interface PageRecord {
  solved: Set<string>;
  /** The reader's first answers: the number of the answer, or a free number. */
  predicted: Map<string, number>;
  /** Sections that he has read to their end, by their names. */
  read: Set<string>;
  /** Figures on which he has tried moves. */
  tried: Set<string>;
  /** He has tried moves here. */
  played: boolean;
}

/** Where the reader was last. */
export interface Place {
  page: string;
  section: string;
  /** The number of the section on its page. */
  number: number;
  /** In seconds, as other clocks count them. */
  when: number;
}

export interface ReaderRecord {
  /** By the page's name in addresses. A map, since a name may be anything, also `constructor`. */
  pages: Map<string, PageRecord>;
  here: Place | null;
  practice: Log;
}

export const emptyRecord = (): ReaderRecord => ({ pages: new Map(), here: null, practice: NO_LOG });

export interface Reading {
  kept: ReaderRecord;
  /** How many entries could not be read. */
  unread: number;
  /** The version that wrote it; 0 when it doesn't say. */
  format: number;
  /** The text as a whole is broken; `kept` has what was found in its pieces. */
  broken: boolean;
}

/**
 * Up to the fourth format steps had the numbers of an older order. The third knew neither what was read nor where, the
 * second no practice, the first one solved steps alone.
 */
export const FORMAT = 5;

const NAME_SETS = ["solved", "read", "tried"] as const;

/** Names as the build makes them. Nothing else is taken in, and so nothing else can come out. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,79}$/i;
const LARGEST_ANSWER = 1_000_000;

const isAnswer = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST_ANSWER;

export const emptyPage = (): PageRecord => ({
  solved: new Set(),
  predicted: new Map(),
  read: new Set(),
  tried: new Set(),
  played: false,
});

/** The place of a page, made when there is none. */
export function pageIn(kept: ReaderRecord, name: string): PageRecord {
  const found = kept.pages.get(name) ?? emptyPage();
  kept.pages.set(name, found);
  return found;
}

/** Reads a record, in this format or an older one. It keeps the readable part and counts the rest. */
export function readRecord(text: string | null): Reading {
  const reading: Reading = { kept: emptyRecord(), unread: 0, format: 0, broken: false };
  if (!text) return reading;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    reading.kept.practice = salvage(text);
    return { ...reading, unread: 1, broken: true };
  }
  if (!isTable(found)) return { ...reading, unread: 1, broken: true };
  if (Number.isInteger(found.format)) reading.format = found.format as number;
  // The first format knew solved steps alone.
  if ("solved" in found)
    readTable(reading, found.solved, (reading, page, value) => readNames(reading, page.solved, value));
  if ("pages" in found) readTable(reading, found.pages, readPage);
  if ("here" in found) {
    reading.kept.here = readPlace(found.here);
    if (!reading.kept.here) reading.unread++;
  }
  if (reading.format < 5) reading.kept = inNewOrder(reading.kept);
  if ("practice" in found) {
    const { log, unread } = readLog(found.practice);
    reading.kept.practice = log;
    reading.unread += unread;
  }
  return reading;
}

/** A record of the older order, its steps and sections where they are now. */
function inNewOrder({ pages, here, practice }: ReaderRecord): ReaderRecord {
  const moved: ReaderRecord = { pages: new Map(), here: here && newPlace(here), practice };
  for (const [page, { solved, predicted, read, tried, played }] of pages) {
    const stays = pageIn(moved, page);
    stays.played ||= played;
    const at = (to: Spot | null, id: string): [PageRecord, string] =>
      to ? [pageIn(moved, to.page), to.id] : [stays, id];
    for (const [names, old] of [
      ["solved", solved],
      ["tried", tried],
    ] as const)
      for (const id of old) {
        const [record, now] = at(numberedMovedTo(page, id), id);
        record[names].add(now);
      }
    for (const [id, answer] of predicted) {
      const [record, now] = at(numberedMovedTo(page, id), id);
      record.predicted.set(now, answer);
    }
    for (const id of read) {
      const [record, now] = at(sectionMovedTo(page, id), id);
      record.read.add(now);
    }
  }
  return moved;
}

/** The number of a section on its new page is not known here: the page says it once it is opened. */
function newPlace(here: Place): Place {
  const to = sectionMovedTo(here.page, here.section);
  return to ? { ...here, page: to.page, section: to.id, number: 1 } : here;
}

function readTable(
  reading: Reading,
  table: unknown,
  readOne: (reading: Reading, page: PageRecord, value: unknown) => void,
): void {
  if (!isTable(table)) {
    reading.unread++;
    return;
  }
  for (const [name, value] of Object.entries(table)) {
    if (!NAME.test(name)) reading.unread++;
    else {
      const page = reading.kept.pages.get(name) ?? emptyPage();
      readOne(reading, page, value);
      if (!isEmpty(page)) reading.kept.pages.set(name, page);
    }
  }
}

function readPage(reading: Reading, page: PageRecord, value: unknown): void {
  if (!isTable(value)) {
    reading.unread++;
    return;
  }
  for (const names of NAME_SETS) if (names in value) readNames(reading, page[names], value[names]);
  if ("predicted" in value) readPredicted(reading, page, value.predicted);
  if (value.played === true) page.played = true;
  else if ("played" in value) reading.unread++;
}

function readNames(reading: Reading, names: Set<string>, value: unknown): void {
  if (!Array.isArray(value)) {
    reading.unread++;
    return;
  }
  for (const id of value)
    if (typeof id === "string" && NAME.test(id)) names.add(id);
    else reading.unread++;
}

function readPlace(value: unknown): Place | null {
  if (!isTable(value)) return null;
  const { page, section, number, when } = value;
  const named = (text: unknown): text is string => typeof text === "string" && NAME.test(text);
  if (!named(page) || !named(section) || !isAnswer(number)) return null;
  return Number.isSafeInteger(when) && (when as number) >= 0
    ? { page, section, number, when: when as number }
    : null;
}

function readPredicted(reading: Reading, page: PageRecord, value: unknown): void {
  if (!isTable(value)) {
    reading.unread++;
    return;
  }
  for (const [id, answer] of Object.entries(value))
    if (NAME.test(id) && isAnswer(answer)) page.predicted.set(id, answer);
    else reading.unread++;
}

const isEmpty = (page: PageRecord): boolean =>
  NAME_SETS.every((names) => page[names].size === 0) && page.predicted.size === 0 && !page.played;

/** Takes `more` into `kept`. Nothing is lost; of two answers to one question the first stays. */
export function mergeRecords(kept: ReaderRecord, more: ReaderRecord): ReaderRecord {
  for (const [name, other] of more.pages) {
    const page = pageIn(kept, name);
    const { predicted, played } = other;
    for (const names of NAME_SETS) for (const id of other[names]) page[names].add(id);
    for (const [id, answer] of predicted) if (!page.predicted.has(id)) page.predicted.set(id, answer);
    page.played ||= played;
  }
  if (more.here && more.here.when >= (kept.here?.when ?? 0)) kept.here = more.here;
  kept.practice = union(kept.practice, more.practice);
  return kept;
}

/** The text to keep: the same for the same deeds, in whatever order they were done. */
export function writeRecord(kept: ReaderRecord): string {
  const pages = [...kept.pages]
    .filter(([, page]) => !isEmpty(page))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { predicted, played, ...page }]) => [
      name,
      {
        ...Object.fromEntries(
          NAME_SETS.flatMap((names) => (page[names].size > 0 ? [[names, [...page[names]].sort()]] : [])),
        ),
        ...(predicted.size > 0 && { predicted: Object.fromEntries([...predicted].sort()) }),
        ...(played && { played }),
      },
    ]);
  return JSON.stringify({
    format: FORMAT,
    pages: Object.fromEntries(pages),
    ...(kept.here && { here: kept.here }),
    practice: writeLog(kept.practice),
  });
}
