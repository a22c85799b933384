/** One dispute at a time, argued on a board of its own: what leads into it, and back to the settlement. */
import { locate } from "../../address/link.ts";
import type { Board, Line } from "../../engine/engine.ts";
import { stageOf, type WholeGame } from "../whole-game.ts";
import type { ArgueStage } from "./argue-stage.ts";
import { settlementOf } from "./end-of-game.ts";
import { argued, located, namedRulings } from "./kept-names.ts";
import type { Item, Ruling } from "./settlement.ts";

export interface ArguingOptions {
  game(): WholeGame;
  line(): Line | null;
  /** What is argued belongs to the game; nothing is drawn anew for it. */
  keep(game: WholeGame): void;
  /** The argument has a move more, or another claim. */
  onGrown(): void;
  /** The board of the argument is to be seen. */
  onShow(): void;
  onLeave(game: WholeGame): void;
  links: HTMLElement;
}

export class Arguing {
  /** Comes with the first dispute. */
  private stage: ArgueStage | null = null;

  constructor(private readonly options: ArguingOptions) {}

  get element(): HTMLElement | null {
    return this.stage?.element ?? null;
  }

  redraw(): void {
    this.stage?.redraw();
  }

  async argue(item: Item, begun: ReturnType<typeof argued> = null): Promise<void> {
    const { options } = this;
    const line = options.line();
    if (!line) return;
    const { ArgueStage } = await import("./argue-stage.ts");
    if (line !== options.line()) return;
    this.stage ??= new ArgueStage({
      game: options.game,
      onLine: ({ player, set }, choices) => {
        const { board } = options.line() ?? line;
        options.keep({
          ...options.game(),
          claim: { player, set: set.map((at) => nameAt(board, at)) },
          line: choices.map((choice) => (choice.kind === "pass" ? "pass" : nameAt(board, choice.at))),
        });
        options.onGrown();
      },
      onRuled: (ruled) => {
        const now = options.line() ?? line;
        const { ruled: before } = located(now.board, settlementOf(now, options.game()), options.game());
        const all: Ruling[] = [...before, ...ruled];
        this.leave({ ruled: namedRulings(now.board, all), agreed: [] });
      },
      onLeave: () => this.leave({}),
      links: options.links,
    });
    options.keep({ ...options.game(), about: nameAt(line.board, item.at) });
    const settlement = settlementOf(line, options.game());
    const { lists, ruled } = located(line.board, settlement, options.game());
    options.onShow();
    await this.stage.open(line, item, settlement.items(lists, ruled), begun);
  }

  private leave(part: Partial<WholeGame>): void {
    this.stage?.close();
    this.options.onLeave({ ...this.options.game(), claim: null, about: "", line: [], ...part });
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
    const at = locate(line.board.points, [game.about]);
    const item =
      "found" in at
        ? settlement
            .items(lists, ruled)
            .find((one) => one.holds === null && one.points.includes(at.found[0] ?? -1))
        : undefined;
    if (!item) {
      options.keep({ ...game, about: "", claim: null, line: [] });
      return;
    }
    await this.argue(item, argued(line.board, item, game));
  }
}

const nameAt = ({ points }: Pick<Board, "points">, at: number): string => points[at]?.name ?? String(at);
