/** The words on a place, and its choices. Pure; `answer-view.tsx` shows them. */

import { cited, type Expectation, type Fact, type Shown } from "../engine/engine.ts";
import { KIT } from "../kit/kit-words.ts";
import { besideIn, type PlayState, type Walk } from "./argument/argument-state.ts";
import type { Deed } from "./argument/play.ts";
import type { Guess } from "./argument/proof-session.ts";
import { expectationOf, shownAt, type Tried, triedAt, verdictOf, wayTo } from "./argument/tree.ts";
import { foreseenWords, NAMES, other, pointName } from "./proof-words.ts";
import { ANSWERS } from "./words.ts";

/** The words, before they become elements: so they can be read aloud and tested too. */
export interface Statement {
  headline: string;
  /** The headline without what was played, where something was. */
  outcome?: string;
  paragraphs: string[];
  /** Further reading, folded. */
  folded?: readonly string[];
  /** How the claim is expected to end there: the sign of the headline. */
  expectation: Expectation | null;
}

export interface Action {
  text: string;
  filled: boolean;
  deed: Deed;
  /** Buttons that follow one another share it, so that the focus stays. */
  key?: string;
}

/**
 * The words at the current place; at the start first of all whether the reader foresaw it. `untold`: the truth is for
 * the reader to find, so before the first move no word gives it away. A refused move changes nothing here: its reason
 * stands under the board.
 */
export function statementAt(
  play: PlayState,
  guess: Guess | null = null,
  untold = "",
  brief = false,
  closed = false,
): Statement {
  const { walk, here } = play;
  if (walk?.kind === "line" && walk.itself && here.remark) {
    const { shown, step } = walk;
    const { headline, outcome, facts } = here.remark;
    const over = step === shown.moves.length && !isSaid(shown, facts) ? [cited(shown)] : [];
    const told = { headline, outcome, expectation: expectationOf(here) };
    return { ...told, paragraphs: [cited(here.remark), ...over].filter(Boolean) };
  }
  if (walk?.kind === "line") {
    const { shown, step } = walk;
    const total = shown.moves.length;
    const done = step === total;
    const words = step === 0 ? [] : [shown.steps[step - 1] ?? ""];
    return {
      headline: step === 0 ? ANSWERS.lineFromHere : ANSWERS.lineMove({ step, total }),
      paragraphs: [...words, ...(done ? [cited(shown)] : [])],
      expectation: done ? shown.expectation : null,
    };
  }
  if (walk?.kind === "end") {
    const { end, step } = walk;
    // What the steps say one by one is not said twice; what follows from them stands below.
    const headline = ANSWERS.howEnds({ number: step + 1, count: end.steps.length });
    return { headline, paragraphs: end.conclusion ? [end.conclusion] : [], folded: [], expectation: null };
  }
  const { known, remark } = here;
  const [verdict, expectation] = [verdictOf(here), expectationOf(here)];
  const before = here.parent === null ? null : triedAt(play.tree, here.parent).remark;
  // A reply stands with the move it replies to; unless the engine waited first, and that was told then.
  const replied = remark?.by === "engine" && before?.by === "you" && before.kept !== false;
  const first = replied ? before : remark;
  if (!first || !remark) {
    const seen = !untold && here.parent === null ? foreseenWords(guess, verdict, expectation ?? "open") : "";
    const words = untold ? [untold] : known ? [cited(known)] : [];
    if (!seen) return { headline: opening(play), paragraphs: words, folded: [], expectation };
    return { headline: seen, paragraphs: [opening(play), ...words], folded: [], expectation };
  }
  const reply = { words: `${remark.headline} ${remark.words}`, rules: remark.rules };
  const all = first === remark ? [cited(remark)] : [cited(first), cited(reply)];
  // Where all goes well what the reply is does, and why is there for who asks. A mistake is told as a whole.
  const fold =
    brief && (closed || !known?.end) && !mistake(play) && (remark.by === "engine" || first.kept === true);
  const paragraphs = fold ? (first === remark ? [] : [remark.headline]) : all;
  const folded = fold ? [cited(first), ...(first === remark ? [] : [cited(remark)])].filter(Boolean) : [];
  // What was settled before has been told then.
  const settledBefore = wayTo(play.tree)
    .slice(0, -1)
    .some((node) => node.known?.end);
  const end = settledBefore ? null : (known?.end ?? null);
  // Whoever has won has shown how the claim stands.
  const foreseen = play.won ? foreseenWords(guess, verdict) : "";
  if (foreseen && !settledBefore) paragraphs.unshift(foreseen);
  if (end && !isSaid(end, [...first.facts, ...remark.facts]))
    (fold ? folded : paragraphs).push(cited({ words: end.words, rules: [end.rule] }));
  paragraphs.push(mistakeWords(play));
  // Its stones are only drafted on the board, and what it takes still stands there.
  if (play.waiting && shownAt(here)) paragraphs.push(ANSWERS.noneLineShownPlayed);
  return {
    // What is said in the headline alone has its clauses there.
    headline: first.words ? first.headline : cited({ words: first.headline, rules: first.rules }),
    outcome: first.outcome,
    paragraphs: paragraphs.filter((text) => text.trim()),
    folded,
    expectation,
  };
}

