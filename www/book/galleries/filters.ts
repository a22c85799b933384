/** Filters as they stand in the page of a gallery: closed groups of toggles, which the script wakes and counts. */
import { html, type Markup } from "../html.ts";

export interface Group {
  name: string;
  title: string;
  values: [value: string, text: string, sign?: Markup][];
  /** Whether its answer is a part of the ruling: a reader sees it only on specimens already judged. */
  afterwards?: boolean;
  /** Said below it. */
  note?: string;
}

/** The values of a specimen in each group. */
export type Facets = Readonly<Record<string, readonly string[]>>;

/** Hidden where there is no script: a page that stands still has nothing to filter. */
export function filters(groups: readonly Group[], all: number): Markup {
  return html`<details class="filters" data-role="filters">
    <summary><span>Filters</span> <span data-role="chosen"></span></summary>
    <div class="groups">${groups.map(
      ({ name, title, values, afterwards, note }) =>
        html`<div class="group" role="group" aria-labelledby="filter-${name}" data-group="${name}"${
          afterwards && html` data-afterwards`
        }><h2 id="filter-${name}">${title}</h2>${values.map(
          ([value, text, sign]) =>
            html`<button type="button" aria-pressed="false" data-value="${value}">${sign}<span class="text">${text}</span><span class="bar" aria-hidden="true"></span><span class="count" data-role="count"></span></button>`,
        )}${note && html`<p class="note">${note}</p>`}</div>`,
    )}</div>
    <button type="button" class="quiet" data-control="clear" hidden>Show all ${all}</button>
    <button type="button" class="filled see" data-control="see">See all ${all}</button>
  </details>`;
}

/** For the markup of a card, where the script reads them. */
export const facetsData = (facets: Facets): string => JSON.stringify(facets);
