/** Which rule forbids this move, if any? */

import { useId } from "preact/hooks";
import type { BoardView } from "../board/index.ts";
import { engine, type Line, type Move, sentence } from "../engine/engine.ts";
import { SignMark } from "../kit/signs.tsx";
import { list } from "../kit/words.ts";
import type { Explanation, Floor, Ground, KindOf, PartsProps } from "./asking.ts";
import { answersTo, clauseOf } from "./clauses.ts";
import type { MoveName } from "./problem.ts";
import { moveOf } from "./problem-game.ts";
import { doneWords, LINE_WORDS, RULE_WORDS, ruled, ruleHints } from "./words/rule-words.ts";
import { ruleTask } from "./words/task-words.ts";

interface Chosen {
  rule: string | null;
}

const nameOf = ({ problem }: Ground): MoveName => problem.move ?? "pass";
const moveIn = (ground: Ground): Move => moveOf(ground.board, nameOf(ground));
const ruleOf = ({ problem }: Ground): string => problem.solutions[0] ?? "legal";
const made = (ground: Ground): Promise<Line> =>
  engine.follow(ground.start, [...ground.moves, moveIn(ground)]);

/** The move as somebody would make it, where nothing stands. */
function ghost(ground: Ground): Partial<BoardView> {
  const { situation, you } = ground;
  const move = moveIn(ground);
  if (move.kind === "pass" || move.at == null) return {};
  const { at } = move;
  const isFree = !situation.stones[at] && !situation.marks[at];
  return isFree ? { shown: [{ at, stone: you }] } : { rings: [at] };
}

async function told(floor: Floor<Chosen>, given: string | null): Promise<Explanation<Chosen>> {
  const rule = ruleOf(floor);
  const { refusal, situations } = await made(floor);
  const names = (points: readonly number[]): string =>
    list(points.map((one) => floor.board.points[one]?.name ?? ""));
  const words = refusal ? sentence(refusal.message) : doneWords(names, situations.at(-1) ?? floor.situation);
  const linked = rule === "legal" ? RULE_WORDS.rulePlayingStone : RULE_WORDS.exactWords({ rule });
  const source = floor.link(clauseOf(rule)?.page ?? "precise-rules.html", linked);
  const track = { situations, from: floor.history.from };
  return {
    sign: given === null ? null : given === rule ? "holds" : "fails",
    headline: ruled(given, rule),
    paragraphs: source ? [words, source] : [words],
    over: refusal ? { ...ghost(floor), rings: refusal.points ?? [] } : {},
    lines: refusal ? [] : [{ label: "", result: "", sign: null, track, moves: [moveIn(floor)] }],
    shown: refusal ? 0 : 1,
  };
}

function Answers({ floor, own, phase }: PartsProps<Chosen>) {
  const group = useId();
  const rule = ruleOf(floor);
  const isDone = phase === "done";
  return (
    <fieldset class="answer-rows">
      <legend class="visually-hidden">{ruleTask(floor.you, nameOf(floor)).title}</legend>
      {answersTo(nameOf(floor), rule).map((value) => {
        const isRight = value === rule;
        const isChosen = value === own.rule;
        return (
          <label key={value} class={isDone && isRight ? "answer-row right" : "answer-row"}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={isChosen}
              disabled={isDone}
              onChange={() => floor.change(() => ({ rule: value }))}
            />
            <span class="answer-name">{clauseOf(value)?.name ?? RULE_WORDS.noForbids({ value })}</span>
            {value !== "legal" && <span class="clause">{value}</span>}
            {isDone && (isRight || isChosen) && <SignMark kind={isRight ? "holds" : "fails"} />}
          </label>
        );
      })}
    </fieldset>
  );
}

export const RULE: KindOf<Chosen> = {
  begin: { rule: null },
  task: (ground) => ({ ...ruleTask(ground.you, nameOf(ground)), help: "" }),
  async hints(ground) {
    const { refusal, situations } = await made(ground);
    const after = refusal ? null : (situations.at(-1) ?? null);
    return ruleHints(nameOf(ground), ground.you, { refusal, after }, ground.board);
  },
  // That it is shut, passed or over is what is asked.
  lineWords: LINE_WORDS,
  numbered: (ground) => moveIn(ground).kind === "cycle",
  view: ghost,
  Parts: Answers,
  touched: ({ rule }) => rule !== null,
  answers: (floor, { rule }) => [
    {
      key: "send",
      text: RULE_WORDS.myAnswer,
      look: "filled",
      off: rule === null,
      press() {
        if (rule !== null) floor.answer(rule === ruleOf(floor), rule, () => told(floor, rule));
      },
    },
  ],
  solution: (floor) => told(floor, null),
};
