/**
 * The engine as a player: it thinks when it has the turn, chooses komi and colour where those are its own, and names what
 * is dead. Loaded with the first game against it.
 */

import { otherColor } from "../../board/color.ts";
import { button, element } from "../../dom.ts";
import {
  type Color,
  EngineError,
  type Judged,
  type Line,
  type Move,
  prover,
  troubleWords,
} from "../../engine/engine.ts";
import { refereeBudget, THOUGHT_TIME } from "../../engine/limits.ts";
import { type OpponentLevel, opponent, type Thought } from "../../engine/opponent.ts";
import { judgedResult } from "../result.ts";
import { settlementOf } from "../settle/end-of-game.ts";
import { located } from "../settle/kept-names.ts";
import type { Scheme } from "../settle/settle-words.ts";
import { isByClaims, type List } from "../settle/settlement.ts";
import { engineColor, type Stage, type WholeGame } from "../whole-game.ts";
import { engineClaims, engineDoubts, engineList, taskAtEnd } from "./engine-list.ts";
import { doubtWords, groundWords, lineWords, lookingWords, namedWords } from "./thought-words.ts";

export interface EnginePlayerOptions {
  onMove(move: Move): void;
  onResign(loser: Color): void;
  onColour(color: Color): void;
  onList(color: Color, list: List): void;
}

/** Where the game is. */
export interface Here {
  line: Line;
  game: WholeGame;
  stage: Stage;
  /** How the reader settles. */
  scheme: Scheme;
}

/** Whether it plays somebody who is learning. */
const isMild = ({ engine }: WholeGame): boolean => engine?.level === "first" || engine?.level === "easy";

/** A komi is looked for so long. */
const KOMI_TIME = 3_000;

export class EnginePlayer {
  readonly element = element("section", { class: "engine-player", "aria-label": "The engine" });
  private readonly said = element("p", { role: "status" });
  // Changes many times a second: it is for the eye.
  private readonly looking = element("p", { class: "engine-looking", "aria-live": "off" });
  private readonly expects = element("p", { class: "engine-line" });
  /** What it thinks of the game, for those who ask: a beginner need not hear after each move by how much he is behind. */
  private readonly estimate = element("p", {});
  private readonly asked = element(
    "details",
    { hidden: "" },
    element("summary", {}, "What the engine expects"),
    this.estimate,
  );
  private readonly row = element("div", { class: "acts" });
  private running: AbortController | null = null;
  /** What is worked on, or was done: the same is not done twice. */
  private key = "";
  private sofar: Thought | null = null;
  private report: { of: string; found: Judged } | null = null;
  /** After how many moves it spoke of its own last. */
  private spoke = 0;

  constructor(private readonly options: EnginePlayerOptions) {
    this.element.append(this.said, this.looking, this.expects, this.asked, this.row);
  }

  /** Does what is the engine’s to do here, if that has changed. */
  update({ line, game, stage, scheme: picked }: Here): void {
    const scheme = isByClaims(game.lists) ? "claims" : picked;
    const { engine } = game;
    if (!engine) return;
    const color = engineColor(game);
    const end = line.situations.at(-1);
    const task = stage === "settle" && color ? taskAtEnd(game.lists, color, scheme) : null;
    const mine =
      (stage === "play" && end?.turn === color && !game.back) ||
      (stage === "colour" && game.chose !== engine.person) ||
      task !== null;
    // What it said of a move goes with the move.
    if (game.moves.length < this.spoke) this.clear();
    // What is to be named, claimed or doubted are questions of their own.
    const asked = stage === "settle" ? [scheme, game.lists] : [];
    const key = mine ? JSON.stringify([stage, color, game.start, game.moves, asked]) : "";
    if (key === this.key) return;
    const before = this.key;
    this.rest();
    this.key = key;
    if (!key) {
      // What it said of its move stays until it moves again.
      if (before !== "done") this.clear();
      return;
    }
    const here = { line, game, stage, scheme };
    if (task === "waits" && color) this.wait(key, here, color);
    else if (task && color) void this.settle(key, here, color);
    else void this.think(key, line, game, stage);
  }

  /** Stops whatever it is at. */
  rest(): void {
    this.running?.abort();
    this.running = null;
    this.key = "";
  }

  private clear(): void {
    this.spoke = 0;
    this.tell("");
    this.expects.textContent = "";
    this.asked.hidden = true;
    this.estimate.textContent = "";
  }

  /** The komi with which it would have either colour. */
  async komi(start: WholeGame["start"], level: OpponentLevel, most: number): Promise<number> {
    const thought = await opponent.think({ start, moves: [], level, seed: 1 }, KOMI_TIME);
    return Math.max(0, Math.min(most, Math.round(thought.lead)));
  }

