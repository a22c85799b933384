/** Words that a stranger wrote, as they may stand in the page. */

/** One line without signs that could disturb the words around it, and not too long. */
export const plainWords = (text: string, most: number): string =>
  [
    ...text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, " ")
      .trim()
      .replace(/\s+/g, " "),
  ]
    .slice(0, most)
    .join("");

/** The first few of many sentences about what a stranger wrote, and how many there are beside them. */
export function firstFew(sentences: readonly string[], most = 8): string[] {
  const more = sentences.length - most;
  return more > 1 ? [...sentences.slice(0, most), `And ${more} more like these.`] : [...sentences];
}
