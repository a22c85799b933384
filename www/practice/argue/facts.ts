/**
 * The stored facts of a problem as answers: all right first moves are known, so the first one gets its judgement at
 * once, before the engine is there. The engine’s words replace these when they come.
 */
import { otherColor } from "../../board/color.ts";
import {
  type Answer,
  type Board,
  type Choice,
  type Color,
  EngineError,
  type Expectation,
  engine,
  type Hint,
  type Known,
  type Line,
  type PositionInput,
  type Question,
  type Remark,
  type Shown,
  type Situation,
  type Verdict,
} from "../../engine/engine.ts";
import type { MoveName, Problem } from "../../kinds/problem.ts";
import type { Judge } from "../../proof/argument/judge.ts";
import { lookLonger } from "../../proof/argument/longer-look.ts";
import type { Asked } from "../../proof/argument/play.ts";
import { NAMES, pointName } from "../../proof/proof-words.ts";
import { moveWords } from "../../table/situation-words.ts";
import { FACTS } from "./words.ts";

/** Where the facts of a problem hold. */
export interface Ground {
  problem: Problem;
  board: Board;
  /** The worst case, as a position of its own. */
  worst: PositionInput;
  /** The moves from there to the question. */
  root: readonly Choice[];
  /** The solver. */
  you: Color;
}

interface Better {
  /** The engine's own answer to a question that the facts have answered. */
  answer(answer: Answer): void;
  /** A move that the facts don't know is not easily judged. */
  longer(): void;
  trouble(error: unknown, again: () => void): void;
}

