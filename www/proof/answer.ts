/** What is said about a place: a headline, what happened and why, and the buttons for what one can do now. */
import { element } from "../dom.ts";
import { type End, type Expectation, type Shown, type Stage, troubleWords } from "../engine/engine.ts";
import type { Play } from "./argument/play.ts";
import type { Guess } from "./argument/proof-session.ts";
import { expectationOf, shownAt, type Tried, triedAt, verdictOf, wayTo } from "./argument/tree.ts";
import { loopFigure } from "./ending.ts";
import type { Level } from "./lesson/lesson.ts";
import { foreseenWords, NAMES, other, pointName } from "./proof-words.ts";
import { button, clauses, headline, redraw, sign } from "./ui.ts";
import { signFor } from "./view.ts";

/** What is said, before it becomes elements: so it can be read aloud and tested too. */
export interface Statement {
  headline: string;
  paragraphs: string[];
  /** What can be read besides, and need not be. */
  folded?: readonly string[];
  /** How the claim is expected to end there: the sign of the headline. */
  expectation: Expectation | null;
}

export interface Action {
  text: string;
  filled: boolean;
  run(): void;
  /** Buttons that follow one another share it, so that the focus stays. */
  key?: string;
}

/**
 * What is said at the place that is looked at; at the start first of all whether the reader foresaw it. `untold`: the
 * truth is for the reader to find out, so before his first move nothing is said of it. A move that was refused changes
 * nothing here: why stands under the board.
 */
export function statementAt(
  play: Play,
  guess: Guess | null = null,
  untold = "",
  brief = false,
  closed = false,
): Statement {
  const { walk, here } = play;
  if (walk?.kind === "line" && walk.itself && here.remark) {
    const { shown, step } = walk;
    const said = here.remark.words;
    const over = step === shown.moves.length && !said.includes(shown.words) ? [shown.words] : [];
    const told = { headline: here.remark.headline, expectation: expectationOf(here) };
    return { ...told, paragraphs: [said, ...over].filter(Boolean) };
  }
  if (walk?.kind === "line") {
    const { shown, step } = walk;
    const total = shown.moves.length;
    const done = step === total;
    const words = step === 0 ? [] : [shown.steps[step - 1] ?? ""];
    return {
      headline: step === 0 ? "The line, from here on." : `The line, move ${step} of ${total}.`,
      paragraphs: [...words, ...(done ? [shown.words] : [])],
      expectation: done ? shown.expectation : null,
    };
  }
  if (walk?.kind === "end") {
    const { end, step } = walk;
    // What the steps say one by one is not said twice; what follows from them stands below.
    const rest = end.steps.reduce((words, { words: said }) => words.replace(said, ""), end.words).trim();
    const headline = `How it ends, ${step + 1} of ${end.steps.length}.`;
    return { headline, paragraphs: rest ? [rest] : [], folded: [], expectation: null };
  }
  const { known, remark } = here;
  const [verdict, expectation] = [verdictOf(here), expectationOf(here)];
  const before = here.parent === null ? null : triedAt(play.tree, here.parent).remark;
  // A reply stands with the move it replies to; unless the engine waited first, and that was told then.
  const replied = remark?.by === "engine" && before?.by === "you" && before.kept !== false;
  const first = replied ? before : remark;
  if (!first || !remark) {
    const seen = !untold && here.parent === null ? foreseenWords(guess, verdict, expectation ?? "open") : "";
    const words = untold ? [untold] : known ? [known.words] : [];
    if (!seen) return { headline: opening(play), paragraphs: words, folded: [], expectation };
    return { headline: seen, paragraphs: [opening(play), ...words], folded: [], expectation };
  }
  const all = first === remark ? [remark.words] : [first.words, `${remark.headline} ${remark.words}`];
  // Where all goes well what the reply is does, and why is there for who asks. A mistake is told as a whole.
  const fold =
    brief && (closed || !known?.end) && !mistake(play) && (remark.by === "engine" || first.kept === true);
  const paragraphs = fold ? (first === remark ? [] : [remark.headline]) : all;
  const folded = fold ? [first.words, ...(first === remark ? [] : [remark.words])].filter(Boolean) : [];
  // What was settled before has been told then.
  const settledBefore = wayTo(play.tree)
    .slice(0, -1)
    .some((node) => node.known?.end);
  const end = settledBefore ? undefined : known?.end?.words;
  // Whoever has won has shown how the claim stands.
  const foreseen = play.won ? foreseenWords(guess, verdict) : "";
  if (foreseen && !settledBefore) paragraphs.unshift(foreseen);
  if (end && ![...paragraphs, ...folded].some((text) => text.includes(end)))
    (fold ? folded : paragraphs).push(end);
  paragraphs.push(mistakeWords(play));
  // Its stones are only drafted on the board, and what it takes still stands there.
  if (play.waiting && shownAt(here)) paragraphs.push("None of the line shown is played yet.");
  return {
    headline: first.headline,
    paragraphs: paragraphs.filter((text) => text.trim()),
    folded,
    expectation,
  };
}

