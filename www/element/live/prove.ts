/** From a claim, or none yet, to the argument about it: which claim, what the reader says of it, whose side he takes. */
import {
  type Choice,
  type Claiming,
  EngineError,
  engine,
  type Line,
  type Location,
  type Move,
  type PositionInput,
  type Stage,
  troubleWords,
} from "../../engine/engine.ts";
import { closed, isInside } from "../../kinds/problem-game.ts";
import type { Action } from "../../proof/answer.ts";
import type { Claim, Guess } from "../../proof/argument/proof-session.ts";
import { areaOf, choosingView, givenView } from "../../proof/view.ts";
import type { Side } from "../options.ts";
import { Arguing } from "./arguing.ts";
import { Choosing } from "./choose.ts";
import { plainPart } from "./live-answer.ts";
import { LiveDesk, type LiveState } from "./live-desk.ts";
import { asWords, claimWords, rolesWords, worstWords } from "./role-words.ts";
import type { Running, Seat } from "./seat.ts";

/** What is to be argued about, as far as it is known. */
export interface Given {
  start: PositionInput;
  moves: Move[];
  claim: { player: Claim["player"]; set: "all" | Location[] } | null;
  side: Side | null;
  mode: "prove" | "problem";
  /** What shows whether the claim holds: then nobody searches for that. */
  certificate?: string;
  /** Said before anything is played: what a certificate shows. */
  intro?: { title: string; words: string };
  /** The way back to where the claim came from. */
  leave?: { text: string; run(): void };
}

/** What the board shows and the controls do while nothing is played. */
interface Phase {
  shown(): Pick<LiveState, "view" | "roles" | "acts"> & Partial<Pick<LiveState, "situation">>;
  press(at: Location): void;
  close(): void;
}

export class Proving implements Running {
  private readonly desk: LiveDesk;
  private phase: Phase | null = null;
  private arguing: Arguing | null = null;
  private closed = false;

  private constructor(
    private readonly seat: Seat,
    private readonly given: Given,
    private readonly line: Line,
  ) {
    this.desk = new LiveDesk(seat, {
      point: (at) => (this.arguing ? this.arguing.press(at) : this.phase?.press(at)),
      pass: () => this.arguing?.pass(),
      leave: given.leave ?? null,
    });
  }

  /** Settles when the board is there. Without an engine it throws. */
  static async open(seat: Seat, given: Given): Promise<Proving> {
    const { moves, claim } = given;
    const line = await engine.follow(given.start, moves);
    // A claim that keeps clear of where the board goes on is drawn there, and argued as if it ended.
    const inside = claim && claim.set !== "all" && isInside(line, claim.set);
    const start = inside ? closed(given.start) : given.start;
    const proving = new Proving(seat, { ...given, start }, line);
    if (!claim) await proving.choose();
    else {
      const everything = line.board.points.map((_, at) => at);
      const set = claim.set === "all" ? everything : claim.set;
      const claiming = await engine.claiming(start, moves, claim.player, set, null);
      if (claiming.bordered && set.length > 0) await proving.give(claiming);
      else proving.refuse(claiming);
    }
    return proving;
  }

  destroy(): void {
    this.closed = true;
    this.arguing?.close();
    this.phase?.close();
    this.desk.close();
  }

  private turn(phase: Phase): void {
    this.arguing?.close();
    this.arguing = null;
    this.phase?.close();
    this.phase = phase;
    this.show();
  }

  private show(): void {
    const { phase, line, desk } = this;
    const situation = line.situations.at(-1);
    if (!phase || !situation) return;
    desk.show({ board: line.board, situation, told: "", pass: null, listed: [], ...phase.shown() });
  }

  /** Words and buttons over the position, with the claim drawn where there is one. */
  private plain(
    stage: Stage | null,
    claim: Claim | null,
    roles: string,
    part: HTMLElement,
    unpressed: string,
  ): void {
    const situation = stage?.steps.at(-1)?.situation ?? this.line.situations.at(-1);
    if (!situation) return;
    const mine = this.given.side === "claimant" ? "claimant" : "refuter";
    const view = claim
      ? givenView(situation, claim, mine)
      : choosingView(situation, { player: "black", set: [], broken: null });
    this.turn({
      shown: () => ({ view, situation, roles, acts: {} }),
      press: () => this.seat.say(unpressed),
      close: () => {},
    });
    this.desk.say(part);
  }

  /** A claim that can't be made (C5): the author should know, and the reader sees where. */
  private refuse({ player, set, headline, words, broken }: Claiming): void {
    const claim = { player, set };
    const message = `${claimWords(claim, this.line.board.points.length)} ${headline} ${words}`;
    this.seat.tell("loja-error", { code: "attribute", message });
    const situation = this.line.situations.at(-1);
    if (!situation) return;
    this.turn({
      shown: () => ({
        view: {
          ...givenView(situation, claim, "refuter"),
          areas: areaOf(claim, "refuter"),
          rings: broken?.points ?? [],
        },
        roles: claimWords(claim, this.line.board.points.length),
        acts: {},
      }),
      press: () => this.seat.say(words),
      close: () => {},
    });
    this.desk.say(plainPart("This claim can’t be made.", [headline, words], []));
  }

