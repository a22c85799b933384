/** The trouble, for the reader and for the author. Loaded only after some. */

import { adviceWords, EngineError, troubleWords } from "../engine/engine.ts";
import { button, element } from "../make.ts";
import type { Mount } from "./mount.ts";
import type { ErrorDetail } from "./options.ts";

interface Trouble {
  code: ErrorDetail["code"];
  /** For the reader. */
  words: string;
  /** For the author. */
  advice: string;
  /** Whether trying again may help. */
  again: boolean;
}

/** A position that can't be had, with a sentence that says why. */
export class PositionFault extends Error {
  constructor(
    message: string,
    readonly again = false,
  ) {
    super(message);
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof PositionFault)
    return {
      code: "position",
      words: error.message,
      advice: error.message,
      again: error.again,
    };
  if (!(error instanceof EngineError)) {
    // A part that was not fetched, most of all. What it is in truth, the author may read.
    const words = "A part of Loja did not load. The diagram stays.";
    return { code: "engine", words, advice: `${words} ${error}`, again: true };
  }
  const words = troubleWords(error);
  if (/^(bad-|too-large)/.test(error.code))
    return { code: "position", words: `This position can’t be read: ${words}`, advice: words, again: false };
  return { code: "engine", words, advice: adviceWords(error) ?? words, again: error.passing };
}

/** Says it in the place of the words. Where nothing was drawn yet, the author’s own text stays to be seen. */
export function showTrouble(mount: Mount, error: unknown, retry: () => Promise<void>): void {
  const { code, words, advice, again } = troubleOf(error);
  const more =
    again &&
    element(
      "p",
      { class: "actions" },
      button("Try again", "quiet", () => void retry(), { part: "button" }),
    );
  mount.places.words.replaceChildren(
    element("p", { class: "fault", role: "alert" }, words),
    ...(more ? [more] : []),
  );
  mount.tell("loja-error", { code: mount.scene ? "engine" : code, message: advice });
}
