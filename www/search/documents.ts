/** The content of `search.json`: everything to find, as the build has written it from the rendered book. */

export type Side = "left" | "right" | "top" | "bottom";

export const GROUPS = ["chapters", "words", "clauses", "beasts", "positions"] as const;
export type Group = (typeof GROUPS)[number];

/** The question of a page that must be answered before something may be told. */
export interface Asked {
  page: string;
  question: string;
}

export interface Document {
  group: Group;
  title: string;
  /** Where it stands: the chapter, and the section where that is not the title. */
  place: string;
  address: string;
  text: string;
  /** A clause, or a beast's number: what it is called for short. */
  code?: string;
  /** The number of its position in `positions`. */
  position?: number;
  after?: Asked;
}

export interface Position {
  rows: string[];
  /** The sides that are borders; all of them when absent. */
  edges?: Side[];
  /** Whether edges are glued or lines are left out: then no shape on a plain board is looked for on it. */
  odd?: boolean;
}

export interface SearchFile {
  /** The page that is `index.html`. */
  first: string;
  documents: Document[];
  positions: Position[];
}
