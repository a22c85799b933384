/** The line icons of the controls: decoration, each above its word. */
import { svg } from "../board/svg.ts";
import type { Control } from "./element-frame.ts";

const DISC = "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z";

/** The word, the lines, and what is filled. */
export const LOOKS: Record<Control, [string, string, string?]> = {
  back: ["Back", "M20 12H5m6-6-6 6 6 6"],
  forward: ["Forward", "M4 12h15m-6-6 6 6-6 6"],
  "undo-all": ["To the start", "M4 6v12M21 12H8m6-6-6 6 6 6"],
  hint: [
    "Hint",
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.4",
  ],
  // Two stones that change places.
  side: [
    "Side",
    "M20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 4.5h4v4M9.5 19.5h-4v-4",
    "M11.5 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  ],
  pass: ["Pass", `${DISC}M8 12h8`],
  judge: ["Who controls what?", "M4 5h16v14H4zM12 5v14M4 11l6-6M4 17.5l8-8M8.5 19l3.5-3.5"],
  more: ["More", "M5 12h.01M12 12h.01M19 12h.01"],
};

export function glyph(name: Control): SVGElement {
  const [, d, solid] = LOOKS[name];
  return svg(
    "svg",
    { class: "glyph", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d, class: name }),
    ...(solid ? [svg("path", { class: "solid", d: solid })] : []),
  );
}

export const seal = (): SVGElement =>
  svg(
    "svg",
    { class: "seal", viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("rect", { width: 32, height: 32, rx: 5 }),
    ...[10.8, 21.2].map((cx) => svg("circle", { cx, cy: 16, r: 4.2 })),
  );
