/** Three hints for the place that is looked at, opened one by one: where to look, what to achieve, the move. */
import { element } from "../dom.ts";
import type { Level } from "./lesson.ts";
import type { Play } from "./play.ts";
import { button, clauses, partHead, redraw } from "./ui.ts";

const NAMES = ["Where to look", "What to achieve", "The move"] as const;

export class HintsPart {
  readonly element = element("section", { class: "part hints", "aria-label": "Hints" });

  constructor(
    private readonly refocus: () => void,
    private readonly level: Level,
  ) {}

  /** Whether another hint may be asked for. */
  static offered(play: Play): boolean {
    if (play.over || play.thinking || play.walk || play.here.situation.turn !== play.you) return false;
    return play.open < (play.hints?.length ?? NAMES.length);
  }

  show(play: Play): void {
    this.element.hidden = play.over;
    const offered = HintsPart.offered(play);
    const none = play.hints?.length === 0;
    const rows = NAMES.map((name, index) => {
      const number = element("span", { class: "hint-number" }, String(index + 1));
      const hint = index < play.open ? play.hints?.[index] : undefined;
      if (hint) return element("li", { class: "open" }, number, element("span", {}, ...clauses(hint.words)));
      const ask = button(name, "link muted", () => void play.hint(index + 1), {
        "aria-label": `Hint ${index + 1}: ${name}`,
        "data-key": `hint-${index}`,
        "aria-disabled": String(!offered),
      });
      return element("li", {}, number, ask);
    });
    const key = JSON.stringify([play.here.id, play.open, play.hints, offered]);
    redraw(this.element, this.refocus, key, () =>
      this.element.replaceChildren(
        partHead(this.level, "Hint", none ? "none here" : `${play.open} of ${NAMES.length} open`),
        element("ol", {}, ...rows),
      ),
    );
  }
}
