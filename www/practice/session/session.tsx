/**
 * A course of problems, one after the other: it hands each to its trainer, counts hints, keeps the outcome, and states
 * the worth. Only the trainer knows the answer.
 */
import type { RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { hasOtherSide, type Problem } from "../../kinds/problem.ts";
import type { Trainer, TrainerNews } from "../../kinds/trainer.ts";
import { ROUND_WORDS } from "../../kinds/words/round-words.ts";
import { type ControlName, ControlRow, letterOf, MorePanel } from "../../kit/control-row.tsx";
import { Button } from "../../kit/controls.tsx";
import { useChange, useStore, useTask } from "../../kit/hooks.ts";
import { TroubleNotice } from "../../kit/notices.tsx";
import { type Store, storeOf } from "../../kit/store.ts";
import type { PracticeStore } from "../../progress/practice-store.ts";
import { reveal } from "../../table/reveal.ts";
import type { Plan } from "../practice-state.ts";
import { answered } from "../rating/answer-log.ts";
import { levelOf, levelWords } from "../rating/kind-level.ts";
import { missedWords, outcomeWords, worthWords } from "../rating/problem-worth.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { mountTrainer } from "../trainers.tsx";
import { type Course, here, type Item, isDone, onward } from "./course.ts";
import { CourseDots } from "./course-dots.tsx";
import { disguise } from "./disguise.ts";
import { begunSession, type SessionEvent, type SessionState, sessionStep } from "./session-state.ts";
import { SESSION } from "./words.ts";

interface SessionProps {
  plan: Plan;
  kept: PracticeStore;
  problemOf: (item: Item) => Problem;
  /** The reader came here by a press, so the focus goes along. */
  moved: boolean;
  /** Opens a new problem, made like the one that is done. */
  open: (found: Problem, fragment: string | null) => void;
  changed: (course: Course) => void;
  ended: (course: Course) => void;
}

type SessionStore = Store<SessionState, SessionEvent>;

/** The time as the page has it. */
const time = (): number => Date.now();

export function Session(props: SessionProps) {
  const { plan, kept, problemOf, moved } = props;
  const [store] = useState(() => storeOf(begunSession(plan.course, kept.log(), time()), sessionStep));
  const state = useStore(store);
  useChange(state.course, props.changed);
  const item = here(state.course);
  if (!item) return null;
  const next = (): void => {
    store.send({ kind: "next", now: time() });
    const { course } = store.state;
    if (isDone(course)) props.ended(course);
  };
  return (
    <ProblemScreen
      // Each showing begins with nothing of the last one.
      key={`${state.course.at} ${state.tries}`}
      {...{ plan, kept, store, state, item, next }}
      problem={problemOf(item)}
      open={props.open}
      moved={moved || state.course.at !== plan.course.at}
    />
  );
}

const ROW: readonly ControlName[] = ["back", "forward", "undo-all", "hint", "side", "more"];

interface ProblemProps {
  plan: Plan;
  kept: PracticeStore;
  store: SessionStore;
  state: SessionState;
  item: Item;
  problem: Problem;
  moved: boolean;
  open: SessionProps["open"];
  next: () => void;
}

function ProblemScreen({ plan, kept, store, state, item, problem, moved, open, next }: ProblemProps) {
  const { course, done, trainer: sight, trouble } = state;
  const keys = `keys-${useId()}`;
  const [more, turnMore] = useState(false);
  const places = usePlaces();
  const trainer = useTrainer({ plan, kept, store, problem, item, moved, keys, places });
  /** Gives the trainer an order; its open acts then change. */
  const tell = (act: (trainer: Trainer) => void): void => {
    if (!trainer.current) return;
    act(trainer.current);
    store.send({ kind: "sight", trainer: sightOf(trainer.current) });
  };
  const may = (on: boolean | undefined, act: (trainer: Trainer) => void) => (on ? () => tell(act) : null);
  const missed = !done && item.mark === "wrong";
  const giveUp = (): void => {
    store.send({ kind: "gave up" });
    if (state.ready) trainer.current?.reveal();
  };
  const acts = {
    back: may(sight?.controls.back, (one) => one.back()),
    forward: may(sight?.controls.forward, (one) => one.forward()),
    "undo-all": may(sight?.controls.restart, (one) => one.restart()),
    hint: may((sight?.hintsLeft ?? 0) > 0 && !done, (one) => void openHint(one, store)),
    side: may(sight?.controls.side, (one) => one.side()),
  };
  const press = (event: KeyboardEvent): void => {
    const command = letterOf(event);
    if (command !== "back" && command !== "forward") return;
    event.preventDefault();
    acts[command]?.();
  };
  const level = plan.counts ? levelWords(levelOf(state.log, problem.kind, new Date(time()))) : null;
  const look = { done, missed, reading: sight?.reading === true };
  const classes = Object.entries(look).flatMap(([name, on]) => (on ? [name] : []));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters work wherever the focus is among the parts of a problem
    <div class={["session", ...classes].join(" ")} data-kind={problem.kind} onKeyDown={press}>
      <header class="session-head">
        {/* biome-ignore lint/a11y/useAnchorContent: it has its name */}
        <a class="icon close" href={plan.leave} aria-label={SESSION.leaveProblem}>
          <svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </a>
        <h1 class="session-name">{plan.title}</h1>
        <p class="session-level">
          <span class="session-kind">{NAMED[problem.kind].name}</span>
          {level && " "}
          {level && <span class="session-rating">{level}</span>}
        </p>
        <div class="course-dots">{course.items.length > 1 && <CourseDots course={course} />}</div>
      </header>
      <TroubleNotice
        trouble={
          trouble && {
            ...trouble,
            again: () => {
              store.send({ kind: "trouble is over" });
              trouble.again();
            },
          }
        }
      />
      <div class="session-board" ref={places.board} />
      <div class="session-main">
        <div class="session-words" ref={places.words} />
        <Aside {...{ plan, state, item, problem }} press={giveUp} />
        {/* The way on comes before all that one may look at besides. */}
        <div class="session-row">
          <div class="answers" ref={places.answers} />
          <Onward
            text={isDone(onward(course)) ? plan.last : null}
            done={done}
            hidden={!done && !missed}
            press={next}
          />
        </div>
        <div class="session-after" ref={places.after} />
        <div class="session-extra">{done && plan.another && <Another like={problem} open={open} />}</div>
      </div>
      <ControlRow
        names={hasOtherSide(problem.kind) ? ROW : ROW.filter((name) => name !== "side")}
        acts={acts}
        more={{ id: `${keys}-more`, open: more, turn: turnMore }}
      />
      <MorePanel id={`${keys}-more`} open={more} bring={(panel) => bringBeside(places.board.current, panel)}>
        <div>
          {more && <Source of={problem} />}
          {more && trainer.current?.more()}
        </div>
        <h3>{SESSION.keys}</h3>
        <p id={keys}>
          {ROUND_WORDS.arrowKeysWalkBoard} {SESSION.nextKey}
        </p>
      </MorePanel>
    </div>
  );
}

