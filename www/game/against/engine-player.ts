/**
 * The engine as a player: it thinks when it has the turn, chooses komi and colour where those are its own, and names what
 * is dead. Loaded with the first game against it.
 */
import { type ComponentChild, h } from "preact";
import { otherColor } from "../../board/color.ts";
import { type Color, type Judged, type Line, type Move, prover, troubleWords } from "../../engine/engine.ts";
import { refereeBudget, THOUGHT_TIME } from "../../engine/limits.ts";
import { type OpponentLevel, opponent, type Thought } from "../../engine/opponent.ts";
import { isSame } from "../../kit/same.ts";
import { storeOf } from "../../kit/store.ts";
import type { ToJudge } from "../referee-ask.tsx";
import { judgedResult } from "../result.ts";
import { settlementOf } from "../settle/end-of-game.ts";
import { located } from "../settle/kept-names.ts";
import type { Scheme } from "../settle/settle-words.ts";
import { isByClaims, type List } from "../settle/settlement.ts";
import { engineColor, type Stage, type WholeGame } from "../whole-game.ts";
import { engineClaims, engineDoubts, engineList, taskAtEnd } from "./engine-list.ts";
import { EnginePart } from "./engine-part.tsx";
import { SILENT, stepEngine } from "./engine-state.ts";
import { doubtWords, groundWords, lineWords, lookingWords, namedWords, WORDS } from "./words.ts";

interface EnginePlayerOptions {
  onMove(move: Move): void;
  onResign(loser: Color): void;
  onColour(color: Color): void;
  onList(color: Color, list: List): void;
}

/** Where the game is. */
interface Here {
  line: Line;
  game: WholeGame;
  stage: Stage;
  /** How the reader settles. */
  scheme: Scheme;
}

/** What the engine has to do. If any of it changes, the engine starts over. */
interface Work {
  stage: Stage;
  color: Color | null;
  start: WholeGame["start"];
  moves: WholeGame["moves"];
  /** What is to be named, claimed or doubted are questions of their own. */
  asked: { scheme: Scheme; lists: WholeGame["lists"] } | null;
}

/** Whether it plays somebody who is learning. */
const isMild = ({ engine }: WholeGame): boolean => engine?.level === "first" || engine?.level === "easy";

/** A komi is looked for so long. */
const KOMI_TIME = 3_000;

export class EnginePlayer {
  readonly store = storeOf(SILENT, stepEngine);
  /** Its work on the current position; another position ends it. */
  private running = new AbortController();
  /** The work in hand, or done: it does nothing twice. */
  private work: Work | "done" | null = null;
  private onAct: (() => void) | null = null;
  /** The referee’s findings on the end to settle: they serve for everything that the engine says of it. */
  private judging: { of: ToJudge; found: Promise<Judged>; by: AbortController } | null = null;
  /** After how many moves it spoke of its own last. */
  private spoke = 0;

