/**
 * Who controls what, and the score: judged by the prover, shown as a map, and explained by claims
 * that can be played. What is not decided is said to be open; nothing is guessed.
 */

import type { BoardOptions } from "../board/index.ts";
import { button, element, focusedBeside } from "../dom.ts";
import {
  type Budget,
  EngineError,
  engine,
  type Judged,
  type Line,
  type Location,
  type Move,
  type PositionInput,
  prover,
  type RefereeReport,
  troubleWords,
} from "../engine/engine.ts";
import { refereeBudget } from "../engine/limits.ts";
import type { Scene } from "./claim-list.ts";
import { claimParts } from "./claim-parts.ts";
import { type Answered, claimsOn, covering, openOn } from "./claims.ts";
import { askedClaim } from "./claims-one-by-one.ts";
import { ControlMap, type ShownControl } from "./control-map.ts";
import { claimWords, pointWords, progressWords, undecidedWords, waitWords } from "./referee-words.ts";
import { scoreChart, scoreCheck } from "./score-chart.ts";
import { sums } from "./score-sums.ts";

export interface RefereeOptions {
  start: PositionInput | string;
  moves: readonly Move[];
  /** The reader wants to play a claim, on this side of it. */
  onPlay(claim: { player: Answered["player"]; set: Location[] }, side: "claimant" | "refuter"): void;
  onLeave(): void;
  /** In a chapter the board stands in a place of its own, and the headings are a level lower. */
  board?: HTMLElement;
  /** In somebody else's page: no headings, places of its own for the board and for what shows the result, and who is told. */
  guest?: {
    look: Pick<BoardOptions, "coordinates" | "lines">;
    board: HTMLElement;
    below: HTMLElement;
    onReport(report: RefereeReport): void;
  };
  /** Where the board is drawn already: it shows the map, and there are places for what belongs beside the board and below all. */
  bench?: {
    paint(shown: ShownControl): void;
    beside: HTMLElement;
    below: HTMLElement;
  };
  /** What else there is to ask of the position once its report is there; it gets a place below all. */
  others?(place: HTMLElement, judged: JudgedScene): { destroy(): void };
}

/** A position and what came of it. */
export interface JudgedScene extends Pick<Scene, "board" | "situation" | "level"> {
  report: RefereeReport;
  /** The claims that together show the result. */
  cover: readonly Answered[];
}

export interface MountedReferee {
  /** Says whose a point is, as far as that is known. */
  explain(at: Location): void;
  destroy(): void;
}

export function mountReferee(host: HTMLElement, options: RefereeOptions): MountedReferee {
  const view = new RefereeView(host, options);
  void view.begin();
  return view;
}

class RefereeView {
  private line: Line | null = null;
  private map: ControlMap | null = null;
  private report: RefereeReport | null = null;
  private budget: Budget = refereeBudget(0);
  private running: AbortController | null = null;
  private gone = false;
  private readonly heading: HTMLElement;
  private readonly level: 2 | 3 | null;
  private readonly note = element("p", { class: "referee-note" });
  private readonly words = element("p", { class: "referee-words" });
  private readonly progress = element("p", { class: "referee-progress" });
  private readonly spoken = element("p", { class: "visually-hidden", role: "status" });
  private readonly work = element("div", { class: "referee-work" });
  private readonly asked = element("div", { class: "asked" });
  private readonly result = element("div", { class: "referee-result" });
  private readonly left = element("div", { class: "referee-board" });
  private readonly below = element("div", { class: "referee-others" });
  private others: { destroy(): void } | null = null;

  constructor(
    host: HTMLElement,
    private readonly options: RefereeOptions,
  ) {
    this.level = options.guest ? null : options.board ? 3 : 2;
    this.heading = element(
      this.level === null ? "p" : `h${this.level}`,
      { class: "referee-head", tabindex: "-1" },
      "Judging",
    );
    const said = element(
      "div",
      { class: "referee-said" },
      this.note,
      this.heading,
      this.words,
      this.work,
      this.spoken,
      this.result,
    );
    // Where the host is only a column, the view has a single one.
    if (options.board) options.board.append(element("div", { class: "referee in-column" }, this.left));
    const { board, guest, bench } = options;
    const columns = element("div", { class: `referee${board || guest || bench ? " in-column" : ""}` }, said);
    // Beside a guest's board what is said of it comes first.
    if (guest) {
      this.result.before(this.left);
      guest.below.append(this.result);
    }
    if (!guest && !board && !bench) columns.prepend(this.left);
    host.replaceChildren(columns);
    if (guest) guest.below.after(this.below);
    else (bench?.below ?? host).append(this.below);
  }

