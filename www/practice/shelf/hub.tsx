/** The first screen of practice: what is next, the kinds with their ladders, and what was done so far. */
import { KINDS, type Kind, type Ladder } from "../../kinds/problem.ts";
import { Button } from "../../kit/controls.tsx";
import type { Answered, Log } from "../../progress/answers.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { dayOf, dayOfAnswer, weekdayOf } from "../rating/day.ts";
import { levelOf, levelWords } from "../rating/kind-level.ts";
import { ratingOf } from "../rating/rating.ts";
import { addressOf } from "../route.ts";
import { Opening } from "../screen.tsx";
import { dueOf, MOST_DUE, session } from "../session/choose.ts";
import { type Course, here, isDone } from "../session/course.ts";
import { CourseDots } from "../session/course-dots.tsx";
import { daily } from "../session/daily.ts";
import { disguise } from "../session/disguise.ts";
import { practiceOf, SUBJECTS, type Subject, subjectOf } from "../subject.ts";
import { NAMED, shortTitle } from "./kind-names.ts";
import type { Library } from "./library.ts";
import { ProblemPicture, sizeWords } from "./problem-picture.tsx";
import { SHELF } from "./words.ts";

export interface HubProps {
  subject: Subject;
  library: Library;
  log: Log;
  now: Date;
  /** The words about damage in the kept data; null for none. */
  damage: string | null;
  /** Whether the device will still know it tomorrow. */
  lasts: boolean;
  /** The session that is under way, if there is one. */
  ten: Course | null;
  /** Gives it up, and begins another. */
  beginAnew: () => void;
  /** The chapter to read before problems of a kind. */
  first: (kind: Kind) => Chapter | null;
}

interface Chapter {
  title: string;
  address: string;
}

export function Hub(props: HubProps) {
  return (
    <>
      <Opening title={SHELF.practice} lead={LEAD} />
      {props.damage && (
        <p class="damage" role="status">
          {props.damage}
        </p>
      )}
      <Subjects subject={props.subject} />
      <div class="hub-next">
        <Ten {...props} />
        <Today {...props} />
      </div>
      <Also log={props.log} />
      <Kinds {...props} />
    </>
  );
}

/** The two halves of practice, each an address. */
const Subjects = ({ subject }: { subject: Subject }) => (
  <nav class="subjects" aria-label={SHELF.subjects}>
    {SUBJECTS.map((one) => (
      <a
        key={one}
        href={addressOf({ kind: "hub", subject: one })}
        aria-current={one === subject ? "page" : undefined}
      >
        <b>{SHELF.subject[one]}</b> <span>{SHELF.about[one]}</span>
      </a>
    ))}
  </nav>
);

const LEAD = SHELF.problemsControlEachAnswer;
const NEW = SHELF.ifOneNewYou;

function Ten({ subject, library, log, lasts, now, ten: course, beginAnew }: HubProps) {
  const practice = practiceOf(library.practice, subject);
  // As many as a session takes: what is left for other days is no debt.
  const due = Math.min(MOST_DUE, dueOf(log, practice, now).length);
  const under = course !== null && !isDone(course) && course.items.some(({ mark }) => mark !== "open");
  const at = under && here(course) ? course.at + 1 : 0;
  // The one that Begin leads to: of a session that was opened and left, or of the next.
  const first = course && !isDone(course) ? here(course)?.kind : session(practice, log, now)[0]?.problem.kind;
  const words = under
    ? [SHELF.youProblem({ at, count: course.items.length })]
    : [log.answers.length > 0 ? SHELF.mixedSessionYourLevel : SHELF.mixedSessionSomeTen, dueWords(due)];
  if (!lasts) words.push(SHELF.browserKeepsNothingSave);
  return (
    <section class="hub-ten">
      <h2>{SHELF.tenProblems}</h2>
      <p>{words.filter(Boolean).join(" ")}</p>
      {under && <CourseDots course={course} />}
      <div class="actions">
        <a class="filled" href={addressOf({ kind: "ten", subject })}>
          {under ? SHELF.goWithProblem({ at }) : SHELF.begin}
        </a>
        {under && <Button press={beginAnew}>{SHELF.beginAnew}</Button>}
      </div>
      {first && <Question lead={under ? SHELF.itIs : SHELF.first} kind={first} />}
    </section>
  );
}

const dueWords = (due: number): string =>
  due === 0 ? "" : due === 1 ? SHELF.oneYouMetComes : SHELF.youMetComeBack({ due });

/** The next question. */
const Question = ({ lead, kind }: { lead: string; kind: Kind }) => (
  <p class="hub-asked">
    {lead} “{NAMED[kind].name}”. {NAMED[kind].asks}
  </p>
);

