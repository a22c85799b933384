/** What is said to the last move: a headline, what happened and why. What one can do stands in the row of buttons. */
import { h } from "preact";
import type { Sign } from "../../board/index.ts";
import { element } from "../../dom.ts";
import { mount } from "../../kit/mount.tsx";
import { statementAt } from "../../proof/answer.ts";
import { EndSteps } from "../../proof/answer-view.tsx";
import type { Play } from "../../proof/argument/play.ts";
import { clauses, redraw, sign } from "../../proof/ui.ts";
import { reveal } from "../../table/reveal.ts";
import { helpWords } from "./task.ts";

export interface Around {
  /** What is added when the problem is done. */
  closing: string;
  /** What is being waited for, in words; empty for nothing. */
  waiting: string;
  /** What one may do after a move that nobody could judge; empty where there is none. */
  open: string;
  /** Nothing is asked any more, and the reader looks from his own side. */
  over: boolean;
}

const OVER = {
  headline: "This problem is done.",
  paragraphs: ["Back and Forward lead through the moves. Side gives you the other side to play."],
};

export class ReplyPart {
  readonly element = element("div", { class: "told-part", role: "status" });

  constructor(private readonly refocus: () => void) {}

  /** The focus comes to what was said, where something was. */
  focus(): boolean {
    const head = this.element.querySelector<HTMLElement>(".headline");
    head?.focus({ preventScroll: true });
    return head !== null;
  }

  show(play: Play, { waiting, open, over, ...around }: Around): void {
    const { walk, here } = play;
    const question = !walk && !here.remark;
    // At the question nothing is asked any more once it is done; on the other side one plays.
    const told = !question ? statementAt(play) : over ? OVER : null;
    const closing = over && !question ? around.closing : "";
    const worth = here.remark && !walk ? lastOwn(play) : null;
    const key = JSON.stringify([told, closing, waiting, open, walk?.step, worth]);
    redraw(this.element, this.refocus, key, () => {
      const help = element("p", { class: "help" }, waiting || helpWords());
      if (!told) return this.element.replaceChildren(help);
      const head = element("p", { class: "headline", tabindex: "-1", "data-key": "headline" });
      if (worth !== null) head.append(sign(worth), " ");
      head.append(...clauses(told.headline));
      const said = element(
        "div",
        { class: "said-part" },
        head,
        walk?.kind === "end" && endSteps(play),
        ...told.paragraphs.map((text) => element("p", {}, ...clauses(text))),
        open && element("p", {}, open),
        closing && element("p", { class: "closing" }, closing),
      );
      const waits = !closing && !walk && waiting !== "";
      this.element.replaceChildren(said, ...(waits ? [help] : []));
      // The text below the board may stand lower than its beginning.
      reveal(said);
    });
  }
}

function endSteps(play: Play): HTMLElement {
  const place = element("div");
  mount(place, h(EndSteps, { play }));
  return place;
}

/** What the reader's last move was worth, where the last thing said is about it. */
function lastOwn({ tree, here }: Play): Sign | null {
  const before = here.parent === null ? null : (tree.tried[here.parent] ?? null);
  const own = here.remark?.by === "you" ? here.remark : before?.remark?.by === "you" ? before.remark : null;
  if (!own || (own.kept === null && own.expectedAfter !== "open")) return null;
  return own.kept === null ? "open" : own.kept ? "holds" : "fails";
}
