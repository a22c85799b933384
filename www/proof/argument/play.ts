/**
 * The play of a proof: the reader's moves, the engine's replies, the tree of moves tried, and the lines shown. It knows
 * nothing of the page; `changed` says that it is time to draw.
 */
import type { Answer, Board, Choice, Hint, Question, Shown, Situation } from "../../engine/engine.ts";
import { type Store, storeOf } from "../../kit/store.ts";
import {
  beginPlay,
  besideIn,
  type PlayEvent,
  type PlayState,
  playStep,
  type Walk,
} from "./argument-state.ts";
import { isCancelled } from "./judge.ts";
import type { Claim, Side } from "./proof-session.ts";
import { goTo, grow, learn, lineTo, type Tree, type Tried, triedAt } from "./tree.ts";

export { HINTS, type Walk } from "./argument-state.ts";

/** The source of answers: the judge of the claim, or a test. */
export interface Asked {
  /** `open` gets the findings by then where the reader's move takes longer to judge. */
  answer(question: Question, signal: AbortSignal, open?: (sofar: Answer) => void): Promise<Answer>;
  hints(line: Choice[], signal: AbortSignal): Promise<Hint[]>;
}

/** The news, for words about it. `seen`: the reader's move lies there, and its reply is about to come. */
export type News =
  | "seen"
  | "move"
  | "visit"
  | "refusal"
  | "hint"
  | "walk"
  | "side"
  | "thinking"
  | "fault"
  | "known";

/** The deed of an answer's button. */
export type Deed =
  | { kind: "visit"; id: number }
  | { kind: "walk"; walk: Walk }
  | { kind: "leave" }
  | { kind: "on" }
  | { kind: "rest" }
  | { kind: "again" }
  | { kind: "side"; side: Side }
  /** From the beginning, on this side. */
  | { kind: "anew"; side: Side }
  /** To another claim: the host does it. */
  | { kind: "another" };

export class Play {
  private readonly store: Store<PlayState, PlayEvent>;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: Choice[] = [];
  private abort = new AbortController();
  /** The engine is to move by itself, or the place is only being asked for: what is pressed waits for that. */
  private opening: Promise<boolean> | null = null;
  /** The failed work that "Try again" repeats. */
  private failed: (() => void) | null = null;

  constructor(
    board: Board,
    start: Situation,
    claim: Claim,
    side: Side,
    private readonly asked: Asked,
    private readonly changed: (news: News) => void,
    /** The reader plays both sides, and nobody answers. */
    both = false,
    /** The time between a move and the reply to it. */
    private readonly beat: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.store = storeOf(beginPlay(board, start, claim, side, both), playStep);
  }

  /** Where it stands; another object after each event. */
  get state(): PlayState {
    return this.store.state;
  }

  /** Puts another tree in place of the one there is. */
  replace(tree: Tree): void {
    this.store.send({ kind: "grown", tree });
  }

  /** Does what a button says. */
  do(deed: Exclude<Deed, { kind: "another" }>): void {
    switch (deed.kind) {
      case "visit":
        this.visit(deed.id);
        break;
      case "walk":
        this.startWalk(deed.walk);
        break;
      case "leave":
        this.stopWalk();
        break;
      case "on":
        this.playOn();
        break;
      case "rest":
        void this.playRest();
        break;
      case "again":
        this.tryAgain();
        break;
      case "side":
        this.changeSide(deed.side);
        break;
      case "anew":
        this.visit(0);
        if (deed.side !== this.state.side) this.changeSide(deed.side);
        // Where the engine has the first move, it makes it.
        else if (this.state.waiting) this.playOn();
    }
  }

  /** Goes to the place where a line leads, and lets the engine move if it is its turn. */
  async begin(line: Choice[]): Promise<void> {
    await this.letMove(line, () => void this.begin(line));
  }

  /** Plays a move, after those that were pressed before it: a quick second press is not lost. */
  press(choice: Choice): void {
    if (this.state.walk) this.stopWalk();
    this.pressed.push(choice);
    if (this.pressed.length === 1) void this.makePressed();
  }

