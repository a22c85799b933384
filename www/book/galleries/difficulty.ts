/** How hard a beast is to decide, in words and as a sign. */
import type { Beast } from "../book.ts";
import { html, type Markup, trusted } from "../html.ts";

export const DIFFICULTY_WORDS: Record<Beast["hard"], string> = {
  glance: "A glance",
  search: "A search",
  long: "A long search",
  undecided: "Undecided",
};

/** Three small bars, of which more and more are full. */
export function difficultyBars(hard: Beast["hard"]): Markup {
  const full = { undecided: 0, glance: 1, search: 2, long: 3 }[hard];
  const one = (height: number, index: number): string =>
    `<path${index < full ? "" : ' class="pale"'} d="M${6 * index} 10v-${height}h4v${height}z"/>`;
  return html`<svg class="bars" viewBox="0 0 16 10" width="16" height="10" role="img" aria-label="${DIFFICULTY_WORDS[hard]}">${trusted([4, 7, 10].map(one).join(""))}</svg>`;
}
