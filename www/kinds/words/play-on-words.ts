/** What is said while a line is played out against the engine. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import type { MoveName } from "../problem.ts";
import { doing } from "../problem-game.ts";
import { capital, counted, margin } from "./result-words.ts";

/** "You passed", "You played b2", "You removed the cycle and played b2". */
function did(name: MoveName): string {
  if (name === "pass") return "You passed";
  return `You ${doing(name).replace("plays ", "played ").replace("removes ", "removed ")}`;
}

/** "You played b2. White passes." Who plays for both has no reply. */
export const exchanged = (own: MoveName, reply: MoveName | null, you: Color): string =>
  `${did(own)}.${reply ? ` ${COLOR_NAMES[otherColor(you)]} ${doing(reply)}.` : ""}`;

/** What a line that was played to its end came to, beside what the best choice comes to. */
export function endWords(result: string, best: string | null, you: Color): string {
  const [own, other] = [margin(result, you), best === null ? null : margin(best, you)];
  const end = `The game is over: ${result}.`;
  if (own === null || other === null) return end;
  const points = counted(Math.abs(own - other), "point");
  if (own === other) return `${end} The best choice comes to as much.`;
  return own < other
    ? `${end} The best choice comes to ${best}: ${points} more.`
    : `${end} ${capital(points)} more than was found by looking four moves ahead.`;
}

/** Where nobody knows the best reply. */
export const openWords = (you: Color): string => {
  const enemy = COLOR_NAMES[otherColor(you)];
  return `What is best for ${enemy} is not decided here. Play for ${enemy} as well, or take back.`;
};
