/** The statistics, as pictures. All of it is computed from the log. */
import "../../style/practice-numbers.css";
import { numberWords } from "../../engine/engine.ts";
import type { Practice } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { levelOf, levelWords, NO_LEVELS } from "../rating/kind-level.ts";
import { streak } from "../rating/streak.ts";
import { ComingChart, HardnessChart } from "./bars.tsx";
import { CalendarChart, WEEKS } from "./calendar.tsx";
import { calendar, coming, courses, hardness, type Outcome, outcomes } from "./figures.ts";
import { OutcomesChart } from "./outcomes.tsx";
import { type Levelled, RatingsChart } from "./ratings.tsx";
import { NUMBERS } from "./words.ts";

const DAYS = 14;

interface NumbersProps {
  practice: Practice;
  log: Log;
  now: Date;
}

export function Numbers({ practice, log, now }: NumbersProps) {
  const came = outcomes(log);
  if (came.length === 0)
    return (
      <div class="numbers">
        <p>{NUMBERS.nothingBeenAnsweredHere}</p>
        <div class="actions">
          <a class="quiet" href="#ten">
            {NUMBERS.tenProblems}
          </a>
        </div>
      </div>
    );
  const rated = levelled(log, now);
  return (
    <div class="numbers">
      <AtAGlance came={came} days={streak(log, now)} />
      {rated.length > 0 ? <RatingsChart all={rated} /> : <p class="help">{NO_LEVELS}</p>}
      <OutcomesChart all={came} />
      <CalendarChart weeks={calendar(log, now, WEEKS)} inARow={streak(log, now)} />
      <HardnessChart bins={hardness(log)} />
      <ComingChart days={coming(practice, log, now, DAYS)} />
      <p class="help">
        {NUMBERS.levelsByGlicko} <a href="./licences.txt">{NUMBERS.licences}</a>
      </p>
    </div>
  );
}

/** As everywhere: before there are enough answers there is no level to speak of. */
const levelled = (log: Log, now: Date): Levelled[] =>
  courses(log).flatMap((line) => {
    const level = levelOf(log, line.kind, now);
    const words = levelWords(level);
    return words ? [{ ...line, level: words, isRough: level.known === "roughly" }] : [];
  });

/** The few numbers that need no picture. */
function AtAGlance({ came, days }: { came: readonly Outcome[]; days: number }) {
  const right = came.reduce((sum, one) => sum + one.right, 0);
  const tried = came.reduce((sum, { right, helped, wrong }) => sum + right + helped + wrong, 0);
  const share = tried > 0 ? `${Math.round((100 * right) / tried)} %` : "–";
  const parts = [
    [numberWords(tried), NUMBERS.answered],
    [share, NUMBERS.parts.right],
    // A row that has ended is nothing to look at.
    ...(days > 0 ? [[NUMBERS.dayCount({ days }), NUMBERS.inARow] as const] : []),
  ] as const;
  return (
    <dl class="at-a-glance">
      {parts.map(([number, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
