/** The claim of an embed: typed, or pressed together on the board. What the rules say of it stands below at once. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import { type BoardHandle, type BoardView, mountBoard } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { claimOf } from "../element/reading/claim.ts";
import { claimFault } from "../element/reading/faults.ts";
import { type Color, countWords, EngineError, engine, type Location } from "../engine/engine.ts";
import { sentence } from "../play/text-fault.ts";
import { boardLabel } from "../table/situation-words.ts";
import type { Shown } from "./position.ts";

export class ClaimField {
  readonly element = element("div", { class: "field claim-field" });
  readonly input = element("input", {
    id: "claim",
    type: "text",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    placeholder: "black: all",
    "aria-describedby": "claim-said",
  });
  private readonly said = element("div", { id: "claim-said", role: "status" });
  private readonly place = element("div", { class: "board" });
  private readonly chooser = element("div", { class: "ground claim-board" }, this.place);
  private readonly toggle = button("Choose on the board", "quiet", () => this.open(), {
    "aria-expanded": "false",
  });
  private readonly turned = button("Claim for the other player", "quiet", () => this.turn());
  private handle: BoardHandle | null = null;
  private drawn: Shown | null = null;
  private shown: Shown | null = null;
  private player: Color = "black";
  private set: Location[] = [];
  private asked = 0;
  private readonly label = element("label", { for: "claim" });

  /** `onChange` hears what was typed or pressed, as text. */
  constructor(private readonly onChange: () => void) {
    this.input.addEventListener("input", onChange);
    this.chooser.hidden = true;
    this.turned.hidden = true;
    this.element.append(
      this.label,
      this.input,
      this.said,
      element("div", { class: "acts" }, this.toggle, this.turned),
      this.chooser,
    );
  }

  /**
   * Says what the claim is on this position; null where there is none. Gives what keeps it from being argued. Points
   * that are only to be saved are no claim yet, and need no border.
   */
  async look(shown: Shown | null, saved = false): Promise<string | null> {
    this.label.textContent = saved ? "Points to save" : "Claim";
    this.shown = shown;
    const asked = ++this.asked;
    const text = this.input.value.trim();
    this.set = [];
    if (!shown) return this.tell([], false);
    if (text === "") {
      this.draw();
      return saved
        ? this.tell(["Type the points, or choose them on the board."], true)
        : this.tell(["Without a claim the reader has to find one himself."], false);
    }
    const { board, start, situation } = shown;
    const claim = claimOf(text, start.rows, board);
    if (!claim) return this.tell([claimFault(text, start.rows, board, situation)], true);
    this.player = claim.player;
    this.set = claim.set === "all" ? shown.board.points.map((_, at) => at) : claim.set;
    if (saved) {
      this.draw();
      const [mine, turn] = [COLOR_NAMES[this.player], COLOR_NAMES[situation.turn]];
      return this.player === situation.turn
        ? this.tell([`${mine} has the turn, and is to save ${countWords(this.set.length, "point")}.`], false)
        : this.tell([`It is ${turn}’s turn, so ${mine} can save nothing here.`], true);
    }
    try {
      const { headline, words, bordered } = await engine.claiming(
        shown.start,
        shown.moves,
        this.player,
        this.set,
        null,
      );
      if (asked !== this.asked) return null;
      this.draw();
      this.tell([headline, words], !bordered);
      return bordered ? null : headline;
    } catch (error) {
      if (asked !== this.asked) return null;
      return this.tell(
        [error instanceof EngineError ? sentence(error.message) : "The engine did not answer."],
        true,
      );
    }
  }

  private tell(words: string[], wrong: boolean): string | null {
    this.said.replaceChildren(...words.map((one) => element("p", {}, one)));
    this.input.ariaInvalid = String(wrong);
    return wrong ? words.join(" ") : null;
  }

  private open(): void {
    this.chooser.hidden = !this.chooser.hidden;
    this.turned.hidden = this.chooser.hidden;
    this.toggle.ariaExpanded = String(!this.chooser.hidden);
    this.draw();
    if (!this.chooser.hidden) this.handle?.focus();
  }

  private turn(): void {
    this.player = otherColor(this.player);
    this.write();
  }

  private draw(): void {
    const { shown } = this;
    if (!shown || this.chooser.hidden) return;
    const { stones, marks } = shown.situation;
    const all = stones.map((_, at) => at);
    const areas: BoardView["areas"] = [{ points: this.set, kind: "mine" }];
    const view: BoardView = { stones, marks, hand: "claim", playable: all, areas };
    const label = `${boardLabel(shown.board)}, for the claim`;
    if (!this.handle)
      this.handle = mountBoard(this.place, {
        shape: shown.board,
        view,
        label,
        onPoint: (at) => void this.press(at),
      });
    else if (this.drawn?.board !== shown.board) this.handle.reshape(shown.board, view, label);
    else this.handle.update(view);
    this.drawn = shown;
  }

  /** Takes the region of a point in or leaves it out, with all that can't be parted from it. */
  private async press(at: Location): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const answer = await engine.claiming(shown.start, shown.moves, this.player, this.set, {
      kind: "block",
      at,
    });
    this.set = answer.set;
    this.write();
  }

  private write(): void {
    if (!this.shown) return;
    this.input.value = this.set.length === 0 ? "" : written(this.player, this.set, this.shown);
    this.onChange();
  }
}

/** Few points by their names, more as rows, all of them as a word. */
export function written(
  player: Color,
  set: readonly Location[],
  { start, board }: Pick<Shown, "start" | "board">,
): string {
  if (set.length === board.points.length) return `${player}: all`;
  if (set.length <= 6) return `${player}: ${set.map((at) => board.points[at]?.name).join(", ")}`;
  const taken = new Set(set);
  let at = 0;
  const rows = start.rows.map((row) =>
    row.replace(/./g, (sign) => (sign === "," ? "," : taken.has(at++) ? "*" : ".")),
  );
  return `${player}: ${rows.join("/")}`;
}
