/**
 * The control of a position and the score: judged by the prover, shown as a map, and explained by claims that can be
 * played. Expectations look and sound different from proofs.
 */

import type { ComponentChildren, FunctionComponent } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { otherColor } from "../board/color.ts";
import type { BoardOptions, BoardView } from "../board/index.ts";
import { focusedBeside } from "../dom.ts";
import type { Location, RefereeReport } from "../engine/engine.ts";
import { Board } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useChange, useFocus, useHeld, useStore } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { RuleLink } from "../table/rule-link.tsx";
import { boardLabel, situationParts } from "../table/situation-words.ts";
import { type Acts, ClaimParts, PlayIt, type Scene } from "./claim-list.tsx";
import { type Answered, counts, covering } from "./claims.ts";
import { expectedPoints, middleOf, type OpenQuestion, shares } from "./expected.ts";
import { Phrases, ProvedBar, Questions } from "./expected-views.tsx";
import { type JudgedGame, type Judgement, judgementOf } from "./judging.ts";
import {
  askedQuestions,
  endReport,
  expectingReport,
  isStuck,
  type RefereeState,
  saidOf,
  sceneOf,
  shownReport,
} from "./referee-state.ts";
import { ScoreChart, ScoreCheck } from "./score.tsx";
import { sums } from "./score-sums.ts";
import { claimWords, openWords, SCORE, shareWords, textOf, WHOSE, WORDS } from "./words.ts";

/** A position and what came of it. */
export interface JudgedScene extends Scene {
  game: JudgedGame;
  report: RefereeReport;
  /** The claims that together show the result. */
  cover: readonly Answered[];
}

/** The map over the stones. */
export type ShownControl = Required<Pick<BoardView, "control" | "areas">> &
  Pick<BoardView, "expected" | "labels">;

/** The reader's choices after a verdict. */
export interface RefereeActs {
  /** The reader wants to play a claim, on this side of it. */
  onPlay(claim: { player: Answered["player"]; set: Location[] }, side: "claimant" | "refuter"): void;
  onLeave(): void;
  /** More that can be done with a report. */
  ruled?(judged: JudgedScene): ComponentChildren;
  /** More questions about the position once its report is there, below all. */
  others?(judged: JudgedScene): ComponentChildren;
}

export interface RefereeOptions extends JudgedGame, RefereeActs {
  onReport?(report: RefereeReport): void;
}

/** The referee in a page: `board` puts its board into a place, all else stands here. */
export function RefereeColumn(props: {
  options: RefereeOptions;
  board: (view: ComponentChildren) => ComponentChildren;
}) {
  const { options, board } = props;
  const judgement = useMemo(() => judgementOf(options, options.onReport), []);
  useLayoutEffect(() => () => judgement.end(), []);
  const of = { judgement, acts: options, level: 3 } as const;
  return (
    <>
      {board(<BoardColumn {...of} />)}
      <Said {...of} inside={Result} />
      <Others {...of} />
    </>
  );
}

/** The referee in somebody else's page, in parts: the board alone, what is said of it, what shows the result, and the rest. */
export function RefereeParts(props: {
  options: RefereeOptions;
  look: Pick<BoardOptions, "coordinates" | "lines">;
  children: (parts: Record<"board" | "said" | "result" | "others", ComponentChildren>) => ComponentChildren;
}) {
  const { options, look } = props;
  const judgement = useMemo(() => judgementOf(options, options.onReport), []);
  useLayoutEffect(() => () => judgement.end(), []);
  const of = { judgement, acts: options, level: null };
  return (
    <>
      {props.children({
        board: <ControlBoard {...of} look={look} />,
        // Beside a guest's board what is said of it comes first.
        said: <Said {...of} inside={BesideGuest} />,
        result: <Result {...of} />,
        others: <Others {...of} />,
      })}
    </>
  );
}

interface RefereeProps {
  judgement: Judgement;
  acts: RefereeActs;
  level: 2 | 3 | null;
}

