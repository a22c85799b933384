/** The engine’s findings on a problem that somebody set, and the choices after that. */
import { useEffect, useReducer, useState } from "preact/hooks";
import { plainTitle } from "../../address/problem.ts";
import { otherColor } from "../../board/color.ts";
import type { BoardView, Sign } from "../../board/index.ts";
import { EngineError, type Line, troubleWords } from "../../engine/engine.ts";
import { PROBLEM_TIME } from "../../engine/limits.ts";
import type { Kind, Problem } from "../../kinds/problem.ts";
import { Button, Field } from "../../kit/controls.tsx";
import { useHeld, useWork } from "../../kit/hooks.ts";
import { TakenPart, useTaken } from "../../kit/taken-along.tsx";
import { ArgumentDesk } from "../../proof/desk.tsx";
import { NAMED } from "../shelf/kind-names.ts";
import type { Draft } from "./draft.ts";
import { type Check, checked, embedCode, problemAddress } from "./problem-link.ts";
import { CHECK, effortOf, factsWords, WORDS } from "./words.ts";

interface CheckingProps {
  draft: Draft;
  line: Line;
  /** Earlier findings on this draft. */
  known: Check | null;
  found: (check: Check) => void;
  title: (title: string) => void;
  /** This problem as another kind. */
  pick: (kind: Kind) => void;
  solve: (problem: Problem) => void;
  /** Back to the task, or to the position. */
  change: () => void;
}

type Asked =
  /** The engine looks, for the number-th time, up to `first` situations at first; `nodes`: the situations so far. */
  | { kind: "asking"; number: number; first: number | undefined; nodes: number }
  | { kind: "stopped"; number: number }
  | { kind: "failed"; number: number; error: unknown }
  | { kind: "found"; number: number; check: Check };
type AskedEvent =
  | { kind: "ask"; first?: number }
  | { kind: "progress"; nodes: number }
  | { kind: "stop" }
  | { kind: "failed"; error: unknown }
  | { kind: "found"; check: Check };

function askedStep(state: Asked, event: AskedEvent): Asked {
  const { number } = state;
  switch (event.kind) {
    case "ask":
      return { kind: "asking", number: number + 1, first: event.first, nodes: 0 };
    case "progress":
      return state.kind === "asking" ? { ...state, nodes: event.nodes } : state;
    case "stop":
      return { kind: "stopped", number };
    case "failed":
      return { kind: "failed", number, error: event.error };
    case "found":
      return { kind: "found", number, check: event.check };
  }
}