  /** Plays for the reader what the engine knows to be best, until the claim is settled; whatever the reader does ends it. */
  async playRest(): Promise<void> {
    const { signal } = this.abort;
    for (;;) {
      const { here, left } = this.state;
      const best = here.known?.best;
      if (!best || signal.aborted || this.pressed.length > 0 || left === null || !this.isYourTurn) return;
      this.pressed.push(best);
      await this.makePressed();
      await this.beat();
    }
  }

  /** Lets the engine move where it waits. */
  playOn(): void {
    this.rest();
    void this.letMove(lineTo(this.state.tree), () => this.playOn());
  }

  private get isYourTurn(): boolean {
    return this.state.here.situation.turn === this.state.you;
  }

  private async letMove(line: Choice[], again: () => void): Promise<void> {
    const opening = this.ask(this.question(line, null, "always"), again);
    this.opening = opening;
    await opening;
    if (this.opening === opening) this.opening = null;
  }

  private question(line: Choice[], move: Choice | null, reply: Question["reply"]): Question {
    const { both, you } = this.state;
    return { line, move, you: both ? "both" : you, reply: both ? "never" : reply };
  }

  private async makePressed(): Promise<void> {
    const { pressed } = this;
    if (this.opening) {
      const well = await this.opening;
      if (!well || !this.isYourTurn) pressed.length = 0;
    }
    for (let move = pressed[0]; move && pressed === this.pressed; move = pressed[0]) {
      const made: Choice = move;
      const question = this.question(lineTo(this.state.tree), made, "kept");
      const well = await this.ask(question, () => this.press(made));
      pressed.shift();
      // Without an answer, or where the engine waits, what was pressed next has no place to stand on.
      if (!well || !this.isYourTurn) pressed.length = 0;
    }
  }

  /** Asks, and goes where the answer leads; false when there was none or the reader had left by then. */
  private async ask(question: Question, again: () => void): Promise<boolean> {
    const { signal } = this.abort;
    this.store.send({ kind: "ask" });
    this.changed("thinking");
    let answer: Answer;
    try {
      answer = await this.asked.answer(question, signal, (sofar) => this.seeOpen(sofar, signal));
    } catch (error) {
      if (signal.aborted) return false;
      this.failed = again;
      this.store.send({ kind: "failed", fault: isCancelled(error) ? null : error });
      this.changed("fault");
      return false;
    }
    if (signal.aborted) return false;
    const grown = grow(this.state.tree, answer);
    if (!(await this.seeOwn(grown, answer, signal))) return false;
    this.store.send({ kind: "answered", tree: grown, refusal: answer.refusal });
    this.changed(answer.refusal ? "refusal" : answer.said.length > 0 ? "move" : "visit");
    return true;
  }

  /** The reader's own move is seen while it is judged, without the reply that may not come. */
  private seeOpen(sofar: Answer, signal: AbortSignal): void {
    if (signal.aborted) return;
    const own = sofar.said.findIndex(({ by }) => by === "you");
    const after = sofar.said.length - own - 1;
    const line = sofar.line.slice(0, sofar.line.length - after);
    const grown = grow(this.state.tree, { ...sofar, line, said: sofar.said.slice(0, own + 1) });
    // What is known is told of the place after the reply.
    this.store.send({ kind: "seen", tree: learn(grown, grown.at, null), judging: true });
    this.changed("seen");
  }

  /** The reader's own move is seen before the reply to it; false where the reader has left by then. */
  private async seeOwn(grown: Tree, { said }: Answer, signal: AbortSignal): Promise<boolean> {
    const reply = triedAt(grown);
    if (said.length < 2 || reply.parent === null || said.at(-1)?.by !== "engine") return true;
    this.store.send({ kind: "seen", tree: goTo(grown, reply.parent), judging: false });
    this.changed("seen");
    await this.beat();
    return !signal.aborted;
  }

  tryAgain(): void {
    this.store.send({ kind: "fault", fault: null });
    this.failed?.();
  }

