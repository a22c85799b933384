/** Setting a position up: what lies on the board, the board itself, and the situation. */

import { useEffect, useId } from "preact/hooks";
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import { type Color, EngineError, engine, type PositionInput, troubleWords } from "../engine/engine.ts";
import { Button, LineField, NumberField, Segments, Select } from "../kit/controls.tsx";
import { useStore } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import type { ShownControl } from "../referee/referee.tsx";
import { situationWords } from "../table/situation-words.ts";
import { layersOf, streetsOf } from "./made-boards.ts";
import { PaintedBoard } from "./painting.tsx";
import { BY_PAIRS, OPEN_SIDES, PASSES, SHAPES, SOLID } from "./position-choices.ts";
import { blank, columnsOf, LARGEST, type OpenSide, openSides, shapeOf, withOpen } from "./position-rows.ts";
import {
  firstSetUp,
  komiMeant,
  type SetUpEvent,
  type SetUpState,
  setUp,
  withNothing,
  withShape,
  withSize,
  withStreets,
} from "./setup-state.ts";
import { type Tool, ToolBox, toolsOf } from "./tools.tsx";
import { SET_UP_WORDS } from "./words.ts";

interface SetUpOptions {
  /** The position was changed; `step` when going back should stop here. */
  onEdit(position: PositionInput, step: boolean): void;
  /** Whether the position may be played on. */
  onJudged(fault: string | null): void;
  onUndo(): void;
  onRedo(): void;
  onPlay(): void;
  /** The step after setting up, where that is not to play on. */
  onward?: string;
  /** The use of a part of a larger board here. */
  part: string;
  /** A verdict stands beside the board: a tool asks about points, and what else makes a position is folded. */
  judged?: {
    /** A tool that asks was chosen, or one that lays. */
    onTool(asks: boolean): void;
    onAsk(at: number): void;
  };
}

/** A position that is being set up: its board, its panel and its message are views of it. */
export interface SetUp {
  options: SetUpOptions;
  store: Store<SetUpState, SetUpEvent>;
  tools: readonly Tool[];
  /** Lays a position out to be changed. */
  show(position: PositionInput, steps: SetUpState["steps"]): void;
  edit(position: PositionInput, step: boolean, said?: string): void;
  choose(tool: Tool): void;
  /** Asks whether it may stand so. A fault gets its sentence and its points, and stays. */
  judge(): void;
  told(error: unknown): void;
  /** Presses ask about points from now on, or lay stones again. */
  asks(on: boolean): void;
  /** Shows whose the points are, until something is changed. */
  overlay(over: Partial<ShownControl>): void;
}

export function setUpOf(options: SetUpOptions): SetUp {
  const store = storeOf(firstSetUp({ rows: blank(9, 9) }), setUp);
  const tools = toolsOf(options.judged !== undefined);
  const judging = abortable();
  const self: SetUp = {
    options,
    store,
    tools,
    show(position, steps) {
      store.send({ kind: "show", position, steps });
      self.judge();
    },
    edit(position, step, said) {
      store.send({ kind: "edit", position, ...(said && { said }) });
      options.onEdit(position, step);
    },
    choose({ ink, name }) {
      if (store.state.ink === ink) return;
      store.send({ kind: "choose", ink, said: SET_UP_WORDS.chosen({ tool: name }) });
      options.judged?.onTool(ink === "?");
    },
    judge() {
      const of = store.state.position;
      judging.run(
        () => engine.follow(of, []),
        ({ board, situations: [situation] }) => {
          if (!situation) return;
          const words = situationWords(board, situation);
          store.send({ kind: "judged", judged: { kind: "fine", of, line: situation.line, words } });
          options.onJudged(null);
        },
        self.told,
      );
    },
    told(error) {
      const of = store.state.position;
      const bad = error instanceof EngineError && !error.passing;
      const trouble = troubleWords(error);
      const words = bad ? SET_UP_WORDS.mend({ trouble }) : SET_UP_WORDS.silent;
      store.send({
        kind: "judged",
        judged: bad ? { kind: "bad", of, words, points: error.points } : { kind: "silent", of, words },
      });
      options.onJudged(bad ? trouble : words);
    },
    asks(on) {
      const tool = tools.find(({ ink }) => ink === (on ? "?" : "x"));
      if (tool && (on || store.state.ink === "?")) self.choose(tool);
    },
    overlay: (over) => store.send({ kind: "over", over }),
  };
  return self;
}

