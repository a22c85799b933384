/** HTML text that cannot be forgotten to be escaped: strings are, markup is a type of its own. */

export class Markup {
  constructor(readonly text: string) {}
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function render(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join("");
  if (value === null || value === undefined || value === false) return "";
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/**
 * html`<p>${text}</p>`: text is escaped, markup and lists of markup are taken as they are. How a template is indented is
 * no part of a page: that would weigh, where pages are long.
 */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const raw = strings.map((text) => text.replace(/\n\s*/g, "\n"));
  return new Markup(String.raw({ raw }, ...values.map(render)));
}

/** Markup from a source that has done its own escaping. */
export const trusted = (text: string): Markup => new Markup(text);

/** Data for a script to read. It can't end its own element, whatever text is in it. */
export function dataScript(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  return html`<script type="application/json" id="${id}">${trusted(json)}</script>`;
}
