/**
 * The course of one problem of locking or refuting, without a page: it sets up the worst case, the reader plays against
 * the engine, it judges each of the reader's moves, the first one by the stored facts before the engine is there, and
 * at some time it is enough.
 */
import { type Answer, type Choice, type Color, engine, prover, troubleWords } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { locations, moveOf, movesOf, namesIn, startFrom, startOf } from "../../kinds/problem-game.ts";
import type { TrainerNews } from "../../kinds/trainer.ts";
import { type Store, storeOf } from "../../kit/store.ts";
import { ClaimArgument, type ClaimCase } from "../../proof/argument/claim-argument.ts";
import type { News, Play } from "../../proof/argument/play.ts";
import type { Claim } from "../../proof/argument/proof-session.ts";
import { goTo, grow, type Tried, wayTo } from "../../proof/argument/tree.ts";
import { other } from "../../proof/proof-words.ts";
import {
  type ArgueEvent,
  type ArgueState,
  argueStep,
  beginArgue,
  hintsLeft,
  isReplying,
  mayPlay,
} from "./argue-state.ts";
import { Facts, type Ground } from "./facts.ts";
import {
  judged,
  keptBy,
  ownOf,
  passedLater,
  rightMoves,
  stoodBefore,
  turnsSince,
  wrongMove,
} from "./move-worth.ts";
import { closingAt } from "./solved.ts";
import { CLOSING } from "./words.ts";

/** A problem set up: its board, the worst case of its claim, and the moves from there to the question. */
interface Setting {
  of: ClaimCase;
  ground: Ground;
}

/** An argument whose worst case is there. */
export interface Begun extends Setting {
  argument: ClaimArgument;
  play: Play;
  facts: Facts;
}

export class ProblemArgument {
  begun: Begun | null = null;
  /** All that a view shows of it. */
  readonly store: Store<ArgueState, ArgueEvent>;
  private closed = false;

  constructor(
    protected readonly problem: Problem,
    /** For the session. */
    protected readonly news: (news: TrainerNews) => void,
  ) {
    this.store = storeOf(beginArgue(problem), argueStep);
  }

  async open(): Promise<void> {
    const better = {
      answer: (answer: Answer) => this.improved(answer),
      longer: () => this.takesLonger(),
      trouble: (error: unknown, again: () => void) => this.failed(error, again),
    };
    try {
      const setting = await setUp(this.problem);
      if (this.closed) return;
      const argument = new ClaimArgument(
        setting.of,
        prover,
        { moved: (made) => this.judgeMove(made), played: (news) => this.played(news) },
        (judge) => new Facts(setting.ground, judge, better),
      );
      const play = argument.take(this.store.state.seat);
      this.begun = { ...setting, argument, play, facts: argument.answers };
      await argument.begin([...setting.ground.root]);
      if (this.closed) return;
      this.store.send({ kind: "laid", play: play.state, root: play.state.tree.at });
      // From here on it gets ready for the moves that the facts don't know.
      argument.prove();
    } catch (error) {
      if (!this.closed)
        this.news({ kind: "trouble", words: troubleWords(error), again: () => void this.open() });
    }
  }

  close(): void {
    this.closed = true;
    this.begun?.argument.close();
  }

  press(choice: Choice): void {
    if (mayPlay(this.store.state)) this.begun?.argument.press(choice);
  }

  restart(): void {
    this.begun?.play.visit(this.store.state.root);
  }

  /** The other side begins where the question stood. */
  side(): void {
    if (!this.begun || this.store.state.closing === null) return;
    this.restart();
    this.begun.argument.turnSide();
  }

  /** Whether one was opened. */
  async hint(): Promise<boolean> {
    const play = this.begun?.play;
    if (!play || hintsLeft(this.store.state) <= 0) return false;
    const before = play.state.open;
    this.store.send({ kind: "hinting", on: true });
    await play.hint();
    if (!this.closed) this.store.send({ kind: "hinting", on: false });
    return play.state.open > before;
  }

  /** Gives the solution away, as a line from the question on. */
  async reveal(): Promise<void> {
    if (!this.begun) return;
    const { play, facts } = this.begun;
    this.restart();
    this.finish(CLOSING.shown);
    try {
      const shown = await facts.solution();
      if (this.closed) return;
      this.store.send({ kind: "given", shown });
      play.startWalk({ kind: "line", shown, step: Math.min(1, shown.moves.length) });
    } catch (error) {
      this.failed(error, () => void this.reveal());
    }
  }