/** The board with its situation and the tools, for a place of the class `setup-board`. */
export function SetUpBoard({ editor }: { editor: SetUp }) {
  const { options, tools } = editor;
  const { position, judged, steps, ink } = useStore(editor.store);
  useEffect(() => {
    const own = new AbortController();
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      const tool = tools.find(({ key }) => key === event.key);
      if (!tool || target?.closest("input, textarea, select")) return;
      event.preventDefault();
      editor.choose(tool);
    };
    addEventListener("keydown", pressed, { signal: own.signal });
    return () => own.abort();
  }, []);
  const fine = judged?.kind === "fine" ? judged : null;
  return (
    <>
      <div class="view">
        <PaintedBoard editor={editor} />
        <div class="status">
          <p class="situation">
            <span class="line">{fine?.line ?? "– – – –"}</span>{" "}
            <span>{fine?.words ?? (judged ? SET_UP_WORDS.notYet : SET_UP_WORDS.laying)}</span>
          </p>
          <div class="acts">
            <StepBack
              name={SET_UP_WORDS.undo}
              path="M20 12H5m6-6-6 6 6 6"
              off={!steps.back}
              press={options.onUndo}
            />
            <StepBack
              name={SET_UP_WORDS.redo}
              path="M4 12h15m-6-6 6 6-6 6"
              off={!steps.forward}
              press={options.onRedo}
            />
          </div>
        </div>
      </div>
      <ToolBox
        tools={tools}
        chosen={ink}
        off={shapeOf(position) === null ? "," : null}
        choose={editor.choose}
      />
    </>
  );
}

function StepBack(props: { name: string; path: string; off: boolean; press: () => void }) {
  return (
    <Button look="quiet step-back" off={props.off} aria-disabled={props.off} press={props.press}>
      <svg viewBox="0 0 24 24" width="24" height="24" class="glyph" aria-hidden="true">
        <path d={props.path} />
      </svg>
      <span>{props.name}</span>
    </Button>
  );
}

/** The fault of the position, and its likely meaning, for a place of the class `setup-message`. */
export function SetUpMessage({ editor }: { editor: SetUp }) {
  const state = useStore(editor.store);
  const { judged, position, streets } = state;
  const komi = komiMeant(state);
  return (
    <>
      {streets !== null ? <p>{streets}</p> : judged?.kind !== "fine" && judged && <p>{judged.words}</p>}
      {streets === null && judged?.kind === "silent" && <Button press={editor.judge}>{KIT.tryAgain}</Button>}
      {judged?.kind === "fine" && !Number.isInteger(judged.of.komi ?? 0) && <p>{SET_UP_WORDS.notLjrg}</p>}
      {komi > 0 && (
        <>
          <p>{SET_UP_WORDS.komiMeant({ komi })}</p>
          <Button
            press={() =>
              editor.edit({ ...position, komi: (position.komi ?? 0) + komi, black_captives: 0 }, true)
            }
          >
            {SET_UP_WORDS.isKomi({ komi })}
          </Button>
        </>
      )}
    </>
  );
}

/** The rest of a position, and the way on, for a place of the class `setup-panel`. */
export function SetUpPanel({ editor }: { editor: SetUp }) {
  const { options, store } = editor;
  const { said } = useStore(store);
  const isJudged = options.judged !== undefined;
  const keys = (
    <p class="hint-words" id="paint-keys">
      {SET_UP_WORDS.hint} <span class="by-keys">{SET_UP_WORDS.byKeys}</span>
    </p>
  );
  const spoken = (
    <p class="visually-hidden" role="status">
      {said}
    </p>
  );
  const acts = (
    <div class="acts">
      <Button look={isJudged ? "quiet" : "filled"} press={options.onPlay}>
        {options.onward ?? SET_UP_WORDS.onward}
      </Button>
      <Button press={() => editor.edit(withNothing(store.state.position), true, SET_UP_WORDS.isEmpty)}>
        {SET_UP_WORDS.empty}
      </Button>
    </div>
  );
  return isJudged ? (
    <>
      {spoken}
      {acts}
      <details class="position-form">
        <summary>{SET_UP_WORDS.form}</summary>
        {keys}
        <PositionForm editor={editor} />
      </details>
    </>
  ) : (
    <>
      <h2>{SET_UP_WORDS.title}</h2>
      {keys}
      <div class="setup-message" role="status">
        <SetUpMessage editor={editor} />
      </div>
      {spoken}
      <PositionForm editor={editor} />
      {acts}
    </>
  );
}