/** What refutes the move that the reader has just made, where that gave away what he had; null elsewhere. */
export function refuting(play: Play): Shown | null {
  const { here, walk, waiting } = play;
  return waiting && !walk && mistake(play) === here ? shownAt(here) : null;
}

function opening({ here, you, over, both }: Play): string {
  if (over) return "Play is over here.";
  const turn = here.situation.turn;
  return turn === you && !both ? `Your turn: you are ${NAMES[you]}.` : `${NAMES[turn]}’s turn.`;
}

/** What stands in the place of the verdict while that is not told. By other rules the chapter has said what to do. */
export function untoldWords({ you, side }: Pick<Play, "you" | "side">, law = false): string {
  const task = law
    ? ""
    : side === "refuter"
      ? `Keep ${NAMES[other(you)]} from making two eyes there. `
      : `Find an answer to whatever ${NAMES[other(you)]} tries. `;
  return `${task}Whatever goes wrong can be taken back.`;
}

/** The move of the reader that gave away what he is without here; null when there was none. */
function mistake(play: Play): Tried | null {
  if (!lost(play)) return null;
  const given = ({ situation, remark }: Tried): boolean =>
    situation.move?.color === play.you && remark?.kept === false;
  return wayTo(play.tree).findLast(given) ?? null;
}

/**
 * Taking back, where all is lost: the reader's last move, or everything since the one that gave the win away. It is
 * what comes next after that move and at the end; before, the reader plays on because he wants to.
 */
function takeBack(play: Play): Action | null {
  const own = wayTo(play.tree).findLast((node) => node.situation.move?.color === play.you);
  if (!own || own.parent === null) return null;
  const back = (to: Tried, text: string, filled: boolean): Action | null =>
    to.parent === null ? null : { text, filled, run: () => play.visit(to.parent ?? 0) };
  // Of a move that nobody can judge it may be right to take it back.
  if (!lost(play)) return play.openMove === own ? back(own, "Take back", false) : null;
  const bad = mistake(play) ?? doubtful(play);
  const ripe = play.settled || (play.waiting && own === play.here);
  const from = bad ?? (ripe ? own : null);
  if (!from) return null;
  // A move that gave nothing away is no better the second time.
  const text = from === own ? "Take back" : `Take back to move ${from.number}`;
  return back(from, text, ripe && bad !== null);
}

/** The first of the reader's moves since the last one that was right of which nobody knew what it was worth. */
function doubtful(play: Play): Tried | null {
  const own = wayTo(play.tree).filter(({ remark }) => remark?.by === "you");
  const since = own.slice(own.findLastIndex(({ remark }) => remark?.kept === true) + 1);
  return since.some(({ remark }) => remark?.expectedAfter === "open") ? (since[0] ?? null) : null;
}

/** What is said where the win was given away earlier on the way. */
function mistakeWords(play: Play): string {
  const bad = mistake(play);
  if (!bad || bad === play.here || play.walk) return "";
  const name =
    bad.choice?.kind === "pass"
      ? bad.choice.for === undefined
        ? "a pass"
        : `a pass for ${pointName(play.board, bad.choice.for)}`
      : bad.choice
        ? pointName(play.board, bad.choice.at)
        : "";
  return verdictOf(bad) === "undecided"
    ? `The engine expects that your move ${bad.number}, ${name}, gave the win away.`
    : `Your move ${bad.number}, ${name}, gave the win away.`;
}

/** What else there is to do than to play. */
export interface Around {
  /** To another claim; null where there is none. */
  another: (() => void) | null;
  /** What its button says. */
  anotherText?: string | undefined;
  /** Something else on the page is what comes next, so nothing here is filled. */
  done: boolean;
  /** What the reader said of the claim. */
  guess: Guess | null;
  /** What is said before the first move where the verdict is not; empty where it is. */
  untold: string;
  /** The task is told for one side: no other is offered. */
  oneSide: boolean;
  /** Where it is still long, the rest may be played for the reader. */
  rest: boolean;
  /** Of a good move and the reply to it one line is told, and the rest is folded. */
  brief: boolean;
  /** How the worst case came about, where the moves begin without it. */
  worst: Stage | null;
  /** The engine's own proof goes on. */
  proving: boolean;
  /** What is waited for is a stored proof, and that is told elsewhere. */
  reading: boolean;
}