  /** The names of the moves from the worst case to the place that is looked at. */
  get line(): string[] {
    if (!this.begun) return [];
    const { argument, facts } = this.begun;
    return argument.line.map((choice) => facts.name(choice));
  }

  private played(news: News): void {
    if (this.closed || !this.begun) return;
    const { play } = this.begun;
    if (news === "thinking") this.store.send({ kind: "failing", on: false });
    this.store.send({ kind: "longer", on: false });
    this.store.send({ kind: "played", play: play.state });
    if (news === "fault") this.failed(play.state.fault, () => play.tryAgain());
    // A move that is only seen is judged with the reply to it.
    if (news !== "seen") this.finishIfEnough(play);
  }

  /** Tells what the reader's newest move is worth. One that is left open costs nothing. */
  private judgeMove(made: readonly Tried[]): void {
    const own = ownOf(made);
    const { closing, wanted, root } = this.store.state;
    if (this.closed || !this.begun || closing !== null || !own?.choice || !own.remark) return;
    const { play, facts } = this.begun;
    const kept = keptBy(own.remark, wanted, stoodBefore(play.state.tree, own.id));
    if (kept === null) return;
    play.replace(judged(play.state.tree, own.id, kept));
    // Who has found the right move may think that all is settled: a pass too early is told, and costs nothing.
    if (!kept && passedLater(play.state.tree)) return;
    if (!kept) this.store.send({ kind: "charged", id: own.id });
    if (own.parent === root) this.store.send({ kind: "first", name: facts.name(own.choice) });
    // All turns since the question: what went wrong later is told apart from a first move of the same name.
    const since = turnsSince(play.state.tree, root, own.id);
    this.news({
      kind: "judged",
      right: kept,
      what: since.map((turn) => facts.name(turn)).join(","),
      decided: false,
    });
  }

  private finishIfEnough(play: Play): void {
    const { closing, seat, wanted } = this.store.state;
    if (closing !== null || play.state.side !== seat) return;
    const enough = closingAt(play.state, wanted);
    if (enough !== null) this.finish(enough);
  }

  private finish(closing: string): void {
    if (this.store.state.closing !== null) return;
    this.store.send({ kind: "done", closing });
    this.news({ kind: "done" });
  }

  /** The engine's own answer to what the facts have answered: its words are better, and it may have a reply. */
  private improved(answer: Answer): void {
    const play = this.begun?.play;
    if (this.closed || !play) return;
    this.store.send({ kind: "failing", on: false });
    const { at } = play.state.tree;
    const waits = isReplying(this.store.state);
    const grown = grow(play.state.tree, answer);
    const goes = waits && wayTo(grown).some(({ id }) => id === at);
    play.replace(goes ? grown : goTo(grown, at));
    this.store.send({ kind: "played", play: play.state });
    this.finishIfEnough(play);
  }

  private takesLonger(): void {
    if (!this.closed) this.store.send({ kind: "longer", on: true });
  }

  private failed(error: unknown, again: () => void): void {
    const play = this.begun?.play;
    if (this.closed) return;
    this.store.send({ kind: "failing", on: true });
    this.news({ kind: "trouble", words: troubleWords(error), again });
    // The facts know that the first move was right: a reader without an engine loses nothing.
    if (play && rightMoves(play.state.tree) > 0 && !wrongMove(play.state.tree)) this.finish(CLOSING.settled);
  }
}

/** The solver's colour. */
const solverOf = ({ kind, player }: Problem): Color => {
  const claimant = player ?? "black";
  return kind === "lock" ? claimant : other(claimant);
};

async function setUp(problem: Problem): Promise<Setting> {
  const drawn = startOf(problem);
  const { board } = await engine.follow(drawn, []);
  // A part of a larger board is argued about as the board that it is; only its picture says otherwise.
  const { board_edges: _, ...start } = drawn;
  const moves = movesOf(board, namesIn(problem.played));
  const claim: Claim = { player: problem.player ?? "black", set: locations(board, problem.set) };
  const stage = await engine.stage(start, moves, { player: claim.player, set: [...claim.set] });
  const situation = stage.steps.at(-1)?.situation;
  if (!situation) throw new RangeError("a worst case has a last step");
  const root = problem.opening ? [moveOf(board, problem.opening) as Choice] : [];
  return {
    // The board as it is drawn: a part of a larger one keeps its open edges there.
    of: { start, moves, claim, stage: { ...stage, board } },
    ground: { problem, board, worst: startFrom(start, situation), root, you: solverOf(problem) },
  };
}
