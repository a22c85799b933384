/** The words for a game by another rule set: its situation, its turns, its bans and the ways around them. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Color, Refusal, Situation } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemMove, SystemSituation } from "../engine/systems.ts";
import { list } from "../table/situation-words.ts";
import { isSystemSeen } from "./played-line.ts";
import { PLAYED } from "./words.ts";

type Names = Pick<Board, "points">;

const names = (board: Names, at: readonly number[]): string =>
  list(at.map((one) => board.points[one]?.name ?? String(one)));

const count = (number: number, color: Color): string => `${number} ${color} ${PLAYED.stones({ number })}`;

/** "2 black stones and 1 white stone taken off." */
export function capturedWords({ blackCaptives: black, whiteCaptives: white }: SystemSituation): string {
  const told = [black > 0 && count(black, "black"), white > 0 && count(white, "white")];
  const some = told.filter((part) => typeof part === "string");
  return some.length > 0 ? PLAYED.takenOff({ some }) : PLAYED.noPrisoners;
}

const ENDS: Record<string, string> = {
  counted: PLAYED.gameOver,
  agreed: PLAYED.bothAgreedWhatStands,
  "last-stop": PLAYED.lastResumptionStoppedWhat,
  "both-lose": PLAYED.bothRefusedResumeBoth,
  tie: "A tie.",
  "long-cycle": PLAYED.longCycleComeRound,
  signed: PLAYED.tenStepsDone,
};

const STEPS = [
  PLAYED.normalProcedureBrokenOff,
  PLAYED.finalPositionPutBack,
  PLAYED.copiedOntoTwoMore,
  PLAYED.blackAnalysisWhiteBegins,
  PLAYED.whiteAnalysisBlackBegins,
  PLAYED.whatBlackControls,
  PLAYED.whatWhiteControls,
  PLAYED.scoreStep,
  PLAYED.result,
  PLAYED.bothAgreeResult,
];
export const stepWords = (step: number): string => STEPS[step - 1] ?? "";
export const STEP_COUNT = STEPS.length;

/** How passes are counted where more than two end a game, or where they do something else. */
function passWords(ruleSet: RulesName, now: SystemSituation): string {
  const { passes, turn, stage } = now;
  if (passes === 0) return "";
  const other = COLOR_NAMES[otherColor(turn)];
  if (passes === 1) return PLAYED.passed({ other });
  const needed =
    stage.kind === "dispute" || ruleSet === "yasunaga" || ruleSet === "stone" || ruleSet === "area" ? 3 : 4;
  return PLAYED.passesRow({ passes, needed });
}

const LYING: Record<string, (points: string, one: boolean) => string> = {
  "semi-permanent": (points, one) =>
    `${one ? PLAYED.semiPermanentKoMark : PLAYED.semiPermanentKoMarks} on ${points}.`,
  hot: (points, one) => `${one ? PLAYED.hotStone : PLAYED.hotStones}: ${points}.`,
  banned: (points, one) => PLAYED.waitsForKoPass({ points, one }),
  fixed: (points, one) => `${points} ${one ? PLAYED.fixedKo : PLAYED.fixedKos}.`,
};

/** The words on the time after a stop, or an end, which is not play. */
const TEST = PLAYED.testLifeDeathNo;

/** How it stands by that rule set. */
export function restWords(board: Names, ruleSet: RulesName, now: SystemSituation): string {
  const { stage, turn } = now;
  const turns = PLAYED.turn({ turn });
  const lying = Object.entries(now.marks).map(
    ([name, at]) => LYING[name]?.(names(board, at), at.length === 1) ?? `${name}: ${names(board, at)}.`,
  );
  const going = [turns, passWords(ruleSet, now)];
  const said = (): string[] => {
    switch (stage.kind) {
      case "play":
        return going;
      case "resumed":
        return [stage.last ? PLAYED.lastResumption : PLAYED.resumed, ...going];
      case "stopped":
        return ruleSet === "ing" || ruleSet.startsWith("superko")
          ? [PLAYED.twoPassesStoppedPlay, turns]
          : [PLAYED.playStopped];
      case "trying":
        return now.ended ? [PLAYED.testLifeDeathEnded] : [TEST, ...going];
      case "temporary-end":
        return [PLAYED.temporaryEndSaid, ...going];
      case "end":
        return [PLAYED.endWhatPlayedNow, ...going];
      case "dispute": {
        const playing = stage.step === 4 || stage.step === 5;
        const rest = playing && now.ended ? [PLAYED.threePassesEnded] : playing ? going : [];
        return [PLAYED.stepOf({ step: stage.step, steps: STEP_COUNT, says: stepWords(stage.step) }), ...rest];
      }
      case "over":
        return stage.winner
          ? [PLAYED.cantMoveWon({ other: otherColor(stage.winner), winner: stage.winner })]
          : [ENDS[stage.how] ?? PLAYED.playOver];
    }
  };
  return [...said(), ...lying].filter(Boolean).join(" ");
}

