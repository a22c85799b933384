/** A small board to draw a shape on. A press makes a point black, white, empty, and then anything again. */
import { useMemo } from "preact/hooks";
import type { BoardView, Side } from "../board/index.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { Board } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { type SearchEvent, SHAPE_SIZE, type ShapeSketch } from "./search-state.ts";
import type { Lie } from "./shape.ts";
import { LIE_NAMES, WORDS } from "./words.ts";

/** The sides beyond which the board goes on, for each way in which a shape may lie. */
const OPEN: readonly (readonly [Lie, readonly Side[]])[] = [
  ["anywhere", ["left", "right", "top", "bottom"]],
  ["side", ["left", "right", "top"]],
  ["corner", ["right", "top"]],
];

const GRID = shapeOf(Array.from({ length: SHAPE_SIZE }, () => ".".repeat(SHAPE_SIZE)));

const viewOf = (points: ShapeSketch["points"]): BoardView => ({
  stones: points.map((ink) => (ink === "empty" ? null : ink)),
  marks: [],
  labels: points.map((ink) => (ink === "empty" ? "e" : null)),
  hand: null,
  playable: points.map((_, at) => at),
});

export function ShapeBoard({ shape, send }: { shape: ShapeSketch; send: (event: SearchEvent) => void }) {
  const { points, lie, said } = shape;
  const board = useMemo(() => {
    const open = OPEN.find(([one]) => one === lie)?.[1] ?? [];
    return GRID && { ...GRID, open };
  }, [lie]);
  const view = useMemo(() => viewOf(points), [points]);
  return (
    <div class="shape-board">
      <h2 class="search-group-name">{WORDS.shape}</h2>
      <p class="shape-help" id="shape-help">
        {WORDS.shapeHelp}
      </p>
      <div class="shape-ground">
        {board && (
          <Board
            shape={board}
            view={view}
            label={WORDS.shapeBoard}
            describedBy="shape-help"
            coordinates="none"
            onPoint={(at) => send({ kind: "pressed", at })}
            handle={(handle) => handle.focus()}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons beside a board are no fieldset of a form. */}
      <div class="shape-lies" role="group" aria-label={WORDS.shapeLies}>
        {OPEN.map(([one]) => (
          <Button
            key={one}
            look="shape-lie"
            press={() => send({ kind: "lies", lie: one })}
            aria-pressed={one === lie ? "true" : "false"}
          >
            {LIE_NAMES[one]}
          </Button>
        ))}
      </div>
      <Button look="as-link" press={() => send({ kind: "cleared" })}>
        {WORDS.clear}
      </Button>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
