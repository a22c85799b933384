/** How the settlement stands, in words. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import { nameOf, readerColor, type WholeGame, type Won } from "../whole-game.ts";
import type { Lists } from "./settlement.ts";

/** How they settle: by naming what is dead, or by claiming what is controlled. */
export type Scheme = "dead" | "claims";

/** Whose list is made now. */
export function nameWords(game: WholeGame, scheme: Scheme, lists: Lists, hand: Color): string {
  const reader = readerColor(game);
  const [you, others] =
    scheme === "claims"
      ? ["Claim what you control", "claims control"]
      : ["Name what is dead", "names what is dead"];
  if (reader !== "both" && lists[reader]) return `${nameOf(game, otherColor(reader))} ${others}`;
  return reader === hand ? you : `${nameOf(game, hand)} ${others}`;
}

export const HOW_TO: Record<Scheme, string> = {
  claims:
    "Press a point in each part that you control: the smallest set around it that you border is claimed. The other sees it when both lists are ready.",
  dead: "Name every dead string, yours and your opponent’s. In a seki, name one empty point of each eye as well.",
};

/** Once both lists are there. `open`: how many disputes there are. */
export function agreedWords(game: WholeGame, scheme: Scheme, open: number): string {
  const [first] = game.agreed;
  if (first && open === 0) return `${nameOf(game, first)} agrees with this score.`;
  // With one dispute for all, nobody is asked: it is argued, and that decides.
  if (open > 0)
    return game.stake && scheme === "dead"
      ? "Choose the dispute that you argue: it decides the game."
      : "Argue it on a board of its own, or ask the referee.";
  return scheme === "claims"
    ? "What nobody doubts counts as it is claimed, by both where claims overlap."
    : "";
}

/** What both have agreed on before the game. */
export const STAKE_WORDS: Record<Scheme, string> = {
  claims:
    "As agreed before the game, disputes decide it. Each may doubt one claim, and who wins more disputes wins.",
  dead: "As agreed before the game, one dispute decides it. Until it is argued each may still change his list.",
};

export const wonWords = (game: WholeGame, won: Won): string =>
  won === "tie" ? "Each has won a dispute" : `${nameOf(game, won)} has won the dispute, and the game`;

export const wonShort = (won: Won): string => (won === "tie" ? "Jigo" : `${COLOR_NAMES[won]} wins`);

/** Why the judged result is another one than both have come to. */
export const LISTS_DIFFER =
  "The lists leave something out: they count what both named, and the referee judges all of the board.";

/** What the referee says without a certificate. */
export const unshownWords = (unshown: number): string =>
  `The engine expects to know ${unshown === 1 ? "one more" : `${unshown} more`}, but has no certificate that shows it. It stays in dispute: argue it.`;

/** What came of asking the referee. `left`: what is still in dispute; `results`: how both results stand now. */
export function judgedWords(left: number, unshown: number, results: string): string {
  if (left === 0) return `The referee has judged what was in dispute. ${results}`.trim();
  if (unshown > 0) return unshownWords(unshown);
  return "The referee could not decide all of it. What is open can be argued.";
}
