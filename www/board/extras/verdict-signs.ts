/** The facts about a point, and stones that are shown and not played. */
import { type Content, radius, text } from "../signs.ts";
import { svg } from "../svg.ts";

export function verdictSigns({ sign, stone }: Content): SVGElement[] {
  const onStone = stone !== null;
  const parts: SVGElement[] = [];
  if (!onStone && sign !== "eye") parts.push(svg("circle", { class: "gap", r: 0.26 }));
  const arm = 0.14;
  if (sign === "holds") parts.push(svg("circle", { class: "sign holds", r: 0.165 }));
  if (sign === "fails") {
    const d = `M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`;
    parts.push(svg("path", { class: "sign fails", d }));
  }
  if (sign === "open") parts.push(svg("circle", { class: "sign open", r: 0.15 }));
  if (sign === "eye") parts.push(svg("path", { class: "sign eye", d: "M0 -.175L.175 0L0 .175L-.175 0Z" }));
  return parts;
}

export function shownStone(shown: NonNullable<Content["shown"]>): SVGElement {
  const told = svg("g", { class: `shown ${shown.stone}` });
  told.append(
    svg("circle", { class: "gap", r: 0.47 }),
    svg("circle", { class: "stone", r: radius(shown.stone, 0.75) }),
    svg("circle", { class: "shown-ring", r: 0.45 }),
  );
  if (shown.label) told.append(text(shown.label, true));
  return told;
}
