/** Count it: the chart of a final situation (C1). */
import { COLOR_NAMES, type Color } from "../board/color.ts";
import type { BoardView } from "../board/index.ts";
import { element } from "../dom.ts";
import type { Location } from "../engine/engine.ts";
import { button } from "../proof/ui.ts";
import type { Asking, Explanation, Floor } from "./asking.ts";
import { Fields } from "./count-chart.ts";
import {
  type Chart,
  countHints,
  type Difference,
  differences,
  headline,
  partWords,
  pointsOf,
  resultOfChart,
} from "./words/count-words.ts";
import { controlIn } from "./words/find-words.ts";
import { counted } from "./words/result-words.ts";
import { countTask } from "./words/task-words.ts";

const NOTHING = { territory: 0, dead: 0, prisoners: 0, total: 0 };

export function askCount(floor: Floor): Asking {
  const { board, problem, situation } = floor;
  const control = controlIn(problem.control ?? []);
  const truth = problem.score ?? { black: NOTHING, white: NOTHING };
  const result = problem.solutions[0] ?? "jigo";
  const fields = new Fields(() => floor.redrawAnswers());
  const parts = element("div", {}, fields.element);
  let over: Partial<BoardView> = { control };

  /** The part whose points are ringed. */
  let looked: HTMLButtonElement | null = null;

  const names = (points: readonly Location[]): string[] =>
    points.map((at) => board.points[at]?.name ?? String(at));

  function told(given: Chart | null): Explanation {
    const found = given ? differences(given, truth) : [];
    over = { control, rings: [] };
    return {
      sign: given === null ? null : found.length === 0 ? "holds" : "fails",
      headline: given ? headline(found, resultOfChart(given), result) : `It is ${result}.`,
      paragraphs: found.map(differs),
      over,
      legend: legend(),
    };
  }

  /** What a part is in truth, and which points it counts. */
  function differs(one: Difference): Node {
    const points = pointsOf(one.part, one.color, control, situation);
    const words = partWords(one, names(points), truth[one.color].dead);
    const show = button("Show them", "link", () => look(show, points), { "aria-pressed": "false" });
    return element("span", {}, words, " ", points.length > 0 && show);
  }

  function look(pressed: HTMLButtonElement, points: readonly Location[]): void {
    if (looked) looked.ariaPressed = "false";
    looked = looked === pressed ? null : pressed;
    if (looked) looked.ariaPressed = "true";
    over.rings = looked ? points : [];
    floor.redraw();
  }

  function legend(): HTMLElement {
    const of = (color: Color): number => control.filter((who) => who === color || who === "both").length;
    const row = (color: Color): HTMLElement =>
      element(
        "li",
        {},
        element("span", { class: `swatch ${color}`, "aria-hidden": "true" }),
        `${COLOR_NAMES[color]} controls ${counted(of(color), "point")}`,
      );
    return element("ul", { class: "told-legend", "aria-label": "Legend" }, row("black"), row("white"));
  }

  return {
    task: {
      ...countTask(),
      help: "",
    },
    hints: countHints(situation, truth, control),
    view: () => ({}),
    parts: [parts],
    answers: () => [
      button(
        "Compare",
        fields.touched ? "filled" : "quiet",
        () => {
          const given = fields.chart;
          const right = differences(given, truth).length === 0;
          floor.answer(right, resultOfChart(given), async () => {
            fields.settle(truth, true);
            return told(given);
          });
        },
        { "data-key": "compare" },
      ),
    ],
    reset: () => fields.clear(),
    touched: () => fields.touched,
    async solution() {
      fields.settle(truth, false);
      return told(null);
    },
  };
}
