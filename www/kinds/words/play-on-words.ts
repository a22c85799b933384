/** The words while a line is played out against the engine. Pure. */
import { COLOR_NAMES, otherColor } from "../../board/color.ts";
import type { Color } from "../../engine/engine.ts";
import { capital, counted, words } from "../../kit/words.ts";
import type { MoveName } from "../problem.ts";
import { cycleIn, doing } from "../problem-game.ts";
import { margin } from "./result-words.ts";

export const PLAY_ON_WORDS = words("kinds.play-on", {
  youPassed: "You passed",
  youPlayed: ({ name }: { name: string }) => `You played ${name}`,
  youRemovedCyclePlayed: ({ stone }: { stone: string }) => `You removed the cycle and played ${stone}`,
  youRemovedCycle: "You removed the cycle",
  gameOver: ({ result }: { result: string }) => `The game is over: ${result}.`,
  asMuch: "The best choice comes to as much.",
  bestMore: ({ best, points }: { best: string; points: number }) =>
    `The best choice comes to ${best}: ${counted(points, "point")} more.`,
  moreThanFound: ({ points }: { points: number }) =>
    `${capital(counted(points, "point"))} more than was found by looking four moves ahead.`,
  whatBestNotDecided: ({ enemy }: { enemy: string }) =>
    `The best play for ${enemy} is not decided here. Play for ${enemy} as well, or undo a move.`,
  playedOut: "Played out",
});

/** "You passed", "You played b2", "You removed the cycle and played b2". */
function did(name: MoveName): string {
  if (name === "pass") return PLAY_ON_WORDS.youPassed;
  const cycle = cycleIn(name);
  if (!cycle) return PLAY_ON_WORDS.youPlayed({ name });
  return cycle.stone
    ? PLAY_ON_WORDS.youRemovedCyclePlayed({ stone: cycle.stone })
    : PLAY_ON_WORDS.youRemovedCycle;
}

/** "You played b2. White passes." Who plays for both has no reply. */
export const exchanged = (own: MoveName | null, reply: MoveName | null, you: Color): string =>
  [own && `${did(own)}.`, reply && `${COLOR_NAMES[otherColor(you)]} ${doing(reply)}.`]
    .filter(Boolean)
    .join(" ");

/** The result of a line played to its end, beside that of the best choice. */
export function endWords(result: string, best: string | null, you: Color): string {
  const [own, other] = [margin(result, you), best === null ? null : margin(best, you)];
  const end = PLAY_ON_WORDS.gameOver({ result });
  if (own === null || other === null || best === null) return end;
  const points = Math.abs(own - other);
  const beside =
    own === other
      ? PLAY_ON_WORDS.asMuch
      : own < other
        ? PLAY_ON_WORDS.bestMore({ best, points })
        : PLAY_ON_WORDS.moreThanFound({ points });
  return `${end} ${beside}`;
}

/** Where nobody knows the best reply. */
export const openWords = (you: Color): string => {
  const enemy = COLOR_NAMES[otherColor(you)];
  return PLAY_ON_WORDS.whatBestNotDecided({ enemy });
};
