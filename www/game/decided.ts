/** What is decided, if both stop here: asked for by a press, and kept for each move that was asked about. */
import { h } from "preact";
import { button, element } from "../dom.ts";
import type { Judged, Move, PositionInput, RefereeReport } from "../engine/engine.ts";
import { mount } from "../kit/mount.tsx";
import { counts } from "../referee/claims.ts";
import { mapWords } from "../referee/referee-words.ts";
import { LeadGraph } from "./lead-graph.tsx";
import { RefereeAsk } from "./referee-ask.ts";
import { judgedResult, namedResult } from "./result.ts";

/** The result of the position, by its name. */
function foundWords(report: Judged): string {
  const result = judgedResult(report);
  return result ? `${namedResult(result)}.` : `${report.headline}.`;
}

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
  private readonly graph = element("div");
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
    this.words.textContent = report ? `${foundWords(report)} ${mapWords(counts(report.control))}.` : "";
    mount(this.graph, h(LeadGraph, { known: this.known }));
  }
}
