/** Lays a step or a figure on the table and answers the reader's moves. */
import { type Attempt, engine, type Step } from "../engine/engine.ts";
import type { Game, Table } from "../table/table.ts";
import { type Said, say, showAnswer } from "./answer.ts";
import type { Figure } from "./data.ts";

/** A position to play on freely, for both colours. */
export function figureGame(figure: Figure): Game {
  return {
    you: "both",
    ask: async (moves) => ({ line: await engine.follow(figure.position, moves), moves }),
    onMove: () => {},
    onVisit: () => {},
    onHint: () => {},
  };
}

/** A step: the engine judges each move, and `host` says what came of it. */
export function stepGame(step: Step, table: Table, host: HTMLElement, onSolved: () => void): Game {
  /** The judgement on what is shown on the board. */
  let current: Attempt | null = null;
  let said: Said | null = null;
  /** How many hints for this situation are open. */
  let open = 0;

  const show = (): void => {
    const hints = current?.hints ?? [];
    showAnswer(host, said, hints.slice(0, open));
    table.offerHint(open < hints.length);
  };
  const turnTo = (attempt: Attempt, words: Said | null): void => {
    current = attempt;
    said = words;
    open = 0;
    show();
  };
  /** The last judgement that came; it concerns the board once the table has taken the move. */
  let latest: { attempt: Attempt; made: number } | null = null;

  return {
    you: step.you,
    ask: async (moves) => {
      const attempt = await engine.attempt(step, moves);
      latest = { attempt, made: moves.length };
      if (moves.length === 0) turnTo(attempt, null);
      return attempt;
    },
    onMove: () => {
      if (!latest) return;
      turnTo(latest.attempt, say(latest.attempt, latest.made));
      if (latest.attempt.verdict === "solved") onSolved();
    },
    onVisit: (moves) => {
      engine.attempt(step, moves).then(
        (attempt) => turnTo(attempt, attempt.verdict === "astray" ? say(attempt, moves.length) : null),
        // Looking back needs no engine; only the hints are missing then.
        () => table.offerHint(false),
      );
    },
    onHint: () => {
      open += 1;
      show();
    },
  };
}
