/** After the last of ten: what was right, what became of the levels, and what went wrong, to be looked at again. */
import { numberWords } from "../../engine/engine.ts";
import { KINDS } from "../../kinds/problem.ts";
import { Button } from "../../kit/controls.tsx";
import { SignMark } from "../../kit/signs.tsx";
import type { Log } from "../../progress/answers.ts";
import { subjectIn } from "../practice-state.ts";
import { levelOf, levelWords, NO_LEVELS, ROUGHLY } from "../rating/kind-level.ts";
import { missedWords } from "../rating/problem-worth.ts";
import { answeredWords } from "../review/errors.ts";
import { addressOf } from "../route.ts";
import { Opening, WayBack } from "../screen.tsx";
import { NAMED } from "../shelf/kind-names.ts";
import type { Library } from "../shelf/library.ts";
import { ProblemPicture } from "../shelf/problem-picture.tsx";
import { type Course, type Item, type Mark, tally } from "./course.ts";
import { CourseDots } from "./course-dots.tsx";
import { disguise } from "./disguise.ts";
import { SESSION } from "./words.ts";

interface SummaryProps {
  course: Course;
  library: Library;
  log: Log;
  now: Date;
  more: () => void;
}

export function Summary({ course, library, log, now, more }: SummaryProps) {
  const { right, wrong, skipped } = tally(course);
  const subject = subjectIn(course);
  return (
    <>
      <WayBack subject={subject} />
      <Opening title={headline(right, course.items.length)} lead={rest(wrong, skipped, course)} />
      <div class="course-dots">
        <CourseDots course={course} />
      </div>
      <div class="actions">
        <Button look="filled" press={more}>
          {SESSION.tenMore}
        </Button>
        <a class="quiet" href={addressOf({ kind: "hub", subject })}>
          {SESSION.enough}
        </a>
        {wrong > 0 && (
          <a class="quiet" href={addressOf({ kind: "review" })}>
            {SESSION.whatWentWrong}
          </a>
        )}
      </div>
      <Levels course={course} log={log} now={now} />
      <h2>{SESSION.tenOnceMore}</h2>
      <ol class="specimens">
        {course.items.map((item, index) => (
          <Row key={item.id} item={item} number={index + 1} library={library} />
        ))}
      </ol>
    </>
  );
}

const headline = (right: number, all: number): string =>
  right === all ? SESSION.allSolved({ all }) : SESSION.solved({ right, all });

function rest(wrong: number, skipped: number, { items }: Course): string {
  const hints = items.reduce((sum, item) => sum + item.hints, 0);
  const parts = [
    wrong > 0 ? SESSION.missedFirstTry({ wrong }) : "",
    skipped > 0 ? SESSION.skipped({ skipped }) : "",
    hints > 0 ? SESSION.asked({ hints }) : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : SESSION.eachFirstTryWithout;
}

/** The levels of the kinds that were practised, before and after. */
function Levels({ course, log, now }: { course: Course; log: Log; now: Date }) {
  const rows = KINDS.filter((kind) => course.items.some((item) => item.kind === kind)).flatMap((kind) => {
    const level = levelOf(log, kind, now);
    const words = levelWords(level);
    return words ? [{ kind, words, isRough: level.known === "roughly", before: course.before[kind] }] : [];
  });
  if (rows.length === 0) return <p class="help">{NO_LEVELS}</p>;
  return (
    <div class="levels-part">
      <table class="levels">
        <thead>
          <tr>
            <th scope="col">{SESSION.level}</th>
            <th scope="col">{SESSION.before}</th>
            <th scope="col">{SESSION.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, words, before }) => (
            <tr key={kind}>
              <th scope="row">{NAMED[kind].name}</th>
              <td>{before === undefined ? "–" : numberWords(before)}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ isRough }) => isRough) && <p class="help">{ROUGHLY}</p>}
    </div>
  );
}

const STATES: Record<Exclude<Mark, "wrong">, string> = {
  right: SESSION.markSolved,
  skipped: SESSION.markSkipped,
  open: SESSION.markOpen,
};

function Row({ item, number, library }: { item: Item; number: number; library: Library }) {
  const { id, kind, look, mark, wrong, hints } = item;
  const problem = library.problem(id);
  const shown = problem && disguise(problem, look);
  const said = mark === "wrong" && wrong && shown ? ` ${answeredWords(shown, wrong)}.` : "";
  const state =
    mark === "wrong"
      ? missedWords({ kind, wrong })
      : mark === "right" && hints > 0
        ? SESSION.solvedHelped({ hints })
        : STATES[mark];
  return (
    <li data-state={mark}>
      <a href={addressOf({ kind: "problem", id })}>
        {shown && <ProblemPicture problem={shown} />}
        <span class="specimen-name">
          <span class="number">{number}</span> {NAMED[kind].name}
        </span>
      </a>
      <p class="specimen-state">
        {mark === "right" && <SignMark kind="holds" />}
        {mark === "wrong" && <SignMark kind="fails" />} {state}.{said}
      </p>
    </li>
  );
}
