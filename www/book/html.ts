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

/** html`<p>${text}</p>`: text is escaped, markup and lists of markup are taken as they are. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(render)));
}

/** Markup from a source that has done its own escaping. */
export const trusted = (text: string): Markup => new Markup(text);

/** Data for a script to read. It can't end its own element, whatever text is in it. */
export function dataScript(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  return html`<script type="application/json" id="${id}">${trusted(json)}</script>`;
}
