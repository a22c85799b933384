/**
 * The trainer for "lock it" and "refute it": the worst case is set up, the reader plays against the engine. Each of his
 * moves is judged, the first one by the stored facts before the engine is there.
 */
import type { Command, Location } from "../../board/index.ts";
import { type Answer, type Choice, troubleWords } from "../../engine/engine.ts";
import { type News, Play } from "../../proof/play.ts";
import type { Side } from "../../proof/session.ts";
import { goTo, grow, lineTo, shownAt, triedAt, wayTo } from "../../proof/tree.ts";
import { startOf } from "../kinds/game.ts";
import { more } from "../kinds/more.ts";
import type { Problem } from "../problem.ts";
import type { MountTrainer, Place, Trainer, TrainerNews } from "../trainer.ts";
import { verdictOf } from "./facts.ts";
import { judged, keptBy, newestSince, rightMoves, turnsSince, wrongMove } from "./judged.ts";
import { type Laid, lay } from "./laid.ts";
import { toProof } from "./onward.ts";
import { Parts } from "./parts.ts";

/** So many right moves solve a problem whose end is not settled by then. */
const ENOUGH = 3;
const HINTS = 3;

const CLOSING = {
  enough: "Three right moves: that is enough here. At the proof table you can play it to the end.",
  settled: "",
  shown: "So it is solved.",
};

export const mountArgue: MountTrainer = (place, problem, on) => new ArgueTrainer(place, problem, on);

class ArgueTrainer implements Trainer {
  private laid: Laid | null = null;
  private play: Play | null = null;
  private readonly seat: Side;
  private readonly parts: Parts;
  private pencilled: Location | null = null;
  /** The place of the question, and the one that was looked at before the last news. */
  private root = 0;
  private before = 0;
  private done = false;
  private closing = "";
  /** A hint is being thought of. */
  private hinting = false;
  /** The engine gave no answer. */
  private failing = false;
  /** The reader's first move. */
  private first: string | null = null;
  private closed = false;

  constructor(
    private readonly place: Place,
    private readonly problem: Problem,
    private readonly on: (news: TrainerNews) => void,
  ) {
    this.seat = problem.kind === "lock" ? "claimant" : "refuter";
    this.parts = new Parts(place, {
      point: (at) => this.press({ kind: "play", at }),
      pencil: (at) => this.pencil(at),
      command: (command) => this.command(command),
    });
    void this.open();
  }

  private async open(): Promise<void> {
    const better = {
      answer: (answer: Answer) => this.improved(answer),
      trouble: (error: unknown, again: () => void) => this.failed(error, again),
    };
    try {
      const laid = await lay(this.problem, better, () => this.proved());
      if (this.closed) return;
      this.laid = laid;
      const { board, situation, claim, facts, root } = laid;
      const play = new Play(board, situation, claim, this.seat, facts, (news) => this.played(news));
      this.play = play;
      this.parts.task(this.problem, board);
      await play.begin([...root]);
      if (this.closed) return;
      this.root = play.tree.at;
      this.before = play.tree.at;
      this.show();
      // From here on it gets ready for the moves that the facts don't know.
      laid.judge.run();
    } catch (error) {
      if (!this.closed)
        this.on({ kind: "trouble", words: troubleWords(error), again: () => void this.open() });
    }
  }

  get controls(): Trainer["controls"] {
    const { play } = this;
    return {
      back: this.backward() !== null,
      forward: this.ahead() !== null,
      restart: play !== null && (play.walk !== null || play.tree.at !== this.root),
      side: this.done,
      more: play !== null,
    };
  }

  private backward(): (() => void) | null {
    const { play } = this;
    if (play?.walk) return play.beside(-1) ?? (() => play.stopWalk());
    return !play || play.tree.at === this.root ? null : play.beside(-1);
  }

  /** After a wrong move the way forward is the line that shows why. */
  private ahead(): (() => void) | null {
    const { play } = this;
    if (!play || play.walk) return play?.beside(1) ?? null;
    const shown = shownAt(play.here);
    return play.beside(1) ?? (shown ? () => play.startWalk({ kind: "line", shown, step: 1 }) : null);
  }

  back(): void {
    this.backward()?.();
  }

  forward(): void {
    this.ahead()?.();
  }

  restart(): void {
    this.play?.visit(this.root);
  }

  /** The other side begins where the question stood. */
  side(): void {
    const { play } = this;
    if (!play || !this.done) return;
    play.visit(this.root);
    play.changeSide(play.side === "claimant" ? "refuter" : "claimant");
  }

  get hintsLeft(): number {
    const { play } = this;
    if (!play || this.done || this.hinting || play.walk || play.here.situation.turn !== play.you) return 0;
    return (play.hints?.length ?? HINTS) - play.open;
  }

  async hint(): Promise<boolean> {
    const { play } = this;
    if (!play || this.hintsLeft <= 0) return false;
    const before = play.open;
    this.hinting = true;
    this.show();
    await play.hint();
    this.hinting = false;
    this.show();
    return play.open > before;
  }

  reveal(): void {
    void this.showSolution();
  }

  private async showSolution(): Promise<void> {
    const { play, laid } = this;
    if (!play || !laid) return;
    play.visit(this.root);
    this.finish(CLOSING.shown);
    try {
      const shown = await laid.facts.solution();
      if (!this.closed) play.startWalk({ kind: "line", shown, step: Math.min(1, shown.moves.length) });
    } catch (error) {
      this.failed(error, () => void this.showSolution());
    }
  }

