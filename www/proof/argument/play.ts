/**
 * Playing a proof: the reader's moves, the engine's replies, the tree of what was tried, and the
 * lines that are told. It knows nothing of the page; `changed` says that something is to be shown anew.
 */
import type {
  Answer,
  Board,
  Choice,
  Color,
  End,
  Hint,
  Location,
  Question,
  Refusal,
  Shown,
  Situation,
} from "../../engine/engine.ts";
import { other } from "../proof-words.ts";
import { isCancelled } from "./judge.ts";
import type { Claim, Side } from "./proof-session.ts";
import {
  goTo,
  grow,
  learn,
  lineTo,
  type Made,
  plant,
  stopBeside,
  type Tree,
  type Tried,
  triedAt,
  wayTo,
} from "./tree.ts";

/** Who answers: the judge of the claim, or a test. */
export interface Asked {
  /** `open` is told what is known by then where the reader's move takes longer to judge. */
  answer(question: Question, signal: AbortSignal, open?: (sofar: Answer) => void): Promise<Answer>;
  hints(line: Choice[], signal: AbortSignal): Promise<Hint[]>;
}

/** Something told step by step: a line, or the sentences of an end. Nothing of it is played. */
export type Walk =
  /** `itself`: it goes on without being asked, and what was said of the mistake stays above it. */
  | { kind: "line"; shown: Shown; step: number; itself?: true }
  | { kind: "end"; end: End; way: readonly Made[]; step: number };

/** How many hints there are for a place, as long as the engine has not said that there are none. */
export const HINTS = 3;

/** A way of more moves than this is long; after so many moves of his own the reader may have it played for him. */
const LONG = 4;
const ENOUGH = 3;

/** What has changed, so that it can be said. `seen`: the reader's move lies there, and its reply is about to come. */
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

export class Play {
  tree: Tree;
  walk: Walk | null = null;
  refusal: Refusal | null = null;
  hints: Hint[] | null = null;
  /** How many hints are open. */
  open = 0;
  thinking = false;
  /** The reader's move lies there, and the engine has not found out yet what it is worth. */
  judging = false;
  fault: unknown = null;
  /** Moves pressed and not yet made, the one being made first. */
  private pressed: Choice[] = [];
  private abort = new AbortController();
  /** The engine is to move by itself, or the place is only being asked for: what is pressed waits for that. */
  private opening: Promise<boolean> | null = null;
  /** What failed and is done again by "Try again". */
  private failed: (() => void) | null = null;

  constructor(
    readonly board: Board,
    start: Situation,
    readonly claim: Claim,
    public side: Side,
    private readonly asked: Asked,
    private readonly changed: (news: News) => void,
    /** The reader plays both sides, and nobody answers. */
    readonly both = false,
    /** The time between a move and the reply to it. */
    private readonly beat: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.tree = plant(start);
  }

  get you(): Color {
    if (this.both) return this.here.situation.turn;
    return this.side === "claimant" ? this.claim.player : other(this.claim.player);
  }

  get here(): Tried {
    return triedAt(this.tree);
  }

  /** No move is left to make. */
  get over(): boolean {
    return this.here.situation.final || this.here.known?.end?.over === true;
  }

  /** The answer is known for good, even where moves are left. */
  get settled(): boolean {
    return this.over || (this.here.known?.end ?? null) !== null;
  }

  /** What the reader's side wants to come of the claim. */
  private get wanted(): "holds" | "fails" {
    return this.side === "claimant" ? "holds" : "fails";
  }

  /** The reader has settled the claim as his side wants it, and by his own last move. */
  get won(): boolean {
    if (this.both) return false;
    if (!this.settled || this.walk || this.here.known?.expectation !== this.wanted) return false;
    const last = wayTo(this.tree).findLast((node) => node.situation.move?.color === this.you);
    return last === undefined || last.remark?.by === "you";
  }

  /** It is the engine's turn, and it waits to be asked. */
  get waiting(): boolean {
    return !this.thinking && !this.over && this.here.situation.turn !== this.you;
  }

  /** What the last hint that is open points at. */
  get hinted(): readonly Location[] {
    return this.open > 0 ? (this.hints?.[this.open - 1]?.points ?? []) : [];
  }

  /** Another hint may be asked for. */
  get hintOffered(): boolean {
    if (this.settled || this.thinking || this.walk || this.here.situation.turn !== this.you) return false;
    return this.open < (this.hints?.length ?? HINTS);
  }

  /** Puts another tree in place of the one there is. */
  replace(tree: Tree): void {
    if (tree.at !== this.tree.at) this.forgetHints();
    this.tree = tree;
  }

  /** Goes to the place where a line leads, and lets the engine move if it is its turn. */
  async begin(line: Choice[]): Promise<void> {
    await this.letMove(line, () => void this.begin(line));
  }

  /** Plays a move, after those that were pressed before it: a quick second press is not lost. */
  press(choice: Choice): void {
    if (this.walk) this.stopWalk();
    this.pressed.push(choice);
    if (this.pressed.length === 1) void this.makePressed();
  }

