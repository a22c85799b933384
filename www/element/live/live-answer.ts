/** What is said at a place of an argument, and what one can do there: in a few words, since an article tells the rest. */
import { element } from "../../dom.ts";
import { troubleWords } from "../../engine/engine.ts";
import {
  type Action,
  actionRow,
  actionsAt,
  endSteps,
  type Statement,
  statementAt,
} from "../../proof/answer.ts";
import type { Play } from "../../proof/argument/play.ts";
import { clauses, headline, redraw } from "../../proof/ui.ts";
import { asWords, withoutMove } from "./role-words.ts";

/** The headline is what came of it: what was played stands in the list of moves. */
export function saidAt(play: Play): Statement {
  const told = statementAt(play);
  return play.walk ? told : { ...told, headline: withoutMove(told.headline) };
}

/** The engine's other offers; and at an end the other side, and the same again. */
export function actionsFor(play: Play, another: (() => void) | null): Action[] {
  const all = actionsAt(play, { another, done: false });
  if (play.walk || play.thinking || play.fault) return all;
  // The other side has a name of its own here.
  const named = all.filter(({ text }) => !/^(?:Defend|Refute) as /.test(text));
  if (!play.settled) return named;
  // All is decided: one may play on by the board, but it is not what comes next.
  const others = named.filter(({ text }) => !/^(?:Play on|Let )/.test(text));
  const side = play.side === "claimant" ? "refuter" : "claimant";
  const turned: Action[] = play.both
    ? []
    : [{ text: `Play as ${asWords(play.claim, side)}`, filled: false, run: () => playAs(play, side) }];
  const again: Action[] =
    play.tree.at === 0 ? [] : [{ text: "Start again", filled: false, run: () => startAgain(play) }];
  const [first, ...rest] = others;
  return first?.filled ? [first, ...turned, ...again, ...rest] : [...turned, ...again, ...others];
}

/** From the beginning: where the engine has the first move, it makes it. */
function startAgain(play: Play): void {
  play.visit(0);
  if (play.waiting) play.playOn();
}

/** The other side begins at the beginning too: at an end there is nothing left to do for it. */
function playAs(play: Play, side: "claimant" | "refuter"): void {
  play.visit(0);
  play.changeSide(side);
}

export class LiveAnswer {
  readonly element = element("section", { class: "answer-part", "aria-label": "Answer" });

  /** `said`: what becomes of the words before they are shown. */
  constructor(
    private readonly refocus: () => void,
    private readonly said: (told: Statement) => Statement = (told) => told,
  ) {}

  show(play: Play, another: (() => void) | null): void {
    const told = this.said(saidAt(play));
    const fault = play.fault ? troubleWords(play.fault) : "";
    const actions = actionsFor(play, another);
    const { walk, thinking, here, side } = play;
    const key = JSON.stringify([fault, told, side, thinking, here.id, walk?.kind, walk?.step, actions]);
    redraw(this.element, this.refocus, key, () =>
      this.element.replaceChildren(
        headline(null, ...clauses(fault || told.headline)),
        ...(!fault && walk?.kind === "end" ? endSteps(play) : []),
        ...(fault ? [] : told.paragraphs).map((text) => element("p", {}, ...clauses(text))),
        ...(!fault && thinking ? [element("p", { class: "thinking" }, "Thinking…")] : []),
        actionRow(actions),
      ),
    );
  }
}

/** Words with buttons below them, where nothing is played yet. */
export function plainPart(
  title: string,
  paragraphs: readonly string[],
  actions: readonly Action[],
): HTMLElement {
  return element(
    "section",
    { class: "answer-part", "aria-label": "Answer" },
    headline(null, title),
    ...paragraphs.map((text) => element("p", {}, ...clauses(text))),
    actionRow(actions),
  );
}
