/** What the engine expects of each legal move of a place, in a figure of its own so that signs and numbers never meet. */
import { drawFigure } from "../board/index.ts";
import { element } from "../dom.ts";
import type { Play } from "./argument/play.ts";
import { type Tried, triedAt } from "./argument/tree.ts";
import type { Level } from "./lesson/lesson.ts";
import { button, partHead, redraw, SIGN_WORDS, sign } from "./ui.ts";
import { signFor, truthView, truthWords } from "./view.ts";

/** What the signs say to whoever has a side. */
const YOUR_WORDS = { ...SIGN_WORDS, holds: "you win", fails: "you lose" };

/** The place that is judged: this one, or the one before a move after which the engine waits. */
export function judged(play: Play): { place: Tried; made: Tried | null } {
  const { here } = play;
  const before =
    here.parent !== null && here.situation.turn !== play.you ? triedAt(play.tree, here.parent) : null;
  return before && here.remark?.by === "you" ? { place: before, made: here } : { place: here, made: null };
}

export class TruthPart {
  readonly element = element("section", { class: "part truth", "aria-label": "What the engine expects" });
  private open = false;

  constructor(
    private readonly refocus: () => void,
    private readonly level: Level,
  ) {}

  show(play: Play): void {
    const { place, made } = judged(play);
    const toggle = button(
      this.open ? "Hide" : "Show",
      "link",
      () => {
        this.open = !this.open;
        this.show(play);
      },
      {
        "data-key": "truth",
        "aria-expanded": String(this.open),
        "aria-label": this.open ? "Hide what the engine expects" : "Show what the engine expects",
      },
    );
    if (this.open) play.look(place.id);
    const key = JSON.stringify([this.open, place.id, made?.id, this.open && place.known?.moves]);
    redraw(this.element, this.refocus, key, () =>
      this.element.replaceChildren(
        partHead(this.level, `What the engine expects before move ${place.number + 1}`, toggle),
        ...(this.open ? this.figure(play, place, made) : []),
      ),
    );
  }

  private figure(play: Play, place: Tried, made: Tried | null): HTMLElement[] {
    const { known, situation } = place;
    if (!known) return [element("p", { class: "note" }, "Being looked up.")];
    if (known.moves.length === 0) return [element("p", { class: "note" }, "No move is left here.")];
    const words = truthWords(play.board, known);
    const figure = drawFigure(play.board, truthView(situation, known, made?.choice ?? null, play), {
      label: words,
    });
    const pass = known.moves.find(({ choice }) => choice.kind === "pass" && choice.for === undefined);
    const kinds = ["holds", "fails", "open"] as const;
    const said = play.both ? SIGN_WORDS : YOUR_WORDS;
    const legend = kinds.map((kind) => element("span", {}, sign(kind), ` ${said[kind]}`));
    return [
      element("div", { class: "ground" }, figure),
      element("p", { class: "legend" }, ...legend),
      element(
        "p",
        { class: "pass-truth" },
        pass ? "After a pass: " : "",
        pass ? sign(signFor(pass.expectation, play)) : "",
        pass ? ` ${said[signFor(pass.expectation, play)]}` : "",
      ),
    ];
  }
}
