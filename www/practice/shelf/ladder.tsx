/** One ladder: all its problems as figures, the easiest first, each with what the reader has done there. */
import type { Ladder, Problem } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { addressOf } from "../route.ts";
import { Opening, WayBack } from "../screen.tsx";
import { subjectOf } from "../subject.ts";
import { ProblemPicture, sizeWords } from "./problem-picture.tsx";
import { SHELF } from "./words.ts";

export function LadderScreen({ ladder, log }: { ladder: Ladder; log: Log }) {
  const { title, about, problems } = ladder;
  const solved = solvedIds(log);
  const tried = new Set(log.answers.map(({ id }) => id));
  const stateOf = ({ id }: Problem): State => (solved.has(id) ? "solved" : tried.has(id) ? "tried" : "open");
  const done = problems.filter(({ id }) => solved.has(id)).length;
  const next = problems.findIndex(({ id }) => !solved.has(id));
  const first = problems[Math.max(next, 0)];
  const onward =
    done === 0 ? SHELF.beginWithFirst : next < 0 ? SHELF.fromFirstAgain : SHELF.onward({ number: next + 1 });
  return (
    <>
      <WayBack subject={subjectOf(ladder.kind)} />
      <Opening title={title} lead={about} />
      <div class="ladder-way">
        <p>{SHELF.solvedOf({ done, count: problems.length })}</p>
        {first && (
          <a class="filled" href={addressOf({ kind: "problem", id: first.id })}>
            {onward}
          </a>
        )}
      </div>
      <ol class="specimens">
        {problems.map((problem, index) => (
          <Specimen key={problem.id} problem={problem} number={index + 1} state={stateOf(problem)} />
        ))}
      </ol>
    </>
  );
}

type State = "solved" | "tried" | "open";

function Specimen({ problem, number, state }: { problem: Problem; number: number; state: State }) {
  return (
    <li data-state={state}>
      <a href={addressOf({ kind: "problem", id: problem.id })}>
        <ProblemPicture problem={problem} />
        <span class="specimen-name">
          <span class="number">{number}</span>{" "}
          {problem.title ?? <span class="visually-hidden">{SHELF.problem({ number })}</span>}
        </span>
      </a>
      <p class="specimen-state">
        {sizeWords(problem)}. {SHELF.states[state]}
      </p>
    </li>
  );
}