function Today({ subject, library, log, now }: HubProps) {
  const found = daily(practiceOf(library.practice, subject), now);
  if (!found) return null;
  const { problem, look } = found;
  const shown = disguise(problem, look);
  const date = now.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  const said = answerOn(log, problem.id, now);
  const state = said ? STATES[said.result] : SHELF.sameEveryone;
  return (
    <section class="hub-today">
      <div>
        <h2>
          <a class="plain-link" href={addressOf({ kind: "daily", subject })}>
            {SHELF.todaysProblem}
          </a>
        </h2>
        <p>
          {SHELF.ofDay({
            date,
            hard: SHELF.hard[HOW_HARD[weekdayOf(dayOf(now))] ?? "hard"],
            size: sizeWords(shown),
          })}{" "}
          {state}
        </p>
        <Question lead={SHELF.itIs} kind={problem.kind} />
      </div>
      <ProblemPicture key={`${problem.id} ${look}`} problem={shown} />
    </section>
  );
}

/** From Monday to Sunday, as `daily.ts` has it. */
const HOW_HARD = ["easy", "easy", "ratherEasy", "middling", "ratherHard", "hard", "hard"] as const;

const STATES: Record<Answered["result"], string> = {
  right: SHELF.youSolved,
  wrong: SHELF.youTried,
  skipped: SHELF.youSkipped,
};

/** The outcome of a problem today. */
const answerOn = (log: Log, id: string, now: Date): Answered | null =>
  log.answers.findLast((answer) => answer.id === id && dayOfAnswer(answer) === dayOf(now)) ?? null;

function Kinds({ subject, library, log, now, first }: HubProps) {
  const solved = solvedIds(log);
  return (
    <section class="hub-kinds">
      <h2>{SHELF.kindFromEasyHard}</h2>
      {log.answers.length === 0 && <p class="kinds-note">{NEW}</p>}
      {KINDS.filter((kind) => subjectOf(kind) === subject).map((kind) => {
        const ladders = library.practice.ladders.filter((ladder) => ladder.kind === kind);
        const level = levelWords(levelOf(log, kind, now));
        const read = ratingOf(log, kind).answers === 0 ? first(kind) : null;
        return (
          ladders.length > 0 && (
            <KindRow key={kind} kind={kind} ladders={ladders} solved={solved} level={level} read={read} />
          )
        );
      })}
    </section>
  );
}

function KindRow(props: {
  kind: Kind;
  ladders: readonly Ladder[];
  solved: ReadonlySet<string>;
  level: string | null;
  /** The chapter to read first, where nothing of the kind was answered yet. */
  read: Chapter | null;
}) {
  const { kind, ladders, solved, level, read } = props;
  const { name, asks } = NAMED[kind];
  // Where there is but one ladder, the name of the kind leads there.
  const only = ladders.length === 1 ? (ladders[0] ?? null) : null;
  return (
    <section class="kind-row">
      <div class="kind-head">
        <h3>
          {only ? (
            <a class="plain-link" href={addressOf({ kind: "ladder", slug: only.slug })}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {level && (
          <p class="kind-rating">
            {SHELF.yourLevel} <b>{level}</b>
          </p>
        )}
        {only && <Count ladder={only} solved={solved} />}
      </div>
      <p class="kind-asks">
        {asks}
        {read && (
          <>
            {" "}
            <a class="read-first" href={`./${read.address}`}>
              {SHELF.readFirst({ title: read.title })}
            </a>
          </>
        )}
      </p>
      {only === null && (
        <ul class="ladders">
          {ladders.map((ladder) => (
            <li key={ladder.slug}>
              <a href={addressOf({ kind: "ladder", slug: ladder.slug })}>
                <span>{shortTitle(ladder.title, ladder.kind)}</span>
                <Count ladder={ladder} solved={solved} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How many of a ladder are solved: for the ear, and for the eyes. */
function Count({ ladder: { problems }, solved }: { ladder: Ladder; solved: ReadonlySet<string> }) {
  const done = problems.filter(({ id }) => solved.has(id)).length;
  return (
    <>
      <span class="visually-hidden">{SHELF.solved({ done, count: problems.length })}</span>
      <span class={done === problems.length ? "count all" : "count"} aria-hidden="true">
        {done}/{problems.length}
      </span>
    </>
  );
}

function Also({ log }: { log: Log }) {
  const wrong = log.answers.some(({ result }) => result === "wrong");
  return (
    <nav class="hub-also" aria-label={SHELF.alsoHere}>
      <ul>
        {wrong && (
          <li>
            <a href={addressOf({ kind: "review" })}>{SHELF.whatWentWrong}</a>
          </li>
        )}
        {log.answers.length > 0 && (
          <li>
            <a href={addressOf({ kind: "numbers" })}>{SHELF.yourNumbers}</a>
          </li>
        )}
        <li>
          <a href={addressOf({ kind: "own" })}>{SHELF.makeYourOwn}</a>
        </li>
      </ul>
    </nav>
  );
}
