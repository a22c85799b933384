/** Whether a move may be made, in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import {
  type Color,
  type Line,
  type Location,
  type Refusal,
  type Situation,
  sentence,
} from "../../engine/engine.ts";
import { counted, list, words } from "../../kit/words.ts";
import type { Hint } from "../asking.ts";
import type { MoveName } from "../problem.ts";
import { locations } from "../problem-game.ts";

export const RULE_WORDS = words("kinds.rule", {
  stonesTakenTurnPasses: "Stones taken, turn and passes.",
  yes: "Yes, the move is legal.",
  no: ({ rule }: { rule: string }) => `No: ${rule} forbids it.`,
  noBut: ({ rule }: { rule: string }) => `The move is not legal: ${rule} forbids it.`,
  doesNotForbid: ({ given }: { given: string }) => `${given} does not forbid it: the move is legal.`,
  other: ({ given, rule }: { given: string; rule: string }) => `Not ${given}: ${rule} forbids it.`,
  refused: ({ rule, message }: { rule: string; message: string }) => `No (${rule}): ${message}`,
  nothingForbids: "Nothing forbids it.",
  takesNothingLibertyLeft: "It takes nothing, and it has a liberty left.",
  takesKoComesOff: ({ names }: { names: string }) =>
    `It takes the ko: ${names} comes off and is closed for one turn.`,
  takesLiberties: ({ stones, names }: { stones: number; names: string }) =>
    `It takes ${counted(stones, "stone")}: ${names}. So it has liberties.`,
  askOfCycle:
    "Ask in this order: is the game over, was the last turn a pass that leaves one more to the end, and has the situation come back?",
  askOfStone:
    "Ask in this order: is the game over, is the point free of stones and marks, would something be taken, would a liberty be left?",
  whatMatters: ({ names }: { names: string }) => `Look at ${names}.`,
  whatMattersLineBelow: ({ you }: { you: Color }) =>
    `Look at the status line below the board: it has ${COLOR_NAMES[you]}’s turn and the passes.`,
  rulePlayingStone: "The rule for playing a stone",
  exactWords: ({ rule }: { rule: string }) => `The exact words of ${rule}`,
  noForbids: ({ value }: { value: string }) => `No: ${value} forbids it`,
  myAnswer: "This is my answer",
  noGameOver: "No: the game is over",
  noNotRightAfter: "No: not right after a pass",
  noNoCycleBegan: "No: no cycle began there",
  noStoneMark: "No: a stone or a mark is there",
  noSuicidePseudoSuicide: "No: suicide or pseudo-suicide",
  legal: "Yes, the move is legal",
});

/** How to read the four entries below the board, where what they say is the question. */
export const LINE_WORDS = RULE_WORDS.stonesTakenTurnPasses;

/** The first words: on an answer, or where there was none. */
export function ruled(given: string | null, rule: string): string {
  if (given === null || given === rule) return rule === "legal" ? RULE_WORDS.yes : RULE_WORDS.no({ rule });
  if (given === "legal") return RULE_WORDS.noBut({ rule });
  return rule === "legal" ? RULE_WORDS.doesNotForbid({ given }) : RULE_WORDS.other({ given, rule });
}

/** The effect of a legal move: "It takes the ko at c2." */
export function doneWords(names: (points: readonly Location[]) => string, after: Situation): string {
  const { move } = after;
  if (!move || move.kind === "pass") return RULE_WORDS.nothingForbids;
  if (move.captured.length === 0)
    return move.at === null ? RULE_WORDS.nothingForbids : RULE_WORDS.takesNothingLibertyLeft;
  return move.ko
    ? RULE_WORDS.takesKoComesOff({ names: names(move.captured) })
    : RULE_WORDS.takesLiberties({ stones: move.captured.length, names: names(move.captured) });
}

/** A stone's point and its neighbours; nothing for a turn without a stone. */
function beside(move: MoveName, board: Line["board"]): Location[] {
  const [, stone = ""] = /^(?:cycle@\d+\+)?([a-z]+\d+|\d+)$/.exec(move) ?? [];
  const [at] = locations(board, [stone]);
  if (at === undefined) return [];
  return [at, ...board.edges.flatMap(([one, two]) => (one === at ? [two] : two === at ? [one] : []))];
}

/** Where to look: what the engine points at when it refuses, or what the move would take. */
export function ruleHints(
  move: MoveName,
  you: Color,
  found: { refusal: Refusal | null; after: Situation | null },
  board: Line["board"],
): Hint[] {
  const { refusal, after } = found;
  const cycle = move.startsWith("cycle");
  const order: Hint = {
    words: cycle ? RULE_WORDS.askOfCycle : RULE_WORDS.askOfStone,
  };
  const taken = after?.move && after.move.kind !== "pass" ? after.move.captured : [];
  // Where nothing is refused or taken, it is the points beside it that the stone lives on.
  const about = refusal ? refusal.points : taken.length > 0 ? taken : beside(move, board);
  const points = [...about];
  const names = list(points.map((at) => board.points[at]?.name ?? String(at)));
  const look: Hint =
    points.length > 0
      ? { words: RULE_WORDS.whatMatters({ names }), points }
      : {
          words: RULE_WORDS.whatMattersLineBelow({ you }),
        };
  const answer = refusal
    ? RULE_WORDS.refused({ rule: refusal.rule, message: sentence(refusal.message) })
    : RULE_WORDS.yes;
  return [order, look, { words: answer, points }];
}
