/** What one can lay on a board that is set up: each with its number key and its sign. */
import { button, element } from "../dom.ts";
import type { Ink } from "./position-rows.ts";

const SVG = "http://www.w3.org/2000/svg";

interface Tool {
  ink: Ink;
  name: string;
  /** What it is, for those who listen and for who points at it. */
  about: string;
}

const TOOLS: readonly Tool[] = [
  { ink: "x", name: "Black", about: "a black stone" },
  { ink: "o", name: "White", about: "a white stone" },
  { ink: ".", name: "Empty", about: "an empty point" },
  { ink: "#", name: "Ko mark", about: "a temporary mark: shut for one turn" },
  { ink: "*", name: "Permanent mark", about: "a permanent mark: shut for good" },
  { ink: "X", name: "Permanent black", about: "a permanent black stone: it can’t be captured" },
  { ink: "O", name: "Permanent white", about: "a permanent white stone: it can’t be captured" },
  { ink: ",", name: "Hole", about: "no point at all" },
];

export class ToolBox {
  readonly element: HTMLElement;
  private readonly buttons: HTMLButtonElement[];
  private chosen: Ink = "x";

  constructor(private readonly onChoose: (tool: Tool) => void) {
    this.buttons = TOOLS.map((tool, at) => {
      const made = button(sign(tool.ink), "tool", () => this.choose(tool.ink), {
        "aria-label": `${tool.name}, ${tool.about}`,
        "aria-keyshortcuts": String(at + 1),
        title: `${tool.about} (key ${at + 1})`,
      });
      made.append(element("span", {}, tool.name));
      return made;
    });
    this.element = element(
      "div",
      { class: "tools", role: "group", "aria-label": "What to lay" },
      ...this.buttons,
    );
    this.show();
  }

  get ink(): Ink {
    return this.chosen;
  }

  choose(ink: Ink): void {
    const tool = TOOLS.find((one) => one.ink === ink);
    if (!tool) return;
    this.chosen = ink;
    this.show();
    this.onChoose(tool);
  }

  /** The number keys, counted from 1. False for a key that means nothing here. */
  key(key: string): boolean {
    const tool = TOOLS[Number(key) - 1];
    if (!/^[1-9]$/.test(key) || !tool) return false;
    this.choose(tool.ink);
    return true;
  }

  /** A tool that this board can't use stays in its place and says so. */
  enable(ink: Ink, on: boolean): void {
    const at = TOOLS.findIndex((tool) => tool.ink === ink);
    const made = this.buttons[at];
    if (made) made.ariaDisabled = String(!on);
    if (!on && this.chosen === ink) this.choose("x");
  }

  private show(): void {
    TOOLS.forEach(({ ink }, at) => {
      const made = this.buttons[at];
      if (made) made.ariaPressed = String(ink === this.chosen);
    });
  }
}

/** The same signs as on the board, on a crossing of two lines. */
function sign(ink: Ink): SVGElement {
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
