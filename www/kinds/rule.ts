/** Which rule forbids this move, if any? */
import type { BoardView } from "../board/index.ts";
import { element } from "../dom.ts";
import { engine, type Line } from "../engine/engine.ts";
import { button, enable, sign, uniqueId } from "../proof/ui.ts";
import { list } from "../table/situation-words.ts";
import type { Asking, Explanation, Floor, Hint } from "./asking.ts";
import { answersTo, clauseOf } from "./clauses.ts";
import { moveOf } from "./problem-game.ts";
import { doneWords, LINE_WORDS, ruled, ruleHints, sentence } from "./words/rule-words.ts";
import { ruleTask } from "./words/task-words.ts";

export function askRule(floor: Floor): Asking {
  const { board, history, moves, problem, situation, start, you } = floor;
  const name = problem.move ?? "pass";
  const move = moveOf(board, name);
  const rule = problem.solutions[0] ?? "legal";
  const at = move.kind === "pass" ? null : (move.at ?? null);
  const group = uniqueId("rule");
  const radios = answersTo(name, rule).map((value) => {
    const input = element("input", { type: "radio", name: group, value });
    input.addEventListener("change", () => floor.redrawAnswers());
    const clause = value === "legal" ? "" : value;
    const words = element(
      "span",
      { class: "answer-name" },
      clauseOf(value)?.name ?? `No: ${value} forbids it`,
    );
    const mark = element("span", { class: "clause" }, clause);
    return { input, row: element("label", { class: "answer-row" }, input, words, clause ? mark : null) };
  });
  const task = ruleTask(you, name);
  const parts = element(
    "fieldset",
    { class: "answer-rows" },
    element("legend", { class: "visually-hidden" }, task.title),
    ...radios.map(({ row }) => row),
  );
  const hints: Hint[] = [];
  const found = engine.follow(start, [...moves, move]);
  found.then(
    (line) => {
      hints.push(...ruleHints(name, you, after(line), board));
      floor.redraw();
    },
    // Whoever asks for the answer is told that the engine is missing.
    () => {},
  );

  const chosen = (): string | undefined => radios.find(({ input }) => input.checked)?.input.value;

  const after = ({ refusal, situations }: Line): Parameters<typeof ruleHints>[2] => ({
    refusal,
    after: refusal ? null : (situations.at(-1) ?? null),
  });

  /** The move as somebody would make it, where nothing stands. */
  function ghost(): Partial<BoardView> {
    if (at === null) return {};
    const free = !situation.stones[at] && !situation.marks[at];
    return free ? { shown: [{ at, stone: you }] } : { rings: [at] };
  }

  async function told(given: string | null): Promise<Explanation> {
    const right = given === rule;
    const line = await engine.follow(start, [...moves, move]);
    const { refusal, situations } = line;
    const kind = given === null ? null : right ? ("holds" as const) : ("fails" as const);
    const names = (points: readonly number[]): string =>
      list(points.map((one) => board.points[one]?.name ?? ""));
    const made = situations.at(-1) ?? situation;
    const words = refusal ? sentence(refusal.message) : doneWords(names, made);
    const source = floor.link(clauseOf(rule)?.page ?? "precise-rules.html", linkWords());
    const rings = refusal?.points ?? [];
    const track = { situations, from: history.from };
    return {
      sign: kind,
      headline: ruled(given, rule),
      paragraphs: source ? [words, source] : [words],
      over: refusal ? { ...ghost(), rings } : {},
      lines: refusal ? [] : [{ label: "", result: "", sign: null, track, moves: [move] }],
      shown: refusal ? 0 : 1,
    };
  }

  const linkWords = (): string =>
    rule === "legal" ? "The rule for playing a stone" : `The exact words of ${rule}`;

  return {
    task: { ...task, help: "" },
    hints,
    // That it is shut, passed or over is what is asked.
    lineWords: LINE_WORDS,
    numbered: move.kind === "cycle",
    view: ghost,
    parts: [parts],
    answers() {
      const send = button(
        "This is my answer",
        "filled",
        () => {
          const given = chosen();
          if (given) floor.answer(given === rule, given, () => told(given));
        },
        { "data-key": "send" },
      );
      enable(send, chosen() !== undefined);
      return [send];
    },
    reset() {
      for (const { input } of radios) input.checked = false;
    },
    touched: () => chosen() !== undefined,
    solution: () => told(null),
    done() {
      for (const { input, row } of radios) {
        const right = input.value === rule;
        input.disabled = true;
        row.classList.toggle("right", right);
        if (right || input.checked) row.append(sign(right ? "holds" : "fails"));
      }
    },
  };
}
