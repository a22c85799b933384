/** What the engine is at and what can be asked of it, in words. Pure. */
import { COLOR_NAMES } from "../../board/color.ts";
import type { Board, Color } from "../../engine/engine.ts";
import type { Thought } from "../../engine/opponent.ts";
import { expectedResult, type GameResult, kindName, namedResult } from "../result.ts";
import type { Scheme } from "../settle/settle-words.ts";

/** Labels and sentences, by their ids. */
export const WORDS = {
  engine: "The engine",
  thinks: "The engine thinks.",
  choosesColour: "The engine chooses a colour.",
  playNow: "Play now",
  bestLine: ({ line }: { line: string }) => `Best line: ${line}`,
  expects: "What the engine expects",
  waits: "The engine names what is dead when your list is ready.",
  beginList: "Begin with the engine’s list",
  asksOfClaims: "The engine asks the referee about your claims.",
  asksOfControl: "The engine asks the referee what it controls.",
  asksOfDead: "The engine asks the referee what is dead.",
  again: "Try again",
} as const;

type Points = Pick<Board, "points">;

const nameAt = ({ points }: Points, at: number | null): string =>
  at === null ? "pass" : (points[at]?.name ?? String(at));

/** "looks at e5: 1200 of 3000 games". */
export function lookingWords(board: Points, thought: Thought): string {
  if (thought.settling) return "It looks for what can be proved.";
  const [best] = thought.considered;
  if (!best) return "It begins to look.";
  const what = best.at === null ? "a pass" : nameAt(board, best.at);
  return `It looks at ${what}: ${thought.playouts} of ${thought.most} games.`;
}

/** The line it expects, "e5 c4 pass". */
export const lineWords = (board: Points, thought: Thought): string =>
  thought.line.map((at) => nameAt(board, at)).join(" ");

/** What the move rests on. */
export function groundWords(thought: Thought): string {
  switch (thought.ground) {
    case "perfect":
      return `Perfect: it is proved that no move is better. ${leadWords(thought.lead)}`;
    case "won":
      return `The game is won by proof. ${leadWords(thought.lead)}`;
    case "nothing":
      return "It sees nothing that is worth a stone.";
    case "search":
      return `${kindName(expectedResult(thought.lead))} by an estimate from ${thought.playouts} games: ${leadWords(thought.lead, true)}`;
  }
}

export function leadWords(lead: number, about = false): string {
  const points = Math.abs(Math.round(lead));
  const who: Color = lead > 0 ? "black" : "white";
  if (points === 0) return about ? "about even." : "Jigo.";
  return `${COLOR_NAMES[who]} by ${about ? "about " : ""}${points}.`;
}

/** What it has named or claimed. `found`: the referee’s result, where he has decided all of it. */
export function namedWords(scheme: Scheme, found: GameResult | null): string {
  // Claims are not seen before the other’s are made.
  if (scheme === "claims")
    return found
      ? "The engine has made its claims, by proof."
      : "The engine has made its claims. What the referee left open it does not claim.";
  return found
    ? `The engine has named what is dead, by proof. ${namedResult(found)}.`
    : "The engine has named what is dead. The referee could not decide all of it: what he left open the engine does not name.";
}

export const doubtWords = (count: number): string =>
  count === 0
    ? "The engine doubts none of your claims."
    : `The engine doubts ${count === 1 ? "one of your claims" : `${count} of your claims`}. Argue it, or ask the referee.`;
