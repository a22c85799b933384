/** What a step says to the reader's moves, in the place below its task. */
import { button, element } from "../dom.ts";
import type { Attempt, Refusal } from "../engine/engine.ts";
import { clausePage } from "../table/clause-page.ts";
import type { AnyMove } from "../table/game.ts";
import { reveal } from "../table/reveal.ts";
import { moveWords, plainRefusal } from "../table/situation-words.ts";
import type { Table } from "../table/table.ts";

export type Tone = "solved" | "astray" | "open";

export interface StepAnswer {
  tone: Tone;
  text: string;
  /** What it begins with where something is done; "Done." if absent. */
  head?: string;
}

const ASTRAY = "That is a legal turn, but it leads away from this step. Take it back and try another.";

/** What to say to an attempt, or null when the board already says enough. */
export function stepAnswer(
  attempt: Pick<Attempt, "verdict" | "line" | "say">,
  made: number,
  told: typeof moveWords = moveWords,
): StepAnswer | null {
  const { verdict, line } = attempt;
  if (verdict === "solved") return { tone: "solved", text: attempt.say ?? "" };
  if (verdict === "astray") return { tone: "astray", text: attempt.say ?? ASTRAY };
  if (attempt.say) return { tone: "open", text: attempt.say };
  const replies = line.situations.slice(made + 1);
  const words = replies.map((situation) => told(line.board, situation)).join(" ");
  return words ? { tone: "open", text: words } : null;
}

/** What one can do about what is said. */
export interface AnswerActs {
  /** Takes back a move that led astray; null where none was made. */
  takeBack: (() => void) | null;
  /** Plays on the board what is said to follow; null where nothing is known of it, or a step has played it by then. */
  show?: (() => void) | null;
  /** Plays the rest of a long step; null where it is short, or just begun. */
  rest?: (() => void) | null;
}

/** Shows an answer in place of the last one, or clears the place; `bring` brings it into sight. */
export function showAnswer(
  host: HTMLElement,
  said: StepAnswer | null,
  acts?: AnswerActs,
  bring: (host: Element) => void = reveal,
): void {
  host.replaceChildren();
  const { show, rest } = acts ?? {};
  if (!said && !rest) return;
  if (said) host.append(answerIn(said));
  const takeBack = said?.tone === "astray" ? acts?.takeBack : null;
  if (takeBack || show || rest)
    host.append(
      element(
        "p",
        { class: "answer-acts" },
        takeBack && button("Take back", "filled", takeBack),
        show && button("Show me", "quiet", show),
        rest && button("Play the rest", "quiet", rest),
      ),
    );
  bring(host);
}

/** Why a move was refused, under the board until the next move; the clause is a link behind it. */
export function refuse(table: Pick<Table<AnyMove>, "remark">, refusal: Refusal): void {
  table.remark(plainRefusal(refusal), " ", ruleLink(refusal.rule));
}

/** What a step says to a refused move, above what was said before, which stays. */
export function showRefused(host: HTMLElement, text: string): void {
  host.querySelector(".refused")?.remove();
  if (!text) return;
  host.prepend(element("p", { class: "said refused" }, text));
  reveal(host);
}

/** What was said at another visit: there, and not brought into sight. */
export const addAnswer = (host: HTMLElement, said: StepAnswer): void => host.append(answerIn(said));

/** Shows an answer in place of the last one, above the hints, which stay. */
export function showAboveHints(host: HTMLElement, said: StepAnswer | null): void {
  host.querySelector(".said")?.remove();
  if (said) host.prepend(answerIn(said));
}

function answerIn({ tone, text, head }: StepAnswer): HTMLElement {
  const done = tone === "solved" && element("strong", {}, head ?? "Done.");
  // The space belongs to what follows: at the end of a word of its own it is not read aloud.
  return element("p", { class: `said ${tone}${head ? " noted" : ""}` }, done, done ? ` ${text}` : text);
}

/** Whoever wants to read why; the number of the clause is for those who listen, and stands on its page. */
const ruleLink = (rule: string): HTMLElement =>
  element("a", { class: "rule", href: clausePage(rule), "aria-label": `The rule, ${rule}` }, "The rule");

/** Adds a hint below what is there, so that it alone is read aloud. */
export function addHint(host: HTMLElement, number: number, hint: string): void {
  const label = element("span", { class: "label" }, `Hint ${number}:`);
  const shown = element("p", { class: "hint" }, label, ` ${hint}`);
  host.append(shown);
  reveal(shown);
}
