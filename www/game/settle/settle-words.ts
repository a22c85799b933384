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