  /** After at most how many moves of both the reader has what he wants; null where he has not, or nobody knows. */
  get left(): number | null {
    const { known } = this.here;
    return this.both || this.settled || known?.expectation !== this.wanted ? null : known.distance;
  }

  /** Whether the rest is offered to be played: the reader knows how, and it is still long. */
  get restOffered(): boolean {
    if (this.walk || this.thinking || this.here.situation.turn !== this.you) return false;
    const own = wayTo(this.tree).filter(({ remark }) => remark?.by === "you");
    return (this.left ?? 0) > LONG && this.here.known?.best != null && own.length >= ENOUGH;
  }

  /** Plays for the reader what the engine knows to be best, until the claim is settled; whatever he does ends it. */
  async playRest(): Promise<void> {
    const { signal } = this.abort;
    for (;;) {
      const best = this.here.known?.best;
      if (!best || signal.aborted || this.pressed.length > 0 || this.left === null) return;
      if (this.here.situation.turn !== this.you) return;
      this.pressed.push(best);
      await this.makePressed();
      await this.beat();
    }
  }

  /** Lets the engine move where it waits. */
  playOn(): void {
    this.rest();
    void this.letMove(lineTo(this.tree), () => this.playOn());
  }

  private async letMove(line: Choice[], again: () => void): Promise<void> {
    const opening = this.ask(this.question(line, null, "always"), again);
    this.opening = opening;
    await opening;
    if (this.opening === opening) this.opening = null;
  }

  private question(line: Choice[], move: Choice | null, reply: Question["reply"]): Question {
    return { line, move, you: this.both ? "both" : this.you, reply: this.both ? "never" : reply };
  }

  private async makePressed(): Promise<void> {
    const { pressed } = this;
    if (this.opening) {
      const well = await this.opening;
      if (!well || this.here.situation.turn !== this.you) pressed.length = 0;
    }
    for (let move = pressed[0]; move && pressed === this.pressed; move = pressed[0]) {
      const made: Choice = move;
      const well = await this.ask(this.question(lineTo(this.tree), made, "kept"), () => this.press(made));
      pressed.shift();
      // Without an answer, or where the engine waits, what was pressed next has no place to stand on.
      if (!well || this.here.situation.turn !== this.you) pressed.length = 0;
    }
  }

  /** Asks, and goes where the answer leads; false when there was none or the reader had left by then. */
  private async ask(question: Question, again: () => void): Promise<boolean> {
    const { signal } = this.abort;
    this.thinking = true;
    this.fault = null;
    this.changed("thinking");
    const before = this.tree.at;
    let answer: Answer;
    try {
      answer = await this.asked.answer(question, signal, (sofar) => this.seeOpen(sofar, signal));
    } catch (error) {
      if (signal.aborted) return false;
      this.thinking = false;
      this.judging = false;
      this.failed = again;
      if (!isCancelled(error)) this.fault = error;
      this.changed("fault");
      return false;
    }
    if (signal.aborted) return false;
    this.judging = false;
    const grown = grow(this.tree, answer);
    if (!(await this.seeOwn(grown, answer, signal))) return false;
    this.thinking = false;
    this.refusal = answer.refusal;
    this.walk = null;
    this.tree = grown;
    if (this.tree.at !== before) this.forgetHints();
    this.changed(answer.refusal ? "refusal" : answer.said.length > 0 ? "move" : "visit");
    return true;
  }

  /** The reader's own move is seen while it is judged, without the reply that may not come. */
  private seeOpen(sofar: Answer, signal: AbortSignal): void {
    if (signal.aborted) return;
    const own = sofar.said.findIndex(({ by }) => by === "you");
    const after = sofar.said.length - own - 1;
    const line = sofar.line.slice(0, sofar.line.length - after);
    const grown = grow(this.tree, { ...sofar, line, said: sofar.said.slice(0, own + 1) });
    // What is known is told of the place after the reply.
    this.tree = learn(grown, grown.at, null);
    this.judging = true;
    this.changed("seen");
  }

  /** The reader's own move is seen before the reply to it; false when he has left by then. */
  private async seeOwn(grown: Tree, { said }: Answer, signal: AbortSignal): Promise<boolean> {
    const reply = triedAt(grown);
    if (said.length < 2 || reply.parent === null || said.at(-1)?.by !== "engine") return true;
    this.tree = goTo(grown, reply.parent);
    this.changed("seen");
    await this.beat();
    return !signal.aborted;
  }

  tryAgain(): void {
    this.fault = null;
    this.failed?.();
  }

  /** Takes back what is asked and pressed. */
  private rest(): void {
    this.abort.abort();
    this.abort = new AbortController();
    this.pressed = [];
    this.opening = null;
    this.thinking = false;
    this.judging = false;
    this.fault = null;
    this.refusal = null;
    this.walk = null;
  }

  private forgetHints(): void {
    this.hints = null;
    this.open = 0;
  }

  /** Goes to any place in the tree. */
  visit(id: number): void {
    this.rest();
    this.forgetHints();
    this.tree = goTo(this.tree, id);
    this.changed("visit");
    this.look(id);
  }

