/** Lays a step or a figure on the table and answers the reader's moves. */
import { engine, type Line, type Move, type PositionInput, type Step } from "../engine/engine.ts";
import { storeOf } from "../kit/store.ts";
import { beat } from "../table/beat.ts";
import type { Table } from "../table/table.ts";
import { type AnyMove, type Game, ljrgMoves } from "../table/table-game.ts";
import type { AnswerState } from "./answer-state.ts";
import type { Figure } from "./data.ts";
import { type AnyAttempt, byThisBook, type FigureRules } from "./figure-rules.ts";
import { movesOf } from "./moves.ts";
import {
  beginStep,
  hasHint,
  keyOf,
  modelled,
  refutation,
  type StepEvent,
  type StepTask,
  stepStep,
} from "./step-state.ts";
import { WORDS } from "./words.ts";

/** The events of a game on the table, for the code that laid it there. */
interface Told {
  /** The reader has made a move. */
  played(): void;
}

/**
 * The line of some moves. After two passes nobody can play: a reader who tries a move undoes the passes, and finds them
 * again back at the start.
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

/** The letters and numbers that a diagram puts on stones and points, by location; undefined where it has none. */
export function labelsOf({ rows, labels }: PositionInput): (string | null)[] | undefined {
  if (typeof labels !== "object" || labels === null) return undefined;
  const places = new Map<string, string>();
  for (const [text, cells] of Object.entries(labels))
    if (Array.isArray(cells)) for (const cell of cells) places.set(String(cell), text);
  if (places.size === 0) return undefined;
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "," ? [] : [places.get(`${x},${y}`) ?? null])),
  );
}

/** A position in which the player with the turn moves alone, again and again: the other one only passes. */
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

interface StepPlace extends Told {
  solved(): void;
  /** The step's words now. */
  say(answer: AnswerState): void;
  /** Lines that its text tells of. */
  lines?: readonly string[];
}

/** A step on the table, and what the reader asks it to do. */
export interface StepGame {
  game: Game<AnyMove>;
  /** Takes a move back that led astray. */
  takeBack(to: number): void;
  /** Plays the rest of it. */
  playRest(): void;
}

/** A step: the engine judges each move, and `say` gets what is said of it. */
export function stepGame(
  step: Step,
  table: Table<AnyMove>,
  { played, solved, say, lines = [] }: StepPlace,
  rules: FigureRules = byThisBook(step.start),
): StepGame {
  const task: StepTask = { step, rules, lines };
  const store = storeOf(beginStep, (state, event: StepEvent) => stepStep(task, state, event));
  /** The last judgement that came; it concerns the board once the table has taken the move. */
  let latest: { attempt: AnyAttempt; made: number } | null = null;
  /** A line that plays by itself; another move or place ends it. */
  let playing = new AbortController();

  const send = (event: StepEvent): void => {
    const { answer } = store.state;
    store.send(event);
    table.offerHint(hasHint(store.state));
    if (store.state.answer !== answer) say(store.state.answer);
  };
  const lies = (signal: AbortSignal): boolean => !signal.aborted && table.has(game);
  const fresh = (): AbortSignal => {
    playing.abort();
    playing = new AbortController();
    return playing.signal;
  };

  const playRest = async (attempt: AnyAttempt, signal: AbortSignal): Promise<void> => {
    const next = modelled(task, attempt);
    await beat();
    if (next && lies(signal)) table.move(next);
  };

  /** The refutation of a move comes by itself, as a reply would. */
  const refute = async (attempt: AnyAttempt, signal: AbortSignal): Promise<void> => {
    const moves = refutation(task, attempt);
    if (moves.length === 0) return;
    const made = keyOf(table.leading);
    await beat();
    if (!lies(signal) || keyOf(table.leading) !== made) return;
    send({ kind: "showing", moves: moves.length });
    await playMoves(table, moves, () => lies(signal));
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
      if (moves.length === 0) send({ kind: "laid", attempt });
      return attempt;
    },
    onMove: () => {
      if (!latest) return;
      const { attempt, made } = latest;
      const { refusal } = attempt.line;
      const isShown = store.state.showing > 0;
      send({ kind: "made", attempt, made, leading: table.leading });
      if (isShown) return;
      const signal = fresh();
      // Why stands under the board, also where the step asks for a refusal.
      if (refusal) rules.refuse(table, refusal);
      else played();
      if (refusal && attempt.verdict !== "solved") return;
      void refute(attempt, signal);
      if (store.state.resting) void playRest(attempt, signal);
      if (attempt.verdict === "solved") solved();
    },
    onVisit: (moves) => {
      const signal = fresh();
      store.send({ kind: "leaving" });
      const here = (): boolean => lies(signal) && table.leading.length === moves.length;
      rules.attempt(step, moves).then(
        (attempt) => {
          if (!here()) return;
          // Where one may play by other rules is known of the end of a line alone.
          const now = rules.words && attempt.line.situations.at(-1);
          if (now && attempt.moves.length === moves.length) table.retell(now);
          send({ kind: "visited", attempt, moves });
        },
        // Looking back needs no engine; only the hints are missing then.
        () => {
          if (here()) table.offerHint(false);
        },
      );
    },
    onHint: () => send({ kind: "hint" }),
    notYours: () => (store.state.current?.verdict === "solved" ? WORDS.stepDone : WORDS.notYourTurn),
  };
  return {
    game,
    takeBack(to) {
      // The button goes with what it took back; who pressed it plays on.
      table.visit(to);
      table.focus();
    },
    playRest() {
      const { current } = store.state;
      if (!current) return;
      store.send({ kind: "resting" });
      void playRest(current, fresh());
    },
  };
}
