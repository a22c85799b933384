/** The board that is set up: pressed, painted on with the pointer held down, or filled in by keys. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardShape, BoardView } from "../board/index.ts";
import { shapeOf as drawnAtOnce } from "../element/reading/board-shapes.ts";
import { engine, type PositionInput } from "../engine/engine.ts";
import { Board, type BoardProps } from "../kit/board.tsx";
import { useSame, useStore, useTask } from "../kit/hooks.ts";
import {
  emptied,
  holesFilled,
  type Ink,
  places,
  press,
  put,
  rowContents,
  withRows,
} from "./position-rows.ts";
import type { SetUp } from "./setup.tsx";
import { ringsOf, type SetUpState } from "./setup-state.ts";
import type { Brush } from "./tools.tsx";
import { SET_UP_WORDS } from "./words.ts";

type Shape = BoardShape & { width: number; height: number };

export function PaintedBoard({ editor }: { editor: SetUp }) {
  const { store, options } = editor;
  const state = useStore(store);
  const { position, ink, over } = state;
  const board = useBareBoard(editor, position, ink);
  const inks = useMemo(() => laidInks(position, ink).map((laid) => laid.ink), [position, ink]);
  const holes = useSame(inks.flatMap((one, at) => (one === "," ? [at] : [])));
  const shape = useMemo(() => board && withoutLines(board, holes), [board, holes]);
  const rings = ringsOf(state);
  const view = useMemo(
    () => viewOf(inks, ink === "," ? { rings: [] } : { rings, ...over }),
    [inks, rings, over],
  );
  const place = useRef<HTMLDivElement>(null);
  const isStroke = useStrokes(place, editor, shape);
  // The last board stays until the next is known.
  const drawn = useRef<Pick<BoardProps, "shape" | "view" | "label"> | null>(null);
  if (shape) drawn.current = { shape, view, label: SET_UP_WORDS.board(shape) };
  return (
    <div class="ground" ref={place}>
      {drawn.current ? (
        <Board
          class="board painting"
          {...drawn.current}
          describedBy="paint-keys"
          onPoint={(at) => {
            if (isStroke()) return;
            const { state } = store;
            const laid = laidInks(state.position, state.ink)[at];
            if (state.ink === "?") options.judged?.onAsk(at);
            else if (laid) editor.edit(painted(state, at, press(laid.ink, state.ink)), true);
          }}
        />
      ) : (
        // Room for a usual board, so that nothing jumps when it comes.
        <div class="board painting" data-rows="9" data-columns="9" />
      )}
    </div>
  );
}

/** The ink at each location as drawn: with the tool for holes, holes are points too. */
function laidInks({ rows }: PositionInput, brush: Brush): { row: number; column: number; ink: Ink }[] {
  return places(brush === "," ? holesFilled(rows) : rows).map(({ row, column }) => ({
    row,
    column,
    ink: (rows[row]?.[column] ?? ",") as Ink,
  }));
}

function painted({ position, ink }: SetUpState, at: number, laid: Ink): PositionInput {
  const place = laidInks(position, ink)[at];
  return place ? withRows(position, put(position.rows, place.row, place.column, laid)) : position;
}

/** The board alone: stones may stand illegally. The usual boards are there at once, the engine makes others. */
function useBareBoard(editor: SetUp, position: PositionInput, brush: Brush): Shape | null {
  const { rows, board, glue, board_edges } = position;
  const bare = useSame<PositionInput>({
    rows: emptied(brush === "," ? holesFilled(rows) : rows),
    ...(board && { board }),
    ...(glue && { glue }),
    ...(board_edges && { board_edges }),
  });
  const known = useMemo(() => usual(bare), [bare]);
  const asked = useTask(async () => known ?? (await engine.follow(bare, [])).board, [bare]);
  useEffect(() => {
    if (asked.kind === "failed") editor.told(asked.error);
  }, [asked]);
  return known ?? (asked.kind === "done" ? asked.found : null);
}

function usual({ rows, board: given, glue, board_edges }: PositionInput): Shape | null {
  const board = given ?? { shape: "rectangle" };
  const isEven = rows.every((row) => row.length === rows[0]?.length);
  if (!isEven || glue || board_edges || typeof board === "string" || !("shape" in board)) return null;
  const shape = drawnAtOnce(rows, board.shape);
  return shape && shape.points.length > 0 ? shape : null;
}

/** With holes as points, no line leads to one. */
function withoutLines(board: Shape, holes: readonly number[]): Shape {
  const edges = board.edges.filter(([a, b]) => !holes.includes(a) && !holes.includes(b));
  return holes.length === 0 ? board : { ...board, edges };
}

function viewOf(inks: readonly Ink[], over: Partial<BoardView>): BoardView {
  const { stones, marks } = rowContents([inks.map((ink) => (ink === "," ? "." : ink)).join("")]);
  return {
    stones,
    marks,
    hand: "claim",
    playable: inks.map((_, at) => at),
    labels: inks.map((ink) => (ink === "," ? "–" : null)),
    ...over,
  };
}

/** Strokes over the board, and whether the press that is heard now was one of them. */
function useStrokes(
  place: RefObject<HTMLDivElement | null>,
  { store, edit }: SetUp,
  shape: Shape | null,
): () => boolean {
  const drawn = useRef(shape);
  drawn.current = shape;
  /** Whether the last stroke began by a pointer that will also click. */
  const stroked = useRef(false);
  useLayoutEffect(() => {
    const { current: host } = place;
    if (!host) return;
    const own = new AbortController();
    const { signal } = own;
    let stroke: { ink: Ink; touched: Set<number> } | null = null;
    /** The point under the pointer, also where a finger moved on from another. */
    const under = ({ clientX, clientY }: PointerEvent): number => {
      const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-point]");
      if (!found || !host.contains(found)) return -1;
      return drawn.current?.points.findIndex(({ name }) => name === found.dataset.point) ?? -1;
    };
    const begin = (event: PointerEvent): void => {
      const at = under(event);
      const { position, ink: brush } = store.state;
      // A hole changes which points there are, so no stroke runs over it.
      if (at < 0 || event.button !== 0 || brush === "," || brush === "?") return;
      const ink = press(laidInks(position, brush)[at]?.ink, brush);
      stroke = { ink, touched: new Set([at]) };
      stroked.current = true;
      // Else the pointer would belong to the point where it went down.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      edit(painted(store.state, at, ink), false);
    };
    const move = (event: PointerEvent): void => {
      const at = stroke ? under(event) : -1;
      if (!stroke || at < 0 || stroke.touched.has(at)) return;
      stroke.touched.add(at);
      edit(painted(store.state, at, stroke.ink), false);
    };
    const end = (): void => {
      if (!stroke) return;
      stroke = null;
      edit(store.state.position, true);
      // A stroke that ends on another point brings no click that would take the flag back.
      setTimeout(() => {
        stroked.current = false;
      }, 350);
    };
    const typed = (): void => {
      stroked.current = false;
    };
    host.addEventListener("pointerdown", begin, { signal });
    host.addEventListener("pointermove", move, { signal });
    host.addEventListener("keydown", typed, { signal, capture: true });
    for (const kind of ["pointerup", "pointercancel"] as const) addEventListener(kind, end, { signal });
    return () => own.abort();
  }, []);
  return () => {
    const was = stroked.current;
    stroked.current = false;
    return was;
  };
}
