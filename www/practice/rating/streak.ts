/** Days in a row on which something was practised. A number among others: nobody is reminded of it. */
import type { Log } from "../../progress/answers.ts";
import { dayOf, dayOfAnswer } from "./day.ts";

/** How many problems were answered on each day; a skip is no answer. */
export function daysOf(log: Log): Map<number, number> {
  const days = new Map<number, number>();
  for (const answer of log.answers) {
    if (answer.result === "skipped") continue;
    const day = dayOfAnswer(answer);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

/** Up to today, or up to yesterday as long as today is not over. */
export function streak(log: Log, now: Date): number {
  const days = daysOf(log);
  const today = dayOf(now);
  const last = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(last - length)) length++;
  return length;
}
