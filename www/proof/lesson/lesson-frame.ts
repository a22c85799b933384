/** The places of a proof table in a lesson: the board in its column, the words in the text. */
import { element } from "../../dom.ts";
import { reveal } from "../../table/reveal.ts";
import { noticePlace, type Parts, type ProofFrame, speaker } from "../proof-frame.ts";
import type { Lesson } from "./lesson.ts";

export function buildLessonFrame(
  host: HTMLElement,
  { board, aside }: Pick<Lesson, "board" | "aside">,
  parts: Omit<Parts, "hints">,
): ProofFrame {
  const answer = element("div", { class: "proof-answer" });
  const { element: spoken, say } = speaker();
  const notice = noticePlace();
  const stand = element("div", { class: "proof stand" }, notice, parts.view, parts.controls, parts.more);
  const words = element("section", { class: "proof lesson", "aria-label": "Proof table" }, answer, spoken);
  const tried = element(
    "details",
    { class: "tried-fold" },
    element("summary", {}, "What was tried, and the truth"),
    parts.truth,
    parts.tree,
  );
  const help = element("div", { class: "proof lesson" }, parts.budget, tried);
  host.replaceChildren(words);
  board.append(stand);
  aside.replaceChildren(help);
  const bring = (said: Element | null | undefined): void => {
    if (said) reveal(said);
  };
  return {
    answer,
    notice,
    head() {},
    turnTo(phase) {
      words.dataset.phase = phase;
      help.dataset.phase = phase;
      tried.hidden = phase !== "playing";
    },
    // The board may have become taller with what is under it.
    settle: () => void setTimeout(() => bring(answer)),
    reveal: bring,
    say,
    destroy() {
      host.replaceChildren();
      aside.replaceChildren();
      stand.remove();
    },
  };
}
