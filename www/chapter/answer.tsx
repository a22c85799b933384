/** The answer below a task, with its choices. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useChange } from "../kit/hooks.ts";
import { reveal, revealReply } from "../table/reveal.ts";
import type { AnswerAct, AnswerState, StepAnswer } from "./answer-state.ts";
import { WORDS } from "./words.ts";

interface AnswerProps {
  answer: AnswerState;
  act: (act: AnswerAct) => void;
}

/** In the place that the page has for it. */
export function AnswerIn({ host, ...props }: AnswerProps & { host: Element }) {
  const place = useRef(host);
  return <AnswerLines {...props} place={place} />;
}

/** With its place, which can be moved. */
export function AnswerPlace(props: AnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} class="answer" data-role="answer" role="status" aria-atomic="false">
      <AnswerLines {...props} place={place} />
    </div>
  );
}

function AnswerLines({ answer, act, place }: AnswerProps & { place: RefObject<Element | null> }) {
  const { refused, said, acts, hints, turn } = answer;
  useChange(answer.brings, (brings) => {
    const host = place.current;
    const task = host?.closest(".step")?.querySelector("p");
    if (!brings || !host) return;
    if (brings.what === "reply") revealReply(host);
    else if (brings.what === "answer") reveal(host);
    else if (task) reveal(task);
  });
  return (
    <>
      {refused && (
        <p key={`refused ${refused}`} class="said refused">
          {refused}
        </p>
      )}
      {said && <Said key={`said ${turn}`} {...said} />}
      {acts.length > 0 && (
        <p key="acts" class="answer-acts">
          {acts.map((one) => (
            <Button
              key={one.kind}
              look={one.kind === "take-back" ? "filled" : "quiet"}
              press={() => act(one)}
            >
              {ACTS[one.kind]}
            </Button>
          ))}
        </p>
      )}
      <Hints hints={hints} />
    </>
  );
}

const ACTS: Record<AnswerAct["kind"], string> = {
  "take-back": WORDS.takeBack,
  show: WORDS.showMe,
  rest: WORDS.playRest,
};

function Said({ tone, text, head, shownIn }: StepAnswer) {
  return (
    <p class={`said ${tone}${head ? " noted" : ""}`}>
      {tone === "solved" && <strong>{head ?? WORDS.done}</strong>}
      {/* The space belongs to what follows: at the end of a word of its own it is not read aloud. */}
      {tone === "solved" ? ` ${text}` : text}
      {shownIn && (
        <>
          <a href={`#${shownIn.section}`}>{shownIn.title}</a>”.
        </>
      )}
    </p>
  );
}

/** Each hint comes below what is there, so that it alone is read aloud. */
export const Hints = ({ hints }: { hints: readonly string[] }) => (
  <>
    {hints.map((hint, at) => (
      <Hint key={`hint ${at} ${hint}`} number={at + 1} hint={hint} />
    ))}
  </>
);

function Hint({ number, hint }: { number: number; hint: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (shown.current) reveal(shown.current);
  }, []);
  return (
    <p ref={shown} class="hint">
      <span class="label">{WORDS.hint({ number })}</span>
      {` ${hint}`}
    </p>
  );
}
