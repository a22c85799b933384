/** "Ask the engine": the referee view of a figure, its map where the board is, its words where the figure stands. Also what several rule sets say. */
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { DEFAULT_BUDGET, engine, type PositionInput, prover } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useFocusWithin, useStore, useTask } from "../kit/hooks.ts";
import { type Store, storeOf } from "../kit/store.ts";
import type { Lesson, ProofPlace } from "../proof/index.ts";
import type { RefereeColumn } from "../referee/referee.tsx";
import type { JudgedPosition } from "../rule-sets/invite.tsx";
import { Hints } from "./answer.tsx";
import type { JudgeState } from "./section-state.ts";
import { WORDS } from "./words.ts";

interface JudgeProps {
  title: string | null;
  level: 2 | 3;
  position: PositionInput;
  /** Puts a board into the place of the table's own. */
  guest: (view: ComponentChildren) => ComponentChildren;
  /** Null while it is closed. */
  state: JudgeState | null;
  acts: {
    open(): void;
    close(): void;
    /** A claim of the referee's, on the side that wins; null for back to the judgement. */
    play(claim: JudgeState["claim"]): void;
  };
}

/** A button that lets the engine judge a position, and what comes of it. */
export function Judge(props: JudgeProps) {
  const { state, acts } = props;
  const claim = state?.claim ?? null;
  const referee = useFetched(() => import("../referee/styled-referee.ts"), state !== null);
  const proof = useFetched(() => import("../proof/styled-proof.ts"), claim !== null);
  const root = useFocusWithin<HTMLDivElement>(state?.back === true);
  const isOpen = referee.kind === "here";
  const open = (): void => (referee.kind === "failed" ? referee.again() : acts.open());
  return (
    <div ref={root} class="judge">
      <Title {...props} />
      <Button press={isOpen ? acts.close : open} aria-expanded={isOpen ? "true" : "false"}>
        {isOpen ? WORDS.backToBoard : WORDS.ask}
      </Button>
      <p class="note" role="status">
        {noteOf(referee) || noteOf(proof)}
      </p>
      {isOpen && <Referee {...props} column={referee.found.RefereeColumn} hidden={proof.kind === "here"} />}
      {proof.kind === "here" && claim && (
        <PlayedClaim key={claim} {...props} played={claim} place={proof.found.ProofPlace} />
      )}
    </div>
  );
}

const Title = ({ title, level }: { title: string | null; level: 2 | 3 }) => {
  const Tag = `h${level}` as const;
  return title === null ? null : <Tag class="step-title">{title}</Tag>;
};

type Fetched<T> =
  | { kind: "none" | "waiting" }
  | { kind: "here"; found: T }
  | { kind: "failed"; again: () => void };

/** Fetches a part of the engine while it is wanted. */
function useFetched<T>(load: () => Promise<T>, wanted: boolean): Fetched<T> {
  const task = useTask(async () => (wanted ? load() : null), [wanted]);
  if (!wanted) return { kind: "none" };
  if (task.kind === "failed") return { kind: "failed", again: task.again };
  return task.kind === "done" && task.found ? { kind: "here", found: task.found } : { kind: "waiting" };
}

const noteOf = ({ kind }: Pick<Fetched<unknown>, "kind">): string =>
  kind === "failed" ? WORDS.engineMissing : kind === "waiting" ? WORDS.fetching : "";

function Referee(props: JudgeProps & { column: typeof RefereeColumn; hidden: boolean }) {
  const { position, acts, guest, column: Column, hidden } = props;
  const options = {
    start: position,
    moves: [],
    onPlay: (claim, side) => acts.play({ claim, side }),
    onLeave: acts.close,
  } satisfies Parameters<typeof Column>[0]["options"];
  return (
    <div hidden={hidden}>
      <Column options={options} board={guest} />
    </div>
  );
}

function PlayedClaim(
  props: JudgeProps & { played: NonNullable<JudgeState["claim"]>; place: typeof ProofPlace },
) {
  const { position, played, acts, guest, place: Place } = props;
  const root = useFocusWithin<HTMLDivElement>(true);
  const options = useMemo(() => {
    const { claim, side } = played;
    const hints = storeOf<readonly string[], readonly string[]>([], (_, shown) => shown);
    const aside = (view: ComponentChildren) => [<OpenHints key="hints" hints={hints} />, view];
    const lesson: Lesson = { ...FREE, board: guest, aside, side, showHints: hints.send };
    return {
      start: position,
      moves: [],
      claim: { player: claim.player, set: [...claim.set] },
      side,
      lesson,
    };
  }, []);
  return (
    <div ref={root}>
      <Button look="link" press={() => acts.play(null)}>
        {WORDS.backToJudgement}
      </Button>
      <Place options={options} />
    </div>
  );
}

const OpenHints = ({ hints }: { hints: Store<readonly string[], readonly string[]> }) => (
  <div class="answer" role="status" aria-atomic="false">
    <Hints hints={useStore(hints)} />
  </div>
);

/** A claim without a task: the reader only plays it. */
const FREE: Pick<Lesson, "level" | "fixed" | "atOnce" | "players" | "hints" | "done" | "on"> = {
  level: 3,
  fixed: true,
  atOnce: false,
  players: "one",
  hints: () => [],
  // Whatever comes next on the page, it is not here.
  done: () => true,
  on: () => {},
};

interface ComparedProps {
  title: string | null;
  level: 2 | 3;
  position: PositionInput;
  laws: readonly RulesName[];
}

/** Several rule sets side by side below a figure: they load on demand. LJRG's referee goes first. */
export function Compared({ title, level, position, laws }: ComparedProps) {
  const [wanted, want] = useState(0);
  const asked = useTask(
    async () =>
      wanted > 0 ? Promise.all([import("../rule-sets/styled-comparison.ts"), judged(position, laws)]) : null,
    [wanted],
  );
  const found = asked.kind === "done" ? asked.found : null;
  const isOff = wanted > 0 && asked.kind === "waiting";
  const note = asked.kind === "failed" ? WORDS.lawsMissing : isOff ? waitWords(laws) : "";
  const Comparison = found?.[0].Comparison;
  return (
    <div class="judge compares">
      <Title title={title} level={level} />
      {!found && (
        <Button look="filled" press={() => want(wanted + 1)} off={isOff}>
          {WORDS.askRuleSets}
        </Button>
      )}
      <p class="note" role="status">
        {note}
      </p>
      <div class="laws-place">
        {Comparison && (
          <Comparison judged={found[1]} options={{ rules: laws, onRules: () => {}, level, inBook: true }} />
        )}
      </div>
    </div>
  );
}

const waitWords = (laws: readonly RulesName[]): string =>
  laws.includes("ljrg") ? WORDS.fetchingLawsAsking : WORDS.fetchingLaws;

async function judged(position: PositionInput, laws: readonly RulesName[]): Promise<JudgedPosition> {
  const { board, situations } = await engine.follow(position, []);
  const [situation] = situations;
  if (!situation) throw new RangeError("a position has a situation");
  const report = laws.includes("ljrg")
    ? await prover.referee({ start: position, moves: [] }, DEFAULT_BUDGET)
    : { control: [], score: null, nodes: 0 };
  return { board, situation, position, report };
}
