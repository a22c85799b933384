/** The ground that all parts of an argument's course share: its options, its state, and its words for the reader. */
import type { BoardHandle } from "../board/index.ts";
import { type Store, storeOf } from "../kit/store.ts";
import { untoldWords } from "./answer.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { ClaimArgument } from "./argument/claim-argument.ts";
import type { ProofOptions } from "./options.ts";
import { beginTable, type TableEvent, type TableState, tableStep, type Wish } from "./table-state.ts";

export class CourseGround {
  readonly store: Store<TableState, TableEvent>;
  /** The board, for what only it can do: take the focus. */
  board: BoardHandle | null = null;
  /** From the test of a claim on. */
  argument: ClaimArgument | null = null;
  /** Late answers find nobody. */
  closed = false;

  constructor(readonly options: ProofOptions) {
    const { lesson, claim } = options;
    const side = lesson?.fixed ? (lesson.side ?? "refuter") : undefined;
    // The claim of a lesson is there before the engine has answered: what is guessed meanwhile is said of it.
    const given =
      lesson && claim && claim.set !== "all" ? { player: claim.player, set: claim.set } : undefined;
    this.store = storeOf(beginTable(side, given), tableStep);
  }

  get state(): TableState {
    return this.store.state;
  }

  set(part: Extract<TableEvent, { kind: "set" }>["part"]): void {
    this.store.send({ kind: "set", part });
  }

  say(words: string): void {
    const { article } = this.options;
    if (article) article.say(words);
    else this.store.send({ kind: "say", words });
  }

  wish(what: Wish): void {
    this.store.send({ kind: "wish", what });
  }

  focus(): void {
    this.board?.focus();
  }

  /** Of a claim that a lesson gives the verdict is not told before the reader has found it out. */
  get isUntold(): boolean {
    const { lesson } = this.options;
    return lesson?.fixed === true && !lesson.done();
  }

  untold(play: PlayState): string {
    return this.isUntold ? untoldWords(play, this.options.law !== undefined) : "";
  }
}
