/** What a problem of locking or refuting asks, in words. */
import type { Board } from "../../engine/engine.ts";
import type { Problem } from "../../kinds/problem.ts";
import { NAMES, other } from "../../proof/proof-words.ts";

export interface Task {
  heading: string;
  words: string;
}

export function taskOf({ kind, player, set }: Problem, board: Pick<Board, "points">): Task {
  const claimant = player ?? "black";
  const [mine, theirs] = [NAMES[claimant], NAMES[other(claimant)]];
  const whole = set.length === board.points.length;
  const points = whole ? "the whole board" : `the outlined ${set.length} points`;
  if (kind === "lock")
    return {
      heading: "Keep the claim alive",
      words: `You are ${mine} and claim ${points}. Find a turn after which ${theirs} cannot stop you, and play on until two eyes are sure.`,
    };
  return {
    heading: "Break the claim",
    words: `${mine} claims ${points}. You are ${theirs} and begin. Find a turn after which ${mine} cannot lock ${whole ? "it" : "them"}. A claim without two eyes in the end has failed.`,
  };
}

/** What a press does. */
export const helpWords = (): string =>
  matchMedia("(pointer: coarse)").matches
    ? "Tap a point to play there, or pass."
    : "Click a point to play there, or go there by arrow keys and press Enter.";
