/** The mistakes: problem by problem, the newest first, each with the reason. */
import { KIT } from "../../kit/kit-words.ts";
import "../../style/practice-numbers.css";
import { useMemo, useReducer, useState } from "preact/hooks";
import type { Practice } from "../../kinds/problem.ts";
import { placeWords, situationAt, trackView } from "../../kinds/track.ts";
import { Figure } from "../../kit/board.tsx";
import { Button } from "../../kit/controls.tsx";
import { useFocusWithin, useWork } from "../../kit/hooks.ts";
import type { Log } from "../../progress/answers.ts";
import { ProofLink } from "../argue/onward.tsx";
import { dayOfAnswer, dayWords } from "../rating/day.ts";
import { addressOf } from "../route.ts";
import { NAMED } from "../shelf/kind-names.ts";
import { ProblemPicture, sizeWords } from "../shelf/problem-picture.tsx";
import { errorLine } from "./error-line.ts";
import { type ErrorState, endOf, errorStep, FOLDED } from "./error-state.ts";
import { answeredWords, type Failure, failures, solutionWords } from "./errors.ts";
import { arguedAfter, proverLine } from "./prover-line.ts";
import { REVIEW } from "./words.ts";

/** The number at a time: each draws a board. */
const AT_ONCE = 10;

export function Review({ practice, log }: { practice: Practice; log: Log }) {
  const { found, gone } = useMemo(() => failures(practice, log), [practice, log]);
  const [most, setMost] = useState(AT_ONCE);
  return (
    <div class="review">
      <p class="lead">{leadWords(found.length)}</p>
      <ol class="errors">
        {found.slice(0, most).map((failure, n) => (
          // Those that are shown besides begin with what the reader goes on with.
          <ErrorRow key={failure.problem.id} failure={failure} first={n > 0 && n === most - AT_ONCE} />
        ))}
      </ol>
      {found.length > most && <Button press={() => setMost(most + AT_ONCE)}>{REVIEW.showMore}</Button>}
      {gone > 0 && <p class="help">{goneWords(gone)}</p>}
    </div>
  );
}

const leadWords = (count: number): string =>
  count === 0 ? REVIEW.nothingWentWrongYet : REVIEW.whatYouTriedWhat;

const goneWords = (count: number): string =>
  count === 1 ? REVIEW.oneMoreProblemNot : REVIEW.moreProblemsNotAmong({ count });

function ErrorRow({ failure, first }: { failure: Failure; first: boolean }) {
  const { problem, answer } = failure;
  const { name } = NAMED[problem.kind];
  const [state, send] = useReducer(errorStep, FOLDED);
  const { open, asked, failed, told, engine } = state;
  const doings = useFocusWithin<HTMLDivElement>(first);
  useWork(
    asked > 0 ? () => errorLine(problem, answer.wrong) : null,
    (line) => send({ kind: "loaded", line }),
    () => send({ kind: "failed" }),
    [asked],
  );
  const unshown = engine === "asked" ? told?.line.unshown : undefined;
  useWork(
    unshown ? (signal) => proverLine(unshown, signal) : null,
    (line) => send({ kind: "shown", line }),
    () => send({ kind: "no answer" }),
    [unshown],
  );
  const shown = open && !failed ? told : null;
  const which = `${name}, ${whenWords(failure)}`;
  const act = open ? REVIEW.foldUp : REVIEW.showWhy;
  return (
    <li class={shown ? "error open" : "error"}>
      {shown ? <ErrorFigure told={shown} name={name} /> : <ProblemPicture problem={problem} />}
      <div class="error-words">
        <h2>{problem.title ? `${name}: ${problem.title}` : name}</h2>
        <p class="when">{whenWords(failure)}</p>
        <p>{answeredWords(problem, answer.wrong)}.</p>
      </div>
      {shown && <p class="truth">{solutionWords(problem)}</p>}
      {shown && <ErrorWalk told={shown} engine={engine} step={(by) => send({ kind: "step", by })} />}
      {open && failed && <p role="alert">{REVIEW.lineDidNotLoad}</p>}
      <div class="doings" ref={doings}>
        <Button
          look="as-link"
          aria-expanded={open}
          aria-label={`${act}: ${which}`}
          press={() => send({ kind: "toggle" })}
        >
          {act}
        </Button>
        <a href={addressOf({ kind: "problem", id: problem.id })} aria-label={REVIEW.playAgain({ which })}>
          {REVIEW.again}
        </a>
      </div>
    </li>
  );
}

type Told = NonNullable<ErrorState["told"]>;

/** Where the reader stands in a line, in words. */
function standsAt({ line, cursor }: Told): string {
  const { board, track, ending } = line;
  const place = placeWords(board, track, cursor);
  if (cursor === track.from) return place || REVIEW.whereYouAsked;
  return cursor === endOf(line) && ending ? `${place} ${ending}` : place;
}

function ErrorFigure({ told, name }: { told: Told; name: string }) {
  const { board, track, over } = told.line;
  const view = useMemo(() => ({ ...trackView(track, told.cursor, false), ...over }), [told]);
  return <Figure class="ground" shape={board} view={view} label={`${name}. ${standsAt(told)}`} coordinates />;
}

/** The way through the line that shows why it is an error. */
function ErrorWalk(props: { told: Told; engine: ErrorState["engine"]; step: (by: 1 | -1) => void }) {
  const { told, engine, step } = props;
  const { track, note, unshown } = told.line;
  const end = endOf(told.line);
  const isLong = end > track.from;
  return (
    <div class="error-line">
      {engine === "asked" && (
        <p class="asking" role="status">
          {REVIEW.engineLooksLineShows}
        </p>
      )}
      {unshown && (engine === "undecided" || engine === "missing") && (
        <p class="asking" role="status">
          {engine === "missing" ? REVIEW.engineDidNotAnswer : REVIEW.whyFailsNotDecided}{" "}
          <ProofLink to={arguedAfter(unshown)}>{REVIEW.tryProofTable}</ProofLink>
        </p>
      )}
      {isLong && (
        <p class="visually-hidden">{REVIEW.whatComesBegins({ turn: situationAt(track, track.from).turn })}</p>
      )}
      {note && <p>{note}</p>}
      {isLong && (
        <>
          <p class="at" role="status">
            {standsAt(told)}
          </p>
          <div class="doings">
            <Button press={() => step(-1)} off={told.cursor <= track.from}>
              {KIT.back}
            </Button>
            <Button press={() => step(1)} off={told.cursor >= end}>
              {KIT.forward}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** "22 November 2026, 5 by 5, rated 1 200. It went wrong 3 times. You have solved it since." */
function whenWords({ problem, answer, times, since }: Failure): string {
  const day = dayWords(dayOfAnswer(answer));
  const words = [REVIEW.rated({ day, size: sizeWords(problem), rating: answer.rating })];
  if (times > 1) words.push(REVIEW.wentWrong({ times }));
  if (since) words.push(REVIEW.youSolvedSince);
  return words.join(" ");
}