type BenchProps = Omit<RefereeProps, "level">;

/**
 * The parts of the view where the board is drawn already, each for a place of its own. The caller who began the
 * judgement ends it.
 */
export const BenchReferee = {
  Said: (props: BenchProps) => <Said {...props} level={2} inside={Result} />,
  Beside: (props: BenchProps & { paint: (shown: ShownControl) => void }) => (
    <BesideBench {...props} level={2} />
  ),
  Others: (props: BenchProps) => <Others {...props} level={2} />,
};

/** The reader gets the side that wins; where nobody knows which, the claimant's. */
const actsOf = ({ judgement, acts }: RefereeProps): Acts => ({
  play: ({ player, set, verdict }) =>
    acts.onPlay({ player, set }, verdict === "refuted" ? "refuter" : "claimant"),
  look: (claim) => judgement.store.send({ kind: "looked", claim }),
  outline: (points) => judgement.store.send({ kind: "outlined", points }),
});

/** How the judging is, with a way to stop it and to go on. */
function Said(props: RefereeProps & { inside: FunctionComponent<RefereeProps> }) {
  const { judgement, acts, level, inside: Inside } = props;
  const state = useStore(judgement.store);
  const { head, words } = saidOf(state);
  const scene = sceneOf(state);
  const heading = useFocus<HTMLHeadingElement & HTMLParagraphElement>(state.isLed);
  const work = useHeld<HTMLDivElement>((root) => root.querySelector("button") ?? heading.current);
  // What came of a press stands above the button.
  useChange(textOf(head), () => {
    if (work.current?.contains(focusedBeside(work.current)))
      heading.current?.scrollIntoView({ block: "nearest" });
  });
  const Title = level === null ? "p" : (`h${level}` as const);
  const questions = askedQuestions(state);
  const argue = ({ player, set }: OpenQuestion): void => acts.onPlay({ player, set }, "claimant");
  return (
    <div class="referee in-column">
      <div class="referee-said">
        <p class="referee-note">{scene && !scene.situation.final && WORDS.ifStopped}</p>
        <Title class="referee-head" tabIndex={-1} ref={heading}>
          <Phrases of={head} />
        </Title>
        <p class="referee-words">
          <Phrases of={words} isMarked />
        </p>
        <Questions of={questions} argue={argue} />
        <div class="referee-work" ref={work}>
          <Ways state={state} judgement={judgement} leave={acts.onLeave} argue={argue} />
        </div>
        <FromReport judgement={judgement} level={level} make={acts.ruled} />
        <p class="visually-hidden" role="status">
          {state.spoken}
        </p>
        <Inside judgement={judgement} acts={acts} level={level} />
      </div>
    </div>
  );
}

function Ways(props: {
  state: RefereeState;
  judgement: Judgement;
  leave: () => void;
  argue: (question: OpenQuestion) => void;
}) {
  const { state, judgement, leave, argue } = props;
  const { work } = state;
  const [question, ...others] = askedQuestions(state);
  const goOn = expectingReport(state) ? WORDS.keepLooking : WORDS.continue;
  if (work.kind === "decided") return null;
  if (work.kind === "laying" || work.kind === "judging")
    return (
      <>
        <div class="progress-line">
          <span class="pulse" aria-hidden="true" />
          <p class="referee-progress">{work.kind === "judging" && work.progress}</p>
        </div>
        {work.kind === "judging" && (
          <Button key="way" press={judgement.stop}>
            {WORDS.stop}
          </Button>
        )}
      </>
    );
  return (
    <>
      {question && others.length === 0 && (
        <Button key="argue" look="filled" press={() => argue(question)}>
          {WORDS.argue}
        </Button>
      )}
      {!isStuck(state) && (
        <Button key="way" press={judgement.goOn}>
          {work.kind === "failed" ? KIT.tryAgain : goOn}
        </Button>
      )}
      <Button key="leave" press={leave}>
        {WORDS.leave}
      </Button>
    </>
  );
}

