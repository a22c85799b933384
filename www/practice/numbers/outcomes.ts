/** How answers came out, a bar for each kind. Patterns tell the parts apart as well as colours do. */
import { svg } from "../../board/svg.ts";
import { element } from "../../dom.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { chart, picture, text } from "./chart-frame.ts";
import type { Outcome } from "./figures.ts";

const WIDTH = 280;
const ROW = 44;
const BAR = 14;
const GAP = 2;

const PARTS = ["right", "helped", "wrong", "skipped"] as const;
type Part = (typeof PARTS)[number];
const WORDS: Record<Part, string> = {
  right: "right at once",
  helped: "right with hints",
  wrong: "wrong",
  skipped: "skipped",
};

const sum = (one: Outcome): number => PARTS.reduce((all, part) => all + one[part], 0);

/** One part of a bar: solid, striped, crossed, or empty. */
function block(part: Part, x: number, y: number, width: number): SVGElement[] {
  const box = svg("rect", { class: `part ${part}`, x, y, width, height: BAR });
  if (part === "right" || part === "skipped") return [box];
  const lines: string[] = [];
  // From edge to edge, cut off where the block ends.
  for (let from = -BAR; from < width; from += 5) {
    const [start, end] = [Math.max(from, 0), Math.min(from + BAR, width)];
    lines.push(`M${x + start} ${y + BAR - (start - from)}L${x + end} ${y + BAR - (end - from)}`);
    if (part === "wrong") lines.push(`M${x + start} ${y + (start - from)}L${x + end} ${y + (end - from)}`);
  }
  return [box, svg("path", { class: `stripes ${part}`, d: lines.join("") })];
}

const countsWords = (one: Outcome): string =>
  PARTS.filter((part) => one[part] > 0)
    .map((part) => `${one[part]} ${WORDS[part]}`)
    .join(", ");

function legend(): HTMLElement {
  const items = PARTS.map((part) => {
    const sample = svg("svg", { viewBox: `0 0 24 ${BAR}`, width: 24, height: BAR, "aria-hidden": "true" });
    sample.append(...block(part, 0.5, 0, 23));
    const item = element("li");
    item.append(sample, ` ${WORDS[part]}`);
    return item;
  });
  return element("ul", { class: "legend" }, ...items);
}

export function outcomesChart(all: readonly Outcome[]): HTMLElement {
  const most = Math.max(...all.map(sum));
  const rows = all.flatMap((one, row) => {
    const top = row * ROW;
    const parts = PARTS.filter((part) => one[part] > 0);
    const unit = (WIDTH - GAP * (PARTS.length - 1)) / most;
    let x = 0;
    const bar = parts.flatMap((part) => {
      const made = block(part, x, top + 22, Math.max(1, one[part] * unit));
      x += Math.max(1, one[part] * unit) + GAP;
      return made;
    });
    return [
      text(NAMED[one.kind].name, 0, top + 15),
      text(sum(one), WIDTH, top + 15, "end", "strong"),
      ...bar,
    ];
  });
  const desc = all.map((one) => `${NAMED[one.kind].name}: ${countsWords(one)}.`).join(" ");
  return chart({
    caption: "How it came out",
    said: "Every answer you gave, by kind.",
    legend: legend(),
    pictures: [
      picture({ width: WIDTH, height: all.length * ROW }, { title: "Answers by kind", desc }, ...rows),
    ],
    table: {
      head: ["Kind", "Right at once", "With hints", "Wrong", "Skipped", "All"],
      rows: all.map((one) => [NAMED[one.kind].name, ...PARTS.map((part) => one[part]), sum(one)]),
    },
  });
}
