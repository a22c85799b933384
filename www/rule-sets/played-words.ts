/** What a game by another rule set is told with: its situation, its turns, what is forbidden and what one can do then. Pure. */
import { COLOR_NAMES, otherColor } from "../board/color.ts";
import type { Board, Color, Refusal, Situation } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemMove, SystemSituation } from "../engine/systems.ts";
import { list } from "../table/situation-words.ts";
import { isSystemSeen } from "./played-line.ts";

type Names = Pick<Board, "points">;

const names = (board: Names, at: readonly number[]): string =>
  list(at.map((one) => board.points[one]?.name ?? String(one)));

const count = (number: number, color: Color): string =>
  `${number} ${color} ${number === 1 ? "stone" : "stones"}`;

/** "2 black stones and 1 white stone taken off." */
export function capturedWords({ blackCaptives: black, whiteCaptives: white }: SystemSituation): string {
  const told = [black > 0 && count(black, "black"), white > 0 && count(white, "white")];
  const some = told.filter((part) => typeof part === "string");
  return some.length > 0 ? `${list(some)} taken off.` : "No prisoners.";
}

const ENDS: Record<string, string> = {
  counted: "The game is over.",
  agreed: "Both have agreed: what stands is counted.",
  "last-stop": "The last resumption has stopped: what stands is counted, as if both had agreed.",
  "both-lose": "Both have refused to resume, so both have lost.",
  tie: "A tie.",
  "long-cycle": "A long cycle has come round, and it ends the game.",
  signed: "The ten steps are done.",
};

const STEPS = [
  "The normal procedure is broken off.",
  "The final position is put back, with its prisoners.",
  "It is copied onto two more boards.",
  "The black-analysis: White begins, three passes end it.",
  "The white-analysis: Black begins, three passes end it.",
  "What Black controls.",
  "What White controls.",
  "The score.",
  "The result.",
  "Both agree to the result.",
];
export const stepWords = (step: number): string => STEPS[step - 1] ?? "";
export const STEP_COUNT = STEPS.length;

/** How passes are counted where more than two end a game, or where they do something else. */
function passWords(ruleSet: RulesName, now: SystemSituation): string {
  const { passes, turn, stage } = now;
  if (passes === 0) return "";
  const other = COLOR_NAMES[otherColor(turn)];
  if (passes === 1) return `${other} has passed.`;
  const needed =
    stage.kind === "dispute" || ruleSet === "yasunaga" || ruleSet === "stone" || ruleSet === "area" ? 3 : 4;
  return `${passes} passes in a row of ${needed}.`;
}

const LYING: Record<string, (points: string, one: boolean) => string> = {
  "semi-permanent": (points, one) =>
    `${one ? "A semi-permanent ko mark" : "Semi-permanent ko marks"} on ${points}.`,
  hot: (points, one) => `${one ? "A hot stone" : "Hot stones"}: ${points}.`,
  banned: (points, one) => `${points} ${one ? "waits" : "wait"} for a ko-pass.`,
  fixed: (points, one) => `${points} ${one ? "is a fixed ko" : "are fixed kos"}.`,
};

/** What follows a stop, or an end, without being play. */
const TEST = "A test of life and death, no part of the game.";

