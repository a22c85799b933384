/** "Make your own": a position, a question about it, and the engine's answer. */
import "../../style/play.css";
import "../../style/own.css";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { engine, troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { useChange, useHeld, useSame, useStore, useWork } from "../../kit/hooks.ts";
import { isSame } from "../../kit/same.ts";
import { abortable, type Store, storeOf } from "../../kit/store.ts";
import { DropPlace, Examples, type OpeningParts, openingOf, PasteBox } from "../../play/opening.tsx";
import { type SetUp, SetUpBoard, SetUpPanel, setUpOf } from "../../play/setup.tsx";
import { stepsOf, type WorkEvent, type WorkHistory, workBegun, workStep } from "../../play/work-history.ts";
import { Checking } from "./checking.tsx";
import { type Draft, EMPTY } from "./draft.ts";
import {
  type AskedDraft,
  firstOwn,
  laid,
  type OwnEvent,
  type OwnState,
  ownStep,
  STEPS,
  type Step,
} from "./own-state.ts";
import { borrowed, readDraft } from "./problem-link.ts";
import { QuestionForm } from "./question-form.tsx";
import { storeDraft, storedDraft } from "./stored-draft.ts";
import { WORDS } from "./words.ts";

/** The height of the page’s bar. */
const BAR = 64;

/** One for the visit: what was set up, and every step back, is there again. */
let bench: Bench | null = null;

export function Own({ solve }: { solve: (problem: Problem) => void }) {
  bench ??= makeBench();
  const { store, opening, change, leave } = bench;
  const state = useStore(store);
  const { draft, step, line } = state;
  useEffect(() => leave, []);
  useFollowed(store, draft, step);
  const root = useHeld<HTMLDivElement>((held) => held.querySelector("[aria-pressed=true]"));
  useBegun(step, root);
  return (
    <div class="play own" ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: no field is in it */}
      <div class="modes" role="group" aria-label={WORDS.steps}>
        {STEPS.map((one) => (
          <button
            key={one}
            type="button"
            class="mode"
            aria-pressed={one === step}
            onClick={() => store.send({ kind: "turn", step: one })}
          >
            {WORDS.step[one]}
          </button>
        ))}
      </div>
      <div class="play-notice" role="status">
        {state.notice.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {step === "position" ? <Position bench={bench} state={state} /> : <DropPlace {...opening} />}
      {step === "task" && line && <QuestionForm {...{ state, line, change }} send={store.send} />}
      {step === "check" && line && <CheckStep {...{ state, line, bench, solve }} />}
    </div>
  );
}

/** The line that the position and the moves before the question lead to. */
function useFollowed(store: OwnStore, { start, moves }: Draft, step: Step): void {
  useWork(
    () => engine.follow(start, moves),
    (line) => store.send({ kind: "followed", line }),
    // A position that can't stand so is told where it is set up.
    (error) => step !== "position" && store.send({ kind: "tell", notice: [troubleWords(error)] }),
    [start, moves, step === "position"],
  );
}

/** Another step begins where it can be seen: the bar of the page lies over what is scrolled below it. */
function useBegun(step: Step, root: RefObject<HTMLElement | null>): void {
  useChange(step, () => {
    const { current } = root;
    if (current && current.getBoundingClientRect().top < BAR) current.scrollIntoView({ block: "start" });
  });
}

/** The referee's own editor, and what exists already. */
function Position({ bench, state }: { bench: Bench; state: OwnState }) {
  const { editor, work, opening } = bench;
  const { draft } = state;
  useLayoutEffect(() => editor.show(draft.start, stepsOf(work.state)), [draft.start, draft.moves]);
  return (
    <section class="desk desk-setup" aria-label={WORDS.step.position}>
      <div class="bench">
        <div class="setup-board table">
          <SetUpBoard editor={editor} />
        </div>
        <div class="panel">
          <div class="setup-panel">
            <SetUpPanel editor={editor} />
          </div>
        </div>
      </div>
      <div class="panel">
        <div class="opening-panel">
          <PasteBox {...opening} />
        </div>
        <div class="opening-panel">
          <Examples pick={opening.options.onExample} />
        </div>
      </div>
    </section>
  );
}

function CheckStep(props: {
  state: OwnState;
  line: NonNullable<OwnState["line"]>;
  bench: Bench;
  solve: (problem: Problem) => void;
}) {
  const { state, line, bench, solve } = props;
  const { store, change } = bench;
  const { draft, checked } = state;
  const { title: _title, ...asked } = draft;
  const of = useSame<AskedDraft>(asked);
  return (
    <Checking
      key={of}
      {...{ draft, line, solve }}
      known={checked && isSame(checked.of, of) ? checked.check : null}
      found={(check) => store.send({ kind: "checked", of, check })}
      title={(title) => change({ title })}
      pick={(kind) => change({ kind })}
      change={() => store.send({ kind: "turn", step: "task" })}
    />
  );
}

type OwnStore = Store<OwnState, OwnEvent>;

interface Bench {
  store: OwnStore;
  editor: SetUp;
  work: Store<WorkHistory, WorkEvent>;
  opening: OpeningParts;
  change(part: Partial<Draft>): void;
  /** A late draft opens nothing. */
  leave(): void;
}

function makeBench(): Bench {
  const draft = storedDraft() ?? EMPTY;
  const store = storeOf(firstOwn(draft), ownStep);
  const work = storeOf<WorkHistory, WorkEvent>(
    workBegun({ start: draft.start, moves: draft.moves, at: 0 }),
    workStep,
  );
  store.watch(() => storeDraft(store.state.draft));
  const put = (part: Partial<Draft>): void => {
    const { start, moves } = { ...store.state.draft, ...part };
    work.send({ kind: "put", work: { start, moves, at: 0 } });
  };
  const change = (part: Partial<Draft>): void => {
    if (part.moves) work.send({ kind: "moved", moves: part.moves, at: 0 });
    store.send({ kind: "change", part });
  };
  const lay = (part: Partial<Draft>): void => {
    put(part);
    store.send({ kind: "change", part });
  };
  const step = (kind: "undone" | "redone"): void => {
    const { work: before } = work.state;
    work.send({ kind });
    if (work.state.work === before) return;
    const { start, moves } = work.state.work;
    store.send({ kind: "change", part: laid(start, moves) });
  };
  const open = (draft: Partial<Draft>, notice: readonly string[], step: Step): void => {
    put(draft);
    store.send({ kind: "opened", draft, notice, step });
  };
  const editor = setUpOf({
    onward: WORDS.onward,
    part: WORDS.part,
    onEdit: (start, step) => step && lay(laid(start)),
    onJudged: (fault) => store.send({ kind: "judged", fault }),
    onUndo: () => step("undone"),
    onRedo: () => step("redone"),
    onPlay: () => store.send({ kind: "turn", step: "task" }),
  });
  const addresses = abortable();
  const opening = openingOf({
    onReading: () => {
      addresses.stop();
      store.send({ kind: "reading" });
    },
    onOpen: ({ start, moves, note }) =>
      open(laid(start, moves), note ? [note] : [], moves.length > 0 ? "task" : "position"),
    // An address of this page has a problem, one of the playground a position and perhaps a claim.
    onAddress: (fragment) =>
      addresses.run(
        () => (fragment.startsWith("p=") ? readDraft(fragment.slice(2)) : borrowed(fragment)),
        (found) =>
          "fault" in found ? store.send({ kind: "tell", notice: [found.fault] }) : open(found, [], "task"),
        (error) => store.send({ kind: "tell", notice: [troubleWords(error)] }),
      ),
    onSaid: () => {},
    onExample: ({ start, moves }) => lay({ ...laid(start, [...moves]), set: [] }),
  });
  const leave = (): void => {
    addresses.stop();
    opening.reading.stop();
  };
  return { store, editor, work, opening, change, leave };
}
