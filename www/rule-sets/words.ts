/** What this feature says in more than one place: labels by their ids, numbers and results. Pure. */

/** "1 point", "2 points". */
export const counted = (count: number, noun: string): string =>
  `${count} ${new Intl.PluralRules("en").select(count) === "one" ? noun : `${noun}s`}`;

/** With the sign that a reader knows as minus. */
export const signed = (count: number): string => String(count).replace("-", "−");

/** "Black by 5" of Black's lead. */
export const resultOf = (lead: number): string =>
  lead === 0 ? "A draw" : `${lead > 0 ? "Black" : "White"} by ${Math.abs(lead)}`;

/** The first letter is a capital. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
