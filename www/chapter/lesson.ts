/** Lays a step or a figure on the table and answers the reader's moves. */
import { engine, type Line, type Move, type PositionInput, type Step } from "../engine/engine.ts";
import { beat } from "../table/beat.ts";
import { type AnyMove, type Game, ljrgMoves } from "../table/game.ts";
import { reveal } from "../table/reveal.ts";
import type { Table } from "../table/table.ts";
import type { Figure } from "./data.ts";
import { labelsOf } from "./figure-labels.ts";
import { type AnyAttempt, byThisBook, type FigureRules } from "./figure-rules.ts";
import { movesOf, shared } from "./moves.ts";
import {
  type AnswerActs,
  addHint,
  type StepAnswer,
  showAnswer,
  showRefused,
  stepAnswer,
} from "./step-answer.ts";

/** After so many moves the idea of a step is seen, and as many more are long. */
const ENOUGH = 4;

/** What a game on the table tells whoever laid it there. */
interface Told {
  /** The reader has made a move. */
  played(): void;
}

/**
 * The line of some moves. Where both have passed nothing could be played: whoever tries a move takes the passes back, and
 * finds them again when he goes back to the start.
 */
async function tryLine(position: PositionInput, moves: Move[]): Promise<Line> {
  if (position.passes !== 2) return engine.follow(position, moves);
  const [closed, open] = await Promise.all([
    engine.follow(position, []),
    engine.follow({ ...position, passes: 0 }, moves),
  ]);
  const [start, ...after] = open.situations;
  const [final] = closed.situations;
  if (!start || !final) return closed;
  const { line, diagram, passCount } = final;
  return { ...open, situations: [{ ...start, line, diagram, passCount }, ...after] };
}

/** A position in which whoever has the turn moves alone, as often as he likes: the other one only passes. */
export function loneGame(
  { position, caption, outline }: Pick<Figure, "position" | "caption" | "outline">,
  table: Table<AnyMove>,
  { played }: Told,
): Game<AnyMove> {
  const you = String(position.turn ?? "black").startsWith("w") ? "white" : "black";
  return {
    ...freeGame({ position, caption, outline }, "", table, { played }),
    you,
    ask: async (moves) => {
      const own = ljrgMoves(moves);
      const all: Move[] = own.length > 0 ? [...own, { kind: "pass" }] : own;
      return { line: await tryLine(position, all), moves: all };
    },
  };
}

/** A position to play on freely, for both colours, after some moves that are made already. */
export function freeGame(
  { position, caption, outline }: Pick<Figure, "position" | "caption" | "outline">,
  after: string,
  table: Table<AnyMove>,
  { played }: Told,
  rules: FigureRules = { ...byThisBook(position), follow: (moves) => tryLine(position, ljrgMoves(moves)) },
): Game<AnyMove> {
  return {
    you: "both",
    at: after.split(/\s+/).filter(Boolean).length,
    caption,
    outline,
    labels: labelsOf(position),
    get words() {
      return rules.words;
    },
    ask: async (moves) => {
      if (moves.length > 0 || !after) return { line: await rules.follow(moves), moves };
      const { board } = await engine.follow(position, []);
      const made = rules.read(after, board);
      return { line: await rules.follow(made), moves: made };
    },
    onMove: ({ line }) => {
      if (line.refusal) rules.refuse(table, line.refusal);
      else played();
    },
    onVisit: (moves) => rules.visited(table, moves),
    onHint: () => {},
    notYours: () => "",
  };
}

/** Plays moves on the board, a beat apart, while what they belong to `lies` there. */
async function playMoves(
  table: Table<AnyMove>,
  moves: readonly AnyMove[],
  lies: () => boolean,
): Promise<void> {
  for (const move of moves) {
    if (!lies()) return;
    table.move(move);
    await beat();
  }
}

/** Plays a line on a position that lies on the table, from its start. */
export async function playLine(
  position: PositionInput,
  line: string,
  table: Table<AnyMove>,
  lies: () => boolean,
  { read }: Pick<FigureRules, "read"> = { read: movesOf },
): Promise<void> {
  const { board } = await engine.follow(position, []);
  await playMoves(table, read(line, board), lies);
}

