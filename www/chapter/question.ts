/** A question below the board: the reader answers first, and is told afterwards. */
import { drawFigure } from "../board/index.ts";
import { need } from "../dom.ts";
import { engine, type PositionInput } from "../engine/engine.ts";
import { revealReply } from "../table/reveal.ts";
import { control } from "./area-overlay.ts";
import type { Answer, Areas, Question } from "./data.ts";
import { addAnswer, type StepAnswer, showAnswer } from "./step-answer.ts";

/** What to say to an answer, given as its number in the list or as the number asked for. Null to none. `later`: what is right
 * comes out in the next section, so all answers are as good till then. */
export function reply(question: Question, given: string, later = false): StepAnswer | null {
  const number = /^\d+$/.test(given.trim()) ? Number(given) : null;
  if (number === null) return null;
  if (question.kind === "number") {
    const right = number === question.number;
    return { tone: right ? "solved" : "astray", text: right ? question.right : question.wrong };
  }
  const chosen = question.answers[number];
  if (!chosen) return null;
  if (later) return { tone: "solved", text: chosen.reply, head: "Noted." };
  if (chosen.right) return { tone: "solved", text: chosen.reply };
  const truth = toldAfter(question);
  // Of a map there is nothing left to find out by guessing again: it is shown, and what the reply asks has the last word.
  return {
    tone: "astray",
    text: truth ? `The right answer is: “${truth.text.replace(/[.]$/, "")}”. ${chosen.reply}` : chosen.reply,
  };
}

/** The right answer, where its map is shown after any answer. */
export function toldAfter(question: Question): (Answer & { control: Areas }) | null {
  if (question.kind !== "choice") return null;
  const right = question.answers.find((answer) => answer.right);
  return right?.control ? { ...right, control: right.control } : null;
}

/** The line that a reply tells of, so that it can be shown; null where there is nothing to see. */
export function toldLine(question: Question, given: string): string | null {
  if (question.kind !== "choice") return null;
  const line = question.answers[Number(given)]?.after ?? "";
  // Passes alone change nothing on the board.
  return /^(pass|\s)*$/.test(line) ? null : line;
}

/** The points of which an answer speaks; none where it speaks of none. */
export const outlineOf = (question: Question, given: string): number[] =>
  (question.kind === "choice" && question.answers[Number(given)]?.outline) || [];

export interface QuestionActs {
  position: PositionInput;
  question: Question;
  /** What is right is not told here. */
  later: boolean;
  /** Where the reply is said. */
  host: HTMLElement;
  /** Whether it is done already. */
  done: boolean;
  /** What was guessed at another visit, by its number; null where nothing was. */
  guessed: number | null;
  answered(answer: number): void;
  solved(): void;
  /** The line of a reply is to be played on the board. */
  play(line: string): void;
  /** An answer is chosen that speaks of these points, or of none. */
  point(points: number[]): void;
  /** The truth is told: its areas are shown on the board. */
  told(areas: Areas): void;
}

/** Listens to the form of a question. It may be answered again, for who looks back. */
export function askQuestion(form: HTMLFormElement, asked: QuestionActs): void {
  const { question, later, position, host, guessed } = asked;
  const send = need<HTMLButtonElement>(form, "[type=submit]");
  const given = (): string => String(new FormData(form).get("answer") ?? "").trim();
  let open = !asked.done;
  /** Before something is chosen there is nothing to press; what is chosen is pressed next. */
  const show = (): void => {
    const chosen = given() !== "";
    send.disabled = !chosen;
    send.className = open && chosen ? "filled" : "quiet";
    form.classList.toggle("open", open);
    // What was told stays told; only who chooses anew has something to press.
    form.classList.toggle("answered", !open);
    form.classList.toggle("chosen", chosen);
  };
  const kept = asked.done && !later ? rightOne(question) : guessed;
  if (kept !== null) choose(form, kept);
  const before = kept !== null && asked.done ? reply(question, String(kept), later) : null;
  show();
  if (before) addAnswer(host, before);
  drawMaps(form, position, question);
  form.addEventListener("input", () => {
    show();
    // Before it says anything, so that it is heard when it does.
    if (host.childElementCount === 0) placeBelow(form, host);
    form.classList.remove("answered");
    asked.point(outlineOf(question, given()));
  });
  // Whoever comes back to the page finds chosen what he had chosen, and nobody has told of that.
  addEventListener("pageshow", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const said = reply(question, given(), later);
    if (!said) return need<HTMLElement>(form, "input").focus();
    asked.answered(Number(given()));
    const truth = later ? null : toldAfter(question);
    // Before it is said: the buttons take another place then, and what is said must stay in sight.
    if (truth || said.tone === "solved") open = false;
    show();
    if (truth) asked.told(truth.control);
    const line = toldLine(question, given());
    placeBelow(form, host);
    const play = line === null ? null : () => asked.play(line);
    showAnswer(host, said, { takeBack: null, show: play }, revealReply);
    if (said.tone === "solved") asked.solved();
  });
}

/**
 * The reply stands below the answer that it replies to: below all of them it would often be out of sight. That answer stays
 * where it is on the screen.
 */
function placeBelow(form: HTMLFormElement, host: HTMLElement): void {
  const chosen = form.querySelector("[type=radio]:checked")?.closest(".choice");
  if (!chosen || chosen.nextElementSibling === host) return;
  const { top } = chosen.getBoundingClientRect();
  chosen.after(host);
  scrollBy({ top: chosen.getBoundingClientRect().top - top, behavior: "instant" });
}

/** What was said when the question was done; several guesses may have come before. */
const rightOne = (question: Question): number =>
  question.kind === "number" ? question.number : question.answers.findIndex(({ right }) => right);

/** Puts an answer of another visit into the form. */
function choose(form: HTMLFormElement, answer: number): void {
  const radio = form.querySelector<HTMLInputElement>(`[type=radio][value="${answer}"]`);
  const number = form.querySelector<HTMLInputElement>("input:not([type=radio])");
  if (radio) radio.checked = true;
  else if (number) number.value = String(answer);
}

/** Beside each answer that tells who controls what, a small map of it. */
function drawMaps(form: HTMLFormElement, position: PositionInput, question: Question): void {
  if (question.kind !== "choice" || !question.answers.some((answer) => answer.control)) return;
  engine.follow(position, []).then(
    ({ board, situations: [situation] }) => {
      if (!situation) return;
      const { stones, marks } = situation;
      question.answers.forEach((answer, index) => {
        const place = form.querySelector<HTMLElement>(`[data-map="${index}"]`);
        if (!place || !answer.control) return;
        const view = { stones, marks, control: control(answer.control) };
        // The answer says in words what the map shows.
        const figure = drawFigure(board, view, { label: "" });
        place.replaceChildren(figure);
      });
    },
    // The words are there, and the table has told already that the engine is missing.
    () => {},
  );
}