  /** Cancels questions and presses. */
  private rest(): void {
    this.abort.abort();
    this.abort = new AbortController();
    this.pressed = [];
    this.opening = null;
    this.store.send({ kind: "rest" });
  }

  /** Goes to any place in the tree. */
  visit(id: number): void {
    this.rest();
    this.store.send({ kind: "visit", id });
    this.changed("visit");
    this.look(id);
  }

  /** Asks what is known about a place, if nobody did yet. */
  look(id: number): void {
    if (triedAt(this.state.tree, id).known) return;
    const { signal } = this.abort;
    const question = this.question(lineTo(this.state.tree, id), null, "never");
    this.asked.answer(question, signal).then(
      ({ now }) => {
        if (signal.aborted) return;
        this.store.send({ kind: "learned", id, known: now });
        this.changed("known");
      },
      // The place is shown anyhow; only the truth about it is missing.
      () => {},
    );
  }

  /** The proof has come further: what was not decided here may be now. */
  refresh(): void {
    const { here, thinking, openMove } = this.state;
    if (thinking) return;
    if (openMove) void this.judgeAgain(openMove);
    else if (
      !here.known ||
      here.known.expectation === "open" ||
      (here.parent === null && here.known.verdict === "undecided")
    ) {
      this.store.send({ kind: "learned", id: here.id, known: null });
      this.look(here.id);
    }
  }

  /** Judges a move better than before. A reply that came too early goes, because a mistake gets none. */
  private async judgeAgain({ id, parent, choice }: Tried): Promise<void> {
    if (parent === null || !choice || this.state.walk) return;
    const { signal } = this.abort;
    const { at } = this.state.tree;
    const question = this.question(lineTo(this.state.tree, parent), choice, "kept");
    const answer = await this.asked.answer(question, signal).catch(() => null);
    const { thinking, walk, tree } = this.state;
    if (!answer || signal.aborted || thinking || walk || tree.at !== at) return;
    const grown = grow(tree, answer);
    const stays = grown.at === at || grown.at === id;
    this.replace(stays ? grown : learn(goTo(grown, at), at, null));
    this.changed("move");
    this.look(this.state.tree.at);
  }

  /** Where Back and Forward lead: through a walk if there is one, else through the tree. */
  beside(direction: -1 | 1): (() => void) | null {
    const next = besideIn(this.state, direction);
    return next && (() => this.do(next));
  }

  startWalk(walk: Walk): void {
    this.store.send({ kind: "walk", walk });
    this.changed("walk");
  }

  /** Plays on the board what refutes the move just made, a beat apart; whatever the reader does ends it. */
  async walkShown(shown: Shown): Promise<void> {
    const { signal } = this.abort;
    for (let step = 1; step <= shown.moves.length; step++) {
      const { walk } = this.state;
      await this.beat();
      if (signal.aborted || this.state.walk !== walk) return;
      this.startWalk({ kind: "line", shown, step, itself: true });
    }
  }

  stopWalk(): void {
    this.store.send({ kind: "walk", walk: null });
    this.changed("visit");
  }

  /** The reader takes the other side; the engine moves at once if that makes it its turn. */
  changeSide(side: Side): void {
    if (side === this.state.side) return;
    this.rest();
    this.store.send({ kind: "side", side });
    this.changed("side");
    if (this.state.waiting) this.playOn();
  }

  /** Opens hints up to a number, or the next one. */
  async hint(upTo = this.state.open + 1): Promise<void> {
    if (!this.state.hints) {
      const { signal } = this.abort;
      const { at } = this.state.tree;
      try {
        const hints = await this.asked.hints(lineTo(this.state.tree), signal);
        if (signal.aborted || at !== this.state.tree.at) return;
        this.store.send({ kind: "hints", hints });
      } catch (error) {
        if (signal.aborted || isCancelled(error)) return;
        this.failed = () => void this.hint(upTo);
        this.store.send({ kind: "fault", fault: error });
        this.changed("fault");
        return;
      }
    }
    this.store.send({ kind: "open", upTo });
    this.changed("hint");
  }

  close(): void {
    this.rest();
  }
}
