/** The seat that all modes of the live part share: their places, their words, and the target of "Open in Loja". */
import type { BoardOptions } from "../../board/index.ts";
import { adviceWords, EngineError } from "../../engine/engine.ts";
import { spokenAfter } from "../../kit/words.ts";
import type { Events } from "../options.ts";
import type { First, Known, LiveOptions, Places } from "../places.ts";
import { Opener } from "./opener.ts";

/** A mode that is running. */
export interface Running {
  /** Stops what it asked for, and takes its views out of the places. */
  destroy(): void;
  /** Shows a game after so many moves, or after all of them. */
  visit?(moves: number | undefined): boolean;
  /** The game, where it is another one than what is opened in Loja. */
  game?(): Pick<Known, "start" | "moves">;
}

export class Seat {
  readonly places: Places;
  readonly known: Known;
  /** How the board is drawn: as the still one was, so that nothing changes its place. */
  readonly look: Pick<BoardOptions, "coordinates" | "lines">;
  readonly opener: Opener;
  private said = "";

  constructor(private readonly options: LiveOptions) {
    this.places = options.places;
    this.known = options.known;
    this.look = { coordinates: options.known.coordinates, lines: 1 };
    this.opener = new Opener(options.places.open);
  }

  get first(): First {
    return this.options.first;
  }

  /** Ends what takes its time before the board is there. */
  get signal(): AbortSignal {
    return this.options.signal;
  }

  tell<K extends keyof Events>(name: K, detail: Events[K]): void {
    this.options.tell(name, detail);
  }

  /** Tells those who listen. */
  say(words: string): void {
    if (!words) return;
    this.said = spokenAfter(this.said, words);
    this.places.spoken.textContent = this.said;
  }

  /** A breakdown of the engine, which the author may want to know of. */
  failed(error: unknown): void {
    if (error instanceof EngineError && error.passing)
      this.tell("loja-error", { code: "engine", message: adviceWords(error) ?? error.message });
  }

  leave(): void {
    this.places.spoken.textContent = "";
    this.opener.close();
  }
}
