/** The verdict on what lies on the bench, beside it: judged anew whenever something else lies there. */
import { element } from "../dom.ts";
import type { ShownControl } from "../referee/control-map.ts";
import { mountReferee, type RefereeOptions } from "../referee/styled-referee.ts";

/** Why nothing is judged; `null` where the position can be. */
export type Unjudged = "empty" | "fault" | "part" | null;

/** What is said in the place of a verdict. */
const SAID: Record<Exclude<Unjudged, null>, [head: string, words: string]> = {
  empty: [
    "Whose points are they?",
    "Draw stones on the board, paste a diagram, or drop a file anywhere on this page. The verdict comes here.",
  ],
  fault: ["This can’t be judged yet", "Put right what is wrong with the position, or undo."],
  part: [
    "A part can’t be judged",
    "What lies beyond it could decide, so the referee needs all of the board. You can play on from a part, and take it along.",
  ],
};

/** Somebody who draws lays several stones in a row: the judging waits for a pause. */
const PAUSE = 600;

type Judged = Pick<RefereeOptions, "start" | "moves">;

export interface VerdictOptions extends Pick<RefereeOptions, "onPlay" | "onLeave" | "others"> {
  /** Shows whose the points are on the board that is drawn. */
  paint(shown: ShownControl): void;
}

export class VerdictPanel {
  readonly element = element("div", { class: "verdict" });
  /** What the signs on the board mean, and whose a point is that was asked about. */
  readonly beside = element("div", { class: "verdict-beside" });
  /** Other rule sets, below board and verdict. */
  readonly below = element("div", { class: "verdict-below" });
  private referee: ReturnType<typeof mountReferee> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What was asked for last, so that the same is not judged twice. */
  private asked: unknown = null;

  constructor(private readonly options: VerdictOptions) {}

  /** Judges after a pause. `of` stands for what lies on the bench; `at` finds the position, which may take a moment. */
  judge(of: unknown, at: () => Promise<Judged>, { soon }: { soon: boolean }): void {
    if (this.asked === of) return;
    this.clear();
    this.asked = of;
    // What was said is about the position before.
    this.element.classList.add("stale");
    const { paint, ...options } = this.options;
    const { beside, below } = this;
    const mount = async (): Promise<void> => {
      const judged = await at();
      if (this.asked !== of) return;
      this.element.classList.remove("stale");
      this.referee = mountReferee(this.element, { ...options, ...judged, bench: { paint, beside, below } });
    };
    if (soon) void mount();
    else this.timer = setTimeout(() => void mount(), PAUSE);
  }

  /** Says why nothing is judged. */
  say(why: Exclude<Unjudged, null>): void {
    if (this.asked === why) return;
    this.clear();
    this.asked = why;
    this.element.classList.remove("stale");
    const [head, words] = SAID[why];
    this.element.replaceChildren(
      element(
        "div",
        { class: "referee-said" },
        element("h2", { class: "referee-head", tabindex: "-1" }, head),
        element("p", { class: "referee-words" }, words),
      ),
    );
  }

  /** Whose a point is, once that is known. */
  explain(at: number): void {
    this.referee?.explain(at);
  }

  /** Ends a judging; what was said stays in its place until something else is said. */
  clear(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.asked = null;
    this.referee?.destroy();
    this.referee = null;
    this.options.paint({ control: [], areas: [] });
    this.beside.replaceChildren();
    this.below.replaceChildren();
  }
}
