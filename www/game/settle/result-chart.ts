/** The count as a table, and its check by two sums. */
import { COLOR_NAMES, COLORS } from "../../board/color.ts";
import { element } from "../../dom.ts";
import { numberWords as count, type Score } from "../../engine/engine.ts";
import type { Sums } from "../../referee/score-sums.ts";

/** Prisoners, and the komi with them: "2 + 9". */
const taken = ({ prisoners, komi }: Score): string =>
  komi === 0 ? count(prisoners) : `${count(prisoners)} + ${komi}`;

export const resultChart = (head: string, score: { black: Score; white: Score }): HTMLElement =>
  element(
    "table",
    { class: "result-chart" },
    element("caption", { class: "visually-hidden" }, `The score. ${head}`),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        element("th", { scope: "col" }, head),
        ...["Points", "Dead", "Taken", "Sum"].map((name) => element("th", { scope: "col" }, name)),
      ),
    ),
    element(
      "tbody",
      {},
      ...COLORS.map((color) => {
        const made = score[color];
        return element(
          "tr",
          {},
          element("th", { scope: "row" }, COLOR_NAMES[color]),
          element("td", {}, count(made.territory)),
          element("td", {}, count(made.dead)),
          element("td", {}, taken(made)),
          element("td", {}, count(made.total)),
        );
      }),
    ),
  );

/** Two sums made of different numbers; where they agree nothing was counted twice or left out. */
export function checkSums(sums: Sums): HTMLElement {
  const { left, right } = sums;
  const agree = left === right;
  const line = (words: string, total: number, ...more: HTMLElement[]): HTMLElement =>
    element(
      "p",
      { class: "sum" },
      element("span", {}, words),
      ...more,
      element(
        "span",
        { class: "equals" },
        element("span", { class: "visually-hidden" }, "makes "),
        count(total),
      ),
    );
  return element(
    "div",
    { class: "sums check-sums" },
    line(
      `Points ${count(sums.territory)} + played ${count(sums.played)} + nobody’s ${count(sums.nobodys)}`,
      left,
    ),
    line(
      `Dead ${count(sums.dead)} + taken ${count(sums.prisoners)} + all points ${count(sums.points)}`,
      right,
      element("span", { class: agree ? "agree" : "differ" }, agree ? "agrees" : "differs"),
    ),
  );
}
