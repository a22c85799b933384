/** Whatever lies at one location: stone, mark, number, sign. */
import { boardExtras } from "./board-extras.ts";
import { otherColor } from "./color.ts";
import type { Patterns } from "./extras/patterns.ts";
import type { BoardView, Control, Expected, Location, Sign, Stone } from "./options.ts";
import { svg } from "./svg.ts";

/** The drawing at a location, as data; only a change of it draws again. */
export interface Content {
  stone: Stone | null;
  mark: BoardView["marks"][number];
  last: boolean;
  dead: boolean;
  label: string | null;
  shown: { stone: Stone; label: string | null } | null;
  expected: Expected | null;
  sign: Sign | null;
  ring: boolean;
  faded: boolean;
}

/** Whether a stone stands where the other player, or each player, controls. */
export const isDead = (stone: Stone | null, control: Control | null): boolean =>
  stone !== null && (control === "both" || control === otherColor(stone));

/** The content of each location in a view. */
export function contents(view: BoardView, count: number): Content[] {
  const has = (set: readonly Location[] | undefined, at: Location): boolean => set?.includes(at) === true;
  return Array.from({ length: count }, (_, at: Location) => {
    const isBare = has(view.outside?.points, at);
    const stone = isBare ? null : (view.stones[at] ?? null);
    const control = view.control?.[at] ?? null;
    const told = view.shown?.find((one) => one.at === at);
    return {
      stone,
      mark: isBare ? null : (view.marks[at] ?? null),
      last: view.last === at,
      dead: isDead(stone, control),
      label: view.labels?.[at] ?? null,
      shown: told ? { stone: told.stone, label: told.label ?? null } : null,
      expected: view.expected?.[at] ?? null,
      sign: view.signs?.[at] ?? null,
      ring: has(view.rings, at),
      faded: has(view.faded, at),
    };
  });
}

/** Outlines lie inside a stone's edge, so that both colours are equally large. */
export const radius = (stone: Stone, across: number): number =>
  across / 2 - (stone === "white" ? 0.012 : 0.006);

export function text(label: string, small: boolean): SVGTextElement {
  const size = [0.5, 0.42, 0.33][Math.min(label.length, 3) - 1] ?? 0.5;
  // Digits are centred on their own height: it is 0.72 of the size.
  const element = svg("text", { class: "label", "font-size": small ? size * 0.86 : size, dy: "0.36em" });
  element.textContent = label;
  return element;
}

function drawStone(content: Content, stone: Stone, kit: () => Patterns): SVGElement[] {
  const across = radius(stone, 0.94);
  // A hint of weight: a lighter face, a little towards where light comes from.
  const face = { class: "face", cx: -0.025, cy: -0.025, r: across * (stone === "white" ? 0.91 : 0.86) };
  const parts: SVGElement[] = [svg("circle", { class: "stone", r: across }), svg("circle", face)];
  if (content.dead) {
    const fill = kit().fill(stone === "white" ? "on-white" : "on-black");
    parts.push(svg("circle", { class: "dead", r: 0.445, fill }));
  }
  if (content.mark === "permanent") parts.push(svg("circle", { class: "second-ring", r: 0.39 }));
  // A number tells more than the ring; both would touch.
  if (content.label) parts.push(text(content.label, false));
  else if (content.last) parts.push(svg("circle", { class: "last", r: 0.2 }));
  return parts;
}

/** The SVG group of a location, drawn around the origin. */
export function draw(content: Content, kit: () => Patterns): SVGGElement {
  const { stone, mark, shown, label, sign } = content;
  const group = svg("g");
  if (stone) group.classList.add(stone);
  if (stone && mark === "permanent") group.classList.add("permanent");
  if (content.faded) group.classList.add("faded");
  if (stone) group.append(...drawStone(content, stone, kit));
  else if (mark === "temporary")
    group.append(svg("rect", { class: "mark", x: -0.18, y: -0.18, width: 0.36, height: 0.36 }));
  else if (mark === "permanent") group.append(svg("circle", { class: "mark", r: 0.19 }));
  if (shown) {
    group.append(boardExtras().shown(shown));
  } else if (!stone && label) {
    if (!mark) group.append(svg("circle", { class: "gap", r: 0.3 }));
    group.append(text(label, mark !== null));
  }
  if (content.expected && content.expected.by !== stone && !label)
    group.append(...boardExtras().expected(content.expected, stone));
  if (sign) group.append(...boardExtras().signs(content));
  // The lines of the board do not shine through a stone that steps back.
  const pale = stone !== null && (mark === "permanent" || content.faded);
  const whole = svg("g", {}, ...(pale ? [svg("circle", { class: "gap", r: 0.46 })] : []), group);
  if (content.ring) whole.append(svg("circle", { class: "ring", r: stone || shown ? 0.5 : 0.34 }));
  return whole;
}