  /** Asks what is known about a place, if nobody did yet. */
  look(id: number): void {
    if (triedAt(this.tree, id).known) return;
    const { signal } = this.abort;
    const question = this.question(lineTo(this.tree, id), null, "never");
    this.asked.answer(question, signal).then(
      ({ now }) => {
        if (signal.aborted) return;
        this.tree = learn(this.tree, id, now);
        this.changed("known");
      },
      // The place is shown anyhow; only the truth about it is missing.
      () => {},
    );
  }

  /** The proof has come further: what was not decided here may be now. */
  refresh(): void {
    const { here } = this;
    if (this.thinking) return;
    const own = this.openMove;
    if (own) void this.judgeAgain(own);
    else if (
      !here.known ||
      here.known.expectation === "open" ||
      (here.parent === null && here.known.verdict === "undecided")
    ) {
      this.tree = learn(this.tree, here.id, null);
      this.look(here.id);
    }
  }

  /** The reader has made no move on the way here. */
  get fresh(): boolean {
    return !wayTo(this.tree).some(({ remark }) => remark?.by === "you");
  }

  /** The reader's last move, as long as nobody knows what it is worth. */
  get openMove(): Tried | null {
    const own = wayTo(this.tree).findLast(({ remark }) => remark?.by === "you");
    return own?.remark?.expectedAfter === "open" ? own : null;
  }

  /** What was said of a move is said better now. A reply that came too early is taken back, as none comes to a mistake. */
  private async judgeAgain({ id, parent, choice }: Tried): Promise<void> {
    if (parent === null || !choice || this.walk) return;
    const { signal } = this.abort;
    const { at } = this.tree;
    const question = this.question(lineTo(this.tree, parent), choice, "kept");
    const answer = await this.asked.answer(question, signal).catch(() => null);
    if (!answer || signal.aborted || this.thinking || this.walk || this.tree.at !== at) return;
    const grown = grow(this.tree, answer);
    const stays = grown.at === at || grown.at === id;
    this.tree = stays ? grown : learn(goTo(grown, at), at, null);
    if (this.tree.at !== at) this.forgetHints();
    this.changed("move");
    this.look(this.tree.at);
  }

  /** Where Back and Forward lead: through a walk if there is one, else through the tree. */
  beside(direction: -1 | 1): (() => void) | null {
    const { walk } = this;
    if (walk) {
      const step = walk.step + direction;
      const [first, last] =
        walk.kind === "line" ? [0, walk.shown.moves.length] : [0, walk.end.steps.length - 1];
      return step >= first && step <= last ? () => this.walkTo(step) : null;
    }
    const to = stopBeside(this.tree, direction, this.both ? "both" : this.you);
    return to === null ? null : () => this.visit(to);
  }

  startWalk(walk: Walk): void {
    this.walk = walk;
    this.changed("walk");
  }

  /** Plays on the board what refutes the move just made, a beat apart; whatever the reader does ends it. */
  async walkShown(shown: Shown): Promise<void> {
    const { signal } = this.abort;
    for (let step = 1; step <= shown.moves.length; step++) {
      const { walk } = this;
      await this.beat();
      if (signal.aborted || this.walk !== walk) return;
      this.startWalk({ kind: "line", shown, step, itself: true });
    }
  }

  /** The end of the place that is looked at, or of the line that is told from it. */
  get end(): { end: End; way: readonly Made[] } | null {
    const way = wayTo(this.tree);
    const { walk, here } = this;
    if (walk?.kind === "line") {
      const { end, moves, course } = walk.shown;
      if (!end || walk.step < moves.length) return null;
      const told = moves.flatMap((choice, index): Made[] => {
        const situation = course.situations[index + 1];
        return situation ? [{ number: here.number + index + 1, choice, situation }] : [];
      });
      return { end, way: [...way, ...told] };
    }
    return here.known?.end ? { end: here.known.end, way } : null;
  }

  private walkTo(step: number): void {
    if (!this.walk) return;
    this.walk = { ...this.walk, step };
    this.changed("walk");
  }

  stopWalk(): void {
    this.walk = null;
    this.changed("visit");
  }

  /** The reader takes the other side; the engine moves at once if that makes it its turn. */
  changeSide(side: Side): void {
    if (side === this.side) return;
    this.rest();
    this.forgetHints();
    this.side = side;
    this.changed("side");
    if (this.waiting) this.playOn();
  }

  /** Opens hints up to a number, or the next one. */
  async hint(upTo = this.open + 1): Promise<void> {
    if (!this.hints) {
      const { signal } = this.abort;
      const { at } = this.tree;
      try {
        const hints = await this.asked.hints(lineTo(this.tree), signal);
        if (signal.aborted || at !== this.tree.at) return;
        this.hints = hints;
      } catch (error) {
        if (signal.aborted || isCancelled(error)) return;
        this.fault = error;
        this.failed = () => void this.hint(upTo);
        this.changed("fault");
        return;
      }
    }
    this.open = Math.min(Math.max(upTo, this.open), this.hints.length);
    this.changed("hint");
  }

  close(): void {
    this.rest();
  }
}
