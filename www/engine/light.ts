/** The page's side of the workers that answer at once: the rules, what may be claimed, and files. */
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
import type { FileQuestions, LightQuestions } from "./protocol.ts";
import { type Patience, Supervised, type WorkerLike } from "./supervised.ts";

type Start = PositionInput | string;

/** The first sign of a text for another worker; the light one knows all else itself. */
const FILE = /^[\s\ufeff]*(?:\(|\$\$)/;

export class Engine {
  private readonly light: Supervised<LightQuestions>;
  private readonly files: Supervised<FileQuestions>;

  constructor(light: () => WorkerLike, files: () => WorkerLike, patience?: Patience) {
    this.light = new Supervised("engine", light, patience);
    this.files = new Supervised("files", files, patience);
  }

  /** The situations that a line of moves leads through. */
  async follow(start: Start, moves: readonly Move[]): Promise<Line> {
    const line = await this.light.ask("follow", { start, moves: [...moves] });
    const komi = typeof start === "string" ? undefined : start.komi;
    if (!komi) return line;
    // The rules count it as captives; who puts that into words has to know which they are.
    return { ...line, situations: line.situations.map((situation) => ({ ...situation, komi })) };
  }

  /** The judgement on a reader's moves in a step. */
  attempt(step: Step, moves: readonly Move[]): Promise<Attempt> {
    return this.light.ask("attempt", { step, moves: [...moves] });
  }

  /** The positions and games of a file or of something pasted. */
  async read(text: string): Promise<Opened[]> {
    const known = FILE.test(text) ? null : await this.light.ask("read", { text });
    return known ?? this.files.ask("read", { text });
  }

  /** A game as a file of this format, or as the end of a link. */
  write(start: Start, moves: readonly Move[], format: Format): Promise<string> {
    const game = { start, moves: [...moves] };
    switch (format) {
      case "diagram":
      case "json":
      case "link":
        return this.light.ask("write", { ...game, format });
      default:
        return this.files.ask("write", { ...game, format });
    }
  }

  /** A set that a player may want to claim, after the reader's tap. */
  claiming(
    start: Start,
    moves: readonly Move[],
    player: Color,
    set: readonly Location[],
    tap: Tap | null,
  ): Promise<Claiming> {
    return this.light.ask("claiming", { start, moves: [...moves], player, set: [...set], tap });
  }

  /** The worst case of a claim, in steps. */
  stage(start: Start, moves: readonly Move[], claim: ClaimInput): Promise<Stage> {
    return this.light.ask("stage", { start, moves: [...moves], claim });
  }
}