  more(): HTMLElement[] {
    const { play, problem, laid } = this;
    if (!play || !laid) return [];
    const shown = more(play.here.situation.diagram, { start: startOf(problem), moves: laid.moves });
    return [...shown, this.toProof(play, laid, "Open this place at the proof table")];
  }

  private toProof(play: Play, { facts, moves }: Laid, words: string): HTMLElement {
    const line = lineTo(play.tree).map((choice) => facts.name(choice));
    return toProof(words, this.problem, moves, this.seat, line);
  }

  focus(): void {
    this.parts.desk.focus();
  }

  destroy(): void {
    this.closed = true;
    this.laid?.judge.close();
    this.play?.close();
  }

  private command(command: Command): void {
    if (command === "back") this.back();
    else if (command === "forward") this.forward();
    else if (command === "hint") this.on({ kind: "hint" });
    // A letter may be a slip: it leads to the button, and Enter passes there.
    else this.place.answers.querySelector<HTMLElement>("[data-key=pass]")?.focus();
  }

  private mayPlay(): boolean {
    const { play } = this;
    if (!play || play.walk || play.thinking || play.here.situation.final || this.over(play)) return false;
    return play.here.situation.turn === play.you;
  }

  /** Nothing is asked any more, unless the reader has taken the other side. */
  private over(play: Play): boolean {
    return this.done && play.side === this.seat;
  }

  private press(choice: Choice): void {
    this.parts.desk.unpencil();
    if (this.mayPlay()) this.play?.press(choice);
  }

  private pencil(at: Location | null): void {
    this.pencilled = at;
    this.show();
  }

  private played(news: News): void {
    const { play, laid } = this;
    if (this.closed || !play || !laid) return;
    if (news === "thinking") this.failing = false;
    if (news === "fault") this.failed(play.fault, () => play.tryAgain());
    if (news === "move") this.judgeMove(play, laid);
    this.before = play.tree.at;
    this.finishIfWon(play);
    this.show();
  }

  /** Tells what the reader's newest move is worth. */
  private judgeMove(play: Play, { facts }: Laid): void {
    const own = newestSince(play.tree, this.before);
    if (this.done || !own?.choice || !own.remark) return;
    const kept = keptBy(own.remark, verdictOf(this.problem));
    if (kept === null) return;
    play.tree = judged(play.tree, own.id, kept);
    if (own.parent === this.root) this.first = facts.name(own.choice);
    // All turns since the question: what went wrong later is told apart from a first move of the same name.
    const since = turnsSince(play.tree, this.root, own.id);
    this.on({
      kind: "judged",
      right: kept,
      what: since.map((turn) => facts.name(turn)).join(","),
      decided: false,
    });
  }

  private finishIfWon(play: Play): void {
    if (this.done || play.side !== this.seat || play.walk || wrongMove(play.tree)) return;
    const right = rightMoves(play.tree);
    if (right > 0 && play.settled && play.here.known?.verdict === verdictOf(this.problem))
      this.finish(CLOSING.settled);
    else if (right >= ENOUGH) this.finish(CLOSING.enough);
  }

  private finish(closing: string): void {
    if (this.done) return;
    this.done = true;
    this.closing = closing;
    this.on({ kind: "done" });
  }

  /** The engine's own answer to what the facts have answered: its words are better, and it may have a reply. */
  private improved(answer: Answer): void {
    const { play } = this;
    if (this.closed || !play) return;
    this.failing = false;
    const { at } = play.tree;
    const waits = this.replying(play);
    const grown = grow(play.tree, answer);
    const goes = waits && wayTo(grown).some(({ id }) => id === at);
    play.tree = goes ? grown : goTo(grown, at);
    if (goes) {
      // They were about the place before.
      play.hints = null;
      play.open = 0;
    }
    this.before = play.tree.at;
    this.finishIfWon(play);
    this.show();
  }

  /** The reader's move was right, and the reply to it is not there yet. */
  private replying(play: Play): boolean {
    return !this.done && play.waiting && !play.walk && play.here.remark?.kept === true;
  }

  private failed(error: unknown, again: () => void): void {
    const { play } = this;
    if (this.closed) return;
    this.failing = true;
    this.on({ kind: "trouble", words: troubleWords(error), again });
    // The facts know that the first move was right: a reader without an engine loses nothing.
    if (play && rightMoves(play.tree) > 0 && !wrongMove(play.tree)) this.finish(CLOSING.settled);
    this.show();
  }

  private proved(): void {
    if (!this.closed && this.laid?.judge.decided) this.play?.refresh();
  }

  private waiting(play: Play): string {
    if (this.hinting) return "A hint is being looked for.";
    return play.thinking || (this.replying(play) && !this.failing) ? "The engine looks for its reply." : "";
  }

  private show(): void {
    const { play, laid, done } = this;
    if (!play || !laid || this.closed) return;
    this.parts.show({
      play,
      pencilled: this.pencilled,
      waiting: this.waiting(play),
      closing: done ? this.closing : "",
      done,
      over: this.over(play),
      may: this.mayPlay(),
      ahead: this.ahead(),
      doings: {
        pass: () => this.press({ kind: "pass" }),
        play: () => this.pencilled !== null && this.press({ kind: "play", at: this.pencilled }),
        takeBack: (to) => play.visit(to),
      },
      after: () => {
        const { situation } = triedAt(play.tree, this.root);
        return {
          situation,
          moves: laid.facts.first(situation),
          made: this.first,
          way: this.toProof(play, laid, "Play it to the end"),
        };
      },
    });
    this.on({ kind: "controls" });
  }
}
