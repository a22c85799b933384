/**
 * Catalogues of words. A feature's words stand in one `words.ts`: each message has an id, and is a text or a function
 * with named arguments. A message knows plural, list and choice, and decides nothing else.
 */

/** A text, or a text with named arguments. */
type Message = string | ((named: never) => string);

interface Messages {
  readonly [id: string]: Message | Messages;
}

/** Texts are plain strings for the types too, so that no code can depend on one. */
type Catalogue<M> = {
  readonly [Id in keyof M]: M[Id] extends string ? string : M[Id] extends Messages ? Catalogue<M[Id]> : M[Id];
};

/** Set before the page is loaded, it puts marks around every message: the tests then find the words that have none. */
const MARKED = "lojaMarkedWords" in globalThis;

/** The catalogue of a feature; `name` and an id together are unique on the page. */
export function words<const M extends Messages>(name: string, messages: M): Catalogue<M>;
export function words(_: string, messages: Messages): Messages {
  return MARKED ? markedMessages(messages) : messages;
}

const marked = (text: string): string => text && `⟦${text}⟧`;

const markedMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === "string"
        ? marked(message)
        : typeof message === "function"
          ? (named: never) => marked(message(named))
          : markedMessages(message),
    ]),
  );

const PLURAL = new Intl.PluralRules("en");

/** The form of a word that goes with a number: `plural(count, "point is", "points are")`. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  PLURAL.select(count) === "one" ? one : other;

/** A number with its word: "1 stone", "2 stones". */
export const quantity = (count: number, one: string, other?: string): string =>
  `${count} ${plural(count, one, other)}`;

const LISTS = {
  and: new Intl.ListFormat("en-GB"),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** "a1", "a1 and b2", "a1, b2 and c3"; with "or" if one of them is meant. */
export const list = (items: readonly string[], join: "and" | "or" = "and"): string =>
  LISTS[join].format(items);

const SMALL = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A small number as a word, a larger one in digits. */
export const spelled = (count: number): string => SMALL[count] ?? String(count);

/** A small number as a word, with its noun: "two stones", "13 stones". */
export const counted = (count: number, one: string, other?: string): string =>
  `${spelled(count)} ${plural(count, one, other)}`;

/** A message begins with a capital, whatever its first argument is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that come twice in a row are news too, but a live region only announces changes. */
export const spokenAfter = (last: string, words: string): string =>
  words && words === last ? `${words}\u00a0` : words;
