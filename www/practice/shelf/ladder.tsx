/** One ladder: all its problems as figures, the easiest first, each with what the reader has done there. */
import type { Ladder, Problem } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { addressOf } from "../route.ts";
import { Opening, WayBack } from "../screen.tsx";
import { ProblemPicture, sizeWords } from "./problem-picture.tsx";

export function LadderScreen({ ladder: { title, about, problems }, log }: { ladder: Ladder; log: Log }) {
  const solved = solvedIds(log);
  const tried = new Set(log.answers.map(({ id }) => id));
  const stateOf = ({ id }: Problem): State => (solved.has(id) ? "Solved" : tried.has(id) ? "Tried" : "Open");
  const done = problems.filter(({ id }) => solved.has(id)).length;
  const next = problems.findIndex(({ id }) => !solved.has(id));
  const first = problems[Math.max(next, 0)];
  const onward =
    done === 0
      ? "Begin with the first"
      : next < 0
        ? "From the first again"
        : `Go on with problem ${next + 1}`;
  return (
    <>
      <WayBack />
      <Opening title={title} lead={about} />
      <div class="ladder-way">
        <p>
          {done} of {problems.length} solved.
        </p>
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

type State = "Solved" | "Tried" | "Open";

function Specimen({ problem, number, state }: { problem: Problem; number: number; state: State }) {
  return (
    <li data-state={state.toLowerCase()}>
      <a href={addressOf({ kind: "problem", id: problem.id })}>
        <ProblemPicture problem={problem} />
        <span class="specimen-name">
          <span class="number">{number}</span>{" "}
          {problem.title ?? <span class="visually-hidden">Problem {number}</span>}
        </span>
      </a>
      <p class="specimen-state">
        {sizeWords(problem)}. {state}.
      </p>
    </li>
  );
}