const sightOf = ({ controls, reading, hintsLeft }: Trainer) => ({ controls, reading, hintsLeft });

/** Only a hint that was opened costs. */
async function openHint(trainer: Trainer, store: SessionStore): Promise<void> {
  if (trainer.hintsLeft <= 0) return;
  const { at } = store.state.course;
  const opened = await trainer.hint();
  if (opened === false || store.state.course.at !== at) return;
  store.send({ kind: "hinted" });
  store.send({ kind: "sight", trainer: sightOf(trainer) });
}

/** On a phone the board sticks to the top edge by itself; beside the words it must not go out of sight. */
function bringBeside(board: HTMLElement | null, panel: HTMLElement): void {
  if (!board || getComputedStyle(board).display === "contents") panel.scrollIntoView({ block: "nearest" });
  else reveal(board, panel);
}

interface Places {
  board: RefObject<HTMLDivElement | null>;
  words: RefObject<HTMLDivElement | null>;
  answers: RefObject<HTMLDivElement | null>;
  after: RefObject<HTMLDivElement | null>;
}

const usePlaces = (): Places => ({
  board: useRef<HTMLDivElement>(null),
  words: useRef<HTMLDivElement>(null),
  answers: useRef<HTMLDivElement>(null),
  after: useRef<HTMLDivElement>(null),
});

const NO_TRAINER = SESSION.kindProblemDidNot;

interface Training extends Pick<ProblemProps, "plan" | "kept" | "store" | "problem" | "item" | "moved"> {
  keys: string;
  places: Places;
}

