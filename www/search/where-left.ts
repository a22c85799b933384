/** Where the reader left off, as the search names it. Pure. */
import type { Document, Position, SearchFile } from "./documents.ts";
import { WORDS } from "./words.ts";

interface Here {
  page: string;
  section: string;
  number: number;
  /** In seconds. */
  when: number;
}

export interface LeftPlace {
  title: string;
  place: string;
  address: string;
  position: Position | undefined;
}

/** Null where nobody has begun, or the place is no more. */
export function whereLeft(
  { first, documents, positions }: SearchFile,
  here: Here | null | undefined,
  now = new Date(),
): LeftPlace | null {
  if (!here) return null;
  const { page, section, number, when } = here;
  const file = page === first ? "index.html" : `${page}.html`;
  const addresses = [`${file}#${section}`, ...(number === 1 ? [file] : [])];
  const isHere = (drawn: boolean) => (one: Document) =>
    (one.group === "positions") === drawn && addresses.includes(one.address);
  const drawn = documents.find(isHere(true));
  const found = documents.find(isHere(false)) ?? drawn;
  if (!found) return null;
  return {
    title: found.title,
    place: WORDS.leftPlace({ place: found.place, section: number, when: dayWords(when, now) }),
    address: found.address,
    position: drawn?.position === undefined ? undefined : positions[drawn.position],
  };
}

const DAY = 86_400;

/** "Today", "Yesterday", or the date. */
function dayWords(when: number, now: Date): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0) / 1000;
  if (when >= midnight) return WORDS.today;
  if (when >= midnight - DAY) return WORDS.yesterday;
  return new Date(when * 1000).toLocaleDateString("en-GB", { day: "numeric", month: "long" });
}
