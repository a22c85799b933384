/** Days as numbers, by the calendar where the reader is. */

const DAY = 86_400_000;

export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** The day of an answer, which tells its time in seconds. */
export const dayOfAnswer = ({ when }: { when: number }): number => dayOf(new Date(when * 1000));

/** Of a day's number: "2026-11-22". */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** "22 November 2026" */
export const dayWords = (day: number): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(day * DAY);

export const dayOfMonth = (day: number): number => new Date(day * DAY).getUTCDate();

/** "Nov" */
export const monthWords = (day: number): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(day * DAY);

/** "22 Nov" */
export const shortDay = (day: number): string => `${dayOfMonth(day)} ${monthWords(day)}`;
