/** The words of a problem: its task, what was said to the answer, and the hints that are open. */
import { element } from "../dom.ts";
import { clauses, sign } from "../proof/ui.ts";
import { reveal } from "../table/reveal.ts";
import type { Explanation, Hint, Task } from "./asking.ts";

/** What is said beside the answer, and smaller. */
export const note = (words: string): HTMLElement => element("span", { class: "note" }, words);

export class ProblemWords {
  /** What was said takes the focus, so that it is read aloud and the next Tab is beside it. */
  private readonly said = element("div", { class: "said-part", tabindex: "-1", hidden: "" });
  private readonly remarked = element("p", { class: "remarked", role: "status" });
  private readonly hints = element("ol", { class: "opened-hints", "aria-label": "Hints", hidden: "" });
  private readonly heading: HTMLElement;
  private readonly lines = element("div", { class: "task-lines" });
  private readonly help = element("p", { class: "help" });

  /** `head` is what the task's heading is: an article has its own order of headings. */
  constructor(place: HTMLElement, parts: HTMLElement, told: HTMLElement, head: "h2" | "p") {
    this.heading = element(head, { class: "task", tabindex: "-1" });
    place.append(
      element(
        "div",
        { class: "kind" },
        this.heading,
        this.lines,
        this.help,
        parts,
        this.remarked,
        this.said,
        told,
        // A list that were a status itself would be no list any more.
        element("div", { role: "status" }, this.hints),
      ),
    );
  }

  task({ title, lines, help }: Task): void {
    this.heading.textContent = title;
    this.lines.replaceChildren(...lines.map((line) => element("p", { class: "task-words" }, line)));
    this.help.textContent = help;
  }

  /** How to answer is of no use once that is done; hints are of use until all is told. */
  settle(answered: boolean, done: boolean): void {
    this.help.hidden = answered;
    if (done) this.hints.hidden = true;
  }

  remark(words: string): void {
    this.remarked.textContent = words;
    if (words) reveal(this.remarked);
  }

  tell({ sign: kind, headline, paragraphs, legend }: Explanation): void {
    this.remark("");
    const head = element("p", { class: "headline" }, kind && sign(kind), " ", headline);
    this.said.replaceChildren(
      head,
      ...paragraphs.map((words) =>
        element("p", {}, ...(typeof words === "string" ? clauses(words) : [words])),
      ),
      ...(legend ? [legend] : []),
    );
    this.said.hidden = false;
    this.said.focus({ preventScroll: true });
    reveal(this.said);
  }

  untell(): void {
    this.said.replaceChildren();
    this.said.hidden = true;
  }

  hint({ words }: Hint): void {
    const shown = element("li", {}, ...clauses(words));
    this.hints.append(shown);
    this.hints.hidden = false;
    reveal(shown);
  }
}
