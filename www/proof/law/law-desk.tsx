/** A question of 1989: put together on the board (which stones, which points), then argued on the proof table. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Area } from "../../board/index.ts";
import {
  type Board,
  type Choice,
  EngineError,
  type PositionInput,
  type Situation,
  troubleWords,
} from "../../engine/engine.ts";
import { type LawQuestion, systems } from "../../engine/systems.ts";
import { Button, Segments } from "../../kit/controls.tsx";
import { useStore, useWork } from "../../kit/hooks.ts";
import { storeOf } from "../../kit/store.ts";
import type { DeskState } from "../../table/board-desk.ts";
import type { Side } from "../argument/proof-session.ts";
import { ArgumentDesk } from "../desk.tsx";
import { Frame } from "../frame.tsx";
import type { ProofOptions } from "../options.ts";
import { Headline, Paragraphs } from "../parts.tsx";
import { ProofPlace } from "../proof-table.tsx";
import { lawTask } from "./law-proving.ts";
import {
  askedWords,
  beginLaw,
  type LawEvent,
  type LawState,
  type LawWanted,
  lawStep,
  otherPart,
  ownerIn,
  questionIn,
  takesPoints,
} from "./law-state.ts";
import { NAMES_OF_KINDS, PRESSES, WHAT, WORDS } from "./words.ts";

interface LawDeskOptions {
  start: PositionInput;
  board: Board;
  situation: Situation;
  /** One to begin with. */
  question: LawQuestion | null;
  side: Side | null;
  line: Choice[];
  title?: string | undefined;
  onChange(state: { question: LawQuestion | null; side: Side | null; line: Choice[] }): void;
  /** Back to claims of this book. */
  onLeave(): void;
}

export function LawDesk({ options }: { options: LawDeskOptions }) {
  const { situation, question, side, line, start, onChange } = options;
  const [store] = useState(() => storeOf(beginLaw(situation, question, side, line), lawStep));
  const state = useStore(store);
  const { argued, wanted, begun } = state;
  const { send } = store;
  const isChoosing = begun && argued === null;
  const refused = (error: unknown): void =>
    send({
      kind: "refused",
      words: error instanceof EngineError && !error.passing ? `${error.message}.` : troubleWords(error),
    });
  useWork(
    wanted && (() => lawTask({ start, question: wanted.question }, nextOf(wanted, send))),
    (task) => {
      send({ kind: "argued", task });
      if (wanted) onChange({ ...wanted, line: [...wanted.line] });
    },
    refused,
    [wanted],
  );
  useWork(
    isChoosing ? () => casesOf(start, state) : null,
    (cases) => send({ kind: "cased", ...cases }),
    refused,
    [isChoosing, state.kind, state.target, state.set, state.fixed],
  );
  useEffect(() => {
    if (isChoosing) onChange({ question: null, side: null, line: [] });
  }, [isChoosing]);
  if (argued)
    return (
      <ProofPlace
        key={argued.number}
        options={proofOptions(options, argued, () => send({ kind: "leave" }))}
      />
    );
  if (!begun) return <p class="note">{WORDS.fetching}</p>;
  return <LawChoosing options={options} state={state} send={send} />;
}

/** From one part of what enabling means to the other. */
function nextOf(wanted: LawWanted, send: (event: LawEvent) => void) {
  const kind = otherPart(wanted);
  if (!kind) return undefined;
  return { text: WORDS.next[kind], run: () => send({ kind: "other-part", to: kind }) };
}

function proofOptions(
  { start, title, onChange }: LawDeskOptions,
  { of: { question, side, line }, task }: NonNullable<LawState["argued"]>,
  leave: () => void,
): ProofOptions {
  return {
    start,
    moves: [],
    law: task,
    ...(side && { side }),
    line: [...line],
    title: title ?? "",
    onChange: ({ side, line }) => onChange({ question, side, line }),
    onLeave: leave,
  };
}

/** The stones in question, and the question so far, as the engine puts it. */
async function casesOf(start: PositionInput, state: LawState) {
  const { target } = state;
  const question = questionIn(state);
  const chain =
    target === null ? null : await systems.lawCase({ start, question: { kind: "capture", at: target } });
  const about = question === null ? null : await systems.lawCase({ start, question });
  return { chain: chain?.target ?? [], about };
}

interface ChoosingProps {
  options: LawDeskOptions;
  state: LawState;
  send: (event: LawEvent) => void;
}

/** The board on which it is put together. */
function LawChoosing({ options, state, send }: ChoosingProps) {
  const keys = useId();
  return (
    <Frame
      title={options.title ?? ""}
      roles=""
      lead={
        <Button look="link" press={options.onLeave}>
          {WORDS.leave}
        </Button>
      }
      phase="choosing"
      spoken={state.spoken}
      trouble={null}
      wish={null}
      view={
        <ArgumentDesk
          shown={shownIn(options, state)}
          keys={keys}
          point={(at) => send({ kind: "press", at })}
          say={(words) => send({ kind: "say", words })}
        />
      }
      answer={
        <div class="proof-answer">
          <LawQuestionPart {...{ options, state, send }} />
        </div>
      }
      controls={null}
      more={
        <p id={keys} class="visually-hidden">
          {WORDS.keys}
        </p>
      }
    />
  );
}

function shownIn({ board, situation }: LawDeskOptions, state: LawState): DeskState {
  const { chain, kind, set } = state;
  const { stones, marks } = situation;
  const areas: Area[] = [];
  if (chain.length > 0) areas.push({ points: [...chain], kind: "other" });
  if (kind !== "capture" && set.length > 0) areas.push({ points: [...set], kind: "mine" });
  const playable = stones.flatMap((stone, at) => (stone || takesPoints(state) ? [at] : []));
  return { board, situation, view: { stones, marks, hand: "claim", playable, areas }, pass: null };
}

function LawQuestionPart({ state, send }: ChoosingProps) {
  const { kind, about, fault, fixed } = state;
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (state.returned) root.current?.querySelector<HTMLElement>("[data-key=headline]")?.focus();
  }, []);
  const owner = ownerIn(state);
  const question = questionIn(state);
  const isReady = about !== null && !fault && question !== null;
  return (
    <section ref={root} class="answer-part choosing" aria-label={WORDS.panel}>
      <Headline level={2}>{WORDS.head}</Headline>
      <div class="pick-row">
        <Segments
          legend={WORDS.kinds}
          options={NAMES_OF_KINDS}
          value={kind}
          pick={(to) => send({ kind: "kind", to })}
        />
      </div>
      <Paragraphs texts={[WHAT[kind]]} />
      <div class="pick-row">
        {kind !== "capture" && (
          <Segments
            legend={WORDS.pressing}
            options={PRESSES}
            value={state.pressing}
            pick={(to) => send({ kind: "pressing", to })}
          />
        )}
        {kind === "part-2" && (
          <label class="check">
            <span>{WORDS.fixes({ capturer: owner && COLOR_NAMES[otherColor(owner)] })}</span>
            <input
              type="number"
              min="0"
              max="99"
              inputMode="numeric"
              value={String(fixed)}
              onChange={(event) => send({ kind: "fix", stones: Number(event.currentTarget.value) })}
            />
          </label>
        )}
      </div>
      <div class="border-words">
        <p class="border-headline">{askedWords(state)}</p>
      </div>
      <div class="actions">
        <Button
          look="filled"
          off={!isReady}
          aria-disabled={isReady ? "false" : "true"}
          press={() => question && send({ kind: "argue", wanted: { question, side: null, line: [] } })}
        >
          {WORDS.argue}
        </Button>
      </div>
    </section>
  );
}
