/** The fields of the tool, and what each of them may be. */
import { element } from "../dom.ts";
import { type Field, select } from "../play/form-fields.ts";
import type { Wish } from "./wish.ts";

export type Fields = Record<
  | "board"
  | "mode"
  | "ask"
  | "side"
  | "player"
  | "move"
  | "caption"
  | "coordinates"
  | "numbers"
  | "at"
  | "theme"
  | "cell",
  Field<string>
>;

type Options = readonly (readonly [value: string, name: string])[];

const BOARDS: Options = [
  ["", "As the text has it"],
  ["rectangle", "Rectangle"],
  ["cylinder", "Cylinder"],
  ["moebius", "Möbius strip"],
  ["torus", "Torus"],
  ["klein", "Klein bottle"],
  ["projective", "Projective plane"],
  ["round", "Rings"],
  ["triangles", "Triangles"],
];

const MODES: Options = [
  ["view", "View: look, and walk through a game"],
  ["play", "Play: both colours, by the rules"],
  ["prove", "Prove: argue a claim"],
  ["problem", "Problem: a task to solve"],
  ["referee", "Referee: who controls what"],
];

const ASKS: Options = [
  ["", "Whether a claim holds"],
  ["lock", "To lock a claim"],
  ["refute", "To refute a claim"],
  ["find", "What a player controls"],
  ["save", "What to add before the end"],
  ["pass", "Whether the game is over"],
  ["cycle", "Whether to remove the cycle"],
  ["count", "The score"],
  ["rule", "Which rule forbids a move"],
];

const PLAYERS: Options = [
  ["", "Black"],
  ["white", "White"],
];

const SIDES: Options = [
  ["", "The reader chooses"],
  ["claimant", "The claimant"],
  ["refuter", "The refuter"],
  ["both", "Both, without a reply"],
];

const COORDINATES: Options = [
  ["", "Western: a1 at the lower left"],
  ["sgf", "Letters, as in SGF"],
  ["none", "None"],
];

const NUMBERS: Options = [
  ["", "As the text has them"],
  ["all", "On all stones"],
  ["last", "On the last stone"],
  ["none", "None"],
];

const THEMES: Options = [
  ["", "As the page around it"],
  ["light", "Light"],
  ["dark", "Dark"],
];

const CELLS: Options = [
  ["", "As much as there is"],
  ["24", "24 pixels a point"],
  ["32", "32 pixels a point"],
  ["44", "44 pixels a point"],
];

export function fieldsOf(take: (name: keyof Wish, value: string) => void): Fields {
  const choice = (name: keyof Wish, label: string, options: Options) =>
    select(label, options, (value) => take(name, value));
  return {
    board: choice("board", "Board", BOARDS),
    mode: choice("mode", "What readers do", MODES),
    ask: choice("ask", "What is asked", ASKS),
    side: choice("side", "The reader’s side", SIDES),
    player: choice("player", "Whose control", PLAYERS),
    move: textField("The move asked about", "text", (value) => take("move", value), {
      placeholder: "b3, pass, or cycle@8",
    }),
    caption: textField("Caption", "text", (value) => take("caption", value)),
    coordinates: choice("coordinates", "Coordinates", COORDINATES),
    numbers: choice("numbers", "Numbers", NUMBERS),
    at: textField("Moves made at first", "text", (value) => take("at", value), { inputmode: "numeric" }),
    theme: choice("theme", "Colours", THEMES),
    cell: choice("cell", "Size", CELLS),
  };
}

let made = 0;

/** A control with its label, and what stands below it. */
export function field(label: string, control: HTMLElement, ...below: Node[]): HTMLElement {
  control.id ||= `author-${++made}`;
  return element("div", { class: "field" }, element("label", { for: control.id }, label), control, ...below);
}

export function textField(
  label: string,
  type: "text" | "url",
  onInput: (value: string) => void,
  attributes: Record<string, string> = {},
): Field<string> {
  const input = element("input", { type, maxlength: "1000", autocomplete: "off", ...attributes });
  input.addEventListener("input", () => onInput(input.value));
  return {
    element: field(label, input),
    set(value) {
      if (input.value !== value) input.value = value;
    },
  };
}