/** The trainer of the problem, in its places, as long as the problem is shown. */
function useTrainer({ plan, kept, store, problem, item, moved, keys, places }: Training) {
  const trainer = useRef<Trainer | null>(null);
  useEffect(() => {
    const { board, words, answers, after } = places;
    const own = new AbortController();
    const hear = (news: TrainerNews): void => {
      const { current } = trainer;
      if (own.signal.aborted) return;
      // A trainer may speak before it is handed over.
      if (!current) {
        queueMicrotask(() => trainer.current && hear(news));
        return;
      }
      const first = !store.state.ready && news.kind !== "trouble";
      if (news.kind === "hint") void openHint(current, store);
      keepAnswer(store, { plan, kept, problem }, () =>
        store.send({ kind: "news", news, trainer: sightOf(current) }),
      );
      if (!first) return;
      scrollTo({ top: 0 });
      queueMicrotask(() => {
        if (own.signal.aborted) return;
        if (store.state.toReveal) current.reveal();
        else if (moved) current.focus();
      });
    };
    mountTrainer(problem.kind).then(
      (mount) => {
        if (own.signal.aborted || !board.current || !words.current || !answers.current || !after.current)
          return;
        const place = {
          board: board.current,
          words: words.current,
          answers: answers.current,
          after: after.current,
          keys,
        };
        trainer.current = mount(place, disguise(problem, item.look), hear);
        store.send({ kind: "sight", trainer: sightOf(trainer.current) });
      },
      () => {
        if (own.signal.aborted) return;
        store.send({
          kind: "trouble",
          words: NO_TRAINER,
          again: () => store.send({ kind: "try again" }),
        });
      },
    );
    return () => {
      own.abort();
      trainer.current?.destroy();
      trainer.current = null;
    };
  }, []);
  return trainer;
}

/** Keeps the outcome of the problem once, as soon as it is known: a problem solved after a failure stays failed. */
function keepAnswer(
  store: SessionStore,
  { plan, kept, problem }: Pick<ProblemProps, "plan" | "kept" | "problem">,
  hear: () => void,
): void {
  const was = here(store.state.course);
  hear();
  const is = here(store.state.course);
  if (!is || is.mark === was?.mark) return;
  const now = time();
  const { mark, hints, wrong, look } = is;
  const told = { now: new Date(now), right: mark === "right", hints, wrong, ms: now - store.state.begun };
  if (plan.counts) kept.add(answered(problem, look, { ...told, skipped: mark === "skipped" }));
  store.send({ kind: "kept", log: kept.log() });
}

/** The name of the problem, and its author. */
function Source({ of: { title, credit, from } }: { of: Problem }) {
  const source = credit && SESSION[from ? "source" : "changed"](credit);
  const words = [title && `“${title}”.`, source].filter(Boolean).join(" ");
  return words ? <p>{words}</p> : null;
}

interface AsideProps extends Pick<ProblemProps, "plan" | "state" | "item" | "problem"> {
  press: () => void;
}

/** The line above the buttons: what it is worth, or what came of it, and the way out beside it. */
function Aside({ plan, state, item, problem, press }: AsideProps) {
  const { words, way, news } = asideOf(plan, state, item, problem);
  return (
    <div class="session-aside">
      {/* What is known from the first is read in its place; who listens would hear it again with each part that loads. */}
      <p class="worth" role={news ? "status" : undefined}>
        {words}
      </p>
      <Button look="link" press={press} hidden={way === null}>
        {way ?? ""}
      </Button>
    </div>
  );
}

/** `news`: something has just come of it. */
function asideOf(
  { counts }: Plan,
  { done, log, before, trainer }: SessionState,
  item: Item,
  problem: Problem,
): { words: string; way: string | null; news: boolean } {
  const now = new Date(time());
  if (done || item.mark === "right") {
    const logs = counts ? { before, after: log } : null;
    return { words: outcomeWords(item, logs, now), way: null, news: true };
  }
  if (item.mark === "wrong")
    return { words: SESSION.tryGo({ item: missedWords(item) }), way: SESSION.showSolution, news: true };
  const left = trainer?.hintsLeft ?? 1;
  const words = worthWords(problem, item.hints, left, counts ? log : null, now);
  return { words, way: SESSION.skip, news: false };
}

/** The way on: what comes next once a problem is done, and one of two ways after it was missed. */
function Onward(props: { text: string | null; done: boolean; hidden: boolean; press: () => void }) {
  const { text, done, hidden, press } = props;
  return (
    <Button look={`${done || hidden ? "filled" : "quiet"} next`} press={press} hidden={hidden}>
      {text ?? SESSION.next}
      {/* The second word goes where three buttons stand side by side on a phone. */}
      <span class="rest">{text === null && " problem"}</span>
    </Button>
  );
}

/** The maker of problems loads only where a reader may ask for one. */
function Another({ like, open }: { like: Problem; open: SessionProps["open"] }) {
  const part = useTask(() => import("../own/another-part.tsx"), []);
  // Where it does not come there are others to solve.
  if (part.kind !== "done") return null;
  const { AnotherPart } = part.found;
  return <AnotherPart like={like} open={open} />;
}
