/** The words of the desk of questions of 1989: labels by their ids, the kinds and the question of each. */
import type { LawQuestion } from "../../engine/systems.ts";
import { words } from "../../kit/words.ts";

type Kind = LawQuestion["kind"];

export const WORDS = words("proof.law", {
  fetching: "Loading the rules of 1989…",
  leave: "A claim of this book",
  keys: "Arrow keys move over the board, and Enter takes what is there.",
  panel: "Your question",
  head: "A question of 1989",
  kinds: "Kind of question",
  pressing: "A press takes",
  fixes: ({ capturer }: { capturer: string | null }) => `Stones that ${capturer ?? "the capturer"} fixes`,
  noStone: "There is no stone here.",
  pressStones: "Press the stones in question.",
  pressPoints: "Press the points on which a new stone counts.",
  argue: "Argue it",
  next: { "part-1": "To the first part", "part-2": "To the second part" },
});

const NAMES = words("proof.law.names", {
  stones: "the stones",
  points: "a point",
  capture: "Capture",
  "part-1": "A new stone?",
  "part-2": "Without the capture?",
});

export const PRESSES = [
  ["stones", NAMES.stones],
  ["points", NAMES.points],
] as const;

export const NAMES_OF_KINDS: readonly (readonly [Kind, string])[] = (
  ["capture", "part-1", "part-2"] as const
).map((kind) => [kind, NAMES[kind]]);

export const WHAT = words("proof.law.what", {
  capture:
    "Stones that can’t be captured are alive. Their enemy moves first, and a ko may only be recaptured after a pass for it (I1).",
  "part-1":
    "Stones that can be captured are alive too if that enables a new stone. First part: no capture comes without an uncapturable new stone on one of these points (I6). The claim is that one does.",
  "part-2":
    "Second part: that stone counts only if it wouldn’t have come without the capture. You claim that the capturer, who moves second, needn’t capture and has this many stones to add, can’t keep these points free (I6).",
});
