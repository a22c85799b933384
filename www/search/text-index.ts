/** Finds documents by their words. The index is made here, from the texts: that takes less than to fetch one would. */
import MiniSearch, { type SearchOptions } from "minisearch";
import type { Document } from "./documents.ts";

export interface Hit {
  document: Document;
  /** The query's words in the document, in small letters. */
  words: string[];
}

/** Words and numbers; the number of a clause is one of them. */
const WORD = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** How many are shown that have only some of the words. */
const SOME = 24;

export class TextIndex {
  private readonly index = new MiniSearch<Document & { id: number }>({
    fields: ["title", "code", "place", "text"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 6, code: 6, place: 1.5 },
      combineWith: "AND",
      // While one is typing, the last word is only begun.
      prefix: (term, at, terms) => at === terms.length - 1 && term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.12, fuzzy: 0.1 },
      boostDocument: (id) => (this.documents[id as number]?.group === "chapters" ? 1.2 : 1),
    },
  });

  constructor(private readonly documents: readonly Document[]) {
    this.index.addAll(documents.map((document, id) => ({ ...document, id })));
  }

  /** The best first. */
  find(query: string): Hit[] {
    return this.hits(query, {});
  }

  /** Where no text has all the words: the best of those that have some. */
  some(query: string): Hit[] {
    return wordsOf(query).length > 1 ? this.hits(query, { combineWith: "OR" }).slice(0, SOME) : [];
  }

  private hits(query: string, options: SearchOptions): Hit[] {
    return this.index.search(query, options).flatMap(({ id, match }) => {
      const document = this.documents[id as number];
      return document ? [{ document, words: Object.keys(match) }] : [];
    });
  }
}
