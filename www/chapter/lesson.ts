/** Lays a step or a figure on the table and answers the reader's moves. */
import { type Attempt, engine, type Step } from "../engine/engine.ts";
import type { Game, Table } from "../table/table.ts";
import { refusalWords } from "../table/words.ts";
import { addHint, say, showAnswer } from "./answer.ts";
import type { Figure } from "./data.ts";

/** A position to play on freely, for both colours. */
export function figureGame(figure: Figure, table: Table): Game {
  return {
    you: "both",
    caption: figure.caption,
    ask: async (moves) => ({ line: await engine.follow(figure.position, moves), moves }),
    onMove: ({ line }) => {
      if (line.refusal) table.remark(refusalWords(line.refusal));
    },
    onVisit: () => {},
    onHint: () => {},
    notYours: () => "",
  };
}

/** A step: the engine judges each move, and `host` says what came of it. */
export function stepGame(step: Step, table: Table, host: HTMLElement, onSolved: () => void): Game {
  /** The judgement on what is shown on the board. */
  let current: Attempt | null = null;
  /** How many hints for this situation are open. */
  let open = 0;
  /** The last judgement that came; it concerns the board once the table has taken the move. */
  let latest: { attempt: Attempt; made: number } | null = null;

  const turnTo = (attempt: Attempt): void => {
    current = attempt;
    open = 0;
    table.offerHint(attempt.hints.length > 0);
  };

  return {
    you: step.you,
    caption: null,
    ask: async (moves) => {
      const attempt = await engine.attempt(step, moves);
      latest = { attempt, made: moves.length };
      if (moves.length === 0) {
        turnTo(attempt);
        showAnswer(host, null);
      }
      return attempt;
    },
    onMove: () => {
      if (!latest) return;
      turnTo(latest.attempt);
      showAnswer(host, say(latest.attempt, latest.made));
      if (latest.attempt.verdict === "solved") onSolved();
    },
    onVisit: (moves) => {
      engine.attempt(step, moves).then(
        (attempt) => {
          turnTo(attempt);
          showAnswer(host, attempt.verdict === "astray" ? say(attempt, moves.length) : null);
        },
        // Looking back needs no engine; only the hints are missing then.
        () => table.offerHint(false),
      );
    },
    onHint: () => {
      const hint = current?.hints[open];
      if (!hint) return;
      open += 1;
      addHint(host, open, hint);
      table.offerHint(open < (current?.hints.length ?? 0));
    },
    notYours: () =>
      current?.verdict === "solved"
        ? "This step is done. Go back to try something else, or read on."
        : "It is not your turn here. Go back to try another move.",
  };
}
