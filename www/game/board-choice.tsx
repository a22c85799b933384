/** Which board: a few sizes at one press, every family that can be set up, and any size. */
import { LineField, NumberField, Segments, Select } from "../kit/controls.tsx";
import { layersOf, streetsOf } from "../play/made-boards.ts";
import { BY_PAIRS, SHAPES, SOLID } from "../play/position-choices.ts";
import { columnsOf, shapeOf } from "../play/position-rows.ts";
import { MOST_LINES, type OpeningEvent, type OpeningState } from "./opening-state.ts";
import { FIELDS, OPENING } from "./words.ts";

const QUICK = ["5", "7", "9", "13", "19"] as const;

export function BoardChoice({ state, send }: { state: OpeningState; send: (event: OpeningEvent) => void }) {
  const { board } = state;
  const layers = layersOf(board);
  const shape = shapeOf(board);
  const isMap = shape === null && layers === null;
  const [across, down] = [columnsOf(board.rows), board.rows.length / (layers ?? 1)];
  const plain = !isMap && layers === null && across === down;
  const quick = QUICK.find((size) => plain && Number(size) === across) ?? null;
  const count = { min: 1, max: MOST_LINES };
  return (
    <div class="board-choice">
      <Segments
        look="pair"
        legend={OPENING.size}
        options={QUICK.map((size) => [size, size] as const)}
        value={quick}
        pick={(size) => send({ kind: "square", side: Number(size) })}
      />
      <details class="more-boards" open={state.otherBoard}>
        <summary>{OPENING.anotherBoard}</summary>
        <div class="form">
          <Select
            name={FIELDS.board}
            options={SHAPES}
            value={shape ?? (isMap ? BY_PAIRS : SOLID)}
            pick={(picked) => send({ kind: "shape", shape: picked })}
          />
          {!isMap && (
            <>
              <NumberField
                name={FIELDS.columns}
                {...count}
                value={across}
                pick={(columns) => send({ kind: "size", columns })}
              />
              <NumberField
                name={FIELDS.rows}
                {...count}
                value={down}
                pick={(rows) => send({ kind: "size", rows })}
              />
            </>
          )}
          {layers !== null && (
            <NumberField
              name={FIELDS.layers}
              min={2}
              max={9}
              value={layers}
              pick={(high) => send({ kind: "layers", layers: high })}
            />
          )}
          {isMap && (
            <LineField
              name={FIELDS.streets}
              value={streetsOf(board)}
              pick={(streets) => send({ kind: "streets", streets })}
            />
          )}
        </div>
        <p class="choice-fault" role="status">
          {state.boardFault}
        </p>
      </details>
    </div>
  );
}