/** Whether an answer says nothing but what was said before: nothing at all, or the same facts. */
const isSaid = ({ words, facts }: Pick<Shown, "words" | "facts">, before: readonly Fact[]): boolean => {
  const said = new Set(before.map((fact) => JSON.stringify(fact)));
  return words === "" || (facts.length > 0 && facts.every((fact) => said.has(JSON.stringify(fact))));
};

/** The refutation of the reader's last move, where that gave the win away; null elsewhere. */
export function refuting(play: PlayState): Shown | null {
  const { here, walk, waiting } = play;
  return waiting && !walk && mistake(play) === here ? shownAt(here) : null;
}

function opening({ here, you, over, both }: PlayState): string {
  if (over) return ANSWERS.playOverHere;
  const turn = here.situation.turn;
  return turn === you && !both
    ? ANSWERS.yourTurnYou({ you: NAMES[you] })
    : ANSWERS.turn({ turn: NAMES[turn] });
}

/** The words in the place of a hidden verdict. By other rules the chapter has given the task. */
export function untoldWords({ you, side }: Pick<PlayState, "you" | "side">, law = false): string {
  if (law) return ANSWERS.canTakeBack;
  const task =
    side === "refuter"
      ? ANSWERS.keepFromMakingTwo({ name: NAMES[other(you)] })
      : ANSWERS.findAnswerWhateverTries({ name: NAMES[other(you)] });
  return `${task} ${ANSWERS.canTakeBack}`;
}

/** The move that cost the reader the win; null when there was none. */
function mistake(play: PlayState): Tried | null {
  if (!lost(play)) return null;
  const given = ({ situation, remark }: Tried): boolean =>
    situation.move?.color === play.you && remark?.kept === false;
  return wayTo(play.tree).findLast(given) ?? null;
}

/**
 * An undo, where all is lost: of the reader's last move, or of everything since the one that gave the win away. It
 * comes next after that move and at the end; before, the reader plays on by choice.
 */
function takeBack(play: PlayState): Action | null {
  const own = wayTo(play.tree).findLast((node) => node.situation.move?.color === play.you);
  if (!own || own.parent === null) return null;
  const back = (to: Tried, text: string, filled: boolean): Action | null =>
    to.parent === null ? null : { text, filled, deed: { kind: "visit", id: to.parent } };
  // Of a move that nobody can judge it may be right to take it back.
  if (!lost(play)) return play.openMove === own ? back(own, ANSWERS.takeBack, false) : null;
  const bad = mistake(play) ?? doubtful(play);
  const ripe = play.settled || (play.waiting && own === play.here);
  const from = bad ?? (ripe ? own : null);
  if (!from) return null;
  // A move that gave nothing away is no better the second time.
  const text = from === own ? ANSWERS.takeBack : ANSWERS.takeBackMove({ number: from.number });
  return back(from, text, ripe && bad !== null);
}

/** The first of the reader's moves since the last one that was right of which nobody knew what it was worth. */
function doubtful(play: PlayState): Tried | null {
  const own = wayTo(play.tree).filter(({ remark }) => remark?.by === "you");
  const since = own.slice(own.findLastIndex(({ remark }) => remark?.kept === true) + 1);
  return since.some(({ remark }) => remark?.expectedAfter === "open") ? (since[0] ?? null) : null;
}

/** The words where the win was given away earlier on the way. */
function mistakeWords(play: PlayState): string {
  const bad = mistake(play);
  if (!bad || bad === play.here || play.walk) return "";
  const name =
    bad.choice?.kind === "pass"
      ? bad.choice.for === undefined
        ? "a pass"
        : ANSWERS.pass({ point: pointName(play.board, bad.choice.for) })
      : bad.choice
        ? pointName(play.board, bad.choice.at)
        : "";
  return verdictOf(bad) === "undecided"
    ? ANSWERS.engineExpectsYourMove({ number: bad.number, name })
    : ANSWERS.yourMoveGaveWin({ number: bad.number, name });
}

/** Choices besides playing. */
interface Around {
  /** Whether there is another claim to go to. */
  another: boolean;
  /** The text of its button. */
  anotherText?: string | undefined;
  /** Something else on the page is what comes next, so nothing here is filled. */
  done: boolean;
  /** Whether the task is for one side, and offers no other. */
  oneSide?: boolean;
  /** Where it is still long, the rest may be played for the reader. */
  rest?: boolean;
}

