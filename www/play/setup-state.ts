/** Setting a position up: what lies there, what a press lays, and what the engine says of it. No DOM, no worker. */
import type { PositionInput } from "../engine/engine.ts";
import { isSame } from "../kit/same.ts";
import type { ShownControl } from "../referee/referee.tsx";
import { layersOf, mapOf, ROUNDABOUT, solid } from "./made-boards.ts";
import { BY_PAIRS, SOLID } from "./position-choices.ts";
import { columnsOf, resize, saidToBeTaken, shapeOf, withBoard, withRows } from "./position-rows.ts";
import type { Brush } from "./tools.tsx";

type JudgedSetUp =
  | { kind: "fine"; of: PositionInput; line: string; words: string }
  /** It can't stand so, because of these points. */
  | { kind: "bad"; of: PositionInput; words: string; points: readonly number[] }
  | { kind: "silent"; of: PositionInput; words: string };

export interface SetUpState {
  position: PositionInput;
  steps: { back: boolean; forward: boolean };
  ink: Brush;
  judged: JudgedSetUp | null;
  /** Whose the points are, until something is changed. */
  over: Partial<ShownControl>;
  /** The fault of the typed streets. */
  streets: string | null;
  /** For those who listen. */
  said: string;
}

export type SetUpEvent =
  | { kind: "show"; position: PositionInput; steps: SetUpState["steps"] }
  | { kind: "edit"; position: PositionInput; said?: string }
  | { kind: "choose"; ink: Brush; said: string }
  | { kind: "judged"; judged: JudgedSetUp }
  | { kind: "over"; over: SetUpState["over"] }
  | { kind: "streets"; fault: string };

export const firstSetUp = (position: PositionInput): SetUpState => ({
  position,
  steps: { back: false, forward: false },
  ink: "x",
  judged: null,
  over: {},
  streets: null,
  said: "",
});

/** Whether these lie on one board alike, whatever else they say. */
const isSameGround = (one: PositionInput, other: PositionInput): boolean =>
  isSame([one.rows, one.board, one.glue], [other.rows, other.board, other.glue]);

export function setUp(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (event.kind) {
    case "show": {
      const { position, steps } = event;
      const over = isSameGround(position, state.position) ? state.over : {};
      // Where locations are numbered by hand, another number of them would be another board.
      const ink = state.ink === "," && shapeOf(position) === null ? "x" : state.ink;
      return { ...state, position, steps, over, ink, streets: null };
    }
    case "edit":
      return { ...state, position: event.position, over: {}, said: event.said ?? state.said };
    case "choose":
      return state.ink === event.ink ? state : { ...state, ink: event.ink, said: event.said };
    case "judged":
      return { ...state, judged: event.judged };
    case "over":
      return { ...state, over: event.over };
    case "streets":
      return { ...state, streets: event.fault };
  }
}

/** The points that keep a position from standing so, while it is still that one. */
export const ringsOf = ({ judged, position }: SetUpState): readonly number[] =>
  judged?.kind === "bad" && judged.of === position ? judged.points : NONE;
const NONE: readonly number[] = [];

/** How many prisoners may be a komi: where nothing has been played they most often are, in the notation of the rules. */
export const komiMeant = ({ judged }: SetUpState): number =>
  judged?.kind === "fine" ? saidToBeTaken(judged.of) : 0;

/** Another shape. In space and on maps it begins small: a large one could not be drawn to be read. */
export function withShape(position: PositionInput, shape: string): PositionInput {
  const { rows } = position;
  if (shape === SOLID)
    return made(position, solid(Math.min(columnsOf(rows), 4), Math.min(rows.length, 4), 2));
  if (shape !== BY_PAIRS) return withBoard(position, shape, rows);
  const map = mapOf(ROUNDABOUT);
  return typeof map === "string" ? position : made(position, map);
}

/** Other measures; null is as it is. */
export function withSize(
  position: PositionInput,
  {
    columns = null,
    rows = null,
    layers = null,
  }: Partial<Record<"columns" | "rows" | "layers", number | null>>,
): PositionInput {
  const now = layersOf(position);
  const across = columns ?? columnsOf(position.rows);
  const down = rows ?? position.rows.length / (now ?? 1);
  return now === null
    ? withBoard(position, shapeOf(position) ?? "rectangle", resize(position.rows, across, down))
    : made(position, solid(across, down, layers ?? now));
}

/** The map of these streets, or what is wrong with them. */
export function withStreets(position: PositionInput, streets: string): PositionInput | string {
  const map = mapOf(streets);
  return typeof map === "string" ? map : made(position, map);
}

/** Another set of locations: what stood on the last one is not on it. */
function made(
  position: PositionInput,
  { rows, board }: Pick<PositionInput, "rows" | "board">,
): PositionInput {
  const { glue: _, labels: __, board_edges: ___, ...rest } = position;
  return { ...withRows(rest, rows), ...(board && { board }), passes: 0 };
}

export function withNothing(position: PositionInput): PositionInput {
  const rows = position.rows.map((row) => row.replace(/[^,]/g, "."));
  return { ...withRows(position, rows), passes: 0, black_captives: 0, white_captives: 0, turn: "black" };
}
