/**
 * The secret of a problem with a given side: until the reader solves it or gives up, only moves already made get a
 * judgement. Pure.
 */
import type { Verdict } from "../../engine/engine.ts";
import type { Statement } from "../../proof/answer.ts";
import type { PlayState } from "../../proof/argument/argument-state.ts";
import { triedAt, wayTo } from "../../proof/argument/tree.ts";
import { NAMES, pointName } from "../../proof/proof-words.ts";
import { asWords } from "./role-words.ts";
import { WORDS } from "./words.ts";

export interface Riddle {
  /** Where it is no task, nothing is kept. */
  readonly isTask: boolean;
  /** The truth about all moves is kept back. Once told, it stays told. */
  readonly keeps: boolean;
}

export const riddleOf = (isTask: boolean): Riddle => ({ isTask, keeps: isTask });

/** The riddle at another place. */
export const riddleAt = (riddle: Riddle, play: PlayState): Riddle =>
  riddle.keeps && (play.settled || hopeless(play)) ? { ...riddle, keeps: false } : riddle;

/** A note for the author of a task that nobody can solve, once the answer is known. */
export function riddleFault({ isTask }: Riddle, { claim, side }: PlayState, verdict: Verdict): string | null {
  if (!isTask || verdict === "undecided" || verdict === (side === "claimant" ? "lock" : "refuted"))
    return null;
  const say = side === "claimant" ? WORDS.unlockable : WORDS.irrefutable;
  return say({ player: NAMES[claim.player] });
}

/** Before the reader's first move it gives the task, and not the state of the claim. */
export const riddleTold = (riddle: Riddle, play: PlayState, told: Statement): Statement =>
  taskAt(riddle, play) ?? told;

/** The riddle's words for readers who listen. */
export function riddleSpoken(riddle: Riddle, play: PlayState, words: string): string {
  // A hint is told as it is, and so is a refusal.
  const task = words && play.open === 0 && !play.refusal ? taskAt(riddle, play) : null;
  return task ? [task.headline, ...task.paragraphs].join(" ") : words;
}

function taskAt({ keeps }: Riddle, play: PlayState): Statement | null {
  const { claim, side, here, you, board, walk } = play;
  const begun = wayTo(play.tree).some(({ remark }) => remark?.by === "you");
  if (walk || begun || !keeps) return null;
  const player = asWords(claim, side);
  const headline = side === "claimant" ? WORDS.lockTask({ player }) : WORDS.refuteTask({ player });
  const { move, turn } = here.situation;
  const point = move?.kind === "play" ? pointName(board, move.at) : null;
  const made = move && here.parent !== null ? [WORDS.made({ player: NAMES[move.color], point })] : [];
  const next = turn === you ? WORDS.yourTurn : WORDS.movesFirst({ player: NAMES[turn] });
  return { headline, paragraphs: [[...made, next].join(" ")], expectation: null };
}

/** Whether the side that was given had no chance from the start, so that there is nothing to be found. */
function hopeless({ tree, side, both }: PlayState): boolean {
  const verdict = triedAt(tree, 0).known?.verdict ?? "undecided";
  return !both && verdict !== "undecided" && verdict !== (side === "claimant" ? "lock" : "refuted");
}
