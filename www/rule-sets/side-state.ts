/** What a rule set asks for at a place of a game, in words. Pure. */
import { COLOR_NAMES } from "../board/color.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemSituation } from "../engine/systems.ts";
import type { SystemLine } from "./played-line.ts";
import { stepWords } from "./played-words.ts";

/** All readings of 1989 have one procedure after a stop. */
export const isOf1989 = (ruleSet: RulesName): boolean => ruleSet.startsWith("jrg89");

/** What is said above the buttons while a game goes on. */
export function guideWords(ruleSet: RulesName, { stage, ended }: SystemSituation): string {
  if (stage.kind === "stopped") {
    if (isOf1989(ruleSet))
      return stage.empty
        ? "The resumption was empty: passes alone. Agree now, or resume once more; that will be the last time."
        : "If both agree on what stands, it is counted. If not, each says in secret whether he asks for a resumption.";
    if (ruleSet === "naj" || ruleSet === "najn")
      return "If both agree, they count at once. If not, each shows in an analysis of his own what he controls.";
    if (ruleSet === "ing") return "The game is adjourned. Play on, or two more passes end it.";
    return ruleSet === "superko-situational"
      ? "Both may agree now. Who doesn’t plays on; four passes in a row end the game."
      : "Both may agree now. Who doesn’t plays on; the next stop ends the game.";
  }
  if (stage.kind === "trying") {
    if (ended) return "Two passes have ended the test. Go back, and test something else or settle the game.";
    return isOf1989(ruleSet)
      ? "A test after the stop, about life and death alone. A ko stays marked until somebody passes for it."
      : "A hypothetical sequence. A capture in a ko is not taken back before somebody has made a ko-pass, which frees all kos.";
  }
  if (stage.kind === "resumed")
    return stage.last
      ? "The last resumption: its stop is counted, as if both had agreed."
      : "Resumed from what stood at the stop. Two passes stop play again.";
  return RULE_SETS[ruleSet].guide;
}

/** What is to be done at a step of a disagreement. */
export function disputeWords(step: number, ended: boolean): string {
  const isPlayed = (step === 4 || step === 5) && !ended;
  if (!isPlayed) return `Step ${step}. ${stepWords(step)}`;
  const [first, shows] = step === 4 ? ["White", "Black"] : ["Black", "White"];
  return `Play the analysis on the board: ${first} begins, and ${shows} shows which of his stones nobody can take. Three passes end it.`;
}

/** An end that isn't counted: what has come out, and why; null where something is counted. */
export function endWords(
  ruleSet: RulesName,
  { stage }: SystemSituation,
): { result: string; why: string | null } | null {
  if (stage.kind !== "over") return null;
  switch (stage.how) {
    case "both-lose":
      return {
        result: "Both lose.",
        why: "Nobody asked for a resumption, and there was no agreement.",
      };
    case "tie":
      return {
        result: "A tie.",
        why:
          ruleSet === "najn"
            ? "A position came back, and both agreed."
            : "A long cycle in which both lost equally many stones.",
      };
    case "long-cycle": {
      const points = stage.points ?? 0;
      const why = `In it ${Math.abs(points)} more ${points > 0 ? "white" : "black"} stones were taken. What that means stood in a part of the text that is lost.`;
      return { result: "A long cycle.", why };
    }
    case "no-move":
      return { result: `${stage.winner ? COLOR_NAMES[stage.winner] : "Nobody"} has won.`, why: null };
    default:
      return null;
  }
}

/** Two lines with one key lead to one place of the game: what was begun there goes on. */
export function placeKey({ situations }: Pick<SystemLine, "situations">): string {
  const seen = situations.at(-1);
  return `${situations.length} ${seen?.diagram} ${seen?.made?.kind} ${seen?.system.stage.kind}`;
}
