/** Another rule set for a table: asked in the worker that knows all of them. */
import { turnsOn, writeTurns } from "../address/turns.ts";
import { type Attempt, engine, type Line, type PositionInput, type Step } from "../engine/engine.ts";
import { type RulesName, type SystemMove, systems } from "../engine/systems.ts";
import type { Rules } from "../table/rules.ts";
import { type AnyMove, systemMoves } from "../table/table-game.ts";
import { isSystemSeen, reachedFrom, type SystemLine, signsOf, systemLine } from "./played-line.ts";
import { capturedWords, isPlayers, moveWords, refusedWords, restWords, turnWords } from "./played-words.ts";
import { mountSide } from "./side.tsx";
import { PLAYED } from "./words.ts";

/** Between the stop of a game and a test of life and death lies the reader's wish to begin one. */
function withoutSlips(line: SystemLine): SystemLine {
  const slip = line.situations.findIndex((now, number) => {
    const before = line.situations[number - 1];
    if (!before || now.made?.kind === "try") return false;
    return now.system.stage.kind === "trying" && before.system.stage.kind === "stopped";
  });
  if (slip < 0) return line;
  const rule = "article 9.1";
  const message = PLAYED.playStoppedAgreeWhat;
  return { ...line, situations: line.situations.slice(0, slip), refusal: { rule, message, points: [] } };
}

/** A game that a chapter has its readers play: lines right after the stop, on from the moves before. */
export interface ToldGame {
  start: PositionInput;
  before: readonly SystemMove[];
}

/** The part of a game that lies on the table: what was played before it has no place in the record. */
function fromHere(line: SystemLine, before: number): SystemLine {
  return { ...line, situations: line.situations.slice(before) };
}

/** A line on from a chapter's game. */
export async function toldLine(
  ruleSet: RulesName,
  { start, before }: ToldGame,
  moves: readonly AnyMove[],
): Promise<SystemLine> {
  const all = [...before, ...systemMoves(moves)];
  const plain: PositionInput = { ...start, passes: 0 };
  const [{ board }, played] = await Promise.all([
    engine.follow(plain, []),
    systems.play(ruleSet, plain, all),
  ]);
  return fromHere(systemLine(board, start, all, played), before.length);
}

/** A step on from a chapter's game: the moves with the replies, and the position after them. */
export async function toldAttempt(
  step: Step,
  { start, before }: ToldGame,
  moves: readonly AnyMove[],
): Promise<Omit<Attempt, "moves" | "line"> & { moves: SystemMove[]; line: SystemLine }> {
  const { board } = await engine.follow({ ...start, passes: 0 }, []);
  const words = writeTurns(board.points, systemMoves(moves)).join(" ");
  const { moves: made, played, ...told } = await systems.attempt(step, words);
  const { turns } = turnsOn(board.points, made.split(" ").filter(Boolean));
  const line = systemLine(board, start, [...before, ...turns], played);
  return { ...told, moves: turns, line: fromHere(line, before.length) };
}

export function rulesOf(ruleSet: RulesName): Rules {
  let reason: string | undefined;
  return {
    ruleSet,
    async follow(start: PositionInput, moves: readonly AnyMove[]): Promise<Line> {
      const made = systemMoves(moves);
      const plain: PositionInput = { ...start, passes: 0 };
      const [{ board }, played] = await Promise.all([
        engine.follow(start, []),
        systems.play(ruleSet, plain, made),
      ]);
      reason = played.refusal?.why;
      return withoutSlips(systemLine(board, start, made, played));
    },
    refused: (refusal) => refusedWords(ruleSet, refusal, reason),
    words: {
      situation: (board, situation) =>
        isSystemSeen(situation)
          ? [capturedWords(situation.system), restWords(board, ruleSet, situation.system)]
          : ["", ""],
      move: moveWords,
      turn: (board, made, color) =>
        made.kind === "cycle"
          ? { words: "cycle", color }
          : { words: turnWords(board, made), color: isPlayers(made) ? color : null },
      signs: (situation) => (isSystemSeen(situation) ? signsOf(situation.system) : {}),
    },
    side: (host, acts) => mountSide(host, ruleSet, acts),
  };
}

/** The position that a game by another rule set has reached: the referee, claims and Set up know this book’s rules alone. */
export async function reachedBy(
  ruleSet: RulesName,
  start: PositionInput,
  moves: readonly AnyMove[],
): Promise<PositionInput> {
  const last = (await rulesOf(ruleSet).follow(start, moves)).situations.at(-1);
  return last && isSystemSeen(last) ? reachedFrom(start, last) : start;
}