/** A step: the engine judges each move, and `host` says what came of it. `lines` are those that its text tells of. */
export function stepGame(
  step: Step,
  table: Table<AnyMove>,
  host: HTMLElement,
  { played, solved, lines = [] }: Told & { solved(): void; lines?: readonly string[] },
  rules: FigureRules = byThisBook(step.start),
): Game<AnyMove> {
  /** The judgement on what is shown on the board. */
  let current: AnyAttempt | null = null;
  /** How many moves of what is shown are still to come. */
  let showing = 0;
  /** The rest is being played for the reader. */
  let resting = false;
  /** How many hints for this situation are open. */
  let open = 0;
  /** How many presses in a row the rules have refused here, of those that the step has a word for. */
  let refusals = 0;
  /** What was said where the reader has been, by the moves that led there: who comes back finds it again. */
  const told = new Map<string, () => void>();
  /** The moves with which the reader left the way, the last of them astray. */
  let left: AnyMove[] = [];
  /** The last judgement that came; it concerns the board once the table has taken the move. */
  let latest: { attempt: AnyAttempt; made: number } | null = null;

  const turnTo = (attempt: AnyAttempt): void => {
    current = attempt;
    open = 0;
    refusals = attempt.line.refusal ? refusals + Number(!!attempt.say) : 0;
    table.offerHint(attempt.hints.length > 0);
  };

  const said = (attempt: AnyAttempt, moves: AnyMove[]): StepAnswer | null =>
    attempt.verdict === "astray" ? stepAnswer(attempt, moves.length, rules.words?.move) : null;

  /** What the step says about a line that goes on from these moves: the rest of it. */
  const following = ({ moves, line: { board } }: AnyAttempt): AnyMove[] => {
    const on = lines
      .map((text) => rules.read(text, board))
      .find((line) => line.length > moves.length && shared(moves, line) === moves.length);
    return on?.slice(moves.length) ?? [];
  };

  const astray = (attempt: AnyAttempt, made: number): AnswerActs => {
    const isAstray = attempt.verdict === "astray";
    const beyond = left.length > 0 && shared(left, attempt.moves) === left.length;
    if (!isAstray) left = [];
    else if (!beyond) left = attempt.moves.slice(0, made);
    const before = left.length - 1;
    return {
      // The button goes with what it took back, the replies too and what was played after a first mistake; who pressed it plays on.
      takeBack: () => {
        table.visit(before);
        table.focus();
      },
      rest: restOffered(attempt)
        ? () => {
            resting = true;
            void playRest(attempt);
          }
        : null,
    };
  };

  /** Plays what was told, while the words stay; going back ends it. */
  const show = async (moves: AnyMove[]): Promise<void> => {
    if (showing > 0) return;
    showing = moves.length;
    await playMoves(table, moves, () => table.has(game) && showing > 0);
  };

  /** The reader's next move by the model line, where he has followed it; null elsewhere. */
  const modelled = ({ verdict, moves, line: { board } }: AnyAttempt): AnyMove | null => {
    const model = rules.read(step.line, board);
    return verdict === "open" && shared(moves, model) === moves.length ? (model[moves.length] ?? null) : null;
  };

  /** Of a long step whose idea is seen the rest may be played for the reader. */
  const restOffered = (attempt: AnyAttempt): boolean => {
    const length = step.line.split(/\s+/).length;
    if (length < 2 * ENOUGH) return false;
    const made = attempt.moves.length;
    return made >= ENOUGH && length - made >= ENOUGH && modelled(attempt) !== null;
  };

  const playRest = async (attempt: AnyAttempt): Promise<void> => {
    const next = modelled(attempt);
    await beat();
    if (resting && next && table.has(game)) table.move(next);
  };

  /** What refutes a move comes by itself, as a reply would. */
  const refute = async (attempt: AnyAttempt): Promise<void> => {
    const rest = attempt.verdict === "astray" ? following(attempt) : [];
    if (rest.length === 0) return;
    const made = JSON.stringify(table.leading);
    await beat();
    if (table.has(game) && JSON.stringify(table.leading) === made) await show(rest);
  };

  const game: Game<AnyMove> = {
    you: step.you,
    get words() {
      return rules.words;
    },
    caption: null,
    came: step.played.trim().split(/\s+/).at(-1),
    // A step that is about something else is no place for them.
    showsCycles: !step.line.includes("cycle@"),
    ask: async (moves) => {
      const attempt = await rules.attempt(step, moves);
      if (!table.has(game)) return attempt;
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
      if (showing > 0) {
        showing -= 1;
        return;
      }
      const { attempt, made } = latest;
      const { refusal } = attempt.line;
      // Why stands under the board, also where the step asks for a refusal.
      if (refusal) rules.refuse(table, refusal);
      // Nothing has come about, and what was said stays. Where to look instead is for whoever presses in vain again.
      if (refusal && attempt.verdict !== "solved")
        return showRefused(host, (refusals > 1 && attempt.say) || "");
      const tell = (): void =>
        showAnswer(host, stepAnswer(attempt, made, rules.words?.move), astray(attempt, made));
      if (!refusal) told.set(JSON.stringify(table.leading), tell);
      tell();
      if (!refusal) played();
      void refute(attempt);
      resting &&= !refusal && modelled(attempt) !== null;
      if (resting) void playRest(attempt);
      if (attempt.verdict === "solved") solved();
    },
    onVisit: (moves) => {
      showing = 0;
      resting = false;
      const here = (): boolean => table.has(game) && table.leading.length === moves.length;
      rules.attempt(step, moves).then(
        (attempt) => {
          if (!here()) return;
          turnTo(attempt);
          // Where one may play by other rules is known of the end of a line alone.
          const now = rules.words && attempt.line.situations.at(-1);
          if (now && attempt.moves.length === moves.length) table.retell(now);
          const again = told.get(JSON.stringify(moves));
          if (again) again();
          else showAnswer(host, said(attempt, moves), astray(attempt, moves.length));
          // Without what was said the page is shorter: the task comes into sight again.
          const task = host.childElementCount === 0 ? host.closest(".step")?.querySelector("p") : null;
          if (task) reveal(task);
        },
        // Looking back needs no engine; only the hints are missing then.
        () => {
          if (here()) table.offerHint(false);
        },
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
        ? "This step is done. Take it back to try something else, or read on."
        : "It is not your turn here. Take your move back to try another.",
  };
  return game;
}