/** The choices now; at most one of them is filled. */
export function actionsAt(play: PlayState, around: Around): Action[] {
  const { walk, here } = play;
  const { another, anotherText, done, oneSide = false, rest } = around;
  const quiet = (text: string, deed: Deed): Action => ({ text, filled: false, deed });
  const filled = (text: string, deed: Deed): Action => ({ text, filled: !done, deed });
  const given = takeBack(play);
  const back = given && { ...given, filled: given.filled && !done };
  if (play.fault) return [filled(KIT.tryAgain, { kind: "again" })];
  if (play.thinking) return play.judging && given ? [given] : [];
  if (walk) return walkActions(play, walk, back, done);
  const actions: Action[] = [];
  const shown = shownAt(here);
  if (back) actions.push(back);
  if (shown)
    actions.push({
      ...quiet(ANSWERS.showMe, { kind: "walk", walk: { kind: "line", shown, step: 1 } }),
      key: "onward",
    });
  const toEnd = walkTheEnd(play);
  if (toEnd) actions.push({ ...quiet(...toEnd), key: "onward" });
  if (play.settled && !back?.filled && another)
    actions.unshift(filled(anotherText ?? ANSWERS.claimAnotherSet, { kind: "another" }));
  if (rest && play.restOffered) actions.push(quiet(ANSWERS.playRest, { kind: "rest" }));
  if (play.waiting && !closes(play, done, oneSide)) {
    const text = here.parent === null ? ANSWERS.letBegin({ name: NAMES[other(play.you)] }) : ANSWERS.play;
    const on: Deed = { kind: "on" };
    actions.push(actions.some((action) => action.filled) ? quiet(text, on) : filled(text, on));
  }
  const side = play.side === "claimant" ? "refuter" : "claimant";
  if (!oneSide && !play.both && ((play.waiting && here.parent !== null) || play.settled)) {
    const verb = side === "claimant" ? ANSWERS.defend : ANSWERS.refute;
    actions.push(quiet(`${verb} as ${NAMES[other(play.you)]}`, { kind: "side", side }));
  }
  return actions;
}

/** The choices during a step-by-step explanation. */
function walkActions(play: PlayState, walk: Walk, back: Action | null, done: boolean): Action[] {
  const leave = (filled: boolean): Action => ({
    text: walk.kind === "line" ? ANSWERS.leaveLine : ANSWERS.backMyMoves,
    filled: filled && !done,
    deed: { kind: "leave" },
  });
  // What plays by itself asks for nothing, so what comes next is there from its first move on.
  if (walk.kind === "line" && walk.itself) {
    const slowly: Deed = { kind: "walk", walk: { kind: "line", shown: walk.shown, step: 1 } };
    return [
      ...(back ? [back] : []),
      { text: ANSWERS.stepStep, filled: false, deed: slowly, key: "onward" },
      { text: ANSWERS.play, filled: false, deed: { kind: "on" } },
    ];
  }
  const onward = (text: string, deed: Deed): Action => ({ text, filled: !done, deed, key: "onward" });
  const next = besideIn(play, 1);
  if (next) return [onward(walk.kind === "line" ? ANSWERS.nextMove : ANSWERS.nextStep, next), leave(false)];
  const toEnd = walk.kind === "line" ? walkTheEnd(play) : null;
  if (toEnd) return [onward(...toEnd), leave(false)];
  return back?.filled ? [back, leave(false)] : [leave(true), ...(back ? [back] : [])];
}

/** An end of one sentence has been told already. */
function walkTheEnd({ end }: PlayState): [string, Deed] | null {
  if (!end || end.end.steps.length < 2) return null;
  return [ANSWERS.walkThroughEnd, { kind: "walk", walk: { kind: "end", ...end, step: 0 } }];
}

/** Where the moves began at once, the page says what follows from their end. */
export const closes = (play: PlayState, done: boolean, oneSide: boolean): boolean =>
  done && oneSide && play.won;

function lost({ here, side, both }: PlayState): boolean {
  if (both) return false;
  const won = side === "claimant" ? "holds" : "fails";
  const expectation = here.known?.expectation ?? "open";
  return expectation !== "open" && expectation !== won;
}

/** The engine's activity. A move left open gets its words when more is known. */
export function waitWords({ thinking, judging, openMove, walk }: PlayState, proving: boolean): string {
  if (judging) return ANSWERS.engineThinkingAboutMove;
  if (thinking) return ANSWERS.thinking;
  return proving && openMove && !walk ? ANSWERS.engineStillThinkingAbout : "";
}

/** The distance to the end; at the start it comes with the verdict. */
export const leftWords = (left: number): string =>
  left === 1 ? ANSWERS.engineExpectsOneMove : ANSWERS.engineExpectsMostMoves({ left });

/**
 * The room that is kept while a line is walked, so that the buttons below stay where they are: for the longest of what is
 * said in turn, or `below` it for what is still to be said.
 */
export function roomOf({ walk, here }: PlayState): { text: string; below: boolean } | null {
  if (walk?.kind !== "line") return null;
  const { shown, itself, step } = walk;
  if (itself) {
    const isOver = step === shown.moves.length || isSaid(shown, here.remark?.facts ?? []);
    return isOver ? null : { text: shown.words, below: true };
  }
  const text = shown.steps.slice(0, -1).reduce((long, one) => (one.length > long.length ? one : long), "");
  return { text, below: false };
}
