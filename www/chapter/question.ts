/** A question below the board: the reader answers first, and is told afterwards. */
import { need } from "../dom.ts";
import { type Said, showAnswer } from "./answer.ts";
import type { Question } from "./data.ts";

/** What to say to an answer, given as its number in the list or as the number asked for. Null to none. */
export function reply(question: Question, given: string): Said | null {
  const number = /^\d+$/.test(given.trim()) ? Number(given) : null;
  if (number === null) return null;
  if (question.kind === "number") {
    const right = number === question.number;
    return { tone: right ? "solved" : "astray", text: right ? question.right : question.wrong };
  }
  const chosen = question.answers[number];
  return chosen ? { tone: chosen.right ? "solved" : "astray", text: chosen.reply } : null;
}

const NONE: Said = { tone: "open", text: "Give an answer first. A guess will do." };

/** Listens to the form of a question. It may be answered again, for who looks back. */
export function askQuestion(
  form: HTMLFormElement,
  question: Question,
  host: HTMLElement,
  solved: () => void,
): void {
  showAnswer(host, null);
  form.onsubmit = (event) => {
    event.preventDefault();
    const said = reply(question, String(new FormData(form).get("answer") ?? ""));
    showAnswer(host, said ?? NONE);
    if (said?.tone === "solved") solved();
    else if (!said) need<HTMLElement>(form, "input").focus();
  };
}
