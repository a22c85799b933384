/** The form of a question, which the build has written and a reader without script can read. */
import type { RefObject, TargetedSubmitEvent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { engine, type Line, type PositionInput } from "../engine/engine.ts";
import { Figure as BoardFigure } from "../kit/board.tsx";
import { useTask } from "../kit/hooks.ts";
import { AnswerPlace } from "./answer.tsx";
import type { AnswerAct, AnswerState } from "./answer-state.ts";
import { control } from "./area-overlay.ts";
import type { Answer, Areas, Question } from "./data.ts";
import { answerParts, mapClass, type QuestionState } from "./question-state.ts";
import { WORDS } from "./words.ts";

interface QuestionProps {
  question: Question;
  position: PositionInput;
  state: QuestionState;
  answer: AnswerState;
  acts: {
    awake(given: string): void;
    give(given: string): void;
    /** False where there is nothing to send. */
    send(): boolean;
    answer(act: AnswerAct): void;
  };
}

export function QuestionForm({ question, position, state, answer, acts }: QuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const { given, open, below, awake } = state;
  const typed = (): string => String(new FormData(form.current ?? undefined).get("answer") ?? "").trim();
  useEffect(() => {
    acts.awake(typed());
    // Whoever comes back to the page finds chosen what he had chosen, and nobody has told of that.
    const came = (): void => acts.awake(typed());
    addEventListener("pageshow", came);
    return () => removeEventListener("pageshow", came);
  }, []);
  const laid = useMaps(question, position);
  const before = useRef<Stood | null>(null);
  const give = (): void => {
    before.current = stands(form.current);
    acts.give(typed());
  };
  const chosen = given !== "" && awake;
  const place = <AnswerPlace key="answer" answer={answer} act={acts.answer} />;
  return (
    <>
      <Stay below={below} before={before} />
      <form
        ref={form}
        class={classOf(state)}
        onInput={give}
        onSubmit={(event: TargetedSubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          before.current = stands(form.current);
          if (!acts.send()) form.current?.querySelector("input")?.focus();
        }}
      >
        <fieldset>
          <legend>{WORDS.whatThink}</legend>
          {question.kind === "number" ? (
            <label class="number">
              {WORDS.yourNumber}
              <input
                name="answer"
                inputMode="numeric"
                autocomplete="off"
                size={4}
                value={awake ? given : undefined}
              />
            </label>
          ) : (
            question.answers.flatMap((one, at) => [
              <Choice
                key={at}
                answer={one}
                at={at}
                given={awake ? given : null}
                position={position}
                laid={laid}
              />,
              ...(below === at ? [place] : []),
            ])
          )}
        </fieldset>
        <div class="question-acts">
          {/* Before something is chosen there is nothing to press; what is chosen is pressed next. */}
          <button type="submit" class={open && chosen ? "filled" : "quiet"} disabled={!chosen}>
            {WORDS.guess}
          </button>
          <span class="question-note">
            {question.kind === "number" ? WORDS.guessWillDo : WORDS.chooseOne}
          </span>
        </div>
      </form>
      {below === null && place}
    </>
  );
}

function classOf({ given, open, answered, awake }: QuestionState): string {
  if (!awake) return "question";
  return ["question", open && "open", answered && "answered", given !== "" && "chosen"]
    .filter(Boolean)
    .join(" ");
}

function Choice(props: {
  answer: Answer;
  at: number;
  given: string | null;
  position: PositionInput;
  laid: Line | null;
}) {
  const { answer, at, given, position, laid } = props;
  const parts = answerParts(answer.text);
  return (
    <label class="choice">
      {answer.control && <AreaMap areas={answer.control} position={position} laid={laid} />}
      <span class="choice-text">
        {parts ? (
          <>
            <b>
              {parts.short}
              <span class="visually-hidden">:</span>
            </b>{" "}
            <span class="meaning">{parts.meaning}</span>
          </>
        ) : (
          answer.text
        )}
      </span>
      <input
        type="radio"
        name="answer"
        value={String(at)}
        checked={given === null ? undefined : given === String(at)}
      />
    </label>
  );
}

/** The position of the maps. The words are there without it, and the table tells that the engine is missing. */
function useMaps(question: Question, position: PositionInput): Line | null {
  const drawn = question.kind === "choice" && question.answers.some(({ control }) => control);
  const task = useTask(async () => (drawn ? engine.follow(position, []) : null), [position, drawn]);
  return task.kind === "done" ? task.found : null;
}

/** A small map beside an answer that tells who controls what: the answer says in words what it shows. */
function AreaMap(props: { areas: Areas; position: PositionInput; laid: Line | null }) {
  const { areas, position, laid } = props;
  const view = useMemo(() => {
    const [situation] = laid?.situations ?? [];
    return situation && { stones: situation.stones, marks: situation.marks, control: control(areas) };
  }, [laid, areas]);
  return (
    <span class={mapClass(position)} aria-hidden="true">
      {laid && view && <BoardFigure class="map" shape={laid.board} view={view} label="" />}
    </span>
  );
}

/** Where an answer stood on the screen before the reply to it came below it. */
interface Stood {
  choice: Element;
  top: number;
}

function stands(form: HTMLFormElement | null): Stood | null {
  const choice = form?.querySelector("[type=radio]:checked")?.closest(".choice");
  return choice ? { choice, top: choice.getBoundingClientRect().top } : null;
}

/**
 * The reply stands below the answer that it replies to: below all of them it would often be out of sight. That answer stays
 * where it is on the screen. Stands before the reply, so that it moves first, and what is said comes into sight then.
 */
function Stay({ below, before }: { below: number | null; before: RefObject<Stood | null> }) {
  useLayoutEffect(() => {
    const { current } = before;
    before.current = null;
    if (current)
      scrollBy({ top: current.choice.getBoundingClientRect().top - current.top, behavior: "instant" });
  }, [below]);
  return null;
}
