/** Boards as components. A board is mounted once, and from then on takes only what changed. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { frameOf } from "../board/board-frame.ts";
import {
  type BoardHandle,
  type BoardOptions,
  type BoardShape,
  type BoardView,
  drawFigure,
  type FigureOptions,
  type FigureView,
  mountBoard,
} from "../board/index.ts";
import { LiveDrawing } from "../board/live-drawing.ts";

export interface BoardProps extends BoardOptions {
  class?: string;
  /** Takes the handle, for what only the board itself can do: take the focus, drop what is pencilled in. */
  handle?: (board: BoardHandle) => void;
}

/** A board to see, press, walk by keys and hear. Another `shape` or `label` makes a new one. */
export function Board({ class: name = "board", handle, ...options }: BoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<{ board: BoardHandle; shape: BoardShape; label: string } | null>(null);
  // A press calls what the newest drawing gave.
  const on = useRef(options);
  on.current = options;
  const { shape, view, label, coordinates = "western" } = options;
  useLayoutEffect(() => {
    if (!host.current) return;
    const board = mountBoard(host.current, {
      ...options,
      onPoint: (at) => on.current.onPoint(at),
      onPencil: (at) => on.current.onPencil?.(at),
      onCommand: (command) => on.current.onCommand?.(command),
      onShift: (shift) => on.current.onShift?.(shift),
    });
    mounted.current = { board, shape, label };
    handle?.(board);
  }, []);
  useLayoutEffect(() => {
    const now = mounted.current;
    if (!now) return;
    if (now.shape !== shape || now.label !== label) {
      now.board.reshape(shape, view, label);
      mounted.current = { ...now, shape, label };
    } else now.board.update(view);
  }, [shape, view, label]);
  useLayoutEffect(() => mounted.current?.board.coordinates(coordinates), [coordinates]);
  return <div ref={host} class={name} />;
}

/** A small figure of a board, to be seen and read aloud. */
export function Figure({
  class: name = "figure-place",
  shape,
  view,
  decorative = false,
  pencil,
  ...options
}: {
  class?: string;
  shape: BoardShape;
  view: FigureView;
  /** Whether words beside it say what it shows. */
  decorative?: boolean;
  /** A stone that is held over the board, and not set yet. */
  pencil?: { at: number; hand: NonNullable<BoardView["hand"]> };
} & FigureOptions) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const figure = drawFigure(shape, view, options);
    if (pencil) figure.replaceChildren(pencilled(shape, view, pencil));
    host.current?.replaceChildren(figure);
  }, [shape, view, options.label, options.coordinates]);
  return <div ref={host} class={name} aria-hidden={decorative ? "true" : undefined} />;
}

function pencilled(
  shape: BoardShape,
  view: FigureView,
  { at, hand }: { at: number; hand: NonNullable<BoardView["hand"]> },
): SVGElement {
  const live = new LiveDrawing(frameOf(shape, { lines: 1, coordinates: "none" }));
  live.show({ marks: [], hand, playable: [], ...view });
  live.pencilIn(at, hand, true);
  return live.element;
}
