/** The engine’s activity and its buttons, in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Board, Color } from "../../engine/engine.ts";
import type { Thought } from "../../engine/opponent.ts";
import { words } from "../../kit/words.ts";
import { expectedResult, type GameResult, kindName, namedResult } from "../result.ts";
import type { Scheme } from "../settle/settle-words.ts";

const THOUGHTS = words("game.thoughts", {
  settles: "It is looking for proofs.",
  begins: "It has begun to look.",
  looks: ({ move, playouts, most }: { move: string; playouts: number; most: number }) =>
    `It is looking at ${move}: ${playouts} of ${most} games.`,
  looksAtPass: ({ playouts, most }: { playouts: number; most: number }) =>
    `It is looking at a pass: ${playouts} of ${most} games.`,
  perfect: "Perfect: no move is better, and that is proved.",
  won: "The game is won by proof.",
  nothing: "The engine sees nothing left worth playing.",
  estimate: ({ kind, playouts, lead }: { kind: string; playouts: number; lead: string }) =>
    `${kind} by an estimate from ${playouts} games: ${lead}`,
  even: "about even.",
  jigo: "Jigo.",
  leads: ({ player, points }: { player: Color; points: number }) => `${COLOR_NAMES[player]} by ${points}.`,
  leadsAbout: ({ player, points }: { player: Color; points: number }) =>
    `${COLOR_NAMES[player]} by about ${points}.`,
  claimed: "The engine has made its claims, by proof.",
  claimedSome: "The engine has made its claims. It claims nothing that the referee left open.",
  named: ({ found }: { found: string }) => `The engine has named what is dead, by proof. ${found}.`,
  namedSome:
    "The engine has named what is dead. The referee could not decide everything, and the engine names nothing that is open.",
  doubtsNone: "The engine doubts none of your claims.",
  doubts: ({ claims }: { claims: number }) =>
    `The engine doubts ${claims === 1 ? "one" : claims} of your claims. Argue it, or ask the referee.`,
});

/** Labels and sentences, by their ids. */
export const WORDS = words("game.against", {
  engine: "The engine",
  thinks: "The engine is thinking.",
  choosesColour: "The engine is choosing a colour.",
  playNow: "Play now",
  bestLine: ({ line }: { line: string }) => `Best sequence: ${line}`,
  expects: "The engine’s expectation",
  waits: "The engine will name what is dead when your list is ready.",
  beginList: "Begin with the engine’s list",
  asksOfClaims: "The engine is asking the referee about your claims.",
  asksOfControl: "The engine is asking the referee what it controls.",
  asksOfDead: "The engine is asking the referee what is dead.",
});

type Points = Pick<Board, "points">;

const nameAt = ({ points }: Points, at: number | null): string =>
  at === null ? "pass" : (points[at]?.name ?? String(at));

/** "It looks at e5: 1200 of 3000 games." */
export function lookingWords(board: Points, thought: Thought): string {
  if (thought.settling) return THOUGHTS.settles;
  const [best] = thought.considered;
  if (!best) return THOUGHTS.begins;
  const { playouts, most } = thought;
  return best.at === null
    ? THOUGHTS.looksAtPass({ playouts, most })
    : THOUGHTS.looks({ move: nameAt(board, best.at), playouts, most });
}

/** The line it expects, "e5 c4 pass". */
export const lineWords = (board: Points, thought: Thought): string =>
  thought.line.map((at) => nameAt(board, at)).join(" ");

/** The ground of the move. */
export function groundWords(thought: Thought): string {
  const { ground, lead, playouts } = thought;
  switch (ground) {
    case "perfect":
    case "won":
      return `${THOUGHTS[ground]} ${leadWords(lead)}`;
    case "nothing":
      return THOUGHTS.nothing;
    case "search":
      return THOUGHTS.estimate({
        kind: kindName(expectedResult(lead)),
        playouts,
        lead: leadWords(lead, true),
      });
  }
}

function leadWords(lead: number, about = false): string {
  const points = Math.abs(Math.round(lead));
  const player: Color = lead > 0 ? "black" : "white";
  if (points === 0) return about ? THOUGHTS.even : THOUGHTS.jigo;
  return THOUGHTS[about ? "leadsAbout" : "leads"]({ player, points });
}

/** Its list or claims. `found`: the referee’s result, if all of it is decided. */
export function namedWords(scheme: Scheme, found: GameResult | null): string {
  // Claims are not seen before the other’s are made.
  if (scheme === "claims") return found ? THOUGHTS.claimed : THOUGHTS.claimedSome;
  return found ? THOUGHTS.named({ found: namedResult(found) }) : THOUGHTS.namedSome;
}

export const doubtWords = (count: number): string =>
  count === 0 ? THOUGHTS.doubtsNone : THOUGHTS.doubts({ claims: count });
