/** The task that a rule set gives at a place of a game, in words. Pure. */
import { COLOR_NAMES } from "../board/color.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemSituation } from "../engine/systems.ts";
import type { SystemLine } from "./played-line.ts";
import { stepWords } from "./played-words.ts";
import { PLAYED } from "./words.ts";

/** What one may do about a stop, where the rule set says more than the others. */
const STOPPED: Partial<Record<RulesName, string>> = {
  ing: PLAYED.gameAdjournedPlayTwo,
  "superko-situational": PLAYED.bothMayAgreeNow,
};

/** The words above the buttons while a game goes on. */
export function guideWords(ruleSet: RulesName, { stage, ended }: SystemSituation): string {
  const { settlement, guide } = RULE_SETS[ruleSet];
  if (stage.kind === "stopped") {
    if (settlement === "resumption")
      return stage.empty ? PLAYED.resumptionEmptyPassesAlone : PLAYED.ifBothAgreeWhat;
    return settlement === "ten-steps"
      ? PLAYED.ifBothAgreeThey
      : (STOPPED[ruleSet] ?? PLAYED.bothMayAgreeNowWho);
  }
  if (stage.kind === "trying") {
    if (ended) return PLAYED.twoPassesEndedTest;
    return settlement === "resumption" ? PLAYED.testAfterStopAbout : PLAYED.hypotheticalSequenceCaptureKo;
  }
  if (stage.kind === "resumed")
    return stage.last ? PLAYED.lastResumptionItsStop : PLAYED.resumedFromWhatStood;
  return guide;
}

/** The task at a step of a disagreement. */
export function disputeWords(step: number, ended: boolean): string {
  const isPlayed = (step === 4 || step === 5) && !ended;
  if (!isPlayed) return PLAYED.stepSays({ step, says: stepWords(step) });
  const [first, shows] = step === 4 ? [PLAYED.white, PLAYED.black] : [PLAYED.black, PLAYED.white];
  return PLAYED.playAnalysisBoardBegins({ first, shows });
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
        result: PLAYED.bothLose,
        why: PLAYED.nobodyAskedResumptionNo,
      };
    case "tie":
      return {
        result: PLAYED.tie,
        why:
          RULE_SETS[ruleSet].settlement === "ten-steps"
            ? PLAYED.positionCameBackBoth
            : PLAYED.longCycleWhichBoth,
      };
    case "long-cycle": {
      const points = stage.points ?? 0;
      const why = PLAYED.moreStonesTakenWhat({
        points: Math.abs(points),
        color: points > 0 ? "white" : "black",
      });
      return { result: PLAYED.longCycle, why };
    }
    case "no-move":
      return {
        result: PLAYED.hasWon({ winner: stage.winner ? COLOR_NAMES[stage.winner] : PLAYED.nobody }),
        why: null,
      };
    default:
      return null;
  }
}

/** Two lines with one key lead to one place of the game: what was begun there goes on. */
export function placeKey({ situations }: Pick<SystemLine, "situations">): string {
  const seen = situations.at(-1);
  return `${situations.length} ${seen?.diagram} ${seen?.made?.kind} ${seen?.system.stage.kind}`;
}
