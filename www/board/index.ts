import "./extras/all-extras.ts";

export { commandOf, mountBoard } from "./board.ts";
export { drawFigure } from "./figure.ts";
export type {
  Area,
  BoardHandle,
  BoardOptions,
  BoardShape,
  BoardView,
  Command,
  Control,
  Coordinates,
  FigureOptions,
  FigureView,
  Location,
  Mark,
  Meeting,
  SeamEnd,
  Shift,
  Side,
  Sign,
  Stone,
} from "./options.ts";
