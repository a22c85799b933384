/** Disputes argued on boards of their own, one or two at once: what leads into them, and back to the settlement. */
import { type ComponentChild, type ComponentChildren, h } from "preact";
import type { NamedDispute } from "../../address/game-address.ts";
import { locate } from "../../address/link.ts";
import { type Board, type Line, type Location, prover } from "../../engine/engine.ts";
import { refereeBudget } from "../../engine/limits.ts";
import { storeOf } from "../../kit/store.ts";
import { engineColor, NO_DISPUTE, stageOf, type WholeGame } from "../whole-game.ts";
import { Arguments, type TwoBoards } from "./argue-stage.tsx";
import { type Begun, Dispute } from "./dispute.ts";
import { settlementOf } from "./end-of-game.ts";
import { BOARDS, boardAfter, type WhichBoard } from "./interlock.ts";
import { argued, located, namedRulings } from "./kept-names.ts";
import { lockAround, type RulingCertificates } from "./ruling-certificate.ts";
import type { Item, Ruling } from "./settlement.ts";
import { DISPUTES } from "./words.ts";

interface ArguingOptions {
  game(): WholeGame;
  certificates: RulingCertificates;
  line(): Line | null;
  /** Keeps an argument with its game. */
  keep(game: WholeGame): void;
  /** The board of the argument is to be seen. */
  onShow(): void;
  onLeave(game: WholeGame): void;
  /** The engine looks for what it claims. */
  onWait(words: string): void;
}

/** One alone is on the first board. */
export interface Argued {
  disputes: Partial<Record<WhichBoard, Dispute>>;
  /** Which is looked at. */
  shown: WhichBoard;
}

export class Arguing {
  readonly store = storeOf<Argued, Partial<Argued>>({ disputes: {}, shown: "first" }, (state, part) => ({
    ...state,
    ...part,
  }));

  constructor(private readonly options: ArguingOptions) {}

  /** The board that is looked at. */
  view(game: WholeGame, links: ComponentChildren): ComponentChild {
    return h(Arguments, {
      store: this.store,
      game,
      links,
      beside: (dispute) => this.beside(dispute),
      leave: () => this.leave({}),
    });
  }

  private get disputes(): Argued["disputes"] {
    return this.store.state.disputes;
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

  /** Two at once, alternating moves. */
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
    for (const which of BOARDS) this.disputes[which]?.close();
    const { first, second } = this.disputes;
    this.store.send({
      disputes: {
        ...(disputes.first && { first: first ?? this.made() }),
        ...(disputes.second && { second: second ?? this.made() }),
      },
      shown: "first",
    });
    options.onShow();
    for (const which of BOARDS) {
      const [item, begun] = disputes[which] ?? [];
      if (item) await this.disputes[which]?.open(line, item, items, begun ?? null);
    }
  }

  private made(): Dispute {
    const { options } = this;
    const dispute: Dispute = new Dispute({
      game: options.game,
      beside: () => this.beside(dispute),
      onLine: ({ player, set }, choices) => {
        const { board } = options.line() ?? { board: { points: [] } };
        this.keepOf(dispute, {
          claim: { player, set: set.map((at) => nameAt(board, at)) },
          line: choices.map((choice) => (choice.kind === "pass" ? "pass" : nameAt(board, choice.at))),
        });
        this.turn();
      },
      onRuled: (ruled, certificate) => void this.rule(dispute, ruled, certificate),
    });
    return dispute;
  }

  private slot(dispute: Dispute): WhichBoard {
    return dispute === this.disputes.second ? "second" : "first";
  }

  private keepOf(dispute: Dispute, part: Partial<NamedDispute>): void {
    const game = this.options.game();
    const second = { ...(game.second ?? NO_CLAIM), ...part };
    this.options.keep(this.slot(dispute) === "second" ? { ...game, second } : { ...game, ...part });
  }

  // Two at once.

  /** The board where it goes on: first both make their claims, then they alternate. Null for a single argument. */
  private get turnOn(): WhichBoard | null {
    const { first, second } = this.disputes;
    if (!first || !second) return null;
    if (!first.begun) return "first";
    if (!second.begun) return "second";
    return boardAfter(first.moves + second.moves, { first: first.over, second: second.over });
  }

  /** The state that a board needs of the one beside it; null where there is none. */
  private beside(dispute: Dispute): TwoBoards | null {
    const { first, second } = this.disputes;
    if (!first || !second) return null;
    const shown = this.slot(dispute);
    const on = this.turnOn;
    const bothBegun = first.begun && second.begun;
    return {
      here: bothBegun && (on === null || on === shown),
      shown,
      names: { first: first.name, second: second.name },
      look: (picked) => this.look(picked),
    };
  }

  /** Shows the board on which the next move is made. */
  private turn(): void {
    const on = this.turnOn;
    if (on && on !== this.store.state.shown) this.look(on);
  }

  private look(which: WhichBoard): void {
    this.store.send({ shown: which });
    this.options.onShow();
  }

  // What comes of it.

  private async rule(dispute: Dispute, ruled: readonly Ruling[], certificate?: string): Promise<void> {
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
    const left = this.slot(dispute) === "second" ? { about, claim, line: made } : second;
    const other = this.slot(dispute) === "second" ? this.disputes.first : this.disputes.second;
    const open = settlement.items(lists, all).some(({ holds, at }) => holds === null && at === other?.at);
    if (!left || !other || !open) {
      this.leave(part);
      return;
    }
    // The other one goes on alone.
    dispute.close();
    this.store.send({ disputes: { first: other }, shown: "first" });
    options.keep({ ...game, ...part, ...left, second: null });
    options.onShow();
  }

  private leave(part: Partial<WholeGame>): void {
    for (const which of BOARDS) this.disputes[which]?.close();
    this.options.onLeave({ ...this.options.game(), ...NO_DISPUTE, ...part });
  }

  /** The engine claims the smallest lock that it finds around the item; the reader may begin at once. */
  private async engineClaim(line: Line, item: Item): Promise<Begun | null> {
    const game = this.options.game();
    if (engineColor(game) !== item.claimant) return null;
    this.options.onWait(DISPUTES.engineLooksWhatClaims);
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
