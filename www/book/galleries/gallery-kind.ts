/** The parts that one gallery has of its own. */
import type { BookChapter } from "../book.ts";
import type { Markup } from "../html.ts";
import type { Specimen } from "../order.ts";
import type { Facets, Group } from "./filters.ts";

export interface GalleryKind<Of extends Specimen = Specimen> {
  pagesOf(chapter: BookChapter): Of[];
  one: string;
  many: string;
  /** Said where the filters leave nothing. */
  none: string;
  groups(pages: readonly Of[]): Group[];
  facetsOf(page: Of): Facets;
  /** Which to meet first, and why: shown above all others. */
  first: readonly { slug: string; why: string }[];
  /** Null when it has none. */
  nameOf(page: Of): string | null;
  /** The ruling, shown only to a reader who has answered. */
  rulingOf(page: Of): string;
  /** Beside its name until then. */
  sign(page: Of): Markup | false;
  /** The meaning of that sign, above the shelves. */
  told(): Markup | false;
}
