/** What all pictures of numbers have in common: a caption, a name for those who listen, the same as a table. */
import { svg } from "../../board/svg.ts";
import { element } from "../../dom.ts";

export interface Table {
  head: string[];
  rows: (string | number)[][];
}

export interface Chart {
  caption: string;
  /** One or two sentences that say what one sees. */
  said: string;
  /** How it is to be read. */
  legend?: HTMLElement;
  pictures: HTMLElement[];
  table: Table;
}

export function chart({ caption, said, legend, pictures, table }: Chart): HTMLElement {
  return element(
    "figure",
    { class: "chart" },
    element("figcaption", {}, element("h2", {}, caption), element("p", {}, said)),
    legend,
    element("div", { class: "pictures" }, ...pictures),
    element("details", {}, element("summary", {}, "As a table"), tableOf(caption, table)),
  );
}

function tableOf(caption: string, { head, rows }: Table): HTMLElement {
  const cells = (row: (string | number)[]): HTMLElement[] =>
    row.map((text, n) =>
      n === 0 ? element("th", { scope: "row" }, String(text)) : element("td", {}, String(text)),
    );
  return element(
    "div",
    { class: "scrolls", tabindex: "0", role: "region", "aria-label": caption },
    element(
      "table",
      {},
      element("caption", { class: "visually-hidden" }, caption),
      element("thead", {}, element("tr", {}, ...head.map((text) => element("th", { scope: "col" }, text)))),
      element("tbody", {}, ...rows.map((row) => element("tr", {}, ...cells(row)))),
    ),
  );
}

let names = 0;

/** A picture with a title and a description. Its unit is a pixel at its natural width. */
export function picture(
  size: { width: number; height: number },
  told: { title: string; desc: string },
  ...parts: Node[]
): HTMLElement {
  const name = `chart-${++names}`;
  const [title, desc] = [svg("title", { id: `${name}-title` }), svg("desc", { id: `${name}-desc` })];
  title.textContent = told.title;
  desc.textContent = told.desc;
  const drawn = svg(
    "svg",
    {
      viewBox: `0 0 ${size.width} ${size.height}`,
      width: size.width,
      height: size.height,
      role: "img",
      "aria-labelledby": `${name}-title`,
      "aria-describedby": `${name}-desc`,
    },
    title,
    desc,
    ...parts,
  );
  const host = element("div", { class: "picture" });
  host.append(drawn);
  return host;
}

/** Words in a picture: they end, begin or have their middle at a place. */
export function text(
  words: string | number,
  x: number,
  y: number,
  anchor: "start" | "middle" | "end" = "start",
  look = "",
): SVGTextElement {
  const made = svg("text", { x, y, "text-anchor": anchor, ...(look && { class: look }) });
  made.textContent = String(words);
  return made;
}