  constructor(private readonly options: EnginePlayerOptions) {}

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
    if (game.moves.length < this.spoke) this.beSilent();
    const { start, moves, lists } = game;
    const asked = stage === "settle" ? { scheme, lists } : null;
    const work = mine ? { stage, color, start, moves, asked } : null;
    const before = this.work;
    if (isSame<EnginePlayer["work"]>(work, before)) return;
    if (stage === "settle") this.halt();
    else this.rest();
    this.work = work;
    if (!work) {
      // What it said of its move stays until it moves again.
      if (before !== "done") this.beSilent();
      return;
    }
    const here = { line, game, stage, scheme };
    if (task === "waits" && color) this.wait(here, color);
    else if (task && color) void this.settle(here, color);
    else void this.think(here);
  }

  /** Stops whatever it is at. */
  rest(): void {
    this.halt();
    this.judging?.by.abort();
    this.judging = null;
  }

  private halt(): void {
    this.running.abort();
    this.running = new AbortController();
    this.work = null;
    this.onAct = null;
  }

  /** Its place beside the game. */
  view(): ComponentChild {
    return h(EnginePart, { store: this.store, act: () => this.onAct?.() });
  }

  /** The komi with which it would have either colour. */
  async komi(start: WholeGame["start"], level: OpponentLevel, most: number): Promise<number> {
    const thought = await opponent.think({ start, moves: [], level, seed: 1 }, KOMI_TIME);
    return Math.max(0, Math.min(most, Math.round(thought.lead)));
  }

  private beSilent(): void {
    this.spoke = 0;
    this.store.send({ kind: "done" });
  }

  private async think(here: Here): Promise<void> {
    const { line, game, stage } = here;
    const level = game.engine?.level ?? "steady";
    const { signal } = this.running;
    let sofar: Thought | null = null;
    this.onAct = () => {
      if (sofar) this.decide(here, sofar);
    };
    this.store.send({
      kind: "began",
      said: stage === "colour" ? WORDS.choosesColour : WORDS.thinks,
      act: "stop",
    });
    const onProgress = (thought: Thought): void => {
      if (signal.aborted) return;
      sofar = thought;
      const tells = !thought.settling && !isMild(game);
      this.store.send({
        kind: "looked",
        looking: lookingWords(line.board, thought),
        line: tells ? WORDS.bestLine({ line: lineWords(line.board, thought) }) : null,
      });
    };
    try {
      const { start, moves } = game;
      const asked = { start, moves, level, seed: moves.length + 1 };
      const thought = await opponent.think(asked, THOUGHT_TIME[level], { signal, onProgress });
      if (!signal.aborted) this.decide(here, thought);
    } catch (error) {
      if (!signal.aborted) this.failed(error, () => this.think(here));
    }
  }

  private decide({ line, game, stage }: Here, thought: Thought): void {
    const { options } = this;
    this.end();
    if (stage === "colour") {
      this.beSilent();
      // Black has the first move: he wins more than half of the games, or White does.
      options.onColour(thought.wins >= 500 ? "black" : "white");
      return;
    }
    const color = engineColor(game);
    if (thought.resigns && color) {
      this.beSilent();
      options.onResign(color);
      return;
    }
    const best = thought.ground === "search" ? WORDS.bestLine({ line: lineWords(line.board, thought) }) : "";
    const ground = groundWords(thought);
    if (isMild(game)) this.store.send({ kind: "done", estimate: `${ground} ${best}` });
    else this.store.send({ kind: "done", said: ground, line: best });
    this.spoke = game.moves.length;
    options.onMove(thought.move);
  }

  /**
   * The reader names first, unless the reader prefers to begin with the engine’s list. Meanwhile the referee looks, so
   * that nobody has to wait for it later.
   */
  private wait(here: Here, color: Color): void {
    this.onAct = () => void this.settle(here, color);
    this.store.send({ kind: "began", said: WORDS.waits, act: "begin" });
    // What goes wrong is said when its list is wanted.
    this.judged(here.game).catch(() => undefined);
  }

  /** It names or claims what the referee finds, and doubts what he does not find. */
  private async settle(here: Here, color: Color): Promise<void> {
    const { line, game, scheme } = here;
    const { signal } = this.running;
    const doubts = taskAtEnd(game.lists, color, scheme) === "doubts";
    this.onAct = null;
    this.store.send({
      kind: "began",
      said: doubts ? WORDS.asksOfClaims : scheme === "claims" ? WORDS.asksOfControl : WORDS.asksOfDead,
      act: null,
    });
    try {
      const report = await this.judged(game);
      if (signal.aborted) return;
      this.end();
      const settlement = settlementOf(line, game);
      const { lists } = located(line.board, settlement, game);
      const own = lists[color];
      if (doubts && own) {
        const claims = lists[otherColor(color)]?.claims ?? [];
        const theirs = { color: otherColor(color), claims };
        const doubted = engineDoubts(settlement, report.control, theirs, game.stake);
        this.store.send({ kind: "done", said: doubtWords(doubted.length) });
        this.options.onList(color, { ...own, doubts: doubted });
        return;
      }
      this.store.send({ kind: "done", said: namedWords(scheme, judgedResult(report)) });
      const list =
        scheme === "claims"
          ? engineClaims(settlement, report.control, color)
          : engineList(settlement, report.control);
      this.options.onList(color, list);
    } catch (error) {
      if (!signal.aborted) this.failed(error, () => this.settle(here, color));
    }
  }

  /** Its work here is over; the next position is another question. */
  private end(): void {
    this.halt();
    this.work = "done";
  }

  private judged({ start, moves }: WholeGame): Promise<Judged> {
    const of = { start, moves };
    if (this.judging && isSame(this.judging.of, of)) return this.judging.found;
    this.judging?.by.abort();
    const by = new AbortController();
    const found = prover.referee({ start, moves: [...moves] }, refereeBudget(0), { signal: by.signal });
    const judging = { of, found, by };
    this.judging = judging;
    // Without an answer it is asked again.
    found.catch(() => {
      if (this.judging === judging) this.judging = null;
    });
    return found;
  }

  private failed(error: unknown, again: () => Promise<void>): void {
    this.onAct = () => void again();
    this.store.send({ kind: "failed", said: troubleWords(error) });
  }
}
