/** Where the pair of the two colours is spelled out: as a list, as a type, or as one told by the other. */
const pairs = [
  /\[\s*"black",\s*"white",?\s*\]|\[\s*"white",\s*"black",?\s*\]/g,
  /(?<!\|\s*)(?:"black"\s*\|\s*"white"|"white"\s*\|\s*"black")(?!\s*\|)/g,
  /===\s*"black"\s*\?\s*"white"|===\s*"white"\s*\?\s*"black"/g,
  /\{\s*black:\s*"Black",\s*white:\s*"White",?\s*\}/g,
];

/** `board/color.ts` is the place for it. A published type leads to no other file. */
const mayHave = ["www/board/color.ts", "www/element/loja-board.d.ts"];

export const spelledPairs = (file: string, source: string): string[] =>
  mayHave.includes(file)
    ? []
    : pairs.flatMap((pair) => (source.match(pair) ?? []).map((found) => `${file}: ${found}`));
