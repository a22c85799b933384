/** One ladder: all its problems as figures, the easiest first, each with what the reader has done there. */
import { element } from "../../dom.ts";
import type { Ladder } from "../../kinds/problem.ts";
import type { Log } from "../../progress/answers.ts";
import { solvedIds } from "../rating/answer-log.ts";
import { addressOf } from "../route.ts";
import { wayBack } from "../screen.ts";
import { picture, sizeWords } from "./problem-picture.ts";

export function mountLadder(host: HTMLElement, { title, about, problems }: Ladder, log: Log): void {
  const solved = solvedIds(log);
  const tried = new Set(log.answers.map(({ id }) => id));
  const done = problems.filter(({ id }) => solved.has(id)).length;
  const next = problems.findIndex(({ id }) => !solved.has(id));
  const first = problems[Math.max(next, 0)];
  host.replaceChildren(
    wayBack(),
    element(
      "header",
      { class: "opening" },
      element("h1", { tabindex: "-1" }, title),
      element("p", { class: "lead" }, about),
    ),
    element(
      "div",
      { class: "ladder-way" },
      element("p", {}, `${done} of ${problems.length} solved.`),
      first &&
        element(
          "a",
          { class: "filled", href: addressOf({ kind: "problem", id: first.id }) },
          done === 0
            ? "Begin with the first"
            : next < 0
              ? "From the first again"
              : `Go on with problem ${next + 1}`,
        ),
    ),
    element(
      "ol",
      { class: "specimens" },
      ...problems.map((problem, index) => {
        const state = solved.has(problem.id) ? "Solved" : tried.has(problem.id) ? "Tried" : "Open";
        return element(
          "li",
          { "data-state": state.toLowerCase() },
          element(
            "a",
            { href: addressOf({ kind: "problem", id: problem.id }) },
            picture(problem),
            words(index, problem.title),
          ),
          element("p", { class: "specimen-state" }, `${sizeWords(problem)}. ${state}.`),
        );
      }),
    ),
  );
}

const words = (index: number, title: string | undefined): HTMLElement =>
  element(
    "span",
    { class: "specimen-name" },
    element("span", { class: "number" }, String(index + 1)),
    " ",
    title ?? element("span", { class: "visually-hidden" }, `Problem ${index + 1}`),
  );