  /** The reader finds a claim himself. */
  private async choose(): Promise<void> {
    const { seat, given, desk } = this;
    const choosing = new Choosing(seat, given, {
      changed: () => this.show(),
      test: (claiming, guess) => void this.attempt(() => this.give(claiming, guess)),
      refocus: () => desk.focus(),
    });
    await choosing.open();
    if (this.closed) return;
    this.turn(choosing.phase);
    desk.say(...choosing.parts);
    const { first } = seat;
    if (first?.kind === "point") choosing.phase.press(first.at);
    else if (first?.kind === "control") desk.click(first.name);
    seat.say("Choose a claim: press a region on the board.");
  }

  /** A claim is there: the worst case is set up, and what the reader must say first is asked. */
  private async give(claiming: Claiming, guess: Guess | null = null): Promise<void> {
    const { given } = this;
    const { player, set } = claiming;
    const argued = await engine.stage(given.start, given.moves, { player, set });
    const stage = { ...argued, board: this.line.board };
    if (this.closed) return;
    // With a side the task is told; without one the reader says what he expects, and takes his side by that.
    if (given.mode === "problem" && guess === null && given.side === null) return this.ask(claiming, stage);
    const chosen = guess === "holds" ? "claimant" : guess === "fails" ? "refuter" : null;
    const side = given.side ?? chosen;
    if (side === null || given.intro) this.offer(claiming, stage, guess);
    else this.argue(claiming, stage, side, guess);
  }

  /** A problem: first the reader says what he expects. */
  private ask(claiming: Claiming, stage: Stage): void {
    const { player } = claiming;
    const say = (text: string, guess: Guess): Action => ({
      text,
      filled: false,
      run: () => {
        this.argue(claiming, stage, guess === "holds" ? "claimant" : "refuter", guess);
      },
    });
    const words = [`Say first what you expect. ${asWords({ player }, "refuter")} moves first.`];
    const part = plainPart("Does the claim hold?", words, [
      say("It holds", "holds"),
      say("It fails", "fails"),
    ]);
    this.plain(
      stage,
      claiming,
      claimWords(claiming, stage.board.points.length),
      part,
      "Say first whether the claim holds.",
    );
    this.seat.say("Does the claim hold? Say first what you expect.");
  }

  /** The reader chooses his side. */
  private offer(claiming: Claiming, stage: Stage, guess: Guess | null): void {
    const { given } = this;
    const take = (text: string, side: Side): Action => ({
      text,
      filled: false,
      run: () => this.argue(claiming, stage, side, guess),
    });
    const { title, words } = given.intro ?? {
      title: "Which side do you take?",
      words: worstWords(claiming, stage.board.points.length),
    };
    const part = plainPart(
      title,
      [words],
      [
        take(`Defend as ${asWords(claiming, "claimant")}`, "claimant"),
        take(`Refute as ${asWords(claiming, "refuter")}`, "refuter"),
        take("Play both", "both"),
      ],
    );
    const roles = rolesWords(claiming, stage.board.points.length, null);
    this.plain(stage, claiming, roles, part, "Choose your side first.");
    this.seat.say(`${title} ${words}`);
  }

  private argue(claiming: Claiming, stage: Stage, side: Side, guess: Guess | null): void {
    const { seat, desk, given } = this;
    const { player, set, title } = claiming;
    const first = this.arguing || this.phase ? null : seat.first;
    this.phase?.close();
    this.phase = null;
    const { start, moves, mode, certificate } = given;
    const another = given.claim ? null : () => void this.attempt(() => this.choose());
    const argued = {
      start,
      moves,
      claim: { player, set },
      certificate,
      title,
      stage,
      side,
      guess,
      mode,
      another,
    };
    this.arguing = new Arguing(seat, desk, argued);
    const move: Choice | null =
      first?.kind === "point"
        ? { kind: "play", at: first.at }
        : first?.kind === "pass"
          ? { kind: "pass" }
          : null;
    this.arguing.begin(move);
    if (first?.kind === "control") desk.click(first.name);
    if (!first && seat.first !== null) desk.focus();
  }

  /** Does something with the engine; where there is no answer, says so and offers to try again. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (!this.closed) this.desk.fault("", null);
    } catch (error) {
      if (this.closed) return;
      this.seat.failed(error);
      const hopeless = error instanceof EngineError && error.hopeless;
      this.desk.fault(troubleWords(error), hopeless ? null : () => void this.attempt(work));
    }
  }
}
