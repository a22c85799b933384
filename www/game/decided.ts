/** What is decided, if both stop here: asked for by a press, and kept for each move that was asked about. */
import { button, element } from "../dom.ts";
import type { Judged, Move, PositionInput, RefereeReport } from "../engine/engine.ts";
import { svg } from "../proof/ui.ts";
import { counts } from "../referee/claims.ts";
import { mapWords } from "../referee/referee-words.ts";
import { RefereeAsk } from "./referee-ask.ts";

type Control = RefereeReport["control"];

export class Decided {
  readonly element = element("section", {
    class: "decided",
    "aria-label": "What is decided, if both stop here",
  });
  private readonly known = new Map<number, Judged>();
  private start: PositionInput = { rows: [] };
  private moves: readonly Move[] = [];
  private number = 0;
  private asking = 0;
  private shown = false;
  private readonly words = element("p", { class: "decided-words", role: "status" });
  private readonly graph = element("div", { class: "decided-graph" });
  private readonly press = button("Ask the engine", "link", () => this.pressed());
  private readonly ask = new RefereeAsk((report) => this.found(report));

  constructor(private readonly onControl: (control: Control | null) => void) {
    this.element.append(
      element(
        "div",
        { class: "section-head" },
        element("h3", {}, "What is decided, if both stop here"),
        this.press,
      ),
      this.words,
      this.ask.element,
      this.graph,
    );
  }

  /** The place in the game that is looked at. */
  at(start: PositionInput, moves: readonly Move[], number: number): void {
    const same = start === this.start && JSON.stringify(moves) === JSON.stringify(this.moves);
    // Another move from an earlier place makes what came after it another game.
    if (start !== this.start) this.known.clear();
    const fork = moves.findIndex((move, at) => JSON.stringify(move) !== JSON.stringify(this.moves[at]));
    if (fork >= 0 && fork < this.moves.length)
      for (const asked of [...this.known.keys()]) if (asked > fork) this.known.delete(asked);
    this.start = start;
    this.moves = moves;
    this.number = number;
    if (same) return;
    if (this.ask.busy || this.asking !== number) this.ask.clear();
    this.shown = false;
    this.show();
  }

  clear(): void {
    this.known.clear();
    this.ask.clear();
    this.shown = false;
    this.show();
  }

  private pressed(): void {
    const report = this.known.get(this.number);
    if (!report) {
      this.asking = this.number;
      this.ask.ask({ start: this.start, moves: this.moves });
      return;
    }
    this.shown = !this.shown;
    this.onControl(this.shown ? report.control : null);
    this.show();
  }

  private found(report: Judged): void {
    this.known.set(this.asking, report);
    this.show();
  }

  private show(): void {
    const report = this.known.get(this.number);
    this.press.textContent = report ? (this.shown ? "Hide it" : "Show on the board") : "Ask the engine";
    this.words.textContent = report ? `${report.headline}. ${mapWords(counts(report.control))}.` : "";
    this.graph.replaceChildren(...(this.known.size > 1 ? [chart(this.known)] : []));
  }
}

/** So high are the columns, with room for their numbers above and below. */
const HIGH = 104;
const NUMBER = 18;

/** A column for each move that was asked about: Black’s lead upwards, White’s downwards, with how much it is; a short line where it is open. */
export function chart(known: ReadonlyMap<number, Judged>): HTMLElement {
  const asked = [...known].sort(([a], [b]) => a - b);
  const leads = asked.map(([number, { score, headline }]) => ({
    number,
    headline,
    lead: score ? score.black.total - score.white.total : null,
  }));
  const most = Math.max(1, ...leads.map(({ lead }) => Math.abs(lead ?? 0)));
  const wide = leads.length * 32;
  const label = leads.map(({ number, headline }) => `After move ${number}: ${headline}.`).join(" ");
  const drawn = svg("svg", {
    viewBox: `0 0 ${wide} ${HIGH + 20}`,
    width: String(wide),
    height: String(HIGH + 20),
    role: "img",
    "aria-label": label,
  });
  const middle = HIGH / 2;
  drawn.append(
    svg("line", { class: "zero", x1: "0", x2: String(wide), y1: String(middle), y2: String(middle) }),
  );
  leads.forEach(({ number, lead }, at) => {
    const high = lead === null ? 0 : (Math.abs(lead) / most) * (middle - NUMBER);
    const middleOf = String(at * 32 + 16);
    if (lead !== null && lead !== 0) {
      const y = String(lead > 0 ? middle - high - 4 : middle + high + 14);
      const told = svg("text", { class: "points", x: middleOf, y, "text-anchor": "middle" });
      told.textContent = String(Math.abs(lead));
      drawn.append(told);
    }
    drawn.append(
      lead === null
        ? svg("line", {
            class: "open",
            x1: String(at * 32 + 6),
            x2: String(at * 32 + 26),
            y1: String(middle),
            y2: String(middle),
          })
        : svg("rect", {
            class: lead >= 0 ? "black" : "white",
            x: String(at * 32 + 6),
            y: String(lead >= 0 ? middle - high : middle),
            width: "20",
            height: String(Math.max(high, 1)),
          }),
    );
    const text = svg("text", { x: middleOf, y: String(HIGH + 16), "text-anchor": "middle" });
    text.textContent = String(number);
    drawn.append(text);
  });
  // A long game is wider than a phone: who has no fingers scrolls it by arrow keys.
  const figure = { tabindex: "0", "aria-label": "Who leads after which move" };
  return element("figure", figure, drawn as unknown as HTMLElement);
}