/** The score, and the claims that show it. */
function Result(props: RefereeProps) {
  const { judgement, level } = props;
  const state = useStore(judgement.store);
  const scene = sceneOf(state);
  const report = shownReport(state);
  const expected = expectingReport(state)?.expectedParts;
  return (
    <div class="referee-result">
      {expected && <ScoreChart isExpected score={expected.score} />}
      {scene && report && (
        <>
          {state.work.kind === "decided" && <Score state={state} report={report} judgement={judgement} />}
          <ClaimParts
            scene={{ ...scene, level }}
            acts={actsOf(props)}
            game={judgement.game}
            report={report}
          />
        </>
      )}
    </div>
  );
}

function Score(props: { state: RefereeState; report: RefereeReport; judgement: Judgement }) {
  const { state, report, judgement } = props;
  const start = state.line?.situations[0];
  const end = state.line?.situations.at(-1);
  const { score } = report;
  if (!score || !start || !end) return null;
  // Whole komi is among the captives from the start (A2); it is no stone.
  const komi = [score.black.komi, score.white.komi].filter(Number.isInteger).reduce((a, b) => a + b, 0);
  const prisoners = start.blackCaptives + start.whiteCaptives - komi;
  const made = sums(report, { stones: start.stones, prisoners }, judgement.game.moves, end.stones);
  return (
    <>
      <ScoreChart score={score} />
      {report.notLjrg && (
        <p class="not-ljrg">
          {WORDS.notLjrg} <RuleLink rule="A2" />
        </p>
      )}
      {made && <ScoreCheck sums={made} />}
    </>
  );
}

const Others = ({ judgement, acts, level }: RefereeProps) => (
  <div class="referee-others">
    <FromReport judgement={judgement} level={level} make={acts.others} />
  </div>
);

/** The caller's part for each report, also for one that leaves something open. */
function FromReport({
  judgement,
  level,
  make,
}: Omit<RefereeProps, "acts"> & { make: RefereeActs["others"] }) {
  const state = useStore(judgement.store);
  const scene = sceneOf(state);
  const report = endReport(state);
  const view = useMemo(
    () =>
      scene && report && make?.({ ...scene, game: judgement.game, level, report, cover: covering(report) }),
    [report],
  );
  return <>{view}</>;
}

/** The drawing over the stones. The board is drawn again only when that changes. */
function useShown(state: RefereeState): ShownControl {
  const { report, outline, line, work } = state;
  return useMemo(() => {
    const points = line?.board.points ?? [];
    const control = report?.control ?? points.map(() => "open" as const);
    const areas = outline ? [{ points: outline, kind: "mine" as const }] : [];
    const expecting = expectingReport(state);
    if (!expecting) return { control: control.map((who) => (who === "nobody" ? null : who)), areas };
    const expected = expectedPoints(expecting);
    const stones = sceneOf(state)?.situation.stones ?? [];
    const asked = askedQuestions(state);
    const middles = new Set(asked.map(({ open }) => middleOf(open, points, stones)));
    return {
      control: control.map((who, at) => (expected[at] ? null : who)),
      expected,
      areas: [...asked.map(({ open }) => ({ points: open, kind: "other" as const })), ...areas],
      labels: points.map((_, at) => (middles.has(at) ? "?" : null)),
    };
  }, [report, outline, line, work.kind]);
}

function ControlBoard({
  judgement,
  look,
}: RefereeProps & { look?: Pick<BoardOptions, "coordinates" | "lines"> }) {
  const state = useStore(judgement.store);
  const shown = useShown(state);
  const scene = sceneOf(state);
  const view = useMemo<BoardView | null>(
    () =>
      scene && {
        stones: scene.situation.stones,
        marks: scene.situation.marks,
        hand: "claim",
        playable: scene.board.points.map((_, at) => at),
        ...shown,
      },
    [shown],
  );
  if (!scene || !view) return null;
  return (
    <Board
      {...look}
      shape={scene.board}
      view={view}
      label={WORDS.board({ board: boardLabel(scene.board) })}
      onPoint={(at) => judgement.store.send({ kind: "asked", at })}
    />
  );
}