/** What one can do now; at most one of them is filled. */
export function actionsAt(
  play: Play,
  { another, anotherText, done, oneSide, rest }: Pick<Around, "another" | "done"> & Partial<Around>,
): Action[] {
  const { walk, here, you } = play;
  const quiet = (text: string, run: () => void): Action => ({ text, filled: false, run });
  const filled = (text: string, run: () => void): Action => ({ text, filled: !done, run });
  const onward = (text: string, isFilled: boolean, run: () => void): Action => ({
    text,
    filled: isFilled && !done,
    run,
    key: "onward",
  });
  const taken = (back: Action | null): Action | null => back && { ...back, filled: back.filled && !done };
  if (play.fault) return [filled("Try again", () => play.tryAgain())];
  const back = takeBack(play);
  if (play.thinking) return play.judging && back ? [back] : [];
  // What plays by itself asks for nothing, so what comes next is there from its first move on.
  if (walk?.kind === "line" && walk.itself) {
    const { shown } = walk;
    const slowly = (): void => play.startWalk({ kind: "line", shown, step: 1 });
    const own = taken(back);
    return [...(own ? [own] : []), quiet("Step by step", slowly), quiet("Play on", () => play.playOn())];
  }
  if (walk) {
    const next = play.beside(1);
    const leave = walk.kind === "line" ? "Leave the line" : "Back to my moves";
    const stop = (): void => play.stopWalk();
    if (next)
      return [onward(walk.kind === "line" ? "Next move" : "Continue", true, next), quiet(leave, stop)];
    const { end } = play;
    if (walk.kind === "line" && end && worthWalking(end.end))
      return [
        onward("Walk through the end", true, () => play.startWalk({ kind: "end", ...end, step: 0 })),
        quiet(leave, stop),
      ];
    const own = taken(back);
    return own?.filled ? [own, quiet(leave, stop)] : [filled(leave, stop), ...(own ? [own] : [])];
  }
  const actions: Action[] = [];
  const shown = shownAt(here);
  const { end } = play;
  const own = taken(back);
  if (own) actions.push(own);
  if (shown) actions.push(onward("Show me", false, () => play.startWalk({ kind: "line", shown, step: 1 })));
  if (end && worthWalking(end.end))
    actions.push(
      onward("Walk through the end", false, () => play.startWalk({ kind: "end", ...end, step: 0 })),
    );
  if (play.settled && !own?.filled && another)
    actions.unshift(filled(anotherText ?? "Claim another set", another));
  if (rest && play.restOffered) actions.push(quiet("Play the rest", () => void play.playRest()));
  if (play.waiting && !closes(play, { done, oneSide })) {
    const text = here.parent === null ? `Let ${NAMES[other(you)]} begin` : "Play on";
    const run = (): void => play.playOn();
    actions.push(actions.some((action) => action.filled) ? quiet(text, run) : filled(text, run));
  }
  const side = play.side === "claimant" ? "refuter" : "claimant";
  if (!oneSide && !play.both && ((play.waiting && here.parent !== null) || play.settled))
    actions.push(
      quiet(`${side === "claimant" ? "Defend" : "Refute"} as ${NAMES[other(you)]}`, () =>
        play.changeSide(side),
      ),
    );
  return actions;
}

/** Where the moves began at once, the page says what follows from their end. */
const closes = (play: Play, { done, oneSide }: { done: boolean; oneSide?: boolean | undefined }): boolean =>
  done && oneSide === true && play.won;

/** An end of one sentence has been told already. */
const worthWalking = ({ steps }: End): boolean => steps.length > 1;

function lost({ here, side, both }: Play): boolean {
  if (both) return false;
  const won = side === "claimant" ? "holds" : "fails";
  const expectation = here.known?.expectation ?? "open";
  return expectation !== "open" && expectation !== won;
}

/** Where it is told how far it still is: on the first arrival at a place, and not where it is as far as it was before. */
export class LeftTold {
  private of: Play | null = null;
  private last: number | null = null;
  /** The places where it was to be told, and where it was. */
  private readonly told = new Set<number>();
  private at: number | null = null;

  /** Whether it is told where the reader is now; it stays until he leaves. */
  tells(play: Play): boolean {
    const { left, here } = play;
    if (this.of !== play) {
      this.told.clear();
      [this.of, this.last, this.at] = [play, null, null];
    }
    if (left === null || play.walk || here.parent === null) {
      if (this.at !== here.id) this.at = null;
      return false;
    }
    if (this.at === here.id) return true;
    this.at = this.told.has(here.id) || left === this.last ? null : here.id;
    this.told.add(here.id);
    this.last = left;
    return this.at !== null;
  }
}

