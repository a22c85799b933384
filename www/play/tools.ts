/** What one can lay on a board that is set up: each with its number key and its sign. */
import { button, element } from "../dom.ts";
import type { Ink } from "./position-rows.ts";

const SVG = "http://www.w3.org/2000/svg";

/** What a press does: it lays something, or asks whose the point is. */
export type Brush = Ink | "?";

interface Tool {
  key: string;
  ink: Brush;
  name: string;
  /** What it is, for those who listen and for who points at it. */
  about: string;
}

const TOOLS: readonly Tool[] = [
  { key: "1", ink: "x", name: "Black", about: "a black stone" },
  { key: "2", ink: "o", name: "White", about: "a white stone" },
  { key: "3", ink: ".", name: "Empty", about: "an empty point" },
  { key: "4", ink: "#", name: "Ko mark", about: "a temporary mark: shut for one turn" },
  { key: "5", ink: "*", name: "Permanent mark", about: "a permanent mark: shut for good" },
  { key: "6", ink: "X", name: "Permanent black", about: "a permanent black stone: it can’t be captured" },
  { key: "7", ink: "O", name: "Permanent white", about: "a permanent white stone: it can’t be captured" },
  { key: "8", ink: ",", name: "Hole", about: "no point at all" },
];

/** Where a verdict stands beside the board. */
const ASKING: Tool = { key: "9", ink: "?", name: "Whose?", about: "ask whose a point is, and why" };

export class ToolBox {
  readonly element: HTMLElement;
  private readonly tools: readonly Tool[];
  private readonly buttons: HTMLButtonElement[];
  private chosen: Brush = "x";

  constructor(
    private readonly onChoose: (tool: Tool) => void,
    { asks = false } = {},
  ) {
    this.tools = asks ? [...TOOLS.slice(0, 3), ASKING, ...TOOLS.slice(3)] : TOOLS;
    this.buttons = this.tools.map((tool) => {
      const made = button(sign(tool.ink), "tool", () => this.choose(tool.ink), {
        "aria-label": `${tool.name}, ${tool.about}`,
        "aria-keyshortcuts": tool.key,
        title: `${tool.about} (key ${tool.key})`,
      });
      made.append(element("span", {}, tool.name));
      return made;
    });
    this.element = element(
      "div",
      { class: `tools${asks ? " with-asking" : ""}`, role: "group", "aria-label": "What to lay" },
      ...this.buttons,
    );
    this.show();
  }

  get ink(): Brush {
    return this.chosen;
  }

  choose(ink: Brush): void {
    const tool = this.tools.find((one) => one.ink === ink);
    if (!tool || this.chosen === ink) return;
    this.chosen = ink;
    this.show();
    this.onChoose(tool);
  }

  /** The number keys. False for a key that means nothing here. */
  key(key: string): boolean {
    const tool = this.tools.find((one) => one.key === key);
    if (!tool) return false;
    this.choose(tool.ink);
    return true;
  }

  /** A tool that this board can't use stays in its place and says so. */
  enable(ink: Ink, on: boolean): void {
    const at = this.tools.findIndex((tool) => tool.ink === ink);
    const made = this.buttons[at];
    if (made) made.ariaDisabled = String(!on);
    if (!on && this.chosen === ink) this.choose("x");
  }

  private show(): void {
    this.tools.forEach(({ ink }, at) => {
      const made = this.buttons[at];
      if (made) made.ariaPressed = String(ink === this.chosen);
    });
  }
}

/** The same signs as on the board, on a crossing of two lines. */
function sign(ink: Brush): SVGElement {
  const made = node("svg", {
    viewBox: "0 0 24 24",
    width: "28",
    height: "28",
    class: "tool-sign",
    "aria-hidden": "true",
  });
  if (ink !== ",") made.append(node("path", { class: "cross", d: "M0 12h24M12 0v24" }));
  const color = ink === "x" || ink === "X" ? "black" : "white";
  if ("xoXO".includes(ink)) made.append(node("circle", { class: color, cx: "12", cy: "12", r: "9.5" }));
  if (ink === "X" || ink === "O")
    made.append(node("circle", { class: `ring on-${color}`, cx: "12", cy: "12", r: "6" }));
  if (ink === "#") made.append(node("rect", { class: "mark", x: "8", y: "8", width: "8", height: "8" }));
  if (ink === "*") made.append(node("circle", { class: "mark", cx: "12", cy: "12", r: "4.5" }));
  if (ink === "?") made.append(node("circle", { class: "asked-point", cx: "12", cy: "12", r: "8" }));
  if (ink === ",")
    made.append(node("rect", { class: "hole", x: "4", y: "4", width: "16", height: "16", rx: "2" }));
  return made;
}

/** An arrow for a step back or forward, and its word. */
export function arrow(word: string, path: string): DocumentFragment {
  const box = { viewBox: "0 0 24 24", width: "24", height: "24", class: "glyph", "aria-hidden": "true" };
  const made = node("svg", box);
  made.append(node("path", { d: path }));
  const both = document.createDocumentFragment();
  both.append(made, element("span", {}, word));
  return both;
}

function node(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
