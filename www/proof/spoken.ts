/** The words for readers who listen, after each event. */
import { refusalWords, situationWords } from "../table/situation-words.ts";
import { statementAt } from "./answer.ts";
import type { PlayState } from "./argument/argument-state.ts";
import type { News } from "./argument/play.ts";
import { hintWords, NO_HINT } from "./hints.ts";
import { NAMES, triedLabel } from "./proof-words.ts";
import { TABLE } from "./words.ts";

/** `untold`: said before the first move in place of what becomes of the claim. */
export function spokenNews(play: PlayState, news: News, untold = ""): string {
  // The reply comes at once, and what is said of it begins with the reader’s own move.
  if (news === "seen") return "";
  const { here, board, you } = play;
  const told = statementAt(play, null, untold);
  const words = [told.headline, ...told.paragraphs].join(" ");
  switch (news) {
    case "move":
      return play.over
        ? words
        : `${words} ${
            here.situation.turn === you && !play.both
              ? TABLE.yourTurn
              : TABLE.turn({ name: NAMES[here.situation.turn] })
          }`;
    case "visit":
      return untold && here.parent === null
        ? words
        : [`${triedLabel(board, here)}.`, situationWords(board, here.situation)].join(" ");
    case "walk":
      // What plays by itself is said at its end; its moves would come too fast.
      if (play.walk?.kind === "line" && play.walk.itself)
        return play.walk.step === play.walk.shown.moves.length ? (told.paragraphs.at(-1) ?? "") : "";
      return play.walk?.kind === "end" ? (play.walk.end.steps[play.walk.step]?.words ?? words) : words;
    case "hint": {
      if (play.hints?.length === 0) return NO_HINT;
      const hint = play.hints?.[play.open - 1];
      return TABLE.hintSaid({ number: play.open, hint: hint ? hintWords(play, hint) : "" });
    }
    case "side":
      return TABLE.youNow({ you: NAMES[you] });
    case "refusal":
      return play.refusal ? refusalWords(play.refusal) : "";
    case "thinking":
      return "";
    case "known":
      return "";
    default:
      return words;
  }
}
