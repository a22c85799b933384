/** What a step says to the reader's moves, in the place below its task. */
import { element } from "../dom.ts";
import type { Attempt } from "../engine/engine.ts";
import { moveWords, refusalWords } from "../table/words.ts";

export type Tone = "solved" | "refused" | "astray" | "open";

export interface Said {
  tone: Tone;
  text: string;
}

const ASTRAY = "That is a legal move, but it leads away from this step. Go back and try another point.";

/** What to say to an attempt, or null when the board already says enough. */
export function say(attempt: Attempt, made: number): Said | null {
  const { verdict, line } = attempt;
  if (verdict === "solved") return { tone: "solved", text: attempt.say ?? "That is it." };
  if (line.refusal) return { tone: "refused", text: refusalWords(line.refusal) };
  if (verdict === "astray") return { tone: "astray", text: attempt.say ?? ASTRAY };
  if (attempt.say) return { tone: "open", text: attempt.say };
  const replies = line.situations.slice(made + 1);
  const words = replies.map((situation) => moveWords(line.board, situation)).join(" ");
  return words ? { tone: "open", text: words } : null;
}

/** Shows the answer, and the hints opened so far below it. */
export function showAnswer(host: HTMLElement, said: Said | null, hints: readonly string[]): void {
  host.replaceChildren();
  if (said) host.append(element("p", { class: `said ${said.tone}` }, said.text));
  hints.forEach((hint, index) => {
    host.append(
      element("p", { class: "hint" }, element("span", { class: "label" }, `Hint ${index + 1}`), ` ${hint}`),
    );
  });
  // On a small screen the answer may lie below the fold.
  if (host.hasChildNodes()) host.scrollIntoView({ block: "nearest" });
}
