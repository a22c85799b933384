/**
 * The engine as a player: it thinks when it has the turn, chooses komi and colour where those are its own, and names what
 * is dead. Loaded with the first game against it.
 */
import { button, element } from "../../dom.ts";
import { type Color, EngineError, type Line, type Move, prover, troubleWords } from "../../engine/engine.ts";
import { refereeBudget, THOUGHT_TIME } from "../../engine/limits.ts";
import { type OpponentLevel, opponent, type Thought } from "../../engine/opponent.ts";
import { settlementOf } from "../settle/end-of-game.ts";
import type { List } from "../settle/settlement.ts";
import { engineColor, type Stage, type WholeGame } from "../whole-game.ts";
import { engineList } from "./engine-list.ts";
import { groundWords, lineWords, lookingWords } from "./thought-words.ts";

export interface EnginePlayerOptions {
  onMove(move: Move): void;
  onResign(loser: Color): void;
  onColour(color: Color): void;
  onList(color: Color, list: List): void;
}

/** A komi is looked for so long. */
const KOMI_TIME = 3_000;

export class EnginePlayer {
  readonly element = element("section", { class: "engine-player", "aria-label": "The engine" });
  private readonly said = element("p", { role: "status" });
  // Changes many times a second: it is for the eye.
  private readonly looking = element("p", { class: "engine-looking", "aria-live": "off" });
  private readonly expects = element("p", { class: "engine-line" });
  private readonly row = element("div", { class: "acts" });
  private running: AbortController | null = null;
  /** What is worked on, or was done: the same is not done twice. */
  private key = "";
  private sofar: Thought | null = null;
  /** After how many moves it spoke of its own last. */
  private spoke = 0;

  constructor(private readonly options: EnginePlayerOptions) {
    this.element.append(this.said, this.looking, this.expects, this.row);
  }

  /** Does what is the engine’s to do here, if that has changed. */
  update(line: Line, game: WholeGame, stage: Stage): void {
    const { engine } = game;
    if (!engine) return;
    const color = engineColor(game);
    const end = line.situations.at(-1);
    const mine =
      (stage === "play" && end?.turn === color && !game.back) ||
      (stage === "colour" && game.chose !== engine.person) ||
      (stage === "settle" && color !== null && game.lists[color] === null);
    // What it said of a move goes with the move.
    if (game.moves.length < this.spoke) this.clear();
    const key = mine ? JSON.stringify([stage, color, game.start, game.moves]) : "";
    if (key === this.key) return;
    const before = this.key;
    this.rest();
    this.key = key;
    if (!key) {
      // What it said of its move stays until it moves again.
      if (before !== "done") this.clear();
      return;
    }
    if (stage === "settle" && color) void this.name(key, line, game, color);
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
            if (!sofar.settling) this.expects.textContent = `Best line: ${lineWords(line.board, sofar)}`;
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
    this.tell(groundWords(thought));
    this.expects.textContent =
      thought.ground === "search" ? `Best line: ${lineWords(line.board, thought)}` : "";
    this.spoke = game.moves.length;
    options.onMove(thought.move);
  }

  /** It names what the referee finds; what he leaves open it does not name. */
  private async name(key: string, line: Line, game: WholeGame, color: Color): Promise<void> {
    const running = new AbortController();
    this.running = running;
    this.expects.textContent = "";
    this.tell("The engine asks the referee what is dead.");
    try {
      const { start, moves } = game;
      const report = await prover.referee({ start, moves: [...moves] }, refereeBudget(0), {
        signal: running.signal,
      });
      if (this.key !== key) return;
      this.running = null;
      this.key = "done";
      const open = report.control.filter((who) => who === "open").length;
      this.tell(
        open === 0
          ? `The engine has named what is dead, by proof: ${report.headline}.`
          : "The engine has named what is dead. The referee could not decide all of it: what he left open the engine does not name.",
      );
      this.options.onList(color, engineList(settlementOf(line, game), report.control));
    } catch (error) {
      this.failed(error, key, () => this.name(key, line, game, color));
    }
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