  async begin(): Promise<void> {
    this.working("The position is being laid out.");
    const line = await this.ask(
      () => engine.follow(this.options.start, this.options.moves),
      () => void this.begin(),
    );
    if (!line) return;
    this.line = line;
    const scene = this.scene();
    if (!scene) return;
    this.note.textContent = scene.situation.final ? "" : "If play stopped here";
    const { guest, bench } = this.options;
    this.map = new ControlMap(scene, (at) => this.explain(at), guest?.look, bench?.paint);
    if (bench) bench.beside.replaceChildren(this.map.legend, this.asked);
    else if (guest) {
      guest.board.replaceChildren(this.map.host);
      this.left.replaceChildren(this.asked, this.map.legend, this.map.status);
    } else this.left.replaceChildren(this.map.element, this.asked, this.map.legend);
    this.map.show(scene.situation.stones.map(() => "open" as const));
    await this.judge();
  }

  destroy(): void {
    this.gone = true;
    this.running?.abort();
    this.others?.destroy();
    this.below.remove();
  }

  private scene(): Scene | null {
    const situation = this.line?.situations.at(-1);
    return this.line && situation ? { board: this.line.board, situation, level: this.level } : null;
  }

  private async judge(): Promise<void> {
    const { start, moves } = this.options;
    const running = new AbortController();
    this.running = running;
    this.heading.textContent = "Judging";
    this.working(waitWords(this.budget), () => running.abort());
    const report = await this.ask(
      () =>
        prover.referee({ start, moves: [...moves] }, this.budget, {
          signal: running.signal,
          onProgress: (progress) => {
            if (this.gone || running.signal.aborted) return;
            this.progress.textContent = progressWords(progress);
            if (progress.report) this.partial(progress.report);
          },
        }),
      () => void this.judge(),
    );
    this.running = null;
    if (!report) return;
    this.report = report;
    this.options.guest?.onReport(report);
    if (report.status === "decided") this.decided(report);
    else this.undecided(report);
    this.askOthers(report);
  }

  /** A report that leaves something open is one too: what is open stays so in the comparison. */
  private askOthers(report: RefereeReport): void {
    const scene = this.scene();
    if (!scene || !this.options.others) return;
    this.others?.destroy();
    this.others = this.options.others(this.below, { ...scene, report, cover: covering(report) });
  }

  /** Runs a question; what went wrong is said, with a way on. */
  private async ask<T>(question: () => Promise<T>, again: () => void): Promise<T | null> {
    try {
      const answer = await question();
      return this.gone ? null : answer;
    } catch (error) {
      if (this.gone) return null;
      this.running = null;
      if (error instanceof EngineError && error.code === "cancelled") this.stopped(again);
      else this.failed(error, again);
      return null;
    }
  }

  private working(words: string, stop?: () => void): void {
    this.words.textContent = words;
    this.progress.textContent = "";
    const wait = element("span", { class: "pulse", "aria-hidden": "true" });
    this.say(words);
    this.replaceWork(
      element("div", { class: "progress-line" }, wait, this.progress),
      ...(stop ? [button("Stop", "quiet", stop)] : []),
    );
  }

  /** Shows what is known in the middle of the work. */
  private partial(report: RefereeReport): void {
    this.report = report;
    this.map?.show(report.control);
  }

  private stopped(again: () => void): void {
    this.heading.textContent = "Stopped";
    this.offer(
      "You stopped the judging. What was found so far is kept and shown on the board.",
      "Go on",
      again,
    );
    this.explainParts();
    void this.asFound();
  }

  /** Without any more work: what is known, and what is open. */
  private async asFound(): Promise<void> {
    const { start, moves } = this.options;
    const none = { ...this.budget, milliseconds: 0 };
    try {
      const report = await prover.referee({ start, moves: [...moves] }, none);
      if (this.gone || this.running) return;
      this.partial(report);
      this.explainParts();
    } catch {
      // Then there is what was told on the way.
    }
  }