/** One for each draft: another draft gets a search of its own. */
export function Checking(props: CheckingProps) {
  const { draft, line, known, found } = props;
  const [state, send] = useReducer<Asked, AskedEvent>(
    askedStep,
    known
      ? { kind: "found", number: 0, check: known }
      : { kind: "asking", number: 0, first: undefined, nodes: 0 },
  );
  useWork(
    state.kind === "asking"
      ? (signal) => {
          const onProgress = ({ nodes }: { nodes: number }): void => {
            if (!signal.aborted) send({ kind: "progress", nodes });
          };
          return checked(draft, { signal, onProgress }, state.first);
        }
      : null,
    (check) => {
      // Who goes on may still find something.
      if (check.unfit?.code !== "undecided") found(check);
      send({ kind: "found", check });
    },
    (error) => send({ kind: "failed", error }),
    [state.kind === "asking", state.number],
  );
  const taking = useTaking(draft, line);
  const problem = state.kind === "found" ? state.check.problem : null;
  // What is pressed may go, and nothing that comes in its place is to be pressed by mistake.
  const panel = useHeld<HTMLDivElement>((root) => root.querySelector("h2"));
  return (
    <section class="desk desk-setup" aria-label={WORDS.step.check}>
      <div class="bench">
        <CheckedBoard draft={draft} line={line} problem={problem} />
        <div class="panel">
          <div class="checking-panel" ref={panel}>
            <h2 tabIndex={-1}>{CHECK.head}</h2>
            <div class="own-found" role="status">
              {saidOf(state).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
            {/* It changes all the time, so it is not read out. */}
            <p class="hint-words own-effort">
              {state.kind === "asking" && <Effort key={state.number} nodes={state.nodes} />}
            </p>
            <Acts {...props} state={state} send={send} copy={taking.copyLink} />
            <div class="own-take">{problem && <Take {...props} problem={problem} taking={taking} />}</div>
          </div>
        </div>
      </div>
    </section>
  );
}

function CheckedBoard({ draft, line, problem }: { draft: Draft; line: Line; problem: Problem | null }) {
  const situation = line.situations.at(-1);
  if (!situation) return null;
  const view = answerView(draft, line, problem);
  const told = view.signs?.includes("fails") ? CHECK.signs : "";
  return (
    <div class="setup-board table">
      <ArgumentDesk shown={{ board: line.board, situation, view, told }} keys="own-keys" point={() => {}} />
    </div>
  );
}

function saidOf(state: Asked): readonly string[] {
  switch (state.kind) {
    case "asking":
      return [CHECK.looking];
    case "stopped":
      return [CHECK.stopped];
    case "failed":
      return [troubleWords(state.error)];
    case "found": {
      const { problem, notes, unfit } = state.check;
      if (problem) return [...factsWords(problem), ...notes.map((note) => CHECK.note({ note }))];
      const reason = unfit?.words ?? "";
      return [CHECK.none({ reason: unfit?.code === "undecided" ? CHECK.sooner({ reason }) : reason })];
    }
  }
}

function Acts(props: CheckingProps & { state: Asked; send: (event: AskedEvent) => void; copy: () => void }) {
  const { state, send, draft, copy } = props;
  if (state.kind === "asking")
    return (
      <div class="acts">
        <Button press={() => send({ kind: "stop" })}>{CHECK.stop}</Button>
      </div>
    );
  const isAgain =
    state.kind === "stopped" ||
    (state.kind === "failed" && state.error instanceof EngineError && state.error.passing);
  const problem = state.kind === "found" ? state.check.problem : null;
  const { title } = draft;
  return (
    <div class="acts">
      {isAgain && (
        <Button look="filled" press={() => send({ kind: "ask" })}>
          {CHECK.again}
        </Button>
      )}
      {state.kind === "found" && !problem && (
        <Mend
          {...props}
          check={state.check}
          goOn={() => send({ kind: "ask", first: 2 * state.check.nodes })}
        />
      )}
      {problem && (
        <>
          <Button look="filled" press={() => props.solve({ ...problem, ...(title && { title }) })}>
            {CHECK.solve}
          </Button>
          <Button press={copy}>{CHECK.link}</Button>
        </>
      )}
      <Button press={props.change}>{CHECK.change}</Button>
    </div>
  );
}

/** The choices where a draft makes no problem. */
function Mend(props: Pick<CheckingProps, "draft" | "pick"> & { check: Check; goOn: () => void }) {
  const { draft, pick, check, goOn } = props;
  const code = check.unfit?.code;
  if (code === "undecided")
    return (
      <Button look="filled" press={goOn}>
        {CHECK.continue}
      </Button>
    );
  if (code !== "wrong-verdict" || (draft.kind !== "lock" && draft.kind !== "refute")) return null;
  const turned = draft.kind === "lock" ? "refute" : "lock";
  return (
    <Button look="filled" press={() => pick(turned)}>
      {CHECK.askAs({ name: NAMED[turned].name })}
    </Button>
  );
}

/** The link and the code. A copy is out of date as soon as something changes. */
function useTaking(draft: Draft, line: Line) {
  const { taken: link, ...links } = useTaken();
  const { taken: code, ...codes } = useTaken();
  const forget = (): void => {
    links.forget();
    codes.forget();
  };
  return {
    link,
    code,
    forget,
    copyLink() {
      forget();
      void links.take(CHECK.theLink, () => problemAddress(draft));
    },
    copyCode() {
      forget();
      void codes.take(CHECK.theCode, () => embedCode(draft, line));
    },
  };
}

function Take(props: {
  draft: Draft;
  problem: Problem;
  title: (title: string) => void;
  taking: ReturnType<typeof useTaking>;
}) {
  const { draft, problem, title, taking } = props;
  // What is typed stands there as it was typed.
  const [typed, setTyped] = useState(draft.title);
  return (
    <>
      <Field
        name={CHECK.title}
        value={typed}
        type={(text) => {
          setTyped(text);
          title(plainTitle(text));
          taking.forget();
        }}
        input={{ maxLength: 60, autocomplete: "off" }}
      />
      <div class="own-taken">
        <TakenPart taken={taking.link} />
      </div>
      <h3 class="section-head">{CHECK.article}</h3>
      <p class="hint-words">{CHECK.embed({ kind: problem.kind })}</p>
      <Button press={taking.copyCode}>{CHECK.code}</Button>
      <div class="own-taken">
        <TakenPart taken={taking.code} />
      </div>
    </>
  );
}

/** How far the engine is, once there is something to say. */
function Effort({ nodes }: { nodes: number }) {
  const [since] = useState(() => performance.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  if (nodes === 0 && now === since) return null;
  return <>{effortOf(nodes, performance.now() - since, PROBLEM_TIME)}</>;
}

/** The position with its answer: what solves it, and what only looks so. */
function answerView(draft: Draft, line: Line, problem: Problem | null): BoardView {
  const situation = line.situations.at(-1);
  if (!situation) throw new RangeError("a line has a situation");
  const { stones, marks } = situation;
  const at = new Map(line.board.points.map(({ name }, index) => [name, index]));
  const signs: (Sign | null)[] = stones.map(() => null);
  const put = (name: string, sign: Sign): void => {
    const index = at.get(name);
    if (index !== undefined) signs[index] = sign;
  };
  for (const { move } of problem?.traps ?? []) put(move, "fails");
  if (problem && problem.kind !== "find" && problem.kind !== "count")
    for (const name of problem.solutions) put(name, "holds");
  const found = problem?.kind === "find" ? problem.solutions.map((name) => at.get(name) ?? -1) : [];
  const set = found.length > 0 ? found : draft.kind && problem?.kind !== "find" ? draft.set : [];
  const opening = problem?.opening === undefined ? undefined : at.get(problem.opening);
  const stone = otherColor(draft.player);
  const { asked } = draft;
  return {
    stones,
    marks,
    hand: null,
    playable: [],
    areas: set.length > 0 ? [{ points: set, kind: "mine" }] : [],
    signs,
    rings: draft.kind === "rule" && asked && asked.kind !== "pass" && asked.at != null ? [asked.at] : [],
    shown: opening === undefined ? [] : [{ at: opening, stone, label: "1" }],
  };
}