export class Facts implements Asked {
  constructor(
    private readonly ground: Ground,
    private readonly judge: Judge,
    private readonly better: Better,
  ) {}

  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    if (!this.knows(question)) return lookLonger(this.judge, question, signal, () => this.better.longer());
    if (this.judge.decided) return this.completed(question, await this.judge.answer(question, signal));
    const answer = await this.fromFacts(question);
    if (signal.aborted) throw new EngineError("cancelled", "the question was withdrawn");
    if (question.move && !answer.refusal) this.improve(question, signal);
    return answer;
  }

  hints(line: Choice[], signal: AbortSignal): Promise<Hint[]> {
    return this.judge.hints(line, signal);
  }

  /** How it goes on when both do their best, from the question on. */
  async solution(): Promise<Shown> {
    const { problem, root } = this.ground;
    return this.told(
      (problem.line ?? problem.solutions.slice(0, 1)).map(this.choice),
      root,
      expectationOf(problem),
    );
  }

  /** Every first move, and whether it solves the problem. */
  first(situation: Situation): Known["moves"] {
    const { problem } = this.ground;
    const right = new Set(problem.solutions);
    const of = (choice: Choice): Known["moves"][number] => {
      if (this.isOpen(choice)) return { choice, expectation: "open", holds: null, distance: null };
      const holds = right.has(this.name(choice));
      const standing = expectationOf(problem);
      return { choice, expectation: holds ? standing : flipped(standing), holds, distance: null };
    };
    return [...situation.playable.map((at): Choice => ({ kind: "play", at })), PASS].map(of);
  }

  private knows({ line, move, you }: Question): boolean {
    const { ground } = this;
    if (you !== ground.you || line.length !== ground.root.length || !line.every(this.isRoot)) return false;
    return !move || !this.isOpen(move);
  }

  /** Of some first moves it was too hard to tell when the problem was made. */
  private isOpen(choice: Choice): boolean {
    return this.ground.problem.open?.includes(this.name(choice)) === true;
  }

  private readonly isRoot = (choice: Choice, index: number): boolean => {
    const other = this.ground.root[index];
    return other !== undefined && this.name(other) === this.name(choice);
  };

  private readonly choice = (name: MoveName): Choice => {
    if (name === "pass") return PASS;
    const at = this.ground.board.points.findIndex((point) => point.name === name);
    if (at < 0) throw new RangeError(`no point is called ${name}`);
    return { kind: "play", at };
  };

  name(choice: Choice): MoveName {
    return choice.kind === "pass" ? "pass" : pointName(this.ground.board, choice.at);
  }

  private improve(question: Question, signal: AbortSignal): void {
    const told = this.judge.answer(question, signal);
    told
      .then((answer) => this.completed(question, answer))
      .then(
        (answer) => !signal.aborted && this.better.answer(answer),
        (error: unknown) => {
          if (!signal.aborted) this.better.trouble(error, () => this.improve(question, signal));
        },
      );
  }

  /**
   * The search that decided the claim need not have looked into each first move: the engine may leave one open that the
   * facts know. Then the facts judge it; of the engine’s answer its reply remains.
   */
  private async completed(question: Question, answer: Answer): Promise<Answer> {
    const own = answer.said.find(({ by }) => by === "you");
    if (!question.move || own?.expectedAfter !== "open") return answer;
    const known = await this.fromFacts(question);
    const [first] = known.said;
    if (!first?.kept || known.said.length > 1) return known;
    return { ...answer, said: answer.said.map((remark) => (remark === own ? first : remark)) };
  }

  private async fromFacts({ line, move }: Question): Promise<Answer> {
    const { problem, worst } = this.ground;
    const standing = expectationOf(problem);
    if (!move) {
      const course = await engine.follow(worst, line);
      const now = known(course, standing);
      const place = course.situations.at(-1);
      return {
        line,
        refusal: null,
        course,
        said: [],
        now: { ...now, moves: place ? this.first(place) : [] },
      };
    }
    const course = await engine.follow(worst, [...line, move]);
    const situation = course.situations.at(-1);
    if (course.refusal || !situation)
      return { line, refusal: course.refusal, course, said: [], now: known(course, standing) };
    const name = this.name(move);
    const kept = problem.solutions.includes(name);
    const after = kept ? standing : flipped(standing);
    const made = {
      color: otherColor(situation.turn),
      choice: move,
      expectedBefore: standing,
      expectedAfter: after,
      verdict: shownBy(after),
      rules: [],
      facts: [],
    };
    const outcome = standsWords(problem, after, kept);
    const headline = name === "pass" ? FACTS.youPassed({ outcome }) : FACTS.youPlayed({ name, outcome });
    const trap = problem.traps?.find((one) => one.move === name);
    const shown = trap ? await this.told(trap.line.map(this.choice), [...line, move], after) : null;
    const words = shown?.steps[0] ?? "";
    const first: Remark = { ...made, by: "you", kept, headline, outcome, words, shown };
    const reply = kept && problem.line?.[0] === name ? problem.line[1] : undefined;
    if (reply === undefined)
      return { line: [...line, move], refusal: null, course, said: [first], now: known(course, after) };
    const answered = [...line, move, this.choice(reply)];
    const both = await engine.follow(worst, answered);
    const said = moveWords(both.board, both.situations.at(-1) ?? situation);
    const second: Remark = {
      ...made,
      color: situation.turn,
      choice: this.choice(reply),
      by: "engine",
      expectedBefore: after,
      kept: null,
      headline: said,
      outcome: said,
      words: "",
      shown: null,
    };
    return { line: answered, refusal: null, course: both, said: [first, second], now: known(both, after) };
  }

  /** A sequence told from a place on. It shows the part that the rules allow. */
  private async told(
    moves: readonly Choice[],
    from: readonly Choice[],
    expectation: Expectation,
  ): Promise<Shown> {
    const whole = await engine.follow(this.ground.worst, [...from, ...moves]);
    const course: Line = { ...whole, situations: whole.situations.slice(from.length) };
    const steps = course.situations.slice(1).map((situation) => moveWords(course.board, situation));
    const shown = moves.slice(0, steps.length);
    return { expectation, moves: shown, course, end: null, steps, words: "", rules: [], facts: [] };
  }
}

const PASS: Choice = { kind: "pass" };

/** How a problem's claim ends. It is a fact, so what is expected of its first moves was checked. */
export const expectationOf = ({ verdict }: Problem): Expectation =>
  verdict === null ? "open" : verdict === "lock" ? "holds" : "fails";

/** The verdict on a place that the facts of a problem know: its certificate was checked when they were made. */
const shownBy = (expectation: Expectation): Verdict =>
  expectation === "open" ? "undecided" : expectation === "holds" ? "lock" : "refuted";

const flipped = (expectation: Expectation): Expectation => (expectation === "holds" ? "fails" : "holds");

/** As the engine says it. */
function standsWords({ player }: Problem, expectation: Expectation, kept: boolean): string {
  const name = NAMES[player ?? "black"];
  if (expectation === "holds") return kept ? FACTS.claimStillHolds : FACTS.nowCanHoldClaimed({ name });
  return kept ? FACTS.stillCantHoldClaimed({ name }) : FACTS.claimNoLongerHolds;
}

function known(course: Line, expectation: Expectation): Known {
  const turn = course.situations.at(-1)?.turn ?? "black";
  const words = expectation === "holds" ? FACTS.claimHoldsTurn({ turn: NAMES[turn] }) : FACTS.claimFails;
  const verdict = shownBy(expectation);
  const told = { words, rules: [], facts: [] };
  return { turn, verdict, expectation, end: null, distance: null, best: null, moves: [], ...told };
}
