/** The page's side of the light worker: the rules, files, and what may be claimed. */
import type {
  Attempt,
  ClaimInput,
  Claiming,
  Color,
  Format,
  Line,
  Location,
  Move,
  Opened,
  PositionInput,
  Stage,
  Step,
  Tap,
} from "./generated/loja.js";
import type { LightQuestions } from "./protocol.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";

type Start = PositionInput | string;

export class Engine {
  private readonly worker: Supervised<LightQuestions>;

  constructor(spawn: () => WorkerLike, patience?: Patience) {
    this.worker = new Supervised("engine", spawn, patience);
  }

  /** The situations that a line of moves leads through. */
  follow(start: Start, moves: readonly Move[]): Promise<Line> {
    return this.worker.ask("follow", { start, moves: [...moves] });
  }

  /** The judgement on a reader's moves in a step. */
  attempt(step: Step, moves: readonly Move[]): Promise<Attempt> {
    return this.worker.ask("attempt", { step, moves: [...moves] });
  }

  /** The positions and games of a file or of something pasted. */
  read(text: string): Promise<Opened[]> {
    return this.worker.ask("read", { text });
  }

  /** A game as a file of this format, or as the end of a link. */
  write(start: Start, moves: readonly Move[], format: Format): Promise<string> {
    return this.worker.ask("write", { start, moves: [...moves], format });
  }

  /** A set that a player may want to claim, after the reader's tap. */
  claiming(
    start: Start,
    moves: readonly Move[],
    player: Color,
    set: readonly Location[],
    tap: Tap | null,
  ): Promise<Claiming> {
    return this.worker.ask("claiming", { start, moves: [...moves], player, set: [...set], tap });
  }

  /** The worst case of a claim, in steps. */
  stage(start: Start, moves: readonly Move[], claim: ClaimInput): Promise<Stage> {
    return this.worker.ask("stage", { start, moves: [...moves], claim });
  }
}
