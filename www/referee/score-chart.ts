/** The score chart, and its check: two sums made of different numbers. */
import { element } from "../dom.ts";
import { numberWords as count, type RefereeReport, type Score } from "../engine/engine.ts";
import type { Sums } from "./score-sums.ts";

const COLUMNS: [keyof Score, string][] = [
  ["territory", "Territory"],
  ["dead", "Dead stones"],
  ["prisoners", "Prisoners"],
  ["komi", "Komi"],
  ["total", "Score"],
];

export function scoreChart(score: NonNullable<RefereeReport["score"]>): HTMLElement {
  const row = (name: string, points: Score, none: string): HTMLElement =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, name),
      ...COLUMNS.map(([key]) =>
        element("td", {}, key === "komi" && points.komi === 0 ? none : half(points[key])),
      ),
    );
  return element(
    "table",
    { class: "chart" },
    element("caption", { class: "visually-hidden" }, "The score"),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        element("td", {}),
        ...COLUMNS.map(([, name]) => element("th", { scope: "col" }, name)),
      ),
    ),
    element("tbody", {}, row("Black", score.black, "–"), row("White", score.white, "0")),
  );
}

/** Both sums, written out, and whether they agree. */
export function scoreCheck(sums: Sums): HTMLElement {
  const line = (total: number, ...terms: [string, number][]): HTMLElement =>
    element(
      "p",
      { class: "sum" },
      element(
        "span",
        {},
        ...terms.flatMap(([name, number], at) => [
          at > 0 ? " + " : "",
          `${name} `,
          element("b", {}, count(number)),
        ]),
      ),
      element(
        "span",
        { class: "equals" },
        element("span", { class: "visually-hidden" }, "makes "),
        count(total),
      ),
    );
  const shared: [string, number][] = sums.shared > 0 ? [["empty points of both", sums.shared]] : [];
  const agree = sums.left === sums.right;
  const said = agree
    ? "The two sums agree, so nothing was counted twice or left out."
    : "The two sums differ. Something was counted twice or left out: don’t rely on this score.";
  return element(
    "div",
    { class: "sums" },
    line(
      sums.left,
      ["Territory", sums.territory],
      ["stones played", sums.played],
      ["nobody’s empty points", sums.nobodys],
    ),
    line(
      sums.right,
      ["Dead", sums.dead],
      ["prisoners", sums.prisoners],
      ["all points", sums.points],
      ...shared,
    ),
    element("p", { class: agree ? "agree" : "differ" }, said),
  );
}

/** As the headline writes it: 6.5, and a minus that is one. */
const half = (number: number): string =>
  Number.isInteger(number) && number >= 0 ? count(number) : String(number).replace("-", "−");