function PositionForm({ editor }: { editor: SetUp }) {
  const { position } = useStore(editor.store);
  const { rows } = position;
  const shape = shapeOf(position);
  const layers = layersOf(position);
  const isMap = shape === null && layers === null;
  const shut = rows.some((row) => row.includes("#"));
  const change = (part: Partial<PositionInput>): void => editor.edit({ ...position, ...part }, true);
  const measure = (part: Parameters<typeof withSize>[1]): void => editor.edit(withSize(position, part), true);
  const takeStreets = (streets: string): void => {
    const made = withStreets(position, streets);
    if (typeof made === "string") editor.store.send({ kind: "streets", fault: made });
    else editor.edit(made, true);
  };
  return (
    <div class="form">
      <Select
        name={SET_UP_WORDS.shape}
        options={SHAPES}
        value={shape ?? (layers === null ? BY_PAIRS : SOLID)}
        pick={(picked) => editor.edit(withShape(position, picked), true)}
      />
      {isMap ? (
        <LineField name={SET_UP_WORDS.streets} value={streetsOf(position)} pick={takeStreets} />
      ) : (
        <>
          <NumberField
            name={SET_UP_WORDS.columns}
            min={1}
            max={LARGEST}
            value={columnsOf(rows)}
            pick={(columns) => measure({ columns })}
          />
          <NumberField
            name={SET_UP_WORDS.rows}
            min={1}
            max={LARGEST}
            value={rows.length / (layers ?? 1)}
            pick={(down) => measure({ rows: down })}
          />
        </>
      )}
      {layers !== null && (
        <NumberField
          name={SET_UP_WORDS.layers}
          min={2}
          max={9}
          value={layers}
          pick={(many) => measure({ layers: many })}
        />
      )}
      {/* Where edges are joined, or none are straight, there is no side to go on at. */}
      {shape === "rectangle" && (
        <OpenSides
          open={openSides(position)}
          note={editor.options.part}
          pick={(open) => editor.edit(withOpen(position, open), true)}
        />
      )}
      <Segments<Color>
        look="pair"
        legend={SET_UP_WORDS.turn}
        options={TURNS}
        value={position.turn === "white" || position.turn === "W" ? "white" : "black"}
        pick={(turn) => change({ turn })}
      />
      <Select
        name={SET_UP_WORDS.passes}
        options={PASSES}
        value={String(position.passes ?? (shut ? -1 : 0))}
        pick={(passes) => change({ passes: Number(passes) as -1 | 0 | 1 | 2 })}
      />
      <NumberField
        name={SET_UP_WORDS.komi}
        min={-999}
        max={999}
        step={0.5}
        value={position.komi ?? 0}
        pick={(komi) => change({ komi })}
      />
      <NumberField
        name={SET_UP_WORDS.blackTaken}
        min={0}
        max={9999}
        value={position.black_captives ?? 0}
        pick={(count) => change({ black_captives: count })}
      />
      <NumberField
        name={SET_UP_WORDS.whiteTaken}
        min={0}
        max={9999}
        value={position.white_captives ?? 0}
        pick={(count) => change({ white_captives: count })}
      />
    </div>
  );
}

const TURNS = COLORS.map((color) => [color, COLOR_NAMES[color]] as const);

/** At which sides the board goes on, and what such a part is good for. */
function OpenSides(props: { open: readonly OpenSide[]; note: string; pick: (open: OpenSide[]) => void }) {
  const { open, note, pick } = props;
  const id = useId();
  return (
    <fieldset class="pair several-of" aria-describedby={id}>
      <legend>{SET_UP_WORDS.openSides}</legend>
      <div>
        {OPEN_SIDES.map(([side, text]) => (
          <label key={side}>
            <input
              type="checkbox"
              value={side}
              checked={open.includes(side)}
              onChange={({ currentTarget: { checked } }) =>
                pick(
                  OPEN_SIDES.map(([one]) => one).filter((one) =>
                    one === side ? checked : open.includes(one),
                  ),
                )
              }
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <p class="hint-words" role="status" id={id}>
        {open.length > 0 && note}
      </p>
    </fieldset>
  );
}
