/** The claims on this board as small figures. What came of them is hidden until the reader asks for it. */
import { drawFigure } from "../board/index.ts";
import { element } from "../dom.ts";
import { type Board, countWords, type RefereeReport, type Situation } from "../engine/engine.ts";
import { type Claim, sameClaim } from "./argument/proof-session.ts";
import { NAMES } from "./proof-words.ts";
import { button, partHead, redraw, sign } from "./ui.ts";
import { areaOf, signOf } from "./view.ts";

/** At first only so many are drawn. */
const FEW = 6;

export interface ClaimsState {
  board: Board;
  situation: Situation;
  report: RefereeReport | null;
  /** The worst case of a claim, once it is known. */
  worst(claim: Claim): Situation | null;
  /** Whether the engine is looking for claims now. */
  running: boolean;
  /** The claim that is chosen or in play, with its title. */
  current: { claim: Claim; title: string; words: string; mine: boolean } | null;
}

export interface ClaimsActs {
  find(): void;
  stop(): void;
  open(claim: Claim, title: string): void;
  another: (() => void) | null;
}

/** The first thing that is said about a claim; the rest of it one finds out by playing. */
const brief = (words: string): string => `${words.split(/: |[.] /)[0]?.replace(/[.]$/, "")}.`;

export class ClaimsPart {
  readonly element = element("section", { class: "part claims", "aria-label": "Claims on this board" });
  private revealed = false;
  private all = false;
  private state: ClaimsState | null = null;

  constructor(
    private readonly acts: ClaimsActs,
    private readonly refocus: () => void,
  ) {}

  show(state: ClaimsState): void {
    this.state = state;
    const { report, running, current } = state;
    const found = (report?.claims ?? []).filter((claim) => !current || !sameClaim(claim, current.claim));
    const drawn = this.all ? found : found.slice(0, FEW);
    const staged = drawn.map((claim) => state.worst(claim)).filter(Boolean);
    const again = (): void => {
      if (this.state) this.show(this.state);
    };
    const items = drawn.map(({ player, set, title: name, words, verdict }) => {
      const title = name || `${NAMES[player]}, ${countWords(set.length, "point")}`;
      const text = this.revealed ? brief(words) : "not yet tested by you";
      const shown = this.revealed ? signOf(verdict) : null;
      return this.item(state, { player, set }, title, text, shown, false, () =>
        this.acts.open({ player, set }, title),
      );
    });
    // Before anybody looked for others there is nothing to count.
    const sought = report !== null || running;
    const total = found.length + (current ? 1 : 0);
    const key = JSON.stringify([
      drawn,
      found.length,
      current,
      running,
      this.revealed,
      report === null,
      staged.length,
    ]);
    redraw(this.element, this.refocus, key, () =>
      this.element.replaceChildren(
        sought
          ? partHead(3, "Claims on this board", total > 0 ? String(total) : "")
          : partHead(3, current ? "The claim" : "Claims on this board"),
        element(
          "ul",
          {},
          current && this.item(state, current.claim, current.title, current.words, null, current.mine, null),
          ...items,
        ),
        element(
          "div",
          { class: "links" },
          this.acts.another && current ? button("Claim another set", "link", this.acts.another) : null,
          found.length > drawn.length &&
            button(`Show all ${found.length}`, "link", () => {
              this.all = true;
              again();
            }),
          found.length > 0 &&
            button(
              this.revealed ? "Hide what holds" : "Show what holds",
              "link",
              () => {
                this.revealed = !this.revealed;
                again();
              },
              { "data-key": "reveal", "aria-pressed": String(this.revealed) },
            ),
          running && element("span", { class: "note" }, "The engine is looking for claims."),
          running
            ? button("Stop looking for claims", "link", this.acts.stop)
            : report?.status !== "decided" &&
                button(report ? "Look further" : "Find claims on this board", "link", this.acts.find, {
                  "data-key": "find",
                }),
        ),
      ),
    );
  }

  private item(
    { board, situation, worst }: ClaimsState,
    claim: Claim,
    title: string,
    words: string,
    shown: ReturnType<typeof signOf> | null,
    mine: boolean,
    open: (() => void) | null,
  ): HTMLElement {
    // Permanent stones step back, and what is outside is told without a word.
    const { stones, marks } = worst(claim) ?? situation;
    const view = {
      stones,
      marks,
      areas: areaOf(claim, mine ? "claimant" : "refuter"),
    };
    const figure = drawFigure(board, view, { label: title });
    figure.setAttribute("aria-hidden", "true");
    const inner = [
      element("span", { class: "ground" }, figure),
      element(
        "span",
        { class: "claim-title" },
        shown
          ? sign(shown)
          : element("span", { class: `outline${mine ? " mine" : ""}`, "aria-hidden": "true" }),
        element("span", {}, title),
      ),
      element("span", { class: "claim-words" }, words),
    ];
    if (!open) return element("li", { "aria-current": "true" }, element("div", { class: "claim" }, ...inner));
    const press = element("button", { type: "button", "data-key": title }, ...inner);
    press.addEventListener("click", open);
    return element("li", {}, press);
  }
}