/** A turn as a list has it, without the player: "c3", "pass for c3", "Black asks to resume, White starts". */
export function turnWords(board: Names, made: SystemMove): string {
  const name = "at" in made ? names(board, [made.at]) : "";
  switch (made.kind) {
    case "play":
      return name;
    case "pass":
      return "pass";
    case "pass-for":
      return PLAYED.turnPassFor({ name });
    case "ko-pass":
      return "ko-pass";
    case "button":
      return PLAYED.button;
    case "agree":
      return "agreed";
    case "disagree":
      return PLAYED.turnNoAgreement;
    case "next":
      return PLAYED.turnNextStep;
    case "resume":
      return made.by ? PLAYED.callsResumption({ by: made.by }) : PLAYED.backGame;
    case "try":
      return PLAYED.testLifeDeathFirst({ first: made.first });
    case "ask":
      return askWords(made);
  }
}

/** Turns that a player makes; all else both do, or nobody. */
export const isPlayers = ({ kind }: SystemMove): boolean =>
  kind === "play" || kind === "pass" || kind === "pass-for" || kind === "ko-pass" || kind === "button";

export function askWords({ black, white, starts }: Extract<SystemMove, { kind: "ask" }>): string {
  if (black && white) return PLAYED.bothAskResumeStarts({ starts: starts ?? "black" });
  if (!black && !white) return PLAYED.bothRefuseResume;
  const refuses = black ? "white" : "black";
  return PLAYED.refusesResumeHeStarts({ refuses });
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "White plays a2 and takes c2." */
export function moveWords(board: Board, situation: Situation): string {
  if (!isSystemSeen(situation) || !situation.made || !situation.move) return "";
  const { made, move } = situation;
  const player = COLOR_NAMES[move.color];
  if (made.kind === "play") {
    const point = turnWords(board, made);
    return "captured" in move && move.captured.length > 0
      ? PLAYED.playsAndTakes({ player, point, taken: names(board, move.captured) })
      : PLAYED.plays({ player, point });
  }
  if (made.kind === "pass") return PLAYED.passes({ player });
  if (made.kind === "pass-for") return PLAYED.passesFor({ player, ko: names(board, [made.at]) });
  if (made.kind === "button") return PLAYED.takesButton({ player });
  if (made.kind === "ko-pass") return PLAYED.makesKoPass({ player });
  return `${begun(turnWords(board, made))}.`;
}

/** "Japanese rules of 1989, article 6"; where a clause names its text already, as it is. */
export function clauseWords(ruleSet: RulesName, clause: string): string {
  const { document } = RULE_SETS[ruleSet];
  return document ? `${document}, ${clause}` : clause;
}

/** The ways out where something is only closed for now. */
const INSTEAD: Record<string, string> = {
  "takes-back": PLAYED.playElsewhereFirstPass,
  marked: PLAYED.passKoFirstOpens,
  "needs-ko-pass": PLAYED.makeKoPassFirst,
  hot: PLAYED.playElsewhereFirstPassThen,
  "played-before": PLAYED.fromPositionStaysShut,
  repeats: PLAYED.playWhereBoardBecomes,
  "direct-ko-stone": PLAYED.settleKoFirst,
  "no-pass": PLAYED.putStoneSomewhereWho,
};

/** Why a turn is not possible: what it would do, by which clause, and what one can do instead. */
export function refusedWords(
  ruleSet: RulesName,
  { message, rule }: Refusal,
  why: string | undefined,
): string {
  const instead = (why && INSTEAD[why]) || "";
  return PLAYED.refused({
    words: RULE_SETS[ruleSet].words,
    message,
    ruleSet: clauseWords(ruleSet, rule),
    instead: instead && ` ${instead}`,
  });
}
