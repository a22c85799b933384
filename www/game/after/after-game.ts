/**
 * A finished game looked through: who controls how much after each move by proof, the move that lost the most, the proof
 * table for any of them, and the end by other rule sets. Loaded when somebody asks.
 */
import { nowhere, writeAddress } from "../../address/link.ts";
import { COLOR_NAMES } from "../../board/color.ts";
import { button, element } from "../../dom.ts";
import {
  countWords,
  EngineError,
  engine,
  type Judged,
  type Line,
  prover,
  troubleWords,
} from "../../engine/engine.ts";
import { AFTER_GAME_OPEN, AFTER_GAME_TIME, refereeBudget } from "../../engine/limits.ts";
import { counts } from "../../referee/claims.ts";
import { moveWords } from "../../table/situation-words.ts";
import { leadGraph } from "../lead-graph.ts";
import { bothResults, type GameResult, judgedResult, leadWords } from "../result.ts";
import { byWords, type WholeGame } from "../whole-game.ts";
import { lostMost } from "./lost-most.ts";

/** The laws that stand side by side first: these, the Japanese ones of 1989, and area. */
const LAWS = ["ljrg", "jrg89", "area"] as const;

export class AfterGame {
  readonly element = element("section", { class: "after-game", "aria-label": "The game looked through" });
  private readonly said = element("p", { role: "status" });
  /** What both agreed on, beside what the referee judges. */
  private readonly results = element("p", { class: "both-results" });
  private readonly lost = element("p", { class: "lost-most" });
  private readonly graph = element("div", { class: "decided-graph" });
  private readonly rows = element("tbody");
  private readonly acts = element("div", { class: "acts" });
  private readonly laws = element("p");
  private readonly known = new Map<number, Judged>();
  private link = "";
  private running: AbortController | null = null;
  /** The move before which nothing has been asked yet. */
  private next: number;

  constructor(
    private readonly line: Line,
    private readonly game: WholeGame,
    private readonly result: GameResult | null,
  ) {
    this.next = line.situations.length - 1;
    const heads = ["Move", "Played", "Black", "White", "Judged"];
    const table = element(
      "table",
      { class: "after-moves" },
      element(
        "caption",
        {},
        "What each controls by proof, and the score as the referee judges it, if both stop there. A number leads to its board and the proof table.",
      ),
      element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
      this.rows,
    );
    this.element.append(
      element("h3", { class: "section-head" }, "What was controlled when"),
      this.said,
      this.acts,
      this.results,
      this.lost,
      this.graph,
      table,
      this.laws,
    );
  }

  async begin(): Promise<void> {
    try {
      this.link = await engine.write(this.game.start, this.game.moves, "link");
    } catch (error) {
      this.said.textContent = troubleWords(error);
      return;
    }
    const address = writeAddress({ ...nowhere(), link: this.link, view: "referee", rules: [...LAWS] });
    this.laws.replaceChildren(
      element("a", { href: `./referee.html#${address}` }, "The end of this game by other rule sets"),
    );
    await this.go();
  }

  /** Nobody looks any more. */
  close(): void {
    this.running?.abort();
  }

  /** From the end to the start: most is decided at the end, and little before. */
  private async go(): Promise<void> {
    const running = new AbortController();
    this.running = running;
    this.told(button("Stop", "quiet", () => running.abort()));
    const { start, moves } = this.game;
    let open = 0;
    for (; this.next >= 0 && open < AFTER_GAME_OPEN; this.next -= 1) {
      this.said.textContent = `The referee looks at move ${this.next} of ${moves.length}.`;
      try {
        const report = await prover.referee(
          { start, moves: moves.slice(0, this.next) },
          { ...refereeBudget(0), milliseconds: AFTER_GAME_TIME },
          { signal: running.signal },
        );
        open = report.status === "decided" ? 0 : open + 1;
        this.known.set(this.next, report);
        this.draw();
      } catch (error) {
        const stopped = error instanceof EngineError && error.code === "cancelled";
        this.said.textContent = stopped ? this.sofarWords() : troubleWords(error);
        this.told(button("Go on", "quiet", () => void this.go()));
        return;
      }
    }
    this.said.textContent = this.sofarWords();
    this.told(...(this.next >= 0 ? [button("Look further back", "quiet", () => void this.go())] : []));
  }

  private sofarWords(): string {
    const decided = [...this.known.values()].filter(({ status }) => status === "decided").length;
    const asked = this.known.size;
    const rest = this.next >= 0 ? " Earlier moves were not looked at: there little is decided." : "";
    return `${countWords(asked, "position")} looked at, ${decided} of them decided.${rest}`;
  }

  private told(...acts: HTMLElement[]): void {
    const held = this.acts.contains(document.activeElement);
    this.acts.replaceChildren(...acts);
    if (!held) return;
    const [first] = acts;
    if (first) first.focus();
    else {
      this.said.tabIndex = -1;
      this.said.focus({ preventScroll: true });
    }
  }

  private draw(): void {
    const { known, line } = this;
    const judged = [...known].map(([number, report]) => ({
      number,
      lead: judgedResult(report)?.lead ?? null,
    }));
    const judgedEnd = judgedResult(known.get(line.situations.length - 1) ?? { score: null });
    this.results.textContent =
      judgedEnd && this.result && this.result.lead !== null ? bothResults(this.result, judgedEnd) : "";
    const movers = line.situations.slice(1).map(({ move }) => move?.color ?? "black");
    const most = lostMost(judged, movers);
    this.lost.textContent = most
      ? `By proof move ${most.number} lost the most, ${most.points} ${most.points === 1 ? "point" : "points"}: ` +
        `${this.moveAt(most.number)} If both had stopped before it, ${byWords(most.before)}; after it, ${byWords(most.after)}.`
      : known.size > 1
        ? "No move is proved to have lost a point, where the positions on both sides of it are decided."
        : "";
    this.graph.replaceChildren(...(known.size > 1 ? [leadGraph(known, this.graph.clientWidth)] : []));
    const sorted = [...known].sort(([a], [b]) => a - b);
    this.rows.replaceChildren(...sorted.map(([number, report]) => this.row(number, report)));
  }

  private moveAt(number: number): string {
    const situation = this.line.situations[number];
    return situation ? moveWords(this.line.board, situation) : "";
  }

  private row(number: number, report: Judged): HTMLElement {
    const { black, white, both, open } = counts(report.control);
    const at = writeAddress({ ...nowhere(), link: this.link, at: number, view: "claim" });
    const words =
      number === 0 ? "The start" : this.moveAt(number).replace(/^(?:Black|White) (?:plays )?|\.$/g, "");
    const result = judgedResult(report);
    const name = `Move ${number}: its board and the proof table`;
    return element(
      "tr",
      {},
      element(
        "th",
        { scope: "row" },
        element("a", { href: `./referee.html#${at}`, "aria-label": name }, String(number)),
      ),
      element("td", {}, words),
      element("td", { "data-label": COLOR_NAMES.black }, String(black + both)),
      element("td", { "data-label": COLOR_NAMES.white }, String(white + both)),
      element("td", {}, result ? leadWords(result) : `${open} open`),
    );
  }
}