export class AnswerPart {
  readonly element = element("section", { class: "answer-part", "aria-label": "Answer" });
  private readonly left = new LeftTold();

  constructor(
    private readonly refocus: () => void,
    private readonly level: Level,
    private readonly restage: () => void,
  ) {}

  show(play: Play, around: Around): void {
    const told = statementAt(play, around.guess, around.untold, around.brief, closes(play, around));
    const fault = play.fault ? troubleWords(play.fault) : "";
    const words = fault || told.headline;
    const { expectation } = told;
    const actions = actionsAt(play, around);
    const { walk, here, side } = play;
    const waits = fault || around.reading ? "" : waitWords(play, around.proving);
    const hidden = around.oneSide && around.untold !== "";
    const left = !fault && !hidden && this.left.tells(play);
    const key = JSON.stringify([
      words,
      told,
      side,
      waits,
      here.id,
      walk?.kind,
      // What is said of it changes at its end alone, and a button must not go while it is pressed.
      walk?.kind === "line" && walk.itself ? null : walk?.step,
      left && play.left,
      actions,
    ]);
    redraw(this.element, this.refocus, key, () => {
      const head = headline(this.level);
      // Before the first move nobody has done well or badly.
      if (expectation && !fault && here.parent !== null) head.append(sign(signFor(expectation, play)), " ");
      head.append(...clauses(words));
      this.element.replaceChildren(
        head,
        ...(!fault && walk?.kind === "end" ? endSteps(play) : []),
        ...(fault ? [] : told.paragraphs).map((text) => element("p", {}, ...clauses(text))),
        ...(left ? leftWords(play) : []),
        ...(fault || !told.folded?.length ? [] : [behind(told.folded)]),
        ...(waits ? [element("p", { class: "thinking" }, waits)] : []),
        actionRow(actions),
        ...(around.worst && !begun(play) ? [worstCase(around.worst, this.restage)] : []),
      );
    });
  }
}

/** What the engine is at. A move that is left open is told of when more is known. */
function waitWords({ thinking, judging, openMove, walk }: Play, proving: boolean): string {
  if (judging) return "The engine is thinking about this move. It may take some seconds.";
  if (thinking) return "Thinking…";
  return proving && openMove && !walk ? "The engine is still thinking about this move, and will tell." : "";
}

/** What need not be read. */
const behind = (texts: readonly string[]): HTMLElement =>
  element(
    "details",
    { class: "why" },
    element("summary", { "data-key": "why" }, "Why, and what stands there now"),
    ...texts.map((text) => element("p", {}, ...clauses(text))),
  );

/** Whether the reader has made a move, or looks at one. */
const begun = (play: Play): boolean => play.walk !== null || !play.fresh;

/** How the position came about from which one argues: to be read, or to be seen on the board. */
const worstCase = ({ steps }: Stage, restage: () => void): HTMLElement =>
  element(
    "details",
    { class: "why" },
    element("summary", { "data-key": "worst" }, "How the worst case came about"),
    element("ol", {}, ...steps.map(({ words }) => element("li", {}, ...clauses(words)))),
    button("Step by step on the board", "quiet", restage),
  );

/** How far it still is; at the start that is told with the verdict. */
function leftWords({ left }: Play): HTMLElement[] {
  if (left === null) return [];
  const words =
    left === 1
      ? "The engine expects one move to go."
      : `The engine expects at most ${left} moves to go, counting both sides.`;
  return [element("p", { class: "note" }, words)];
}

/** The buttons of a part. The row stays even when it is empty, so that nothing jumps. */
export function actionRow(actions: readonly Action[]): HTMLElement {
  return element(
    "div",
    { class: "actions" },
    ...actions.map(({ text, filled, run, key }) =>
      button(text, filled ? "filled" : "quiet", run, key ? { "data-key": key } : {}),
    ),
  );
}

/** The sentences of an end, the one that the board shows set off; a repetition as a loop. */
export function endSteps(play: Play): HTMLElement[] {
  if (play.walk?.kind !== "end") return [];
  const { end, way, step } = play.walk;
  const items = end.steps.map(({ words }, index) =>
    element("li", index === step ? { "aria-current": "step" } : {}, ...clauses(words)),
  );
  const list = element("ol", { class: "end-steps" }, ...items);
  const loop = end.since === null ? null : loopFigure(play.board, way, end.since, step);
  return loop ? [element("div", { class: "loop-told" }, loop, list)] : [list];
}