  private failed(error: unknown, again: () => void): void {
    this.heading.textContent = "No answer";
    this.offer(troubleWords(error), "Try again", again);
  }

  private undecided(report: Judged): void {
    this.map?.show(report.control);
    this.heading.textContent = "Not decided yet";
    // Who stops before the time is over has nothing left to try.
    const stuck = report.elapsed < (this.budget.milliseconds ?? 0);
    const words = undecidedWords(report, stuck);
    if (stuck) this.offer(words);
    else
      this.offer(words, "Go on", () => {
        this.budget = refereeBudget(report.elapsed);
        void this.judge();
      });
    this.explainParts();
  }

  private offer(words: string, name?: string, again?: () => void): void {
    this.words.textContent = words;
    this.say(words);
    this.replaceWork(
      ...(name && again ? [button(name, "quiet", again)] : []),
      button("Back to the position", "quiet", () => this.options.onLeave()),
    );
  }

  private decided(report: RefereeReport): void {
    const { line } = this;
    const end = line?.situations.at(-1);
    const start = line?.situations[0];
    this.map?.show(report.control);
    this.heading.textContent = report.headline;
    this.words.textContent = report.words;
    this.say(`${report.headline}. ${report.words}`);
    this.replaceWork();
    const parts: HTMLElement[] = [];
    const { score } = report;
    if (score && end && start) {
      parts.push(scoreChart(score));
      if (report.notLjrg)
        parts.push(
          element(
            "p",
            { class: "not-ljrg" },
            "This komi is not LJRG: there it is a whole number, counted as prisoners (A2).",
          ),
        );
      // Whole komi is among the captives from the start (A2); it is no stone.
      const komi = [score.black.komi, score.white.komi].filter(Number.isInteger).reduce((a, b) => a + b, 0);
      const prisoners = start.blackCaptives + start.whiteCaptives - komi;
      const made = sums(report, { stones: start.stones, prisoners }, this.options.moves, end.stones);
      if (made) parts.push(scoreCheck(made));
    }
    this.result.replaceChildren(...parts, ...this.claimParts(report));
  }

  /** Without a result: the claims that are shown already. */
  private explainParts(): void {
    if (this.report) this.result.replaceChildren(...this.claimParts(this.report));
  }

  private claimParts(report: RefereeReport): HTMLElement[] {
    const scene = this.scene();
    if (!scene) return [];
    return claimParts(scene, report, this.options, {
      play: (claim) => this.play(claim),
      look: (claim) => this.look(claim),
      outline: (points) => this.map?.outlined(points),
    });
  }

  /** The reader gets the side that wins; where nobody knows which, the claimant's. */
  private play({ player, set, verdict }: Answered): void {
    this.options.onPlay({ player, set }, verdict === "refuted" ? "refuter" : "claimant");
  }

  private look(claim: Answered): void {
    this.map?.outlined(claim.set);
    this.told(claimWords(claim), claim);
  }

  /** Whose a point is, and by which claim. */
  explain(at: Location): void {
    const { report, line } = this;
    if (!report || !line) return;
    const who = report.control[at] ?? "open";
    const claims = who === "open" ? openOn(report, at) : claimsOn(report, at);
    const [claim] = claims;
    this.map?.outlined(claim?.set ?? null);
    this.told(pointWords(line.board, at, who, claims.length), claim);
  }

  /** Says something about the board below it, with the claim it speaks of. */
  private told(words: string, claim: Answered | undefined): void {
    this.say(words);
    const close = (): void => {
      this.map?.outlined(null);
      this.asked.replaceChildren();
      this.heading.focus({ preventScroll: true });
    };
    this.asked.replaceChildren(...askedClaim(words, claim, (one) => this.play(one), close));
  }

  private say(words: string): void {
    this.spoken.textContent = words;
  }

  /** The focus must not fall out of the page with a button that goes. */
  private replaceWork(...parts: HTMLElement[]): void {
    const held = this.work.contains(focusedBeside(this.work));
    this.work.replaceChildren(...parts);
    this.result.replaceChildren();
    if (!held) return;
    (this.work.querySelector("button") ?? this.heading).focus({ preventScroll: true });
    // What came of the press stands above the button.
    this.heading.scrollIntoView({ block: "nearest" });
  }
}
