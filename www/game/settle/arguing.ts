/** Disputes argued on boards of their own, one or two at once: what leads into them, and back to the settlement. */
import type { NamedDispute } from "../../address/game-address.ts";
import { locate } from "../../address/link.ts";
import { type Board, type Line, type Location, prover } from "../../engine/engine.ts";
import { refereeBudget } from "../../engine/limits.ts";
import { segments } from "../../play/form-fields.ts";
import { engineColor, NO_DISPUTE, stageOf, type WholeGame } from "../whole-game.ts";
import { ArgueStage, type Begun } from "./argue-stage.ts";
import { settlementOf } from "./end-of-game.ts";
import { BOARDS, boardAfter, type WhichBoard } from "./interlock.ts";
import { argued, located, namedRulings } from "./kept-names.ts";
import { lockAround, type RulingCertificates } from "./ruling-certificate.ts";
import type { Item, Ruling } from "./settlement.ts";

export interface ArguingOptions {
  game(): WholeGame;
  certificates: RulingCertificates;
  line(): Line | null;
  /** What is argued belongs to the game; nothing is drawn anew for it. */
  keep(game: WholeGame): void;
  /** The argument has a move more, or another claim. */
  onGrown(): void;
  /** The board of the argument is to be seen. */
  onShow(): void;
  onLeave(game: WholeGame): void;
  /** The engine looks for what it claims. */
  onWait(words: string): void;
  links(): HTMLElement;
}

export class Arguing {
  /** One alone is on the first board. */
  private stages: Partial<Record<WhichBoard, ArgueStage>> = {};
  private shown: WhichBoard = "first";

  constructor(private readonly options: ArguingOptions) {}

  get element(): HTMLElement | null {
    return this.stages[this.shown]?.element ?? null;
  }

  redraw(): void {
    for (const which of BOARDS) this.stages[which]?.redraw();
  }

  focus(): void {
    this.stages[this.shown]?.focus();
  }

  /** One dispute alone. */
  async argue(item: Item, begun: Begun | null = null): Promise<void> {
    const { options } = this;
    const line = options.line();
    if (!line) return;
    const own = begun ?? (await this.engineClaim(line, item));
    if (line !== options.line()) return;
    options.keep({ ...options.game(), ...NO_DISPUTE, about: nameAt(line.board, item.at) });
    await this.open(line, { first: [item, own] });
  }

  /** Two at once, by turns. */
  async both(
    pair: Record<WhichBoard, Item>,
    begun: Partial<Record<WhichBoard, Begun | null>> = {},
  ): Promise<void> {
    const line = this.options.line();
    if (!line) return;
    const about = (which: WhichBoard): string => nameAt(line.board, pair[which].at);
    const game = this.options.game();
    if (!game.second)
      this.options.keep({
        ...game,
        ...NO_DISPUTE,
        about: about("first"),
        second: { ...NO_CLAIM, about: about("second") },
      });
    await this.open(line, {
      first: [pair.first, begun.first ?? null],
      second: [pair.second, begun.second ?? null],
    });
    this.turn();
  }

  private async open(
    line: Line,
    disputes: Partial<Record<WhichBoard, readonly [Item, Begun | null]>>,
  ): Promise<void> {
    const { options } = this;
    const settlement = settlementOf(line, options.game());
    const { lists, ruled } = located(line.board, settlement, options.game());
    const items = settlement.items(lists, ruled);
    for (const which of BOARDS) {
      this.stages[which]?.close();
      if (!disputes[which]) delete this.stages[which];
      else this.stages[which] ??= this.made();
    }
    this.shown = "first";
    options.onShow();
    for (const which of BOARDS) {
      const [item, begun] = disputes[which] ?? [];
      if (item) await this.stages[which]?.open(line, item, items, begun ?? null);
    }
  }

  private made(): ArgueStage {
    const { options } = this;
    const stage: ArgueStage = new ArgueStage({
      game: options.game,
      beside: () => this.beside(stage),
      onLine: ({ player, set }, choices) => {
        const { board } = options.line() ?? { board: { points: [] } };
        this.keepOf(stage, {
          claim: { player, set: set.map((at) => nameAt(board, at)) },
          line: choices.map((choice) => (choice.kind === "pass" ? "pass" : nameAt(board, choice.at))),
        });
        options.onGrown();
        this.turn();
      },
      onRuled: (ruled, certificate) => void this.rule(stage, ruled, certificate),
      onLeave: () => this.leave({}),
      links: options.links(),
    });
    return stage;
  }

  private slot(stage: ArgueStage): WhichBoard {
    return stage === this.stages.second ? "second" : "first";
  }

  private keepOf(stage: ArgueStage, part: Partial<NamedDispute>): void {
    const game = this.options.game();
    const second = { ...(game.second ?? NO_CLAIM), ...part };
    this.options.keep(this.slot(stage) === "second" ? { ...game, second } : { ...game, ...part });
  }