/** The board that is drawn already shows the map, as long as this stands beside it. */
function BesideBench({ paint, ...props }: RefereeProps & { paint: (shown: ShownControl) => void }) {
  const state = useStore(props.judgement.store);
  const shown = useShown(state);
  useLayoutEffect(() => {
    if (state.line) paint(shown);
  }, [shown]);
  useLayoutEffect(() => () => paint({ control: [], areas: [] }), []);
  return (
    <>
      <Legend {...props} />
      <Asked {...props} />
    </>
  );
}

const BesideGuest = (props: RefereeProps) => (
  <div class="referee-board">
    <Asked {...props} />
    <Legend {...props} />
    <Status {...props} />
  </div>
);

const BoardColumn = (props: RefereeProps) => (
  <div class="referee in-column">
    <div class="referee-board">
      <div class="view">
        <div class="ground">
          <ControlBoard {...props} />
        </div>
        <Status {...props} />
      </div>
      <Asked {...props} />
      <Legend {...props} />
    </div>
  </div>
);

/** The line of the situation. */
function Status({ judgement }: RefereeProps) {
  const scene = sceneOf(useStore(judgement.store));
  if (!scene) return null;
  const [captured, rest] = situationParts(scene.board, scene.situation);
  return (
    <div class="status">
      <p class="situation">
        <span class="line">{scene.situation.line}</span>{" "}
        <span>{[captured, scene.situation.final ? WORDS.over : rest].filter(Boolean).join(" ")}</span>
      </p>
    </div>
  );
}

const SWATCHES = ["black", "white", "both", "nobody", "open"] as const;

function Legend({ judgement }: RefereeProps) {
  const state = useStore(judgement.store);
  const scene = sceneOf(state);
  if (!scene) return null;
  const { stones } = scene.situation;
  const control = state.report?.control ?? stones.map(() => "open" as const);
  const found = counts(control);
  const isDead = stones.some(
    (stone, at) => stone !== null && (control[at] === "both" || control[at] === otherColor(stone)),
  );
  const expecting = expectingReport(state);
  const rows = expecting
    ? shares(expecting).map((share) => ({
        kind: share.isProved ? share.who : `expected ${share.who}`,
        words: shareWords(share),
      }))
    : SWATCHES.filter((who) => found[who] > 0).map((who) => ({
        kind: who,
        words: `${WHOSE[who]}, ${found[who]}`,
      }));
  return (
    <>
      {expecting && <ProvedBar all={shares(expecting)} />}
      <ul class="legend" aria-label={SCORE.legend}>
        {rows.map(({ kind, words }) => (
          <li key={kind}>
            <span class={`swatch ${kind}`} aria-hidden="true" />
            {words}
          </li>
        ))}
        {isDead && <li class="dead">{WORDS.dead}</li>}
      </ul>
    </>
  );
}

/** The words on the current point or claim, with the claim. */
function Asked(props: RefereeProps) {
  const { store } = props.judgement;
  const { asked } = useStore(store);
  const claim = asked?.claim;
  const title = claim ? claimWords(claim) : "";
  const said = claim && (claim.verdict === "undecided" ? openWords(claim).words : claim.words);
  return (
    <div class="asked">
      {asked && <p>{asked.words}</p>}
      {asked && claim && (
        <>
          <p class="asked-claim">{title === asked.words ? said : `${title}. ${said}`}</p>
          <div class="acts">
            <PlayIt acts={actsOf(props)} claim={claim} />
            <Button press={() => store.send({ kind: "closed" })}>{WORDS.withoutOutline}</Button>
          </div>
        </>
      )}
    </div>
  );
}
