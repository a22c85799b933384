/** Mark what a player controls if play stopped now. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Control } from "../board/index.ts";
import { element } from "../dom.ts";
import { DEFAULT_BUDGET, engine, type Location, prover } from "../engine/engine.ts";
import { button, enable, sign } from "../proof/ui.ts";
import type { Asking, Explanation, Floor } from "./asking.ts";
import { closed, locations } from "./problem-game.ts";
import {
  compare,
  comparedWords,
  controlIn,
  deadWords,
  findHints,
  ownControl,
  truthWords,
} from "./words/find-words.ts";
import { findTask } from "./words/task-words.ts";

export function askFind(floor: Floor): Asking {
  const { board, moves, problem, situation, start } = floor;
  const color = problem.player ?? situation.turn;
  const truth = locations(board, problem.set);
  const whole = problem.control ? controlIn(problem.control) : ownControl(board.points.length, truth, color);
  const own = ownControl(board.points.length, truth, color);
  const isTheirs = (who: Control | null): boolean => who === otherColor(color) || who === "both";
  let marked: Location[] = [];
  /** Counts presses: an answer of the engine to an earlier one comes too late. */
  let presses = 0;
  /** Whether the map of both players is shown, where only one was asked about. */
  let both = false;
  let over: Explanation["over"] | null = null;
  const single = element("input", { type: "checkbox" });
  const parts = element("label", { class: "check" }, single, element("span", {}, "Point by point"));

  /** As the log has it: "a1,b2". */
  const named = (set: readonly Location[]): string => set.map((at) => board.points[at]?.name ?? at).join(",");

  function mark(set: readonly Location[]): void {
    marked = [...set].sort((a, b) => a - b);
    floor.redraw();
  }

  async function press(at: Location): Promise<void> {
    const mine = ++presses;
    floor.remark("");
    if (single.checked)
      return mark(marked.includes(at) ? marked.filter((one) => one !== at) : [...marked, at]);
    const tap = { kind: "block" as const, at };
    try {
      const { set } = await engine.claiming(closed(start), moves, color, marked, tap);
      if (mine === presses) mark(set);
    } catch {
      // Without the engine each point can still be marked by itself.
      single.checked = true;
      floor.remark("The engine did not answer. Mark the points one by one.");
    }
  }

  /** The truth as a map, the reader's marks around it, and what differs. */
  function told(given: readonly Location[] | null): Explanation {
    const { missing, extra } = compare(given ?? truth, truth);
    const all = truthWords(truth.length, color);
    const wrong = missing.length + extra.length > 0;
    over = {
      control: own,
      areas: given?.length ? [{ points: given, kind: "mine" }] : [],
      // Where nothing was marked, the map itself is what is missing.
      signs: !given?.length
        ? []
        : situation.stones.map((_, at) =>
            missing.includes(at) ? "holds" : extra.includes(at) ? "fails" : null,
          ),
    };
    return {
      sign: given === null ? null : wrong ? "fails" : "holds",
      headline: wrong
        ? given?.length
          ? comparedWords({ missing, extra }, color)
          : "You marked nothing."
        : all,
      paragraphs: [...(wrong ? [all] : []), why()],
      over: over ?? {},
      legend: legend(given?.length ? missing.length : 0, extra.length),
    };
  }

  function legend(missing: number, extra: number): HTMLElement {
    const pattern = element("span", { class: `swatch ${color}`, "aria-hidden": "true" });
    return element(
      "ul",
      { class: "told-legend", "aria-label": "Legend" },
      truth.length > 0 && element("li", {}, pattern, `${COLOR_NAMES[color]}’s, ${truth.length}`),
      missing > 0 && element("li", {}, sign("holds"), `missing, ${missing}`),
      extra > 0 && element("li", {}, sign("fails"), `not ${COLOR_NAMES[color]}’s, ${extra}`),
    );
  }

  /** Who is dead; the referee's own words take its place when they come. */
  function why(): HTMLElement {
    const words = element("span", {}, deadWords(situation.stones, truth, color));
    prover.referee({ start: closed(start), moves: [...moves] }, DEFAULT_BUDGET).then(
      (report) => {
        if (report.status === "decided" && report.words) words.textContent = report.words;
      },
      // What was said already is enough.
      () => {},
    );
    return words;
  }

  return {
    task: {
      ...findTask(color, situation.final),
      help: "Press a region to take it in or leave it out.",
    },
    hints: findHints(situation.stones, truth, color),
    view: () => ({
      hand: "claim",
      playable: board.points.map((_, at) => at),
      areas: marked.length > 0 ? [{ points: marked, kind: "mine" }] : [],
    }),
    parts: [parts],
    press: (at) => void press(at),
    reset() {
      presses += 1;
      marked = [];
    },
    touched: () => marked.length > 0,
    answers() {
      const clear = button("Clear", "quiet", () => {
        presses += 1;
        mark([]);
      });
      enable(clear, marked.length > 0);
      const text = marked.length === 0 ? "Nothing at all" : `That is all (${marked.length})`;
      const send = button(
        text,
        // What comes next is to mark something.
        marked.length === 0 ? "quiet" : "filled",
        () => {
          const { missing, extra } = compare(marked, truth);
          const right = missing.length + extra.length === 0;
          floor.answer(right, named(marked), async () => told(marked));
        },
        { "data-key": "all" },
      );
      return [clear, send];
    },
    solution: async () => told(null),
    side() {
      both = !both;
      if (over) over.control = both ? whole : own;
      floor.remark(
        both ? `Now the map of both. ${truthWords(whole.filter(isTheirs).length, otherColor(color))}` : "",
      );
      floor.redraw();
    },
    done() {
      parts.hidden = true;
    },
  };
}
