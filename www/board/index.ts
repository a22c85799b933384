export { mountBoard } from "./board.ts";
export type {
  BoardHandle,
  BoardOptions,
  BoardShape,
  BoardView,
  Command,
  Location,
  Mark,
  Stone,
} from "./options.ts";