  // Two at once.

  /** Where it goes on: first both claims are made, then by turns. Null where one is argued alone. */
  private get turnOn(): WhichBoard | null {
    const { first, second } = this.stages;
    if (!first || !second) return null;
    if (!first.begun) return "first";
    if (!second.begun) return "second";
    return boardAfter(first.moves + second.moves, { first: first.over, second: second.over });
  }

  /** What a board has to know of the one beside it; null where there is none. */
  private beside(stage: ArgueStage): { here: boolean; choice: HTMLElement } | null {
    const { first, second } = this.stages;
    if (!first || !second) return null;
    const which = segments<WhichBoard>(
      "Two disputes, turn about",
      [
        ["first", `First: ${first.about}`],
        ["second", `Second: ${second.about}`],
      ],
      (picked) => this.look(picked),
    );
    which.set(this.slot(stage));
    const on = this.turnOn;
    const bothBegun = first.begun && second.begun;
    return { here: bothBegun && (on === null || on === this.slot(stage)), choice: which.element };
  }

  /** Shows the board on which the next move is made. */
  private turn(): void {
    const on = this.turnOn;
    if (on && on !== this.shown) this.look(on);
    if (on) this.redraw();
  }

  private look(which: WhichBoard): void {
    this.shown = which;
    this.options.onShow();
    this.redraw();
    this.focus();
  }

  // What comes of it.

  private async rule(stage: ArgueStage, ruled: readonly Ruling[], certificate?: string): Promise<void> {
    const { options } = this;
    const line = options.line();
    if (!line) return;
    const game = options.game();
    if (certificate !== undefined) {
      await options.certificates.keep({ start: game.start, moves: game.moves }, ruled, certificate);
      if (line !== options.line()) return;
    }
    const settlement = settlementOf(line, game);
    const { lists, ruled: before } = located(line.board, settlement, game);
    const all = [...before, ...ruled];
    const part = { ruled: namedRulings(line.board, all), agreed: [] };
    const { about, claim, line: made, second } = game;
    const left = this.slot(stage) === "second" ? { about, claim, line: made } : second;
    const other = this.slot(stage) === "second" ? this.stages.first : this.stages.second;
    const open = settlement.items(lists, all).some(({ holds, at }) => holds === null && at === other?.at);
    if (!left || !other || !open) {
      this.leave(part);
      return;
    }
    // The other one goes on alone.
    stage.close();
    this.stages = { first: other };
    this.shown = "first";
    options.keep({ ...game, ...part, ...left, second: null });
    options.onShow();
    other.redraw();
    other.focus();
  }

  private leave(part: Partial<WholeGame>): void {
    for (const which of BOARDS) this.stages[which]?.close();
    this.options.onLeave({ ...this.options.game(), ...NO_DISPUTE, ...part });
  }

  /** What the engine claims is the smallest lock that it finds around it; the reader may begin at once. */
  private async engineClaim(line: Line, item: Item): Promise<Begun | null> {
    const game = this.options.game();
    if (engineColor(game) !== item.claimant) return null;
    this.options.onWait("The engine looks for what it claims.");
    const { start, moves } = game;
    const report = await prover.referee({ start, moves }, refereeBudget(0)).catch(() => null);
    if (line === this.options.line()) this.options.onWait("");
    const lock = report && lockAround(report, item);
    return lock ? { set: lock.set, line: [] } : null;
  }

  /** An argument that came with a link goes on where it was. */
  async resume(): Promise<void> {
    const { options } = this;
    const line = options.line();
    const game = options.game();
    const end = line?.situations.at(-1);
    if (!line || !end || stageOf(game, end) !== "settle" || !game.about) return;
    const settlement = settlementOf(line, game);
    const { lists, ruled } = located(line.board, settlement, game);
    const items = settlement.items(lists, ruled);
    const found = ({ about }: NamedDispute): Item | undefined => {
      const at = locate(line.board.points, [about]);
      const [point = -1] = "found" in at ? at.found : [];
      return items.find((one) => one.holds === null && one.points.includes(point));
    };
    const first = found(game);
    const second = game.second ? found(game.second) : undefined;
    const begun = (item: Item, of: NamedDispute): Begun | null => argued(line.board, item, of);
    if (first && second && game.second && first.claimant === "white" && second.claimant === "black")
      await this.both({ first, second }, { first: begun(first, game), second: begun(second, game.second) });
    else if (first) await this.argue(first, begun(first, game));
    else options.keep({ ...game, ...NO_DISPUTE });
  }
}

const NO_CLAIM: NamedDispute = { claim: null, about: "", line: [] };

const nameAt = ({ points }: Pick<Board, "points">, at: Location): string => points[at]?.name ?? String(at);
