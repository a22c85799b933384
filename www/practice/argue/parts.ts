/** What one sees of a problem of locking or refuting: task, board, what was said, hints, buttons, and the truth after it. */
import type { BoardView, Location } from "../../board/index.ts";
import { element } from "../../dom.ts";
import type { Board, Known, Refusal, Situation } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import type { Place } from "../../kinds/trainer.ts";
import type { Play } from "../../proof/argument/play.ts";
import { openedHints } from "../../proof/hints.ts";
import { pointName } from "../../proof/proof-words.ts";
import { deskOfPlay } from "../../proof/scene.ts";
import { clauses, redraw } from "../../proof/ui.ts";
import { refusalWords } from "../../table/situation-words.ts";
import { type Doings, showAnswers } from "./answers.ts";
import { everyMove } from "./every.ts";
import type { Begun, ProblemArgument } from "./problem-argument.ts";
import { type OnProblemDesk, ProblemDesk } from "./problem-desk.ts";
import { ReplyPart } from "./reply-part.ts";
import { openWords } from "./solved.ts";
import { taskOf } from "./task.ts";
import { ahead } from "./walking.ts";

/** What one may do, and the truth about the question, once it is done. */
export interface Around extends Doings {
  after(): { situation: Situation; moves: Known["moves"]; made: string | null; way: HTMLElement };
}

export class Parts {
  readonly desk: ProblemDesk;
  private readonly said: ReplyPart;
  private readonly heading = element("h2", { class: "task", tabindex: "-1" });
  private readonly words = element("p", { class: "task-words" });
  private readonly list = element("ol", { class: "opened-hints", "aria-label": "Hints" });
  private readonly hints = element("div", { role: "status" }, this.list);
  private readonly after = element("div", { class: "after" });
  private refused: Refusal | null = null;

  constructor(
    private readonly place: Place,
    on: OnProblemDesk,
  ) {
    this.desk = new ProblemDesk(place.keys, on);
    this.said = new ReplyPart(() => this.desk.focus());
    place.board.replaceChildren(this.desk.element);
    place.words.replaceChildren(this.heading, this.words, this.said.element, this.hints);
    place.after?.replaceChildren(this.after);
  }

  task(problem: Problem, board: Board): void {
    const { heading, words } = taskOf(problem, board);
    this.heading.textContent = heading;
    this.words.textContent = words;
  }

  show(argument: ProblemArgument, { play }: Begun, at: Location | null, around: Around): void {
    const { waiting, closing, done, over, amiss, wanted, charged, mayPlay: may } = argument;
    const pencilled = at === null ? null : pointName(play.board, at);
    const state = deskOfPlay(play);
    this.desk.show({ ...state, view: viewed(play, state.view, may) });
    const open = done ? "" : openWords(play, wanted, charged);
    this.said.show(play, { closing, waiting, open, over });
    // It stands in the line below the board; who listens hears each, the same one too.
    if (play.refusal && play.refusal !== this.refused) this.desk.say(refusalWords(play.refusal));
    this.refused = play.refusal;
    this.showHints(play, done);
    const now = { play, pencilled, may, ahead: ahead(play, argument.solution), over, done, amiss };
    showAnswers(this.place.answers, now, () => this.refocus(), around);
    this.showAfter(play, done, around);
  }

  /** Where the focus is nowhere, it comes to what was said. */
  regain(): void {
    if (document.activeElement === document.body) this.refocus();
  }

  private refocus(): void {
    if (!this.said.focus()) this.desk.focus();
  }

  private showHints(play: Play, done: boolean): void {
    const { hints } = this;
    const words = done ? [] : openedHints(play);
    this.list.hidden = words.length === 0;
    redraw(hints, null, JSON.stringify(words), () => {
      this.list.replaceChildren(...words.map((text) => element("li", {}, ...clauses(text))));
      if (words.length > 0) hints.scrollIntoView({ block: "nearest" });
    });
  }

  private showAfter(play: Play, done: boolean, { after }: Around): void {
    redraw(this.after, null, JSON.stringify([done, done && play.tree.at]), () => {
      if (!done) return this.after.replaceChildren();
      const { situation, moves, made, way } = after();
      this.after.replaceChildren(element("p", {}, way), everyMove(play.board, situation, moves, made));
    });
  }
}

/** The move played last is ringed; numbers come with what is told. */
function viewed(play: Play, view: BoardView, may: boolean): BoardView {
  const { move } = play.here.situation;
  const plain = !play.walk && !view.shown?.length;
  return {
    ...view,
    ...(plain && { labels: [], last: move?.kind === "play" ? move.at : null }),
    ...(!may && { hand: null, playable: [] }),
  };
}