  private async think(key: string, line: Line, game: WholeGame, stage: Stage): Promise<void> {
    const level = game.engine?.level ?? "steady";
    const running = new AbortController();
    this.running = running;
    this.sofar = null;
    this.expects.textContent = "";
    this.asked.hidden = true;
    const stop = button("Play now", "quiet", () => {
      if (!this.sofar || this.key !== key) return;
      running.abort();
      this.done(line, game, stage, this.sofar);
    });
    this.tell(stage === "colour" ? "The engine chooses a colour." : "The engine thinks.", stop);
    try {
      const seed = game.moves.length + 1;
      const thought = await opponent.think(
        { start: game.start, moves: game.moves, level, seed },
        THOUGHT_TIME[level],
        {
          signal: running.signal,
          onProgress: (sofar) => {
            if (this.key !== key) return;
            this.sofar = sofar;
            this.looking.textContent = lookingWords(line.board, sofar);
            if (!sofar.settling && !isMild(game))
              this.expects.textContent = `Best line: ${lineWords(line.board, sofar)}`;
          },
        },
      );
      if (this.key === key) this.done(line, game, stage, thought);
    } catch (error) {
      this.failed(error, key, () => this.think(key, line, game, stage));
    }
  }

  private done(line: Line, game: WholeGame, stage: Stage, thought: Thought): void {
    const { options } = this;
    this.running = null;
    // Its work here is over; the next position is another question.
    this.key = "done";
    if (stage === "colour") {
      this.clear();
      // Black has the first move: he wins more than half of the games, or White does.
      options.onColour(thought.wins >= 500 ? "black" : "white");
      return;
    }
    const color = engineColor(game);
    if (thought.resigns && color) {
      this.clear();
      options.onResign(color);
      return;
    }
    const best = thought.ground === "search" ? `Best line: ${lineWords(line.board, thought)}` : "";
    const mild = isMild(game);
    this.tell(mild ? "" : groundWords(thought));
    this.expects.textContent = mild ? "" : best;
    this.asked.hidden = !mild;
    this.estimate.textContent = mild ? `${groundWords(thought)} ${best}` : "";
    this.spoke = game.moves.length;
    options.onMove(thought.move);
  }

  /** The reader names first, unless he would rather begin with its list. Meanwhile the referee looks, so that it need not be waited for. */
  private wait(key: string, here: Here, color: Color): void {
    const running = new AbortController();
    this.running = running;
    this.expects.textContent = "";
    this.asked.hidden = true;
    const begin = button("Begin with the engine’s list", "quiet", () => void this.settle(key, here, color));
    this.tell("The engine names what is dead when your list is ready.", begin);
    // What goes wrong is said when its list is wanted.
    this.judged(here.game, running.signal).catch(() => undefined);
  }

  /** It names or claims what the referee finds, and doubts what he does not find. */
  private async settle(key: string, here: Here, color: Color): Promise<void> {
    const { line, game, scheme } = here;
    const running = new AbortController();
    this.running = running;
    this.expects.textContent = "";
    this.asked.hidden = true;
    const doubts = taskAtEnd(game.lists, color, scheme) === "doubts";
    const what = doubts ? "about your claims" : scheme === "claims" ? "what it controls" : "what is dead";
    this.tell(`The engine asks the referee ${what}.`);
    try {
      const report = await this.judged(game, running.signal);
      if (this.key !== key) return;
      this.running = null;
      this.key = "done";
      const settlement = settlementOf(line, game);
      const { lists } = located(line.board, settlement, game);
      const own = lists[color];
      if (doubts && own) {
        const claims = lists[otherColor(color)]?.claims ?? [];
        const theirs = { color: otherColor(color), claims };
        const doubted = engineDoubts(settlement, report.control, theirs, game.stake);
        this.tell(doubtWords(doubted.length));
        this.options.onList(color, { ...own, doubts: doubted });
        return;
      }
      this.tell(namedWords(scheme, judgedResult(report)));
      const list =
        scheme === "claims"
          ? engineClaims(settlement, report.control, color)
          : engineList(settlement, report.control);
      this.options.onList(color, list);
    } catch (error) {
      this.failed(error, key, () => this.settle(key, here, color));
    }
  }

  /** One judgement serves for all that it says of an end. */
  private async judged(game: WholeGame, signal: AbortSignal): Promise<Judged> {
    const { start, moves } = game;
    const of = JSON.stringify([start, moves]);
    if (this.report?.of !== of) {
      const found = await prover.referee({ start, moves: [...moves] }, refereeBudget(0), { signal });
      this.report = { of, found };
    }
    return this.report.found;
  }

  private failed(error: unknown, key: string, again: () => Promise<void>): void {
    if (this.key !== key || (error instanceof EngineError && error.code === "cancelled")) return;
    this.running = null;
    this.tell(
      troubleWords(error),
      button("Try again", "quiet", () => void again()),
    );
  }

  private tell(words: string, ...acts: HTMLElement[]): void {
    const held = this.row.contains(document.activeElement);
    this.said.textContent = words;
    this.looking.textContent = "";
    this.row.replaceChildren(...acts);
    // The button that was pressed is gone: what it came to is said here.
    if (held) {
      this.said.tabIndex = -1;
      this.said.focus({ preventScroll: true });
    }
  }
}