/** How it stands by that rule set. */
export function restWords(board: Names, ruleSet: RulesName, now: SystemSituation): string {
  const { stage, turn } = now;
  const turns = `${COLOR_NAMES[turn]}’s turn.`;
  const lying = Object.entries(now.marks).map(
    ([name, at]) => LYING[name]?.(names(board, at), at.length === 1) ?? `${name}: ${names(board, at)}.`,
  );
  const going = [turns, passWords(ruleSet, now)];
  const said = (): string[] => {
    switch (stage.kind) {
      case "play":
        return going;
      case "resumed":
        return [stage.last ? "The last resumption." : "Resumed.", ...going];
      case "stopped":
        return ruleSet === "ing" || ruleSet.startsWith("superko")
          ? ["Two passes have stopped play.", turns]
          : ["Play has stopped."];
      case "trying":
        return now.ended ? ["The test of life and death has ended."] : [TEST, ...going];
      case "temporary-end":
        return ["The temporary end.", ...going];
      case "end":
        return ["The end: what is played now is not counted as played.", ...going];
      case "dispute": {
        const playing = stage.step === 4 || stage.step === 5;
        const rest = playing && now.ended ? ["Three passes have ended it."] : playing ? going : [];
        return [`Step ${stage.step} of ${STEP_COUNT}. ${stepWords(stage.step)}`, ...rest];
      }
      case "over":
        return stage.winner
          ? [`${COLOR_NAMES[otherColor(stage.winner)]} can’t move, so ${COLOR_NAMES[stage.winner]} has won.`]
          : [ENDS[stage.how] ?? "Play is over."];
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
      return `pass for ${name}`;
    case "ko-pass":
      return "ko-pass";
    case "button":
      return "the button";
    case "agree":
      return "agreed";
    case "disagree":
      return "no agreement";
    case "next":
      return "next step";
    case "resume":
      return made.by ? `${COLOR_NAMES[made.by]} calls for a resumption` : "back to the game";
    case "try":
      return `a test of life and death, ${COLOR_NAMES[made.first]} first`;
    case "ask":
      return askWords(made);
  }
}

/** Turns that a player makes; all else both do, or nobody. */
export const isPlayers = ({ kind }: SystemMove): boolean =>
  kind === "play" || kind === "pass" || kind === "pass-for" || kind === "ko-pass" || kind === "button";

export function askWords({ black, white, starts }: Extract<SystemMove, { kind: "ask" }>): string {
  if (black && white) return `both ask to resume, ${COLOR_NAMES[starts ?? "black"]} starts by chance`;
  if (!black && !white) return "both refuse to resume";
  const refuses = black ? "white" : "black";
  return `${COLOR_NAMES[refuses]} refuses to resume, so he starts`;
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "White plays a2 and takes c2." */
export function moveWords(board: Board, situation: Situation): string {
  if (!isSystemSeen(situation) || !situation.made || !situation.move) return "";
  const { made, move } = situation;
  const player = COLOR_NAMES[move.color];
  if (made.kind === "play") {
    const taken = "captured" in move && move.captured.length > 0;
    return `${player} plays ${turnWords(board, made)}${taken ? ` and takes ${names(board, move.captured)}` : ""}.`;
  }
  if (made.kind === "pass") return `${player} passes.`;
  if (made.kind === "pass-for") return `${player} passes for ${names(board, [made.at])}.`;
  if (made.kind === "button") return `${player} takes the button.`;
  if (made.kind === "ko-pass") return `${player} makes a ko-pass.`;
  return `${begun(turnWords(board, made))}.`;
}

/** "Japanese rules of 1989, article 6"; where a clause names its text already, as it is. */
export function clauseWords(ruleSet: RulesName, clause: string): string {
  const { document } = RULE_SETS[ruleSet];
  return document ? `${document}, ${clause}` : clause;
}

/** What one can do, where something is only shut for now. */
const INSTEAD: Record<string, string> = {
  "takes-back": "Play elsewhere first, or pass.",
  marked: "Pass for this ko first, and it opens.",
  "needs-ko-pass": "Make a ko-pass first, and it opens.",
  hot: "Play elsewhere first, or pass; then they have cooled.",
  "played-before": "From this position it stays shut; change the board first.",
  repeats: "Play where the board becomes a new one, or pass.",
  "direct-ko-stone": "Settle that ko first.",
  "no-pass": "Put a stone somewhere: who can’t has lost.",
};

/** Why a turn is not possible: what it would do, by which clause, and what one can do instead. */
export function refusedWords(
  ruleSet: RulesName,
  { message, rule }: Refusal,
  why: string | undefined,
): string {
  const instead = (why && INSTEAD[why]) || "";
  return `Not by ${RULE_SETS[ruleSet].words}: ${message} (${clauseWords(ruleSet, rule)}).${instead && ` ${instead}`}`;
}
