/** The chapter on compensation: after which section each calculator stands. */
import type { BookChapter } from "../book.ts";
import { html, type Markup } from "../html.ts";

export const isCompensation = ({ slug }: BookChapter): boolean => slug === "compensation";

export const compensationHead = (): string =>
  html`
    <link rel="stylesheet" href="./www/style/compensation.css" />`.text;

/** The panels by section, with their names for who can't see where they stand. */
const panels: Record<string, readonly [panel: string, name: string]> = {
  "small-worlds": ["worlds", "Solved boards"],
  series: ["series", "A handicap as a series"],
  paradox: ["paradox", "Two who take stones from one player"],
  grades: ["classes", "A gap of German classes"],
  pairs: ["handicap", "Two grades to a handicap pair"],
  prices: ["prices", "A gap by the Karlsruhe method"],
  placing: ["order", "The order of handicap points"],
};

/** The script fills it. Its room is kept, so that the text below stays where it is. */
export function calculatorAfter(section: string): Markup | false {
  const found = panels[section];
  if (!found) return false;
  const [panel, name] = found;
  return html`<noscript><p class="without-script">The calculator here needs script.</p></noscript>
    <div class="calculator ${panel}" data-calculator="${panel}" role="group" aria-label="${name}" aria-busy="true"></div>`;
}
