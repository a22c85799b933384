/** The columns of a proof table: how many there are follows from the room that it has, wherever it stands. */
import { type ComponentChildren, Fragment } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useChange } from "../kit/hooks.ts";
import { TroubleNotice } from "../kit/notices.tsx";
import { reveal } from "../table/reveal.ts";
import type { Lesson } from "./lesson/lesson.ts";
import type { TableState, Wish } from "./table-state.ts";
import { TABLE } from "./words.ts";

/** From these widths on there are two columns, and three. */
const TWO = 640;
const THREE = 1040;

interface FrameProps {
  /** The places differ by phase: while a claim is chosen, its words stand beside the board. Empty at first. */
  phase: string;
  spoken: string;
  trouble: TableState["trouble"];
  wish: { what: Wish } | null;
  view: ComponentChildren;
  answer: ComponentChildren;
  controls: ComponentChildren;
  more: ComponentChildren;
  budget?: ComponentChildren;
  tree?: ComponentChildren;
  truth?: ComponentChildren;
}

/** `lead` stands beside the title: the way back. */
export function Frame(
  props: FrameProps & {
    title: string;
    roles: string;
    lead: ComponentChildren;
    hints?: ComponentChildren;
    claims?: ComponentChildren;
  },
) {
  const { title, roles, lead, phase } = props;
  const root = useRef<HTMLElement>(null);
  const columns = useColumns(root);
  const seen = (said: Element | null | undefined): void => {
    if (columns === "one") said?.scrollIntoView({ block: "nearest" });
  };
  useWish(root, props.wish, seen);
  usePhase(phase, () => {
    // In one column a new phase begins with the board at the top, where it stays in view: the words need the rest.
    const head = root.current?.querySelector(".proof-head");
    const view = root.current?.querySelector(".view");
    if (!head || !view || columns !== "one") return;
    const { position, top } = getComputedStyle(view);
    const down = head.getBoundingClientRect().bottom - Number.parseFloat(top);
    if (position === "sticky" && down > 0) scrollBy({ top: down });
  });
  const parts = [
    <Fragment key="tree">{props.tree}</Fragment>,
    <Fragment key="truth">{props.truth}</Fragment>,
    <Fragment key="hints">{props.hints}</Fragment>,
  ];
  return (
    <section
      ref={root}
      class="proof"
      aria-label={TABLE.proofTable}
      data-columns={columns}
      data-phase={phase || undefined}
    >
      <div class="proof-head" hidden={!title && !roles && !lead}>
        <h2 class="proof-title">{title}</h2>
        <p class="proof-lead">{lead}</p>
        <p class="proof-roles">{roles}</p>
      </div>
      <div class="proof-main">
        <TroubleNotice trouble={props.trouble} />
        {props.view}
        {props.answer}
        {props.controls}
        {props.budget}
        {props.more}
      </div>
      <div class="proof-side" hidden={phase !== "playing"}>
        {/* In one column what helps with this move comes first; beside the board what was tried does. */}
        {columns === "one" ? parts.reverse() : parts}
      </div>
      {props.claims}
      <Spoken words={props.spoken} />
    </section>
  );
}

/** In a lesson: the board in its column, the words in the text, what helps in a third place. */
export function LessonFrame({ lesson, ...props }: FrameProps & { lesson: Lesson }) {
  const root = useRef<HTMLElement>(null);
  const { phase } = props;
  const seen = (said: Element | null | undefined): void => {
    if (said) reveal(said);
  };
  useWish(root, props.wish, seen);
  // The board may have become taller with what is under it.
  usePhase(phase, () => {
    if (!lesson.atOnce) setTimeout(() => seen(root.current?.querySelector(".proof-answer")));
  });
  return (
    <>
      <section ref={root} class="proof lesson" aria-label={TABLE.proofTable} data-phase={phase || undefined}>
        {props.answer}
        <Spoken words={props.spoken} />
      </section>
      {lesson.board(
        <div class="proof stand">
          <TroubleNotice trouble={props.trouble} />
          {props.view}
          {props.controls}
          {props.more}
        </div>,
      )}
      {lesson.aside(
        <div class="proof lesson" data-phase={phase}>
          {props.budget}
          <details class="tried-fold" hidden={phase !== "playing"}>
            <summary>{TABLE.whatTriedTruth}</summary>
            {props.truth}
            {props.tree}
          </details>
        </div>,
      )}
    </>
  );
}

/** How many columns there is room for, where this stands. */
function useColumns(root: { current: HTMLElement | null }): "one" | "two" | "three" {
  const [columns, setColumns] = useState<"one" | "two" | "three">("one");
  useLayoutEffect(() => {
    const host = root.current?.parentElement;
    if (!host) return;
    const measure = (): void => {
      const { clientWidth: width } = host;
      setColumns(width >= THREE ? "three" : width >= TWO ? "two" : "one");
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => observer.disconnect();
  }, []);
  return columns;
}

/** Brings into sight what is wished for, once it is drawn. */
function useWish(
  root: { current: HTMLElement | null },
  wish: FrameProps["wish"],
  seen: (said: Element | null | undefined) => void,
): void {
  useChange(wish, (wished) => {
    const answer = root.current?.querySelector(".proof-answer");
    if (!wished || !answer) return;
    const first = answer.firstElementChild;
    if (wished.what === "words") {
      answer.querySelector<HTMLElement>("[data-key=headline]")?.focus({ preventScroll: true });
      return;
    }
    if (wished.what === "hints") seen(root.current?.querySelector(".hints"));
    // What is to be done first: the question, or the step of the worst case with its buttons.
    else seen(answer.querySelector(wished.what === "task" ? ".predict" : "[aria-current]") ?? first);
  });
}

/** After the reader came to a new phase; not when a link brought one here: then the page begins at its top. */
function usePhase(phase: string, turned: () => void): void {
  const last = useRef("");
  useLayoutEffect(() => {
    const first = last.current === "";
    last.current = phase;
    if (!first && navigator.userActivation.hasBeenActive) turned();
  }, [phase]);
}

const Spoken = ({ words }: { words: string }) => (
  <p class="visually-hidden" role="status" aria-live="polite">
    {words}
  </p>
);
